"""What the author wrote: YAML nodes with positions, and the small language inside them."""
