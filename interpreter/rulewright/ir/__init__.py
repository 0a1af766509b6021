"""What the machine does: the table of operations, the Program, its verifier and its text form."""
