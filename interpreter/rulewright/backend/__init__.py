"""What runs a Program: the reference interpreter (`runtime`), and the printer of C (`codegen`)."""
