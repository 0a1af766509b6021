"""Comments at the ends of lines.

In: lines without them, and the comments with the columns in which they stood. Out: lines with them. Comments of
neighbouring lines that stood in one column stay in one, as near to the longest line as they were; the others are as far
from their line as they were.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

LEAST = 2


@dataclass(frozen=True, slots=True)
class Trail:
    """A comment at the end of a line (its number in the new text);
    the column in which it stood, and how many blanks were before it.
    """

    line: int
    column: int
    blanks: int
    text: str


def with_trails(lines: list[str], trails: Sequence[Trail]) -> list[str]:
    """The lines with their comments."""
    found = list(lines)
    for row in _rows(trails):
        end = max(len(found[trail.line].rstrip(" ")) for trail in row) + max(LEAST, min(trail.blanks for trail in row))
        for trail in row:
            line = found[trail.line].rstrip(" ")
            found[trail.line] = line + " " * (end - len(line)) + trail.text
    return found


def _rows(trails: Sequence[Trail]) -> Iterator[list[Trail]]:
    """Comments of neighbouring lines that stood in one column."""
    row: list[Trail] = []
    for trail in trails:
        if row and not (trail.line == row[-1].line + 1 and trail.column == row[-1].column):
            yield row
            row = []
        row.append(trail)
    if row:
        yield row
