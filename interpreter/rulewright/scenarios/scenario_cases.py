"""Scenarios as they stand in a file, one for each case, with `<columns>` filled in.

In: the root node of a scenario file. Out: `Case`s. Complains about columns that are not there, that are used nowhere,
and about two scenarios of one name. A text made of a column alone is the cell of the table; where a column is part of a
text, the text is put into a copy of the file, so that messages show the line as it reads with the values filled in.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import assert_never

from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar, Sequence
from rulewright.scenarios.expression_texts import line
from rulewright.source.diagnostic import Label, Report
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Source, Span

COLUMN = re.compile(r"<([a-z_][a-z0-9_]*)>")
HEADER = ("scenarios", "about", "source")
NOTES = ("cases", "about", "why", "source")


@dataclass(frozen=True, slots=True)
class Case:
    """One scenario to be tried. `span` is its name in the file, `row` its row of the table, if it has one."""

    name: str
    span: Span
    row: Span | None
    body: Mapping

    def get(self, key: str) -> Node | None:
        return self.body.get(key)

    def text(self, key: str) -> Scalar | None:
        """A value that is a text; the schema has seen to it."""
        node = self.body.get(key)
        return node if isinstance(node, Scalar) else None


def cases_of(root: Mapping, report: Report) -> tuple[Case, ...]:
    """All scenarios of a file."""
    found: dict[str, Case] = {}
    for entry in root:
        if entry.name in HEADER or not isinstance(entry.value, Mapping):
            continue
        for case in _cases(entry, entry.value, report):
            first = found.setdefault(case.name, case)
            if first is not case:
                labels = [Label(first.row or first.span, "the first")]
                report.error(
                    "RW852",
                    f"two scenarios are called `{case.name}`",
                    case.row or case.span,
                    "a name finds one scenario: change the name or the `id`",
                    labels,
                )
    return tuple(found.values())


def _cases(entry: Entry, body: Mapping, report: Report) -> Iterator[Case]:
    table = body.get("cases")
    plain = Mapping(body.span, tuple(part for part in body if part.name not in NOTES))
    rows = [row for row in table.items if isinstance(row, Mapping)] if isinstance(table, Sequence) else []
    if not rows:
        filling = _Filling({}, report)
        filled = filling.mapping(plain)
        if not filling.failed:
            yield Case(line(entry.key.body.text), entry.span, None, filled)
        return
    for row in rows:
        filling = _Filling({cell.name: cell.value for cell in row if isinstance(cell.value, Scalar)}, report)
        name, filled = filling.scalar(entry.key), filling.mapping(plain)
        if filling.failed:
            continue
        filling.complain_of_unused(row)
        yield Case(_named(entry.key, name, filling.columns), entry.span, row.span, filled)


def _named(key: Scalar, filled: Scalar, columns: dict[str, Scalar]) -> str:
    """A case's name; where the scenario's name has no column, the case's id stands behind it."""
    if COLUMN.search(key.body.text) or "id" not in columns:
        return line(filled.body.text)
    return f"{line(filled.body.text)}, {line(columns['id'].body.text)}"


@dataclass(frozen=True, eq=False)
class Filled(Source):
    """A copy of a file, with values filled into a text.
    `pieces`: how long its parts are, and where each stands in the file.
    """

    pieces: tuple[tuple[int, Span], ...] = ()

    def origin(self, span: Span) -> Span | None:
        """Where a stretch of the copy stands in the file;
        none where it is of several pieces, or its blanks are others.
        """
        start = 0
        for length, piece in self.pieces:
            if start <= span.start and span.end <= start + length:
                found = Span(piece.source, piece.start + span.start - start, piece.start + span.end - start)
                return found if found.text == span.text else None
            start += length
        return None


class _Filling:
    """Puts one row's values into the places of their columns."""

    def __init__(self, columns: dict[str, Scalar], report: Report) -> None:
        self.columns = columns
        self.report = report
        self.used = {"id"}
        self.failed = False

    def node(self, node: Node) -> Node:
        match node:
            case Scalar():
                return self.scalar(node)
            case Sequence(span, items):
                return Sequence(span, tuple(map(self.node, items)))
            case Mapping():
                return self.mapping(node)
            case _:
                assert_never(node)

    def mapping(self, node: Mapping) -> Mapping:
        return Mapping(node.span, tuple(Entry(self.scalar(entry.key), self.node(entry.value)) for entry in node))

    def scalar(self, node: Scalar) -> Scalar:
        text = node.body.text
        if "<" not in text or not COLUMN.search(text):
            return node
        whole = COLUMN.fullmatch(text)
        if whole is not None and whole[1] in self.columns:
            self.used.add(whole[1])
            return self.columns[whole[1]]
        return self._filled(node, COLUMN.sub(lambda match: self._cell(match, node), text))

    def _cell(self, match: re.Match[str], node: Scalar) -> str:
        name = match[1]
        if name not in self.columns:
            hint = did_you_mean(name, self.columns) if self.columns else "columns are listed under `cases`"
            self.failed = True
            place = node.body.source.span(node.body.start + match.start(), node.body.start + match.end())
            self.report.error("RW852", f"no column is called `{name}`", place, hint)
            return match[0]
        self.used.add(name)
        return line(self.columns[name].body.text)

    def _filled(self, node: Scalar, text: str) -> Scalar:
        """The scalar with another text, in a copy of its file."""
        before, body = node.body.source, node.body
        pieces = tuple(self._pieces(body))
        source = Filled(before.name, before.text[: body.start] + text + before.text[body.end :], pieces)
        span = Span(source, body.start, body.start + len(text))
        return Scalar(span, text, node.style, span)

    def _pieces(self, body: Span) -> Iterator[tuple[int, Span]]:
        """How long each part of the copy is, and where it stands in the file: what
        was written, and cells of the table.
        """
        at = 0
        for match in COLUMN.finditer(body.text):
            hole = Span(body.source, body.start + match.start(), body.start + match.end())
            cell = self.columns[match[1]].body if match[1] in self.columns else hole
            yield hole.start - at, Span(body.source, at, hole.start)
            yield len(line(cell.text)), cell
            at = hole.end
        yield len(body.source.text) - at, Span(body.source, at, len(body.source.text))

    def complain_of_unused(self, row: Mapping) -> None:
        for cell in row:
            if cell.name not in self.used:
                self.report.error(
                    "RW852",
                    f"the column `{cell.name}` is used nowhere",
                    cell.span,
                    f"write `<{cell.name}>` where its values belong, or remove it",
                )
