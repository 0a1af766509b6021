"""Games between bots with all that was decided in them, and the files that hold them."""
