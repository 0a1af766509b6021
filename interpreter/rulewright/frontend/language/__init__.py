"""What the language offers, as tables: the single source for the typer, analysis, the handbook and tests."""
