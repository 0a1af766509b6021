"""Where an expression may go on in the next line.

In: the words of an expression (or of one line of a block), the column at which they begin, and how wide a line may be.
Out: the words that begin a new line, each with how many brackets are open there. The loosest words part first: commas,
then `where`, `else`, `or`, `and`; what stands in brackets only where that is not enough.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulewright.formatting.line_breaking import OPENING, STEP
from rulewright.formatting.spacing import CLOSING, blank, is_sign
from rulewright.frontend.syntax.expressions import WordToken
from rulewright.frontend.syntax.layout import CONTINUING

COMMA = 0
TIGHT = 8
DEEPER = 12
"""What one bracket weighs: words in it part later than all outside."""
LEAST = 12
"""How many columns a line has on both sides of a tight word before which it parts."""

LOOSENESS = {
    word: rank
    for rank, words in {
        1: ("for",),
        2: ("where", "while", "until"),
        3: ("by", "then"),
        4: ("else", "after"),
        5: ("if",),
        6: ("or",),
        7: ("and",),
        TIGHT: ("=", "!=", "<", "<=", ">", ">=", "is", "to", "from", "into"),
        TIGHT + 1: ("+", "-"),
        TIGHT + 2: ("*", "/", "mod"),
    }.items()
    for word in words
}
"""Words before which a line may end, the loosest with the lowest number."""
MOVING = {"move", "show"}
"""Statements whose `to` is looser than the `where` before it."""
NAMING = {("let", "="), ("set", "to")}
"""What a line does not end before: the value that follows parts instead."""
WORD_KINDS = {"NAME", "PLACE", "INT", "STRING"}


@dataclass(frozen=True, slots=True)
class LineShape:
    """What holds for the lines of one text. `column`: where it begins. `width`: up to which column its lines go.
    `in_block`: a statement of an effect block, which goes on only where the next line begins with certain words.
    `rows`: each comma outside brackets ends a line.
    """

    column: int
    width: int
    in_block: bool = False
    rows: bool = False
    plain: bool = False


@dataclass(frozen=True, slots=True)
class BreakPoint:
    """The number of a word that begins a line, and the column of that line."""

    index: int
    column: int


@dataclass(frozen=True, slots=True)
class _Line:
    """Words from `start` up to `end` (excluded), at a column."""

    start: int
    end: int
    column: int


def break_points(words: Sequence[WordToken], lines: Sequence[tuple[int, int]], shape: LineShape) -> list[BreakPoint]:
    """Where lines part, so that none is too wide where that can be had.

    `lines`: the number of each line's first word, and its column.
    """
    depths = _depths(words)
    ends = [*(start for start, _ in lines[1:]), len(words)]
    waiting = [_Line(start, end, column) for (start, column), end in zip(lines, ends, strict=True)]
    found: list[BreakPoint] = []
    while waiting:
        line = waiting.pop()
        if line.column + _length(words, line, shape) > shape.width:
            points = [BreakPoint(index, _column(depths[index], shape)) for index in _points(words, depths, line, shape)]
            starts = [BreakPoint(line.start, line.column), *points]
            ends = [*(point.index for point in points), line.end]
            waiting += [_Line(at.index, end, at.column) for at, end in zip(starts, ends, strict=True) if points]
            found += points
    return sorted(found, key=lambda point: point.index)


def _depths(words: Sequence[WordToken]) -> list[int]:
    """How many brackets are open before each word."""
    depth, found = 0, []
    for word in words:
        found.append(depth)
        depth += (word.text in OPENING) - (word.text in CLOSING)
    return found


def _column(depth: int, shape: LineShape) -> int:
    """Where a line begins with so many brackets open, as `line_breaking` has it."""
    return shape.column + STEP * (depth or shape.in_block)


def _length(words: Sequence[WordToken], line: _Line, shape: LineShape) -> int:
    blanks = sum(len(blank(words, index, shape.plain)) for index in range(line.start + 1, line.end))
    return blanks + sum(len(word.text) for word in words[line.start : line.end])


def _points(words: Sequence[WordToken], depths: Sequence[int], line: _Line, shape: LineShape) -> list[int]:
    """Where one line parts: at all of its loosest words, or at as many commas as it takes."""
    weights = dict(_weights(words, depths, line, shape))
    if not weights:
        return []
    least = min(weights.values())
    points = [index for index, weight in weights.items() if weight == least]
    depth = depths[points[0]]
    is_filled = words[points[0] - 1].text == "," and (depth or not shape.rows)
    return list(_filled(words, points, line, _column(depth, shape), shape)) if is_filled else points


def _filled(
    words: Sequence[WordToken], points: Sequence[int], line: _Line, below: int, shape: LineShape
) -> Iterator[int]:
    """The fewest of some places that keep the lines narrow; the lines after the first begin at the column `below`."""
    start, column = line.start, line.column
    for point, following in zip(points, [*points[1:], line.end], strict=True):
        if column + _length(words, _Line(start, following, column), shape) > shape.width:
            yield point
            start, column = point, below


def _weights(
    words: Sequence[WordToken], depths: Sequence[int], line: _Line, shape: LineShape
) -> Iterator[tuple[int, int]]:
    """The words of a line before which it may part, each with its weight: the least parts first."""
    least = min(depths[line.start : line.end])
    for index in range(line.start + 1, line.end):
        rank = _rank(words, index, line.start)
        is_possible = not shape.in_block or depths[index] or words[index].text in CONTINUING
        if rank is not None and is_possible and (rank < TIGHT or _is_balanced(words, index, line, shape)):
            yield index, DEEPER * (depths[index] - least) + rank


def _is_balanced(words: Sequence[WordToken], index: int, line: _Line, shape: LineShape) -> bool:
    """Whether a line that parts before a word has enough on both sides."""
    sides = _Line(line.start, index, 0), _Line(index, line.end, 0)
    return all(_length(words, side, shape) >= LEAST for side in sides)


def _rank(words: Sequence[WordToken], index: int, start: int) -> int | None:
    """How loose what stands before a word is; none if no line may end there."""
    if words[index - 1].text == ",":
        return COMMA
    word = words[index]
    if word.kind in WORD_KINDS or is_sign(words, index) or words[index - 1].text in OPENING:
        return None
    if word.text == "to" and words[start].text in MOVING:
        return COMMA
    if (words[start].text, word.text) in NAMING:
        return None
    return LOOSENESS.get(word.text)
