"""Numbers of games added up as they come, and what they say of all games: a mean, and an interval that is never of no
width.

In: a number for each game. Out: estimates. Memory does not grow with the number of games. Games without a number
(`nan`) are left out. Shares: E. B. Wilson's interval where each number is 0 or 1. Numbers between bounds: Student's,
with two games at each bound added to those that were played, so that it holds at the edges too (A. Agresti, B. A.
Coull, "Approximate is better than exact for interval estimation of binomial proportions", The American Statistician 52,
1998). Others: Student's.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import combinations
from math import isnan, sqrt

from rulewright.stats import LEVEL, ConfidenceInterval, share, t_quantile

ADDED = 2
"""So many games at each bound."""
ALIKE = 1e-24
"""Numbers that differ by no more than this, squared and as a part of them, do so by rounding alone."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """What was found over `games` games. Without an interval, the number says nothing beyond these games."""

    number: float | None
    interval: ConfidenceInterval | None
    games: int


@dataclass(slots=True)
class RunningMean:
    """Adds up numbers; `low` and `high` are their bounds, if they have any."""

    low: float | None = None
    high: float | None = None
    count: int = 0
    total: float = 0.0
    squares: float = 0.0
    first: float = 0.0
    moved: float = 0.0
    moved_squares: float = 0.0
    """Sums of what lies between a number and the first one: large numbers that differ by little keep their spread."""

    def add(self, numbers: Iterable[float]) -> None:
        for number in numbers:
            if not isnan(number):
                self.first = self.first if self.count else number
                self.count += 1
                self.total += number
                self.squares += number * number
                self.moved += number - self.first
                self.moved_squares += (number - self.first) ** 2

    def estimate(self, level: float = LEVEL) -> Estimate:
        """The mean with its interval."""
        if not self.count:
            return Estimate(None, None, 0)
        return Estimate(self.total / self.count, self._with_the_mean(self._interval(level)), self.count)

    def _interval(self, level: float) -> ConfidenceInterval | None:
        if self.low is None or self.high is None:
            return self._student((), level)
        if (self.low, self.high) == (0, 1) and self.total == self.squares:
            return share(self.total, self.count, level)
        wide = self._student((self.low, self.high) * ADDED, level)
        assert wide is not None
        return ConfidenceInterval(max(self.low, wide.low), min(self.high, wide.high))

    def _student(self, added: Sequence[float], level: float) -> ConfidenceInterval | None:
        """With what is added in thought. None where it would have no width: of one number, or of equal ones."""
        count = self.count + len(added)
        moved = self.moved + sum(number - self.first for number in added)
        spread = self.moved_squares + sum((number - self.first) ** 2 for number in added) - moved * moved / count
        if count < 2 or spread <= ALIKE * (self.squares + sum(number * number for number in added)):
            return None
        half = t_quantile((1 + level) / 2, count - 1) * sqrt(spread / (count - 1) / count)
        mean = self.first + moved / count
        return ConfidenceInterval(mean - half, mean + half)

    def _with_the_mean(self, found: ConfidenceInterval | None) -> ConfidenceInterval | None:
        """Rounding must not leave it outside."""
        mean = self.total / self.count
        return None if found is None else ConfidenceInterval(min(found.low, mean), max(found.high, mean))


class RunningGap:
    """The largest difference between the means of two columns of shares, game by game."""

    def __init__(self, columns: int) -> None:
        self.pairs = {pair: RunningMean(-1, 1) for pair in combinations(range(columns), 2)}

    def add(self, columns: Iterable[Iterable[float]]) -> None:
        rows = [list(column) for column in columns]
        for (one, other), running in self.pairs.items():
            running.add(a - b for a, b in zip(rows[one], rows[other], strict=True))

    def estimate(self) -> Estimate:
        """All pairs are judged together (Bonferroni): the interval holds whichever pair turns out to differ most."""
        found = [running.estimate(1 - (1 - LEVEL) / len(self.pairs)) for running in self.pairs.values()]
        numbers = [abs(one.number) for one in found if one.number is not None]
        spans = [one.interval for one in found if one.interval is not None]
        if not numbers or not spans:
            return Estimate(max(numbers, default=None), None, found[0].games if found else 0)
        low = max(max(span.low, -span.high, 0.0) for span in spans)
        high = max(max(span.high, -span.low) for span in spans)
        return Estimate(max(numbers), ConfidenceInterval(low, high), found[0].games)
