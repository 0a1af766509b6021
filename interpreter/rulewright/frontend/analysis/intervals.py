"""Intervals: all integers between two ends, and the largest that count."""

from __future__ import annotations

from dataclasses import dataclass

WIDEST = 2**31 - 1
"""The largest number that a slot of the state holds; what is computed on the way may be larger."""
LIMIT = 2**100
BEYOND = 2**101
"""What may be larger than `LIMIT` may be as large as that, which no other interval
excludes: nothing is claimed of it.
"""


@dataclass(frozen=True, slots=True)
class Interval:
    """All integers from `low` to `high`."""

    low: int
    high: int

    def hull(self, other: Interval) -> Interval:
        return Interval(min(self.low, other.low), max(self.high, other.high))


def computed(low: int, high: int) -> Interval:
    """The interval of a result. The runtime computes without a largest number, so none is believed here."""
    return Interval(
        -BEYOND if low < -LIMIT else min(low, LIMIT),
        BEYOND if high > LIMIT else max(high, -LIMIT),
    )


EVERY_NUMBER = Interval(-BEYOND, BEYOND)
