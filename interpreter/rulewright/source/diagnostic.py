"""Diagnostics: what is wrong, where, and what to do.

A stage never raises for an author's mistake: it appends to a `Report` and goes on. `Report` keeps one
diagnostic per root cause and place.
"""

from __future__ import annotations

import re
import sys
from bisect import bisect_right, insort
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Protocol

from rulewright.source.suggestions import Guess
from rulewright.source.text import NOWHERE, Span

UNREADABLE = frozenset({"RW001", "RW002", "RW003", "RW015", "RW016"})
"""Codes of files that could not be read: more than a mistake in one."""


class Severity(StrEnum):
    """How bad it is: an error stops the stages that follow, a warning does not, a note only informs."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Label:
    """A second place that belongs to a diagnostic, with a word about it."""

    span: Span
    text: str


@dataclass(frozen=True, slots=True)
class Fix:
    """A mend that a machine can make: what to write in place of a stretch (nothing, to remove it), and what a person is
    told.

    `is_safe`: it says what was plainly meant, so `check --fix` makes it without asking. A guess at a name is not safe.
    """

    span: Span
    text: str
    title: str
    is_safe: bool = False


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One finding. `code` is a key of `rulewright.source.codes.CODES`. `fixes` are mends to choose from."""

    code: str
    severity: Severity
    message: str
    span: Span = NOWHERE
    labels: tuple[Label, ...] = ()
    hint: str = ""
    fixes: tuple[Fix, ...] = ()

    def sort_key(self) -> tuple[str, int, int, str]:
        return (self.span.source.name, self.span.start, self.span.end, self.code)


class Provenance(Protocol):
    """Knows what else a diagnostic should show: where a variant has changed a rule, the rule that it changed."""

    def labels(self, message: str, span: Span) -> Iterable[Label]: ...

    def edit_of(self, name: str) -> Span | None: ...


@dataclass
class Report:
    """Diagnostics while they are collected. Stages add to it; the command line reads it."""

    found: list[Diagnostic] = field(default_factory=list)
    provenance: Provenance | None = None
    _places: set[tuple[str, str, int, str]] = field(default_factory=set)
    _refused: dict[str, list[tuple[int, int]]] = field(default_factory=dict)

    def refuse(self, span: Span) -> None:
        """What stands there was told to be wrong as a whole: nothing more is told of it."""
        insort(self._refused.setdefault(span.source.name, []), (span.start, span.end))

    def is_refused(self, span: Span) -> bool:
        """Whether a place lies in what was told to be wrong as a whole."""
        refused = self._refused.get(span.source.name, [])
        at = bisect_right(refused, (span.start, sys.maxsize))
        return at > 0 and span.start <= refused[at - 1][1]

    def error(
        self,
        code: str,
        message: str,
        span: Span,
        hint: str = "",
        labels: Iterable[Label] = (),
        fixes: Iterable[Fix] = (),
    ) -> None:
        """Add an error, or a warning where the table of codes says so. A hint that names a better name is a fix too."""
        from rulewright.source.codes import CODES  # noqa: PLC0415 (a game that is played complains of nothing)

        severity = Severity(CODES[code].severity)
        place = (code, span.source.name, span.start, message)
        if place not in self._places and not self.is_refused(span):
            self._places.add(place)
            more = self.provenance.labels(message, span) if self.provenance is not None else ()
            self.found.append(
                Diagnostic(
                    code,
                    severity,
                    message,
                    span,
                    (*labels, *more),
                    hint,
                    tuple(dict.fromkeys((*fixes, *_renaming(hint, span)))),
                )
            )

    def repeat(self, found: Iterable[Diagnostic]) -> None:
        """Add what was found apart."""
        for one in found:
            self.error(one.code, one.message, one.span, one.hint, one.labels, one.fixes)

    @property
    def failed(self) -> bool:
        """Whether any error (not only warnings) was reported."""
        return any(d.severity is Severity.ERROR for d in self.found)

    def __iter__(self) -> Iterator[Diagnostic]:
        return iter(sorted(self.found, key=Diagnostic.sort_key))

    def __len__(self) -> int:
        return len(self.found)


def _renaming(hint: str, span: Span) -> Iterator[Fix]:
    """The fix that a hint about a name stands for, where the name stands once in the marked stretch."""
    if isinstance(hint, Guess) and hint.best and hint.name:
        if span.text == hint.name:
            places = [span]
        else:
            found = re.finditer(rf"(?<!\w){re.escape(hint.name)}(?!\w)", span.text)
            places = [Span(span.source, span.start + one.start(), span.start + one.end()) for one in found]
        if len(places) == 1:
            yield Fix(places[0], hint.best, f"write `{hint.best}`")


@dataclass(frozen=True, slots=True)
class Findings:
    """What the renderer tells: diagnostics in order, the names of what was checked, and how many of which kind (else:
    rulesets).

    `failing`: which of them make the exit code.
    """

    found: tuple[Diagnostic, ...]
    checked: tuple[str, ...] = ()
    counts: tuple[tuple[str, int], ...] = ()
    failing: frozenset[Severity] = frozenset({Severity.ERROR})
    interrupted: bool = False
    """Not everything was looked at that was meant."""

    def fails(self, one: Diagnostic) -> bool:
        """Whether a finding makes the exit code; every format says so in its way."""
        return one.severity in self.failing

    @classmethod
    def of(cls, report: Report, checked: Iterable[str] = ()) -> Findings:
        return cls(tuple(report), tuple(checked))
