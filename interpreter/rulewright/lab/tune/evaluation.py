"""One choice of values, as far as it was played, and what that told.

In: verdicts and figures. Out: an `Evaluation`: small enough to be kept of hundreds. Cheaper ones are better; what
misses a target is worse than all that meets them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum
from math import fsum, inf

from rulewright.lab.tune.search_space import Places


class EvaluationState(Enum):
    """How far it was played."""

    FINISHED = "finished"
    DROPPED = "dropped"
    """At an early look it was surely worse than another."""
    IMPOSSIBLE = "impossible"
    """The rules do not allow it."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """`places`: none for the rules as they are. `changes`: how many values differ from them; `twin`: the number of the
    one with the same rules.

    `miss`: how far it is from meeting all targets; `costs`: of the objectives, small is good.
    """

    number: int
    places: Places | None
    state: EvaluationState
    games: int = 0
    miss: float = inf
    costs: tuple[float, ...] = ()
    changes: int = 0
    fingerprint: str = ""
    reason: str = ""
    twin: int | None = None

    @property
    def is_finished(self) -> bool:
        return self.state is EvaluationState.FINISHED

    @property
    def counts(self) -> bool:
        """Whether games were played for it, other than of the rules as they are."""
        is_own = self.twin is None and self.places is not None
        return is_own and self.state is not EvaluationState.IMPOSSIBLE

    @property
    def meets_all(self) -> bool:
        return self.is_finished and self.miss == 0


def surely_worse(miss: float, costs: Sequence[float], than: Iterable[Evaluation]) -> bool:
    """Whether one that can be no better than this is worse than one that was played to its end.
    `costs`: none where they are not known.
    """
    return any(
        miss > other.miss or (other.meets_all and bool(costs) and dominates(other.costs, costs))
        for other in than
        if other.is_finished
    )


def dominates(first: Sequence[float], second: Sequence[float]) -> bool:
    """Whether the first is nowhere worse, and somewhere better."""
    pairs = list(zip(first, second, strict=True))
    return all(one <= other for one, other in pairs) and any(one < other for one, other in pairs)


def ranked(evaluations: Iterable[Evaluation]) -> list[Evaluation]:
    """Finished ones, the best first.

    What meets all targets goes before what misses one. Of several objectives the front comes first, what is near to the
    best of each before the rest.

    Of equals the one that changes least.
    """
    finished = [one for one in evaluations if one.is_finished]
    meeting = [one for one in finished if one.meets_all]
    missing = sorted((one for one in finished if not one.meets_all), key=lambda one: (one.miss, one.number))
    front = front_of(meeting)
    rest = [one for one in meeting if one not in front]
    return [*_by_distance(front), *_by_distance(rest), *missing]


def front_of(evaluations: Sequence[Evaluation]) -> list[Evaluation]:
    """Those that no other dominates."""
    return [one for one in evaluations if not any(dominates(other.costs, one.costs) for other in evaluations)]


def _by_distance(evaluations: Sequence[Evaluation]) -> list[Evaluation]:
    """By the sum of what each cost lies above the least of all, as a part of how far the costs lie apart."""
    if not evaluations:
        return []
    columns = list(zip(*(one.costs for one in evaluations), strict=True))
    lows = [min(column) for column in columns]
    wide = [max(column) - low or 1.0 for column, low in zip(columns, lows, strict=True)]

    def distance(one: Evaluation) -> float:
        return fsum((cost - low) / width for cost, low, width in zip(one.costs, lows, wide, strict=True))

    return sorted(evaluations, key=lambda one: (distance(one), one.changes, one.number))
