"""A report that does not call a name unknown whose declaration was told to be wrong: one cause, one message."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial

from rulewright.frontend.syntax.value_reader import EVERYTHING
from rulewright.source.diagnostic import Diagnostic, Fix, Label, Report
from rulewright.source.text import Span

ABOUT_NAMES = {"RW101", "RW305", "RW306", "RW308", "RW309", "RW310", "RW311", "RW405", "RW507"}
NAME = re.compile(r"[a-z_][a-z0-9_]*")
TAKEN = "RW312"
"""A declared name is a word of the language."""
OF_USES = {"2", "3", "4"}
"""The first digits of what is told of expressions: where they use such a name, they are read in another way than they
were meant.
"""


@dataclass
class RootCauseReport(Report):
    """Adds to another report what is not about a lost name."""

    lost: set[str] = field(default_factory=set)
    unsaid: list[Callable[[], None]] = field(default_factory=list)
    """What was left out, because its root cause was told."""

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
        tell = partial(super().error, code, message, span, hint, tuple(labels), tuple(fixes))
        if code in ABOUT_NAMES and self._is_lost(span.text):
            self.unsaid.append(tell)
        else:
            tell()

    def tell_all(self) -> None:
        """Where no root cause was told after all, what is about lost names is told: no word is lost in silence."""
        for tell in self.unsaid if not self.failed else ():
            tell()

    def _is_lost(self, text: str) -> bool:
        return EVERYTHING in self.lost or not self.lost.isdisjoint(NAME.findall(text))


def leave_out_uses(report: Report) -> None:
    """Where a name was told to be a word of the language, nothing is told of the lines that use it."""
    taken = {one.span.text for one in report.found if one.code == TAKEN}
    if not taken:
        return
    using: dict[tuple[str, int], bool] = {}
    for one in report.found:
        place = one.span.source.name, one.span.position.line
        if place not in using:  # lines may be long, and findings on them many
            using[place] = not taken.isdisjoint(NAME.findall(one.span.source.line(place[1])))
    report.found[:] = [one for one in report.found if not _is_of_use(one, taken, using)]


def _is_of_use(one: Diagnostic, taken: set[str], using: Mapping[tuple[str, int], bool]) -> bool:
    if one.code == TAKEN or one.code.removeprefix("RW")[:1] not in OF_USES:
        return False
    is_there = using[one.span.source.name, one.span.position.line]
    return is_there or not taken.isdisjoint(NAME.findall(one.message))
