"""Rule coverage."""
