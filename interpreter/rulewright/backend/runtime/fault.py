"""Faults: a promise of the ruleset turned out wrong in play."""

from __future__ import annotations

from rulewright.errors import RulewrightError
from rulewright.source.plain_findings import FindingPlace
from rulewright.source.text import NOWHERE, Span

TOLD_AS_IT_IS = {"never", "out", "stuck", "work", "limit", "division", "promise"}
"""Kinds whose messages hold no value of the game but what all see: who is asked, and how many decisions there were."""
IN_GENERAL = {
    "range": "a value would leave its range",
    "shortage": "more is asked for here than there is",
    "the": "exactly one is needed here, and there is none or there are several",
    "room": "a place is full here",
}
"""What is told instead of a message that may hold an amount or a place that not everybody sees."""


def public_message(kind: str, message: str) -> str:
    """What may be told of a fault to those who do not see everything."""
    return message if kind in TOLD_AS_IT_IS else IN_GENERAL.get(kind, "a promise of the rules is broken here")


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
        general = public_message(self.kind, self.message)
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
