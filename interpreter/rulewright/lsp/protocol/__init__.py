"""The protocol: its messages, places, addresses and types."""
