"""How games go, from their beginning to their end: who leads when, and how sure the outcome is.

In: games with values of positions. Out: curves of points, each a mean over games with its interval. A game counts once
at each point; where no game gives a number there is none. The point at p percent is the position before which that part
of the decisions is made, as in `lead_kept_50`.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from rulewright.lab.metrics.decision_metrics import OPEN_BELOW
from rulewright.lab.metrics.estimates import Estimate, RunningMean
from rulewright.lab.metrics.logged_games import GameTrace

EVERY = 5
MOMENTS = tuple(range(0, 101, EVERY))
"""Percent of a game."""
WINNER, LEADER, OPEN = "worth of the later winner's position", "who leads wins", "nobody is at 90 % yet"
NAMES = (WINNER, LEADER, OPEN)


def _all() -> dict[str, list[RunningMean]]:
    return {name: [RunningMean(0, 1) for _ in MOMENTS] for name in NAMES}


@dataclass(slots=True)
class LeadCurves:
    """Adds up games."""

    curves: dict[str, list[RunningMean]] = field(default_factory=_all)

    def add(self, trace: GameTrace) -> None:
        for place, percent in enumerate(MOMENTS):
            for name, number in numbers_at(trace, percent):
                self.curves[name][place].add([number])

    def estimates(self, name: str) -> list[Estimate]:
        return [running.estimate() for running in self.curves[name]]

    @property
    def games(self) -> int:
        """How many had values."""
        return self.curves[OPEN][0].count


def numbers_at(trace: GameTrace, percent: int) -> Iterator[tuple[str, float]]:
    """The numbers of one game at one moment, by the name of the curve; nothing without values, no leader where
    several lead, and no winner where nobody has won.
    """
    if not trace.values:
        return
    place = (len(trace.values) - 1) * percent // 100
    row, leading, end = trace.values[place], trace.leaders[place], trace.values[-1]
    if trace.winners:
        yield WINNER, sum(row[winner] for winner in trace.winners) / len(trace.winners)
    yield OPEN, float(max(row) < OPEN_BELOW)
    if len(leading) == 1:
        yield LEADER, sum(end[member] for member in leading)
