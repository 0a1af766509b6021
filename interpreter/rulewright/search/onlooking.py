"""What the true position of a game is worth to everybody, by searching in it. It knows every secret: whoever measures
games holds it, and no bot.

In: a game's seed and its choices, and how to search. Out: for every choice, and for every member (a seat, or a side),
its share of winning. The same on both backends.
"""

from __future__ import annotations

from typing import NamedTuple

from rulewright.backend.runtime.state import State
from rulewright.information.observation import mixed
from rulewright.search.native_search import NativeSearch
from rulewright.search.plan import FAR, SIXTEENTHS, Plan, Tried, Worth
from rulewright.search.reference_search import ReferenceSearch
from rulewright.search.thinking import Asked, Thinker

TO_THE_END = Worth(FAR, SIXTEENTHS)
"""Winning counts and nothing else, and play goes on to the end: the values are shares of winning."""


class Look(NamedTuple):
    """What was found at one decision."""

    tried: list[Tried]
    """The choices; their means are shares of winning of the seat that chooses."""
    shares: tuple[float, ...]
    """Of every member, from 0 to 1: means over all that was played on."""


class Onlooker:
    """Follows one game beside it."""

    def __init__(self, thinker: Thinker, seed: int) -> None:
        self.thinker, self.seed = thinker, seed
        self.native = None if thinker.native is None else thinker.native.start(seed)
        self.state: State | None = thinker.machine.start(seed, log=False) if thinker.native is None else None
        self.looks = 0

    def choose(self, seat: int, action: int) -> None:
        """A choice of the game. Raises the `Fault` that stops it."""
        if self.native is not None:
            self.native.choose(seat, action)
        elif self.state is not None:
            self.thinker.machine.choose(self.state, seat, action)

    def look(self, seat: int, asked: Asked) -> Look:
        """While a seat has to choose. What it asks for as a horizon does not count: play goes on to the end."""
        self.looks += 1
        seed = mixed([self.looks, seat, self.seed >> 32, self.seed])
        plan = Plan(asked.method, seat, asked.iterations, seed, TO_THE_END, asked.several, asked.rollouts, asked.others)
        search = self._search(plan)
        search.run(plan.iterations)
        return Look(search.found(), tuple(search.shares()))

    def _search(self, plan: Plan) -> NativeSearch | ReferenceSearch:
        if self.native is not None and self.thinker.native is not None:
            return NativeSearch(self.thinker.native, plan, self.native.memory, 1, self.thinker.arena)
        assert self.state is not None
        return ReferenceSearch(self.thinker.machine, plan, [self.state])
