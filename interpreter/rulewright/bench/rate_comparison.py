"""Contenders measured in turn, in rounds; rates by CPU time of this process, and ratios within rounds."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from statistics import median

from rulewright.bench.contenders import Contender

ROUND = 0.2
"""Seconds of CPU that a contender plays in a round, about."""
MOST_GAMES = 5_000_000


@dataclass
class RateRow:
    """What was measured of a contender. `rates` are games a CPU second, by round; `ratios` to the first contender."""

    contender: Contender
    rates: list[float] = field(default_factory=list)
    ratios: list[float] = field(default_factory=list)
    games: int = 0
    decisions: int = 0

    @property
    def rate(self) -> float:
        return median(self.rates)

    @property
    def ratio(self) -> float:
        return median(self.ratios)

    @property
    def length(self) -> float:
        """Decisions a game; 0 where they are not counted."""
        return self.decisions / self.games

    @property
    def decision_rate(self) -> float | None:
        """Decisions a CPU second, where they are counted."""
        return self.rate * self.length if self.decisions else None


@dataclass(frozen=True)
class RateComparison:
    """All rows, and why others are missing."""

    rows: tuple[RateRow, ...]
    missing: tuple[str, ...]

    def row(self, name: str) -> RateRow | None:
        return next((row for row in self.rows if row.contender.name == name), None)

    def between(self, name: str, other: str, decisions: bool = False) -> float | None:
        """The median of the ratios of two contenders, round by round: of games, or
        of decisions, where both count them.
        """
        one, two = self.row(name), self.row(other)
        if one is None or two is None:
            return None
        games = median(a / b for a, b in zip(one.rates, two.rates, strict=True))
        if not decisions:
            return games
        return games * one.length / two.length if one.length and two.length else None


def compared(
    found: Sequence[Contender | str], rounds: int, games: int | None, tick: Callable[[], None] = lambda: None
) -> RateComparison:
    """Plays in rounds: each contender so many games, or as many as a fifth of a second holds."""
    rows = [RateRow(one) for one in found if isinstance(one, Contender)]
    counts = [games if games is not None else fitting(row.contender) for row in rows]
    for round_ in range(rounds):
        for row, count in zip(rows, counts, strict=True):
            row.contender.prepare(round_ * count, count)
            start = time.process_time()
            row.decisions += row.contender.play(round_ * count, count)
            row.games += count
            row.rates.append(count / max(time.process_time() - start, 1e-9))
            row.ratios.append(row.rates[-1] / rows[0].rates[-1])
            tick()
    return RateComparison(tuple(rows), tuple(one for one in found if isinstance(one, str)))


def fitting(contender: Contender) -> int:
    """How many games fill a round. A first try warms up as well."""
    count = 1
    while True:
        contender.prepare(0, count)
        start = time.process_time()
        contender.play(0, count)
        used = time.process_time() - start
        if used >= ROUND / 4 or count >= MOST_GAMES:
            return max(1, min(MOST_GAMES, round(count * ROUND / max(used, 1e-9))))
        count *= 4
