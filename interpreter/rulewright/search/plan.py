"""What a search is asked, and the numbers in which it counts. They are whole, so that no machine rounds them another
way.

A value is from 0 to `WHOLE`. Nothing is counted in floating point while a search runs: what UCB1 needs of logarithms
and roots comes from tables, made here once, rounded to `WHOLE`ths.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import IntEnum
from functools import cache
from math import log, sqrt
from typing import NamedTuple

WHOLE = 1 << 16
SIXTEENTHS = 16
DEEPEST = 256
"""So many choices of a path through the tree are counted at most."""
MOST_IDS = 1 << 16
EVENLY = 256
"""Where more than `MOST_IDS` are legal, so many evenly spread ids are looked at."""
MOST_ITERATIONS = 100_000
POSITIONS, FEW_POSITIONS, MOST_POSITIONS = 64, 16, 256
"""So many positions that a seat takes for possible are kept: as usual, where it looks one step ahead, at most."""
FAR = 2**31 - 1
"""A horizon behind every end."""
EXPLORATION = 0.7
"""The constant of UCB1 for values from 0 to 1, as in Cowling, Powley, Whitehouse 2012."""


class Method(IntEnum):
    """How actions are tried: in turn, or by a tree."""

    FLAT = 0
    TREE = 1


class Rollouts(IntEnum):
    """How play goes on behind the tree."""

    RANDOM = 0
    GREEDY = 1


class Others(IntEnum):
    """How everybody else is assumed to choose."""

    ALIKE = 0
    """As the searching seat does in its thoughts."""
    RANDOM = 1
    GREEDY = 2


class Goal(IntEnum):
    """What a position is worth: in sixteenths, what winning counts for."""

    POINTS = 0
    BOTH = 8
    WINNING = 16


@dataclass(frozen=True, slots=True)
class Worth:
    """How far a search looks, and what it takes a standing for."""

    horizon: int = FAR
    """So many decisions from the root on; then the standing counts."""
    weight: int = SIXTEENTHS
    """In sixteenths: what winning counts for. The rest is for the lead."""
    spread: int = 1
    """The lead that is worth all of that rest."""
    widest: int = 1
    """The greatest lead that was met at an end."""

    def towards(self, goal: Goal) -> Worth:
        """For a search that plays for this. Where points alone count, great leads differ as well."""
        if goal is Goal.BOTH:
            return self
        spread = self.widest if goal is Goal.POINTS else self.spread
        return replace(self, weight=int(goal), spread=spread)


@dataclass(frozen=True, slots=True)
class Plan:
    """One search, for one seat that has to choose."""

    method: Method
    seat: int
    iterations: int
    """As many as it may make at most."""
    seed: int
    worth: Worth
    several: bool = False
    """Whether each seat's nodes are told apart by what that seat sees, and not all by what the searching seat sees."""
    rollouts: Rollouts = Rollouts.RANDOM
    others: Others = Others.ALIKE
    likely: bool = False
    """Whether worlds come by how likely others' choices were on the way there; half of the iterations are played from
    the beginning then, to find that out.
    """
    timed: bool = False
    """Whether time ends the search, and nobody knows after how many iterations."""

    @property
    def halves(self) -> bool:
        """Whether the tries at the root are shared among ever fewer actions, until few are left."""
        return self.method is Method.TREE and not self.likely and not self.timed


class Tried(NamedTuple):
    """What a search has found out about an action of the root."""

    action: int
    visits: int
    available: int
    """How often it could have been chosen."""
    total: int

    @property
    def mean(self) -> float:
        """From 0 to 1."""
        return self.total / self.visits / WHOLE if self.visits else 0.0


def best(plan: Plan, tried: list[Tried]) -> int:
    """The action to take: in a tree the one most visited, else the one of the highest mean; of equals the first."""

    def key(one: Tried) -> tuple[int, int]:
        mean = one.total * WHOLE // one.visits if one.visits else -1
        return (one.visits, mean) if plan.method is Method.TREE else (mean, 0)

    return max(tried, key=key).action


def phases(count: int) -> int:
    """After how many halvings one of so many remains."""
    return (count - 1).bit_length()


def contenders(iterations: int, legal: int) -> int:
    """How many of so many legal actions can be tried in every phase of halving them."""
    count = min(iterations, legal)
    while count * phases(count) > iterations:
        count -= 1
    return count


@cache
def explore_table(most: int) -> tuple[int, ...]:
    """sqrt(log n) times the constant, for n from 0 to `most`."""
    return tuple(round(EXPLORATION * WHOLE * sqrt(log(n))) if n else 0 for n in range(most + 1))


@cache
def root_table(most: int) -> tuple[int, ...]:
    """1 / sqrt(n)."""
    return tuple(round(WHOLE / sqrt(n)) if n else 0 for n in range(most + 1))
