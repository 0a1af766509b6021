"""The reference interpreter: it runs a Program and is its meaning."""
