"""A report that does not call a name unknown whose declaration was told to be wrong: one cause, one message."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass, field

from rulewright.frontend.syntax.value_reader import EVERYTHING
from rulewright.source.diagnostic import Fix, Label, Report
from rulewright.source.text import Span

ABOUT_NAMES = {"RW101", "RW305", "RW306", "RW308", "RW309", "RW310", "RW311", "RW405", "RW507"}
NAME = re.compile(r"[a-z_][a-z0-9_]*")


@dataclass
class RootCauseReport(Report):
    """Adds to another report what is not about a lost name."""

    lost: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, report: Report, lost: Iterable[str]) -> RootCauseReport:
        """A report that writes into `report`."""
        return cls(
            report.found,
            report.provenance,
            report._places,  # noqa: SLF001 (they are one report)
            report._refused,  # noqa: SLF001 (as above)
            set(lost),
        )

    def error(
        self,
        code: str,
        message: str,
        span: Span,
        hint: str = "",
        labels: Iterable[Label] = (),
        fixes: Iterable[Fix] = (),
    ) -> None:
        if code not in ABOUT_NAMES or not self._is_lost(span.text):
            super().error(code, message, span, hint, labels, fixes)

    def _is_lost(self, text: str) -> bool:
        return EVERYTHING in self.lost or not self.lost.isdisjoint(NAME.findall(text))
