"""The ground floor: texts, places in them, and what is said about those places."""
