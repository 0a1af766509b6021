"""Quantiles of whole numbers, with intervals that take no shape for granted: between which of the ordered numbers a
quantile lies, by the binomial distribution.

In: numbers. Out: quantiles. W. J. Conover, "Practical Nonparametric Statistics", section on confidence intervals for a
quantile.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from math import ceil, floor, sqrt
from statistics import NormalDist

from rulewright.stats import LEVEL

PARTS = {"p5": 0.05, "median": 0.5, "p95": 0.95}


@dataclass(frozen=True, slots=True)
class Quantile:
    """An end of the interval is None where there are too few numbers to tell."""

    number: int
    low: int | None
    high: int | None


@dataclass(slots=True)
class Quantiles:
    """Counts numbers. Its size grows with how many different ones there are."""

    counts: Counter[int] = field(default_factory=Counter)

    @property
    def count(self) -> int:
        return self.counts.total()

    def quantile(self, part: float, level: float = LEVEL) -> Quantile | None:
        """The smallest number that so large a part of all does not exceed. None of nothing."""
        if not self.counts:
            return None
        half = NormalDist().inv_cdf((1 + level) / 2) * sqrt(self.count * part * (1 - part))
        low, high = floor(self.count * part - half), ceil(self.count * part + half) + 1
        return Quantile(
            self._ordered(max(1, ceil(part * self.count))),
            self._ordered(low) if low >= 1 else None,
            self._ordered(high) if high <= self.count else None,
        )

    def share_within(self, low: int, high: int) -> int:
        """How many lie between the two, both included."""
        return sum(times for number, times in self.counts.items() if low <= number <= high)

    def _ordered(self, place: int) -> int:
        """The number at a place, counted from 1, when all are put in order."""
        for number in sorted(self.counts):
            place -= self.counts[number]
            if place <= 0:
                return number
        raise IndexError(place)
