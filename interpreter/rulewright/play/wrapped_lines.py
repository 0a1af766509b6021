"""Lines of text for the table, no wider than they may be.

In: names and facts. Out: lines with a style. A word that is wider than a line is left whole.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from rulewright.source.cells import width as columns

UNKNOWN = "?"
EMPTY = "."
GAP = "   "
MARGIN = " " * 6


@dataclass(frozen=True, slots=True)
class BoardCell:
    """Where a space of a board stands on a line: from one character up to before another, and its name."""

    start: int
    end: int
    space: str


@dataclass(frozen=True, slots=True)
class Line:
    """A line and its style: title, ours, or nothing. `cells`: the spaces of a board that stand on it."""

    text: str
    style: str = ""
    cells: tuple[BoardCell, ...] = ()


def paragraph(name: str, facts: Iterable[str], width: int, margin: int, style: str) -> list[Line]:
    """An owner and its facts: beside it if they fit on one line, else below."""
    facts = list(facts)
    padded = name + " " * (margin - columns(name))
    line = padded + GAP + GAP.join(facts)
    if columns(line) <= width:
        return [Line(line, style)]
    return [
        *(Line(text, style or "title") for text in broken(name, width)),
        *(Line(text, style) for text in wrapped(facts, width)),
    ]


def wrapped(facts: Sequence[str], width: int) -> list[str]:
    """Facts below each other, as many on a line as fit; one that is too long goes on with a deeper margin."""
    lines, line = [], ""
    for fact in facts:
        if line and columns(line) + columns(GAP) + columns(fact) <= width:
            line += GAP + fact
            continue
        lines += [line] if line else []
        *long, line = broken("  " + fact, width)
        lines += long
    return [*lines, line] if line else lines


def broken(text: str, width: int) -> list[str]:
    """A text over several lines, broken after commas; within an item only where it is too long for a line.
    Its own margin stays.
    """
    margin = text[: len(text) - len(text.lstrip(" "))]
    lines = [margin]
    for item in text.lstrip(" ").replace(", ", ",\n").split("\n"):
        for piece in [item] if columns(MARGIN + item) <= width else item.split(" "):
            there = lines[-1]
            joined = f"{there} {piece}" if there.strip() else there + piece
            if there.strip() and columns(joined) > width:
                lines.append(MARGIN + piece)
            else:
                lines[-1] = joined
    return lines


def padded(text: str, wide: int) -> str:
    return text + " " * (wide - columns(text))
