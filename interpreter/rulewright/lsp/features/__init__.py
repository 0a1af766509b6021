"""What an editor asks for, one module each."""
