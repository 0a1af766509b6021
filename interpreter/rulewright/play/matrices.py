"""State by two or more things, as tables: a row for each of the first, a column for each of the last.

In: a matrix of a picture, and a width. Out: lines. Neighbouring rows that are equal share a line (not those of seats
and sides); where the columns do not fit, each row is a paragraph in which equal neighbours are told as a stretch.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rulewright.picture import Matrix
from rulewright.play.wrapped_lines import EMPTY, UNKNOWN, Line, broken, padded, paragraph
from rulewright.sentences import Speech
from rulewright.source.cells import width as columns

GAP = "  "


def title(matrix: Matrix, say: Speech) -> str:
    *first, last = matrix.owners
    return say("of-each", what=matrix.title.removesuffix(" of"), owner=say("two", first=", ".join(first), second=last))


def drawn(matrix: Matrix, width: int, say: Speech) -> Iterator[Line]:
    """The lines of a matrix."""
    cells = {_short(cell, say) for row in matrix.rows for cell in row.cells}
    if cells <= {EMPTY}:
        yield from (Line(text) for text in broken(say("headed", what=title(matrix, say), things=say("none")), width))
        return
    yield from (Line(text, "title") for text in broken(title(matrix, say), width))
    rows = list(_merged(matrix, say))
    lines = _grid(matrix, rows, say)
    if max(map(columns, lines)) <= width:
        yield from map(Line, lines)
    else:
        margin = max(columns(label) for label, _ in rows)
        for label, row in rows:
            yield from paragraph(label, _stretches(matrix.heads, row, say), width, margin, "")


def _merged(matrix: Matrix, say: Speech) -> Iterator[tuple[str, tuple[str | None, ...]]]:
    """Rows with their labels; of equal neighbours the first and the last are named."""
    if not matrix.are_places:
        yield from ((", ".join(row.keys), row.cells) for row in matrix.rows)
        return
    for (before, cells), group in groupby(matrix.rows, key=lambda row: (row.keys[:-1], row.cells)):
        members = [row.keys[-1] for row in group]
        yield ", ".join((*before, _stretch(members, say))), cells


def _stretch(members: Sequence[str], say: Speech) -> str:
    return say("span", first=members[0], last=members[-1]) if len(members) > 1 else members[0]


def _grid(matrix: Matrix, rows: Sequence[tuple[str, tuple[str | None, ...]]], say: Speech) -> list[str]:
    """A line of column heads, and one for each row."""
    table = [("", *matrix.heads), *((label, *(_short(cell, say) for cell in cells)) for label, cells in rows)]
    wide = [max(map(columns, column)) for column in zip(*table, strict=True)]
    return [GAP.join(padded(text, size) for text, size in zip(line, wide, strict=True)).rstrip() for line in table]


def _stretches(heads: Sequence[str], cells: Sequence[str | None], say: Speech) -> list[str]:
    """The values of a row, equal neighbours as one."""
    return [
        say("headed", what=_stretch([head for head, _ in group], say), things=UNKNOWN if cell is None else cell)
        for cell, pairs in groupby(zip(heads, cells, strict=True), key=lambda pair: pair[1])
        if (group := list(pairs))
    ]


def _short(cell: str | None, say: Speech) -> str:
    return UNKNOWN if cell is None else EMPTY if cell in (say("none"), say("no")) else cell
