"""How far a search looks in a game, and what it takes a standing for: measured, never told for a game.

In: games of a machine to trace. Out: a `Worth`. Deterministic: all chance follows from the Program's fingerprint; sums
are whole numbers.

Random play is begun again from positions of random games: some of what a seat may choose there is tried, several times
each, and noted is how the seat stands after 1, 2, 3, 4, 6, 8 ... decisions and at the end. A good horizon is one at
which few tries tell which action will win more often in the end. That is the question of selection by one trait for the
sake of another: the gain by the second trait when the best by the mean of n measurements of the first one are taken is
proportional to

    cov(X, Y) / sqrt(var(X) + noise(X) / n)

where X is how an action stands at the horizon and Y how it ends, both as means over what chance and others do (D. S.
Falconer, T. F. C. Mackay, "Introduction to Quantitative Genetics", chapters 10 and 19: repeated measurements,
correlated response). Variances between actions are taken within positions, as covariances of two halves of the tries
that have nothing in common, so that noise adds nothing to them. Of horizons that are about equally good the farthest is
taken: a search that looks to the end sees what really comes, and plays better on the way there than the random play
that is measured here (decision 63). But where the standing tells much after two rounds already, games are played
between searches that look so far and searches that look farther (`horizon_match.py`).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from math import sqrt
from typing import Generic, TypeVar

from rulewright.backend.runtime.chance import below, derived_seed
from rulewright.ir.program import Program
from rulewright.search.horizon_match import nearer_is_better
from rulewright.search.plan import FAR, Goal, Worth
from rulewright.search.standing import worth_of
from rulewright.search.traces import Mark, Traces

G = TypeVar("G")
STOPS = (1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 512, FAR)
MOST_POSITIONS, LEAST_POSITIONS = 600, 12
POSITIONS_OF_A_GAME = 2
ACTIONS, TRIES = 5, 16
MOST_DECISIONS = 1_000_000
"""So many are played in all, about: no game is measured longer."""
MOST_GAME = 20_000
"""A game that is longer is left."""
VISITS = 32
"""The n of the formula: about as often as a search of some hundred iterations visits an action."""
ABOUT_AS_GOOD = 0.9
"""Of the best: the farthest horizon from there on is taken."""
ABOUT_AS_MUCH = 0.7
"""Of the best: from there on a near horizon is tried."""
WEIGHT = int(Goal.BOTH)
"""Sixteenths of a value that winning counts for; the lead counts for the others."""

Tries = list[list[list[Mark]]]
"""Of one position: by action, try and stop."""


def measured(traces: Traces[G], program: Program) -> Worth:
    """The horizon of a game, and the lead that counts as much as winning."""
    found = list(Measuring(traces, program).tries())
    leads = sorted(abs(marks[-1].lead) for position in found for tries in position for marks in tries)
    spread = max(1, 2 * leads[len(leads) // 2]) if leads else 1
    widest = max((lead for lead in leads if lead < FAR), default=0)
    worth = Worth(FAR, WEIGHT, spread, max(1, widest))
    return worth if len(found) < LEAST_POSITIONS else _checked(traces, program, found, worth)


def _checked(traces: Traces[G], program: Program, found: Sequence[Tries], worth: Worth) -> Worth:
    """The far horizon; or a near one, so far that everybody chooses twice, where that tells
    about as much and searches with it play better.
    """
    gains = [gain(found, worth, stop) for stop, _ in enumerate(STOPS)]
    far, near = farthest_good(gains), 2 * program.players
    here = next(at for at, stop in enumerate(STOPS) if stop >= near)
    worth = replace(worth, horizon=STOPS[far])
    if here < far and gains[here] >= ABOUT_AS_MUCH * max(gains):
        ends = [marks[-1].decisions for position in found for tries in position for marks in tries]
        if nearer_is_better(traces, program, worth, near, length=sum(ends) // len(ends) + 1):
            return replace(worth, horizon=near)
    return worth


def farthest_good(gains: Sequence[float]) -> int:
    """The last of the gains at all stops that is about as good as the best; the end if none is any good."""
    best = max(gains)
    if best <= 0:
        return len(STOPS) - 1
    return max(stop for stop, one in enumerate(gains) if one >= ABOUT_AS_GOOD * best)


def gain(found: Sequence[Tries], worth: Worth, stop: int) -> float:
    """The formula above, for the standing at one stop."""
    shared = own = noise = 0.0
    for position in found:
        near = [[worth_of(worth, marks[stop].share, marks[stop].lead) for marks in tries] for tries in position]
        far = [[marks[-1].share for marks in tries] for tries in position]
        shared += (_covariance(near, far) + _covariance(far, near)) / 2
        own += _covariance(near, near)
        noise += _noise(near)
    spread = max(own, 0.0) + noise / VISITS
    return shared / sqrt(spread) if spread > 0 else 0.0


def _covariance(one: list[list[int]], other: list[list[int]]) -> float:
    """Between actions, of the even tries of one and the odd ones of the other."""
    a, b = [sum(tries[::2]) for tries in one], [sum(tries[1::2]) for tries in other]
    count, half = len(a), len(one[0]) // 2
    products = sum(x * y for x, y in zip(a, b, strict=True))
    return (count * products - sum(a) * sum(b)) / (count * (count - 1) * half * half)


def _noise(tries: list[list[int]]) -> float:
    """The variance of one try, without what its action and its number explain."""
    count, times = len(tries), len(tries[0])
    squares = sum(x * x for row in tries for x in row)
    rows, columns = [sum(row) for row in tries], [sum(row[at] for row in tries) for at in range(times)]
    explained = count * sum(x * x for x in rows) + times * sum(x * x for x in columns) - sum(rows) * sum(rows)
    rest = squares * count * times - explained
    return rest / (count * times * (count - 1) * (times - 1))


class Measuring(Generic[G]):
    """Tries what may be chosen in positions of random games."""

    def __init__(self, traces: Traces[G], program: Program) -> None:
        self.traces = traces
        self.seed = int(program.fingerprint, 16) & (2**64 - 1)
        self.counters = [derived_seed(self.seed, 0)]
        self.played = 0

    def tries(self) -> Iterator[Tries]:
        """Position by position, until there are enough of them or enough was played."""
        for game in range(MOST_POSITIONS // POSITIONS_OF_A_GAME):
            for position, seat, legal in self._positions(game):
                found = self._tried(position, seat, self._some(legal))
                if found is not None:
                    yield found
                if self.played >= MOST_DECISIONS:
                    return

    def _positions(self, number: int) -> list[tuple[G, int, list[int]]]:
        """Some of a random game in which somebody has a choice, each as likely as the others."""
        game, kept, seen = self.traces.start(derived_seed(self.seed, number + 1)), list[tuple[G, int, list[int]]](), 0
        for _ in range(MOST_GAME):
            pending = self.traces.pending(game) if game is not None else {}
            if game is None or not pending:
                break
            self.played += 1
            for seat, legal in pending.items():
                seen += len(legal) > 1
                place = len(kept) if len(kept) < POSITIONS_OF_A_GAME else self._below(seen)
                if len(legal) > 1 and place < POSITIONS_OF_A_GAME:
                    kept[place : place + 1] = [(self.traces.copy(game), seat, legal)]
            for seat, legal in pending.items():
                self.traces.choose(game, seat, legal[self._below(len(legal))])
        return kept

    def _some(self, legal: list[int]) -> list[int]:
        """Different ones, at random."""
        rest = list(legal)
        return [rest.pop(self._below(len(rest))) for _ in range(min(ACTIONS, len(rest)))]

    def _tried(self, position: G, seat: int, actions: list[int]) -> Tries | None:
        found: Tries = []
        for action in actions:
            marks = [self.traces.trace(position, number, seat, action, STOPS) for number in range(TRIES)]
            fine = [one for one in marks if one is not None]
            self.played += sum(one[-1].decisions for one in fine)
            if len(fine) < TRIES:
                return None
            found.append(fine)
        return found

    def _below(self, size: int) -> int:
        return below(self.counters, 0, size)
