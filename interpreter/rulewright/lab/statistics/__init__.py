"""Statistics of comparisons: intervals that hold at their edges, corrections for many tests, looks in between."""

from rulewright.lab.statistics.corrections import benjamini_hochberg, holm
from rulewright.lab.statistics.looks import ERROR, Looks, narrowing_looks, one_look, repeated_looks
from rulewright.lab.statistics.mean_estimates import MeanEstimate, correlation, deviation_of, estimate, scale_of
from rulewright.lab.statistics.seat_gaps import contrast, farthest, gap_interval

__all__ = [
    "ERROR",
    "Looks",
    "MeanEstimate",
    "benjamini_hochberg",
    "contrast",
    "correlation",
    "deviation_of",
    "estimate",
    "farthest",
    "gap_interval",
    "holm",
    "narrowing_looks",
    "one_look",
    "repeated_looks",
    "scale_of",
]
