"""Equality of classics with open_spiel's exact game trees (the `test` extra brings open_spiel)."""
