"""What is kept of a measured game: every decision with the values of its choices, and the end."""

from __future__ import annotations

import re
from dataclasses import dataclass

from rulewright.information import SearchCount
from rulewright.stats import Trouble

FINISHED = "finished"
AT_PLACE = re.compile(r"(?s)(.*) \((\S+:\d+:\d+)\)")
"""A message with the place of its rule."""


@dataclass(frozen=True, slots=True)
class ChoiceValues:
    """What a value bot found at a decision with several choices, for the seat that had to choose. From 0 to 1."""

    best: float
    second: float | None
    """None if only one choice was tried."""
    worst: float
    chosen: float | None
    """None if the bot never tried what was chosen."""


@dataclass(frozen=True, slots=True)
class LoggedDecision:
    """A choice of a seat."""

    stop: int
    """How many decisions were made before; those who choose at the same time have the same."""
    seat: int
    legal: int
    chosen: int
    values: ChoiceValues | None = None
    shares: tuple[float, ...] = ()
    """Each member's share of winning in the true position before the choice; empty without a value bot."""


@dataclass(frozen=True, slots=True)
class Mentions:
    """Which subjects occurred, each as `code(subject, seat)`;
    the seat behind the last one stands for nobody's choice.
    """

    held: tuple[int, ...] = ()
    """Lay in a zone of the seat when somebody had to choose; of a value, the seat might pick it."""
    used: tuple[int, ...] = ()
    """Was chosen by the seat."""
    reached: tuple[int, ...] = ()
    """Rules that were carried out upon the seat's choice."""


@dataclass(frozen=True, slots=True)
class MeasuredGame:
    """Game `index`. Scores and ranks by seat are empty where it did not end by its rules."""

    index: int
    seed: int
    decisions: tuple[LoggedDecision, ...]
    length: int
    """How many decisions were made; a simultaneous one counts once."""
    end: str
    """`finished`, or the kind of fault."""
    trouble: str = ""
    """The fault's message, with the rule's place in brackets behind it."""
    scores: tuple[int, ...] = ()
    ranks: tuple[int, ...] = ()
    mentions: Mentions = Mentions()
    searches: tuple[SearchCount, ...] = ()
    """By seat: how often its bot searched, and how often it found no position and chose at random.
    Nothing where no bot searched.
    """

    @property
    def finished(self) -> bool:
        return self.end == FINISHED

    @property
    def why(self) -> Trouble:
        """Why it did not end by its rules."""
        found = AT_PLACE.fullmatch(self.trouble)
        return Trouble(self.end, *(found.groups() if found is not None else (self.trouble, "")))


def code(subject: int, seat: int, players: int) -> int:
    """A subject at a seat as one number."""
    return subject * (players + 1) + seat


def decoded(number: int, players: int) -> tuple[int, int]:
    """The subject and the seat."""
    return divmod(number, players + 1)
