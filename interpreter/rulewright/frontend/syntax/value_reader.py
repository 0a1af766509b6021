"""Values that many sections have: expressions, amounts, names, types, templates.

In: a YAML node. Out: what it says, or none after a complaint; what is of another shape was told already.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import TypeVar

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.entry_points import KIND_TYPE, SIGNATURE, VALUE, EntryPoint
from rulewright.frontend.syntax.expressions import parse, parse_template
from rulewright.frontend.syntax.nodes import Entry, Mapping, Node, Scalar, Sequence, is_rest, text_of
from rulewright.source.diagnostic import Report
from rulewright.source.lookalikes import plain_text
from rulewright.source.text import Span

T = TypeVar("T")
LONGEST_NAME = 1000
"""So many characters may a name have by which components are called."""
AUDIENCES = ("nobody", "owner", "side", "others", "everyone", "face")
EVERYTHING = "*"
"""Among the lost names: a whole section could not be read."""


class ValueReader:
    """Reads single values of one ruleset; complaints go to `report`, names of what cannot be read to `lost`."""

    def __init__(self, report: Report, lost: set[str]) -> None:
        self.report = report
        self.lost = lost

    def read(self, entries: Iterable[Entry], read: Callable[[Entry], T | None]) -> tuple[T, ...]:
        """Those entries that can be read; the names of the others are lost.
        The rest of a value that YAML has cut is none.
        """
        found = []
        before = ""
        for entry in entries:
            if is_rest(entry) and "(" in before:
                continue
            before = text_of(entry.value)
            item = read(entry)
            if item is None:
                self.lost |= words_of(entry.name)
            else:
                found.append(item)
        return tuple(found)

    def parse(self, node: Node | None, entry: EntryPoint[T]) -> T | None:
        return parse(node, entry, self.report) if isinstance(node, Scalar) else None

    def value(self, node: Node | None) -> ast.Expr | None:
        return self.parse(node, VALUE)

    def amount(self, node: Node | None) -> ast.Expr | doc.ByPlayers | None:
        """An expression, or a map from player count to expression."""
        if not isinstance(node, Mapping):
            return self.value(node)
        cases = []
        for entry in node:
            value = self.value(entry.value)
            if entry.key.number is None:
                self.report.error(
                    "RW105",
                    f"`{entry.name}` is not a number of players",
                    entry.span,
                    "write a map from player counts to values: {2: 4, 3: 2}",
                )
            elif value is not None:
                cases.append((entry.key.number, entry.span, value))
        return doc.ByPlayers(node.span, tuple(cases))

    def template(self, node: Node | None) -> ast.Template | None:
        return parse_template(node, self.report) if isinstance(node, Scalar) else None

    def called(self, node: Node | None) -> ast.Template | None:
        """What components are called by: filled in for each of them, and shown wherever one is."""
        if isinstance(node, Scalar) and len(node.text) > LONGEST_NAME:
            self.report.error("RW205", "this name is too long", node.span, f"at most {LONGEST_NAME:,} characters")
            return None
        return self.template(node)

    def audience(self, node: Node | None) -> ast.Expr | None:
        """Who sees something. A single word that is none of the possible ones was told already."""
        is_word = isinstance(node, Scalar) and node.text.isidentifier()
        return self.value(node) if not is_word or text_of(node) in AUDIENCES else None

    def name(self, node: Node | None) -> ast.Name | None:
        return ast.Name(node.span, node.text) if isinstance(node, Scalar) else None

    def signature(self, entry: Entry) -> ast.Signature | None:
        return self.parse(entry.key, SIGNATURE)

    def words(self, node: Node | None) -> tuple[tuple[str, Span], ...]:
        if not isinstance(node, Sequence):
            return ()
        return tuple((item.text, item.span) for item in node.items if isinstance(item, Scalar))

    def declared_type(self, node: Node | None) -> doc.TypeDecl | None:
        if isinstance(node, Sequence):
            words = self.words(node)
            return doc.TypeDecl(node.span, words, None) if words else None
        kind = self.parse(node, KIND_TYPE)
        return doc.TypeDecl(node.span, (), kind) if kind is not None and node is not None else None

    def number_between(self, node: Node | None, low: int, high: int) -> int:
        number = node.number if isinstance(node, Scalar) else None
        if number is None or not low <= number <= high:
            if isinstance(node, Scalar):
                self.report.error(
                    "RW302",
                    f"a number from {low} to {high} is needed here, not `{node.text}`",
                    node.span,
                    as_whole_number(node.text) if number is None else "",
                )
            return low
        return number


def words_of(text: str) -> set[str]:
    """The names in a text."""
    return set(re.findall(r"[a-z_][a-z0-9_]*", text))


def as_whole_number(text: str) -> str:
    """What to write for a number that is quoted, of full width, or with separators or a remark;
    nothing where there is none.
    """
    found = re.fullmatch(r"\D{0,2}([0-9]{1,3}(?:[,. '_][0-9]{3})+|[0-9]+)(\D*)", plain_text(text))
    if found is None or any(map(str.isdigit, found[2])):
        return ""
    return f"write `{''.join(filter(str.isdigit, found[1]))}`, without quotes or signs"


def notes_of(node: Mapping) -> doc.Notes:
    return doc.Notes(text_of(node.get("about")), text_of(node.get("why")), text_of(node.get("source")))
