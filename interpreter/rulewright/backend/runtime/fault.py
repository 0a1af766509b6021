"""Faults: a promise of the ruleset turned out wrong in play."""

from __future__ import annotations

from rulewright.errors import RulewrightError
from rulewright.source.plain_findings import Place
from rulewright.source.text import NOWHERE, Span


class Fault(RulewrightError):
    """What went wrong and by which rule. `kind`: range, shortage, never, out, the, stuck, work, room, limit, division or promise."""

    def __init__(self, kind: str, message: str, span: Span = NOWHERE) -> None:
        super().__init__(message)
        self.kind = kind
        self.message = message
        self.span = span

    @property
    def place(self) -> Place:
        """Where the rule stands."""
        return Place.of(self.span)

    def __str__(self) -> str:
        return f"{self.message} ({self.span})" if self.span is not NOWHERE else self.message


SMALLEST, LARGEST = -(2**31), 2**31 - 1
"""What a slot of the position holds: saves, digests and compiled play have 32 bits for it."""


def fitting(value: int, span: Span) -> int:
    """A value for a slot; one that does not fit is a fault."""
    if not SMALLEST <= value <= LARGEST:
        raise Fault("range", f"{value} does not fit into 32 bits", span)
    return value
