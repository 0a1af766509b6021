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
