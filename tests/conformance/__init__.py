"""Backends held against each other: the same seed and choices give the same game, decision by decision."""
