"""Places as editors count them: lines and characters from 0, in UTF-16 units unless agreed otherwise.

In: a `Source`, whose line ends are plain; an editor's may be Windows': its lines are the same. Out: offsets, and back.
What lies beyond a line or the text counts as its end.
"""

from __future__ import annotations

from array import array
from bisect import bisect_right
from collections.abc import Callable
from functools import lru_cache
from itertools import accumulate
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

LINES = 16
"""So many lines are kept as they were measured."""


class Ruler:
    """Measures in one encoding."""

    def __init__(self, encoding: str = "utf-16") -> None:
        self.units = UNITS[encoding]
        self._measured = lru_cache(LINES)(self._measure)

    def offset(self, source: Source, point: Point) -> int:
        """The offset of a place; in the middle of a character counts as before it."""
        if point.line >= len(source.line_starts):
            return len(source.text)
        line = max(point.line, 0)
        ends = self._measured(source, line)
        return source.line_starts[line] + max(0, min(bisect_right(ends, point.character), len(ends)) - 1)

    def characters(self, line: str, units: int) -> int:
        """How many characters of a line lie before a place."""
        length = 0
        for index, character in enumerate(line):
            length += self.units(character)
            if length > units:
                return index
        return len(line)

    def point(self, source: Source, offset: int) -> Point:
        """The place of an offset."""
        position = source.position(offset)
        line = position.line - 1
        return Point(line, self._measured(source, line)[position.column - 1])

    def stretch(self, span: Span) -> Stretch:
        """The places of a span."""
        return Stretch(self.point(span.source, span.start), self.point(span.source, max(span.end, span.start)))

    def _measure(self, source: Source, line: int) -> array[int]:
        """How many units lie before each character of a line, and before its end.
        Kept, for a long line may have thousands of findings.
        """
        start, end = source.ends(line + 1)
        return array("Q", accumulate(map(self.units, source.text[start:end]), initial=0))
