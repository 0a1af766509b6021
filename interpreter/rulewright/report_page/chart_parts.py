"""What is drawn, as data: intervals in the rows of a table, curves, bars.

In: numbers, and None where there is none. Out: frozen data. What is missing stays missing: it is drawn nowhere, and no
axis reaches for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rulewright.sentences import Words

Shown = Callable[[float], str]
"""A number as text."""


@dataclass(frozen=True, slots=True)
class Strip:
    """A figure with its interval, drawn in a cell. Without a value the cell is a gap."""

    value: float | None
    low: float | None = None
    high: float | None = None

    @property
    def numbers(self) -> tuple[float, ...]:
        return tuple(number for number in (self.value, self.low, self.high) if number is not None)


@dataclass(frozen=True, slots=True)
class StripAxis:
    """What all strips of a table are drawn on. `mark`: a line for what they are held against."""

    low: float
    high: float
    show: Shown
    mark: float | None = None

    def place(self, value: float) -> float:
        """From 0 to 100."""
        return round(100 * (min(max(value, self.low), self.high) - self.low) / (self.high - self.low), 2)


SHARES = (0.0, 1.0)


def axis_of(
    strips: Iterable[Strip], show: Shown, mark: float | None = None, within: tuple[float, float] | None = None
) -> StripAxis:
    """From the smallest to the largest number, with some room, `within` what numbers there are;
    of equal numbers, about them.
    """
    numbers = [number for strip in strips for number in strip.numbers] + ([] if mark is None else [mark])
    low, high = (min(numbers), max(numbers)) if numbers else (0.0, 1.0)
    room = 0.05 * (high - low) or 0.05 * abs(high) or 0.05
    if within is not None:
        return StripAxis(max(low - room, within[0]), min(high + room, within[1]), show, mark)
    return StripAxis(low - room, high + room, show, mark)


@dataclass(frozen=True, slots=True)
class ChartPoint:
    """Without a value the curve has a gap here."""

    at: float
    value: float | None
    low: float | None = None
    high: float | None = None


@dataclass(frozen=True, slots=True)
class CurveLine:
    """One curve, with the range of its intervals behind it."""

    name: Words
    points: tuple[ChartPoint, ...]


@dataclass(frozen=True, slots=True)
class CurveChart:
    """`ends`: of the vertical axis; none: as far as the numbers reach."""

    title: Words
    across: Words
    lines: tuple[CurveLine, ...]
    show_at: Shown
    show: Shown
    ends: tuple[float, float] | None = None
    mark: float | None = None


@dataclass(frozen=True, slots=True)
class BarChart:
    """How often each number occurs."""

    title: Words
    across: Words
    counts: tuple[tuple[int, int], ...]
    marks: tuple[tuple[Words, int], ...] = ()
    """Numbers with a line and a name."""
