"""Lines that are too wide, broken.

In: a text in its layout, with its nodes and how each of its texts is read. Out: the same text with its outermost wide
parts broken: collections in brackets go into block style, expressions part at their loosest words, texts for people
are folded. What is inside and still too wide is left for the next round. Comments, keys and drawn boards stay, and so
does what a comment asks `check` to be silent about: it means one line.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from collections.abc import Mapping as Map
from dataclasses import dataclass
from functools import cached_property
from typing import assert_never

from rulewright.formatting.expression_breaking import broken_expression, wide_statements
from rulewright.formatting.flow_breaking import Edit, behind, in_blocks, is_flow
from rulewright.formatting.line_breaking import STEP
from rulewright.formatting.shapes import TEMPLATE
from rulewright.formatting.text_folding import folded, parted
from rulewright.formatting.text_formatting import words_of
from rulewright.formatting.text_roles import Role
from rulewright.frontend.syntax.marks import SyntaxMark, marks
from rulewright.frontend.syntax.nodes import Mapping, Node, Scalar, Sequence
from rulewright.frontend.syntax.shape import is_text
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

WIDTH = 100
WAIVER = re.compile(r"(#)[ \t]*rulewright:", re.IGNORECASE)


def is_narrow(text: str, width: int) -> bool:
    """Whether no line of a text is too wide."""
    return all(len(line) <= width for line in text.split("\n"))


def broken(root: Node, roles: Map[int, tuple[Scalar, Role]], width: int) -> str:
    """The text of a root with its outermost wide parts broken."""
    source = root.span.source
    text, last = "", 0
    for edit in sorted(_LineBreaker(source, roles, width).edits(root), key=lambda edit: edit.start):
        text += source.text[last : edit.start] + edit.text
        last = edit.end
    return text + source.text[last:]


@dataclass(frozen=True)
class _LineBreaker:
    """Looks for wide lines in blocks, from outside to inside."""

    source: Source
    roles: Map[int, tuple[Scalar, Role]]
    width: int

    @cached_property
    def marks(self) -> tuple[SyntaxMark, ...]:
        return tuple(marks(self.source))

    @cached_property
    def wide(self) -> frozenset[int]:
        """The lines that are too wide, comments at their ends not counted."""
        ends: dict[int, int] = {}
        for mark in self.marks:
            for line in range(self._line(mark.start), self._line(mark.end) + 1 if mark.end > mark.start else 0):
                ends[line] = min(mark.end, self.source.ends(line)[1]) - self.source.ends(line)[0]
        return frozenset(line for line, end in ends.items() if end > self.width)

    @cached_property
    def waived(self) -> frozenset[int]:
        """The lines about which a comment asks to be silent: its own; the next one if it stands alone."""
        found = set[int]()
        for comment in WAIVER.finditer(self.source.text):
            line = self._line(comment.start(1))
            while line < len(self.source.line_starts) and self.source.line(line).lstrip().startswith("#"):
                line += 1
            found.add(line)
        return frozenset(found)

    def _line(self, offset: int) -> int:
        return self.source.position(offset).line

    def _lines(self, start: int, end: int) -> frozenset[int]:
        return frozenset(range(self._line(start), self._line(end) + 1))

    def edits(self, root: Node) -> Iterator[Edit]:
        """Every part that is broken; none lies in another."""
        waiting = [root]
        seen = set[int]()
        assumed = root.get("assumed") if isinstance(root, Mapping) else None
        while waiting:
            node = waiting.pop()
            if id(node) in seen or is_flow(node):
                continue
            seen.add(id(node))
            match node:
                case Scalar():
                    continue
                case Mapping():
                    for entry in node:
                        column = self._column(entry.key.span.start) + STEP
                        is_prose = is_text(entry.name) or node is assumed
                        yield from self._part(entry.value, column, entry.key.span.start, True, is_prose)
                        waiting.append(entry.value)
                case Sequence(items=items):
                    for item in items:
                        yield from self._part(item, self._column(item.span.start), item.span.start, False, False)
                        waiting.append(item)
                case _:
                    assert_never(node)

    def _column(self, offset: int) -> int:
        return self.source.position(offset).column - 1

    def _part(self, node: Node, column: int, start: int, below_key: bool, is_prose: bool) -> Iterator[Edit]:
        """What a value becomes, if it is wide; an alias has none of its own."""
        lines = self._lines(start, node.span.end)
        if node.span.start < start or not lines & self.wide:
            return
        if isinstance(node, Scalar) and node.style == "|":
            yield from self._statements(node)
        elif lines & self.waived:
            return
        elif isinstance(node, Scalar):
            yield from self._scalar(node, column, below_key, is_prose)
        elif is_flow(node):
            edit = in_blocks(node, self.marks, column, self.width, below_key)
            yield from () if edit is None else (edit,)

    def _scalar(self, scalar: Scalar, column: int, below_key: bool, is_prose: bool) -> Iterator[Edit]:
        """A wide text, broken. What stands below a key that nobody knows may be meant as an expression, which no `>`
        holds.
        """
        _, role = self.roles.get(scalar.span.start, (scalar, None))
        if role is None:
            text = folded(scalar, column, self.width) if is_prose else None
        elif role.form == TEMPLATE:
            text = parted(scalar, column, self.width)
        else:
            words = words_of(scalar, role, Report())
            text = None if words is None else broken_expression(scalar, words, role, column, self.width)
        if text is not None and self._is_better(scalar, text, column) and not self._follows_comment(scalar):
            yield self._below(scalar, text, column) if below_key else Edit(scalar.span.start, scalar.span.end, text)

    def _statements(self, scalar: Scalar) -> Iterator[Edit]:
        """What breaks the wide lines of a block of effects."""
        _, role = self.roles.get(scalar.span.start, (scalar, None))
        words = words_of(scalar, role, Report()) if role is not None and role.form != TEMPLATE else None
        for edits, start, end in wide_statements(scalar, words or (), self.width):
            if not self._lines(start, end) & self.waived:
                yield from edits

    def _is_better(self, scalar: Scalar, text: str, column: int) -> bool:
        """Whether a text is broken, or fits now while its key did before."""
        key_end = self._column(len(self.source.text[: scalar.span.start].rstrip(" \n")))
        return "\n" in text or (column + len(text) <= self.width and key_end <= self.width)

    def _follows_comment(self, scalar: Scalar) -> bool:
        """Whether a comment stands between a key and its value."""
        start = scalar.span.start
        return (
            "#" in self.source.text[max((mark.end for mark in self.marks if mark.end <= start), default=start) : start]
        )

    def _below(self, scalar: Scalar, text: str, column: int) -> Edit:
        """A text on lines below its key; a comment behind it stays behind the `|` or `>` that begins it now."""
        start = len(self.source.text[: scalar.span.start].rstrip(" \n"))
        end, comment = behind(self.source.text, scalar.span.end)
        if text[0] not in ("|", ">"):
            return Edit(start, scalar.span.end, "\n" + " " * column + text)
        header, rest = text.split("\n", 1)
        return Edit(start, end, f" {header}{'  ' + comment if comment else ''}\n{rest}")
