"""Places as editors count them: lines and characters from 0, in UTF-16 units unless agreed otherwise.

In: a `Source`, whose line ends are plain; an editor's may be Windows': its lines are the same. Out: offsets, and back.
What lies beyond a line or the text counts as its end.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rulewright.source.text import Source, Span


class Point(NamedTuple):
    """A place: `line` and `character` from 0."""

    line: int
    character: int


class Stretch(NamedTuple):
    """From one place to another, the end excluded."""

    start: Point
    end: Point


UNITS: dict[str, Callable[[str], int]] = {
    "utf-8": lambda character: len(character.encode("utf-8", "surrogatepass")),
    "utf-16": lambda character: 2 if ord(character) > 0xFFFF else 1,
    "utf-32": lambda character: 1,
}
"""How long a character is in each encoding."""


class Ruler:
    """Measures in one encoding."""

    def __init__(self, encoding: str = "utf-16") -> None:
        self.units = UNITS[encoding]

    def offset(self, source: Source, point: Point) -> int:
        """The offset of a place; in the middle of a character counts as before it."""
        if point.line >= len(source.line_starts):
            return len(source.text)
        start = source.line_starts[max(point.line, 0)]
        return start + self.characters(source.text[start : self._end(source, point.line)], point.character)

    def characters(self, line: str, units: int) -> int:
        """How many characters of a line lie before a place."""
        length = 0
        for index, character in enumerate(line):
            length += self.units(character)
            if length > units:
                return index
        return len(line)

    def _end(self, source: Source, line: int) -> int:
        return source.line_starts[line + 1] - 1 if line + 1 < len(source.line_starts) else len(source.text)

    def point(self, source: Source, offset: int) -> Point:
        """The place of an offset."""
        position = source.position(offset)
        start = source.line_starts[position.line - 1]
        return Point(position.line - 1, sum(map(self.units, source.text[start : start + position.column - 1])))

    def stretch(self, span: Span) -> Stretch:
        """The places of a span."""
        return Stretch(self.point(span.source, span.start), self.point(span.source, max(span.end, span.start)))
