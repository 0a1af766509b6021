"""Source texts and spans.

In: bytes or text with a name. Out: `Source` (text with line starts) and `Span` (a stretch of it).
Complains about nothing; decoding problems are reported by `rulewright.frontend.syntax.text_files`.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, SupportsIndex


@dataclass(frozen=True, slots=True)
class Position:
    """A place for people: line and column, both from 1; columns count characters."""

    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.line}:{self.column}"


@dataclass(frozen=True, eq=False)
class Source:
    """A text and the name by which messages call it."""

    name: str
    text: str = field(repr=False)

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        """The text of nothing stays the one that it is, also in another process."""
        return f"{_NOWHERE}.source" if self is NOWHERE.source else object.__reduce_ex__(self, protocol)

    @cached_property
    def line_starts(self) -> tuple[int, ...]:
        """Offset of the first character of every line."""
        starts = [0]
        for offset, character in enumerate(self.text):
            if character == "\n":
                starts.append(offset + 1)
        return tuple(starts)

    def position(self, offset: int) -> Position:
        """The line and column of an offset; past the end counts as the end."""
        offset = min(max(offset, 0), len(self.text))
        line = bisect_right(self.line_starts, offset)
        return Position(line, offset - self.line_starts[line - 1] + 1)

    def line(self, number: int) -> str:
        """The text of a line (from 1) without its end."""
        start, end = self.ends(number)
        return self.text[start:end].rstrip("\r")

    def ends(self, number: int) -> tuple[int, int]:
        """Where a line (from 1) begins and ends, without reading it: lines may be long, and findings on them many."""
        start = self.line_starts[number - 1]
        return start, self.line_starts[number] - 1 if number < len(self.line_starts) else len(self.text)

    def span(self, start: int, end: int | None = None) -> Span:
        """The stretch from `start` up to `end` (default: one character)."""
        return Span(self, start, start + 1 if end is None else end)


@dataclass(frozen=True, slots=True)
class Span:
    """A stretch of a source: offsets, the end excluded."""

    source: Source
    start: int
    end: int

    def __reduce_ex__(self, protocol: SupportsIndex) -> str | tuple[Any, ...]:
        return _NOWHERE if self is NOWHERE else object.__reduce_ex__(self, protocol)

    @property
    def position(self) -> Position:
        return self.source.position(self.start)

    @property
    def text(self) -> str:
        return self.source.text[self.start : self.end]

    def to(self, other: Span) -> Span:
        """The stretch from the start of this one to the end of `other` (of the same source)."""
        return Span(self.source, min(self.start, other.start), max(self.end, other.end))

    def __str__(self) -> str:
        return f"{self.source.name}:{self.position}"


_NOWHERE = "NOWHERE"
NOWHERE = Span(Source("<nowhere>", ""), 0, 0)
"""The span of things that no text says, such as defaults."""
