"""Independent plain-Python implementations of the games, used as yardsticks."""
