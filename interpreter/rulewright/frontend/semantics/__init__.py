"""What the author meant: names, types, bounds, visibility, and what must be declared."""
