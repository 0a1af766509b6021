"""What can be folded away: the values of keys that go over several lines, and comments of several lines.

In: the root of a file's YAML, and its text. Out: `FoldableLines`s by lines from 0, in file order.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from rulewright.frontend.syntax.nodes import Mapping
from rulewright.lsp.cursor.yaml_position import entries
from rulewright.source.text import Source


class FoldableLines(NamedTuple):
    """The lines behind `first`, up to `last`, can be hidden."""

    first: int
    last: int
    is_comment: bool = False


def folds(source: Source, root: Mapping | None) -> tuple[FoldableLines, ...]:
    """Everything in a file that can be folded; without YAML the comments only."""
    found = {*_comments(source), *(_values(source, root) if root is not None else ())}
    return tuple(sorted(found))


def _values(source: Source, root: Mapping) -> Iterator[FoldableLines]:
    for _, entry in entries(root):
        value = entry.value.span
        if value.source.text == source.text:
            text = source.text[: value.end].rstrip()
            first, last = source.position(entry.span.start).line, source.position(max(len(text), entry.span.end)).line
            if last > first:
                yield FoldableLines(first - 1, last - 1)


def _comments(source: Source) -> Iterator[FoldableLines]:
    first: int | None = None
    lines = source.text.split("\n")
    for number, line in enumerate([*lines, ""]):
        if line.lstrip().startswith("#"):
            first = number if first is None else first
        elif first is not None:
            if number - 1 > first:
                yield FoldableLines(first, number - 1, is_comment=True)
            first = None
