"""What can be told of a typed ruleset without playing it: constants, bounds, visibility, and the checks."""
