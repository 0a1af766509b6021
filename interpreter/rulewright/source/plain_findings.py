"""Findings as plain values: what programs see of them, in Python and as JSON. Lines and columns count from 1, the end
is excluded.

In: diagnostics. Out: values that hold no text of a file, and stay the same when it is changed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rulewright.source.diagnostic import Diagnostic, Severity
from rulewright.source.text import NOWHERE, Span


@dataclass(frozen=True, slots=True)
class FindingPlace:
    """A stretch of a file; without a file it is about no text, such as a file that is not there."""

    file: str | None
    line: int
    column: int
    end_line: int
    end_column: int

    @classmethod
    def of(cls, span: Span) -> FindingPlace:
        start, end = span.position, span.source.position(max(span.end, span.start))
        name = span.source.name if span.source is not NOWHERE.source else None
        return cls(name, start.line, start.column, end.line, end.column)

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}" if self.file is not None else "<nowhere>"


@dataclass(frozen=True, slots=True)
class Note:
    """A second place that belongs to a finding, and what it has to do with it."""

    message: str
    place: FindingPlace


@dataclass(frozen=True, slots=True)
class FindingFix:
    """A mend that a program can make: what to write in a place. A finding may have several, to choose from."""

    title: str
    text: str
    place: FindingPlace


@dataclass(frozen=True, slots=True)
class Finding:
    """What is wrong, where, and what to do. `code` is explained by `rulewright explain CODE`."""

    code: str
    severity: Severity
    message: str
    help: str
    place: FindingPlace
    labels: tuple[Note, ...] = ()
    fixes: tuple[FindingFix, ...] = ()

    @classmethod
    def of(cls, one: Diagnostic) -> Finding:
        labels = tuple(Note(label.text, FindingPlace.of(label.span)) for label in one.labels)
        fixes = tuple(FindingFix(fix.title, fix.text, FindingPlace.of(fix.span)) for fix in one.fixes)
        return cls(one.code, one.severity, one.message, str(one.hint), FindingPlace.of(one.span), labels, fixes)

    def __str__(self) -> str:
        return f"{self.place}: {self.code} {self.message}" + (f" ({self.help})" if self.help else "")


def plain(found: Iterable[Diagnostic]) -> tuple[Finding, ...]:
    """The same findings as plain values."""
    return tuple(map(Finding.of, found))
