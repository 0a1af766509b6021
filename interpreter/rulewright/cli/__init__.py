"""The command line: arguments in, exit codes out. Nothing here knows how anything is done."""
