"""The mutants of a ruleset: every change that an operator makes at a place, in the order of the file.

In: a document. Out: `Mutant`s; the same document gives the same ones, with the same numbers.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.file_schemas import DataPath
from rulewright.mutation.mutation_operators import Operator, operators_of
from rulewright.mutation.mutation_sites import Place, places, replaced
from rulewright.mutation.text_edits import Edit, edited
from rulewright.source.diagnostic import Diagnostic, Severity
from rulewright.source.text import Span


@dataclass(frozen=True, slots=True, eq=False)
class Mutant:
    """A ruleset with one thing changed. `place` holds the changed node; `edit` says the change in the text."""

    number: int
    operator: Operator
    place: Place
    new: Any
    edit: Edit

    @property
    def span(self) -> Span:
        return self.edit.span

    @property
    def path(self) -> DataPath:
        return self.place.path

    def document(self, base: doc.Document) -> doc.Document:
        """The changed document."""
        changed: doc.Document = replaced(base, self.place.path, self.new)
        return changed

    @property
    def lines(self) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The lines that differ, before and after, without what they share at their left;
        or what is said of the change.
        """
        span, source = self.span, self.span.source
        if self.edit.said:
            return (source.line(span.position.line).strip(),), (self.edit.said,)
        first, last = span.position.line, source.position(max(span.start, span.end - 1)).line
        after = edited(source, self.edit)
        grown = len(after.line_starts) - len(source.line_starts)
        old = [source.line(number) for number in range(first, last + 1)]
        new = [after.line(number) for number in range(first, last + grown + 1)]
        while len(old) > 1 and len(new) > 1 and old[-1] == new[-1]:
            del old[-1], new[-1]
        return _flush_left(old, new)

    @property
    def finding(self) -> Diagnostic:
        """What there is to say if no scenario notices."""
        return Diagnostic(
            "RW869", Severity.WARNING, f"no scenario notices this change ({self.operator.name})", self.span
        )

    @property
    def column(self) -> int:
        """Where in its first line the change is, counted from 0 behind the indentation."""
        line = self.span.source.line(self.span.position.line)
        return max(0, self.span.position.column - 1 - (len(line) - len(line.lstrip())))


def _flush_left(old: list[str], new: list[str]) -> tuple[tuple[str, ...], tuple[str, ...]]:
    lines = [line for line in (*old, *new) if line.strip()]
    margin = min((len(line) - len(line.lstrip()) for line in lines), default=0)
    return tuple(line[margin:].rstrip() for line in old), tuple(line[margin:].rstrip() for line in new)


def mutants(document: doc.Document, kinds: Sequence[str] = (), varied: bool = False) -> tuple[Mutant, ...]:
    """All mutants, or those of some kinds; with `varied`, only those in the lines of variants. Two that write the same
    text are one.

    A mutant's number is the same whatever is left out.
    """
    found: dict[tuple[str, int, int, str, str], Mutant] = {}
    for place, operator, change in _changes(document):
        edit = change.edit
        key = (edit.span.source.name, edit.span.start, edit.span.end, edit.text, edit.said)
        found.setdefault(key, Mutant(0, operator, place, change.new, edit))
    ordered = sorted(
        found.values(), key=lambda one: (one.span.source is not document.source, one.span.start, one.span.end)
    )
    numbered = (Mutant(number, one.operator, one.place, one.new, one.edit) for number, one in enumerate(ordered, 1))
    return tuple(
        one
        for one in numbered
        if (not kinds or one.operator.kind in kinds) and not (varied and one.span.source is document.source)
    )


def _changes(document: doc.Document) -> Iterator[tuple[Place, Operator, Any]]:
    for place in places(document):
        kind: Any = type(place.node)
        for operator in operators_of(kind):
            for change in operator.make(place):
                yield place, operator, change


def sample(found: Sequence[Mutant], most: int, seed: int) -> tuple[Mutant, ...]:
    """So many of the mutants, drawn by a seed, in their order."""
    if len(found) <= most:
        return tuple(found)
    return tuple(sorted(random.Random(seed).sample(list(found), most), key=lambda one: one.number))
