"""Rulesets with mistakes: what is told about each, and that nothing worse than a message ever happens."""
