"""What rules do to a game, measured: metrics, comparisons of variants, targets of a designer."""
