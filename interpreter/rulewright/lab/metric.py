"""A row of a table of metrics: what is measured, by which formula, from what, and how its numbers are combined.

In: rows of games, or of decisions. Out: columns of numbers, one for the game or one for each seat, a number for each
game. A game that gives no number (it did not end by its rules, or nobody could win) has `nan` in its place, so that
games of two runs can be paired by their place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Generic, TypeVar

from rulewright.sentences import Said, Words, saying

DESIGNERS, THIS_PROGRAM = saying("source-designers"), saying("source-program")
"""Who measures so."""
Games = TypeVar("Games")
Column = Sequence[float]


def title_of(name: str) -> Said:
    """The sentence that is the title of a metric."""
    return saying(f"metric-{name.replace('_', '-')}")


def formula_of(name: str) -> Said:
    """The sentence that is the formula of a metric."""
    return saying(f"formula-{name.replace('_', '-')}")


def source_of(source: Words, more: str) -> Said:
    """A source, with what it calls it there; `more`: the name of a sentence."""
    return saying("report-headed", what=source, more=saying(more))


class Unit(Enum):
    """What a number counts. A share lies between 0 and 1 and is shown as a percentage."""

    SHARE = "share"
    DECISIONS = "decisions"
    TURNS = "turns"
    ACTIONS = "actions"
    POINTS = "points"
    VALUE = "value"
    """Of a position: between 0, lost, and 1, won."""
    NUMBER = "number"


class Needs(Enum):
    """What has to be written down of the games."""

    OUTCOMES = "outcomes of games"
    ACTIONS = "which actions were taken"
    DECISIONS = "a log of decisions"
    VALUES = "a log of decisions with values of positions"
    MATCHES = "games of bots of different strength"


class Per(Enum):
    """How many columns there are."""

    GAME = "a number for each game"
    SEAT = "a number for each seat of each game"


class EndingKind(Enum):
    """In which games it says something."""

    ANY = "all games"
    RANKED = "games that ranks decide"
    DECLARED = "games whose rules say who has won"


class Combined(Enum):
    """What becomes of the numbers of all games."""

    MEAN = "the mean over games"
    GAP = "the largest difference between the means of two seats"


@dataclass(frozen=True, slots=True)
class Metric(Generic[Games]):
    """One metric. `title`: of what a ruleset names, as the ruleset names it; `formula`: in words, exact; `source`: who
    measures it so.
    """

    name: str
    title: Words
    formula: Words
    unit: Unit
    source: Words
    needs: Needs
    per: Per
    combined: Combined
    columns: Callable[[Games], Sequence[Column]]
    members: int = 1
    """It says something from so many seats (or sides) on."""
    ends: EndingKind = EndingKind.ANY

    def misfit(self, members: int, is_declared: bool) -> Words:
        """Why it says nothing of games of so many who have a result; empty if it does."""
        if members < self.members:
            return saying("report-needs-members", count=self.members)
        if self.ends is not EndingKind.ANY and is_declared != (self.ends is EndingKind.DECLARED):
            return saying("report-for-declared" if self.ends is EndingKind.DECLARED else "report-for-ranked")
        return ""
