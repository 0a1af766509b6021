"""Axes with round numbers.

In: the ends of what is drawn. Out: where lines with numbers stand. Complains about nothing: of equal ends, an axis
about them.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, floor, log10

STEPS = (1, 2, 5, 10)
WIDE, HIGH = 400, 220
LEFT, RIGHT, TOP, BOTTOM = 52, 378, 12, 178
"""Where charts are drawn: between these, in a field so wide and so high."""


@dataclass(frozen=True, slots=True)
class ChartAxis:
    """`marks`: numbers that are written beside it."""

    low: float
    high: float
    marks: tuple[float, ...]

    def across(self, value: float) -> float:
        return self._placed(value, LEFT, RIGHT)

    def up(self, value: float) -> float:
        return self._placed(value, BOTTOM, TOP)

    def _placed(self, value: float, start: float, end: float) -> float:
        part = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return round(start + part * (end - start), 1)


def round_axis(low: float, high: float, most: int = 5, whole: bool = False) -> ChartAxis:
    """An axis that reaches from one round number to another, about `most` steps long."""
    if high <= low:
        low, high = low - (abs(low) or 1.0) / 2, high + (abs(high) or 1.0) / 2
    step = _step((high - low) / most, whole)
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return ChartAxis(first * step, last * step, tuple(round(place * step, 12) for place in range(first, last + 1)))


def _step(rough: float, whole: bool) -> float:
    power = 10.0 ** floor(log10(rough))
    step = next(power * one for one in STEPS if power * one >= rough * (1 - 1e-9))
    return max(1.0, step) if whole else step
