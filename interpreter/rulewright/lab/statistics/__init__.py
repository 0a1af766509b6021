"""Statistics of comparisons: intervals that hold at their edges, corrections for many tests, looks in between."""
