"""Whether a search plays better if it looks less far: games between searches with two horizons.

In: games of a machine, and two horizons. Out: whether the nearer one wins more. Deterministic, and the same on both
backends.

What standings tell of the end of random play (`horizon.py`) is not all: a near horizon leaves out what chance and
others do at random behind it, which search would not do. So both sides search in the true position, what is hidden as
well, and play the game out against each other. Sides are dealt by turns.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Generic, TypeVar

from rulewright.backend.runtime.chance import derived_seed
from rulewright.ir.program import Program
from rulewright.search.plan import Method, Plan, Worth, best
from rulewright.search.traces import Traces

G = TypeVar("G")
ITERATIONS = 100
MOST_GAMES, LEAST_GAMES = 24, 4
MOST_WORK = 4_000_000
"""So many iterations and decisions that are played on to are made in all, about."""


def nearer_is_better(traces: Traces[G], program: Program, worth: Worth, near: int, length: int) -> bool:
    """Than the horizon of `worth`: by more than chance does easily. Where games are too long to be played, no.
    `length`: so many decisions it takes to the end, about.
    """
    if program.score.size < 2:
        return False
    differences = Matches(traces, program, worth, near, length).differences()
    total, squares = sum(differences), sum(one * one for one in differences)
    return len(differences) >= LEAST_GAMES and total > 0 and total * total > squares


class Matches(Generic[G]):
    """Games between both."""

    def __init__(self, traces: Traces[G], program: Program, worth: Worth, near: int, length: int) -> None:
        self.traces, self.program, self.worth, self.near, self.length = traces, program, worth, near, length
        self.seed = int(program.fingerprint, 16) & (2**64 - 1)
        self.left = MOST_WORK

    def differences(self) -> list[int]:
        """By game: how much more a position was worth to those who look less far,
        as means over the members of both sides.
        """
        found = []
        for number in range(MOST_GAMES):
            worths = self._played(number)
            if worths is None:
                break
            found.append(self._difference(worths, number))
        return found

    def _difference(self, worths: Sequence[int], number: int) -> int:
        sides: tuple[list[int], list[int]] = [], []
        for member, one in enumerate(worths):
            sides[self._looks_far(member, number)].append(one)
        near, far = sides
        return sum(near) // len(near) - sum(far) // len(far)

    def _looks_far(self, member: int, number: int) -> bool:
        return bool((member + number) % 2)

    def _played(self, number: int) -> list[int] | None:
        """What the end is worth to each member; nothing if there was too much to do."""
        game = self.traces.start(derived_seed(self.seed, number + 1))
        while game is not None and self.left > 0:
            pending = self.traces.pending(game)
            if not pending:
                return self.traces.worths(game, self.worth)
            self.left -= 1
            chosen = {seat: self._choice(game, seat, legal, number) for seat, legal in pending.items()}
            for seat, action in chosen.items():
                self.traces.choose(game, seat, action)
        return None

    def _choice(self, game: G, seat: int, legal: Sequence[int], number: int) -> int:
        if len(legal) == 1:
            return legal[0]
        member = seat % self.program.score.size
        horizon = self.worth.horizon if self._looks_far(member, number) else self.near
        seed = derived_seed(self.seed, self.left)
        plan = Plan(Method.TREE, seat, ITERATIONS, seed, replace(self.worth, horizon=horizon))
        self.left -= ITERATIONS * min(horizon, self.length)
        return best(plan, self.traces.searched(game, plan))
