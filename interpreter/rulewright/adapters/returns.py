"""What a game is worth to each seat when it is over.

In: a Program, and which returns are wanted. Out: a number for each seat, and between which numbers it lies. The table:

- `win`: those who are first share 1, the others share -1; all 0 if all are first. A seat that plays alone has its
  score. Where the rules say who has won, 1 for each seat that has and -1 for each other one: these do not sum to 0, and
  those of everyone together are the same.
- `margin`: the score less the mean of all scores; a seat that plays alone, or that all seats have a score with, has the
  score.
- `score`: the score itself.
- `auto`: `margin` where the score alone says who is ahead and can be negative, as gains and losses are; else `win`.

Where the ruleset ranks the lowest score first, scores count with the other sign: more is always better.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple

from rulewright.adapters.score_bounds import score_bounds
from rulewright.errors import BadConfiguration
from rulewright.game import Outcome
from rulewright.ir.program import Program
from rulewright.source.suggestions import did_you_mean

AUTO, WIN, MARGIN, SCORE = "auto", "win", "margin", "score"
KINDS = (AUTO, WIN, MARGIN, SCORE)


class Bounds(NamedTuple):
    """Returns lie between them."""

    low: float
    high: float


@dataclass(frozen=True, slots=True)
class Returns:
    """How the ends of one Program's games are valued."""

    kind: str
    """One of the table, never `auto`."""
    players: int
    sign: int
    """-1 where the lowest score is first."""
    scores: Bounds
    """Between which numbers scores lie, before the sign."""
    members: int = 2
    """How many results there are: of seats, of sides, or one of everyone."""
    is_declared: bool = False
    """Whether the rules say who has won."""

    @property
    def zero_sum(self) -> bool:
        """Whether the returns of all seats sum to 0, whatever is played."""
        return self.members > 1 and (self.kind == MARGIN or (self.kind == WIN and not self.is_declared))

    @property
    def identical(self) -> bool:
        """Whether all seats have the same return."""
        return self.players > 1 and self.members == 1

    @property
    def bounds(self) -> Bounds:
        """Between which numbers a seat's return lies; the two differ."""
        low, high = _BOUNDS[self._kind](self)
        return Bounds(low, high) if low < high else Bounds(low, low + 1)

    def of(self, outcome: Outcome) -> tuple[float, ...]:
        """The return of every seat."""
        return _VALUES[self._kind](self, outcome)

    @property
    def _kind(self) -> str:
        """Who plays alone, and everyone together, has nobody to be compared with."""
        return self.kind if self.members > 1 or (self.kind == WIN and self.is_declared) else SCORE

    @property
    def signed(self) -> Bounds:
        """Between which numbers scores lie, more being better."""
        return self.scores if self.sign > 0 else Bounds(-self.scores.high, -self.scores.low)


def returns_of(program: Program, wanted: str = AUTO) -> Returns:
    """The returns that are wanted of a Program's games."""
    if wanted not in KINDS:
        hint = did_you_mean(wanted, KINDS) or f"there are {', '.join(KINDS)}"
        raise BadConfiguration(f"there are no returns `{wanted}`", hint)
    scores = Bounds(*score_bounds(program))
    kind = _fitting(program, scores) if wanted == AUTO else wanted
    score = program.score
    return Returns(kind, program.players, _sign(program), scores, score.size, score.is_declared)


def _sign(program: Program) -> int:
    """Whether more points are better: only where the ruleset ranks the lowest points first they are not."""
    first = program.score.rank[:1]
    return -1 if first and first[0][0] == "lowest" and first[0][1] == program.score.points else 1


def _fitting(program: Program, scores: Bounds) -> str:
    score = program.score
    decides = bool(score.rank) and score.rank[0][1] == score.points
    alone = decides and not score.is_declared and score.cannot_win is None and score.ending == "shared"
    return MARGIN if alone and scores.low < 0 else WIN


def _win(returns: Returns, outcome: Outcome) -> tuple[float, ...]:
    return outcome.returns()


def _margin(returns: Returns, outcome: Outcome) -> tuple[float, ...]:
    """Scaled by the number of seats first, so that the sum is 0 up to the last division."""
    total, players = sum(outcome.scores), returns.players
    return tuple(returns.sign * (players * score - total) / players for score in outcome.scores)


def _score(returns: Returns, outcome: Outcome) -> tuple[float, ...]:
    return tuple(float(returns.sign * score) for score in outcome.scores)


def _margin_bounds(returns: Returns) -> tuple[float, float]:
    """All others may stand at one end, and the seat at the other."""
    most = (returns.scores.high - returns.scores.low) * (returns.players - 1) / returns.players
    return -most, most


_VALUES: dict[str, Callable[[Returns, Outcome], tuple[float, ...]]] = {WIN: _win, MARGIN: _margin, SCORE: _score}
_BOUNDS: dict[str, Callable[[Returns], tuple[float, float]]] = {
    WIN: lambda returns: (-1.0, 1.0),
    MARGIN: _margin_bounds,
    SCORE: lambda returns: returns.signed,
}
