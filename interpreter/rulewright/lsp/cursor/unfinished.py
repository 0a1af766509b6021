"""A file as it would read with a name put in where somebody is writing: it can be read and checked, and shows what is
wanted there.

In: a text and an offset. Out: a `Unfinished`: the text with `HERE` in place of the word before the offset, the position
in its YAML, and, within an expression, how that may go on. A line that breaks off is completed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from rulewright.frontend.syntax.continuing import Next, rest_of, what_next
from rulewright.frontend.syntax.entry_points import ENTRY_POINTS
from rulewright.frontend.syntax.expressions import parse_text
from rulewright.frontend.syntax.reader import read_node
from rulewright.lsp.cursor import schema_lookup
from rulewright.lsp.cursor.yaml_position import YamlPosition, yaml_positions
from rulewright.lsp.project.recovery import recovered
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

HERE = "here_is_the_cursor"
REST = re.compile(r"[A-Za-z0-9_]*")
WORD = re.compile(r"[A-Za-z_][A-Za-z0-9_]*\Z")
ENDINGS = ("", ":", ": x", '"', "'", "}", "]", '"}', "'}", '"]', "}}")
"""What may have to follow, so that YAML takes the text."""


@dataclass(frozen=True, slots=True)
class Unfinished:
    """`start` is where the word begins that is being written.
    `next` is none outside of expressions, and after mistakes in one.
    """

    source: Source
    start: int
    position: YamlPosition
    next: Next | None = None

    @property
    def word(self) -> str:
        return HERE

    @property
    def is_alone(self) -> bool:
        """Whether nothing else stands in the text that is being written."""
        return self.position.node.text.strip().rstrip(":") == HERE


def unfinished_at(source: Source, offset: int) -> Unfinished | None:
    """The text with a name put in at an offset; none where no text can stand."""
    typed, rest = WORD.search(source.text[:offset]), REST.match(source.text, offset)
    start = typed.start() if typed is not None else offset
    end = rest.end() if rest is not None else offset
    texts = [Source(source.name, source.text[:start] + HERE + ending + source.text[end:]) for ending in ENDINGS]
    whole = (found for text in texts if (found := _drafted(text, start)) is not None)
    mended = (
        found
        for text in texts[:3]
        if (readable := recovered(text)) is not None and (found := _drafted(readable, start)) is not None
    )
    return next(whole, None) or next(mended, None)


def _drafted(text: Source, start: int) -> Unfinished | None:
    """The position of the name in a text; none if YAML does not take the text, or the name is in a comment."""
    root = read_node(text, Report())
    position = (
        next(
            (
                position
                for position in yaml_positions(root)
                if position.node.span.start <= start and HERE in position.node.text
            ),
            None,
        )
        if root is not None
        else None
    )
    return Unfinished(text, start, position) if position is not None else None


def within(found: Unfinished, entry: str) -> Unfinished:
    """The same, with the expression around made whole; `entry` is the grammar's entry point."""
    body, lines = found.position.node.body, found.position.node.style == "|"
    before = body.text[: found.start - body.start]
    if entry == "template":
        hole = before.rfind("{")
        if hole < 0 or "}" in before[hole:]:
            return found
        return replace(found, next=what_next(before[hole + 1 :], "value"))
    after = replace(found, next=what_next(before, entry, lines))
    if after.next is None or parse_text(body, ENTRY_POINTS[entry], Report(), lines) is not None:
        return after
    rest = rest_of(before + HERE, entry, lines)
    if rest is None:
        return after
    stop = body.start + len(body.text.rstrip())
    text = found.source.text[: found.start] + HERE + rest + found.source.text[stop:]
    return replace(after, source=Source(found.source.name, text))


def entry_of(found: Unfinished, schema: str, way: tuple[str | int, ...]) -> str | None:
    """How the text is read in which somebody is writing, if it is an expression."""
    if found.position.is_key:
        return "signature" if "(" in found.position.node.text and len(way) == 1 else None
    return schema_lookup.start_at(schema, way)
