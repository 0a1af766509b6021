"""Search: the same on both backends; strong; honest."""
