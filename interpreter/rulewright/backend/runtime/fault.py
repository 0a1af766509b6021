"""Faults: a promise of the ruleset turned out wrong in play."""

from __future__ import annotations

from rulewright.errors import RulewrightError
from rulewright.sentences import Speech, Words, english, saying
from rulewright.source.plain_findings import FindingPlace
from rulewright.source.text import NOWHERE, Span

TOLD_AS_IT_IS = {"never", "out", "stuck", "work", "limit", "division", "promise"}
"""Kinds whose messages hold no value of the game but what all see: who is asked, and how many decisions there were."""
IN_GENERAL = {kind: english(f"fault-{kind}") for kind in ("range", "shortage", "the", "room")}
"""What is told instead of a message that may hold an amount or a place that not everybody sees."""


def said_fault(kind: str, message: str, place: str = "") -> Words:
    """Why a game could not go on, for who may see everything: the message itself in English; other languages have a
    sentence for its kind. With the rule's place, where it is known.
    """
    why: Words = message
    if kind in TOLD_AS_IT_IS:
        why = saying(f"fault-{kind}", message=message)
    elif kind in IN_GENERAL or kind == "choice":
        why = saying(f"trouble-{kind}", message=message)
    return saying("trouble-at", why=why, place=place) if place else why


def public_message(kind: str, message: str) -> str:
    """What may be told of a fault to those who do not see everything."""
    return message if kind in TOLD_AS_IT_IS else IN_GENERAL.get(kind, english("fault-other"))


class Fault(RulewrightError):
    """What went wrong and by which rule.
    `kind`: range, shortage, never, out, the, stuck, work, room, limit, division or promise.
    """

    def __init__(self, kind: str, message: str, span: Span = NOWHERE) -> None:
        super().__init__(message)
        self.kind = kind
        self.message = message
        self.span = span

    @property
    def place(self) -> FindingPlace:
        """Where the rule stands."""
        return FindingPlace.of(self.span)

    @property
    def told(self) -> str:
        """What may be told to those who play or watch: never an amount, and the rule's place, which all may read."""
        return self.in_words(english)

    def in_words(self, say: Speech) -> str:
        """The same in the language of a screen."""
        if self.kind in TOLD_AS_IT_IS:
            general = say(f"fault-{self.kind}", message=self.message)
        else:
            general = say(f"fault-{self.kind if self.kind in IN_GENERAL else 'other'}")
        return f"{general} ({self.span})" if self.span is not NOWHERE else general

    def __str__(self) -> str:
        return f"{self.message} ({self.span})" if self.span is not NOWHERE else self.message


SMALLEST, LARGEST = -(2**31), 2**31 - 1
"""What a slot of the position holds: saves, digests and compiled play have 32 bits for it."""


def fitting(value: int, span: Span) -> int:
    """A value for a slot; one that does not fit is a fault."""
    if not SMALLEST <= value <= LARGEST:
        raise Fault("range", f"{value} does not fit into 32 bits", span)
    return value
