"""What stands at a place where somebody writes, and what may stand there."""
