"""Small inputs that went wrong once, each with what is right: see `inputs/`, a folder each."""
