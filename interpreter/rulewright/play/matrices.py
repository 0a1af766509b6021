"""State by two or more things, as tables: a row for each of the first, a column for each of the last.

In: a matrix of a picture, and a width. Out: lines. Neighbouring rows that are equal share a line (not those of seats and sides); where the
columns do not fit, each row is a paragraph in which equal neighbours are told as a stretch.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rulewright.picture import Matrix
from rulewright.play.wrapped_lines import EMPTY, UNKNOWN, Line, broken, padded, paragraph
from rulewright.source.cells import width as columns

GAP = "  "


def title(matrix: Matrix) -> str:
    *first, last = (type_.replace("_", " ") for type_ in matrix.types)
    return f"{matrix.title} of each {', '.join(first)} and {last}"


def drawn(matrix: Matrix, width: int) -> Iterator[Line]:
    """The lines of a matrix."""
    cells = {_short(cell) for row in matrix.rows for cell in row.cells}
    if cells <= {EMPTY}:
        yield from (Line(text) for text in broken(f"{title(matrix)}: none", width))
        return
    yield from (Line(text, "title") for text in broken(title(matrix), width))
    rows = list(_merged(matrix))
    lines = _grid(matrix, rows)
    if max(map(columns, lines)) <= width:
        yield from map(Line, lines)
    else:
        margin = max(columns(label) for label, _ in rows)
        for label, row in rows:
            yield from paragraph(label, _stretches(matrix.heads, row), width, margin, "")


def _merged(matrix: Matrix) -> Iterator[tuple[str, tuple[str | None, ...]]]:
    """Rows with their labels; of equal neighbours the first and the last are named."""
    if not matrix.are_places:
        yield from ((", ".join(row.keys), row.cells) for row in matrix.rows)
        return
    for (before, cells), group in groupby(matrix.rows, key=lambda row: (row.keys[:-1], row.cells)):
        members = [row.keys[-1] for row in group]
        yield ", ".join((*before, _stretch(members))), cells


def _stretch(members: Sequence[str]) -> str:
    return f"{members[0]} to {members[-1]}" if len(members) > 1 else members[0]


def _grid(matrix: Matrix, rows: Sequence[tuple[str, tuple[str | None, ...]]]) -> list[str]:
    """A line of column heads, and one for each row."""
    table = [("", *matrix.heads), *((label, *map(_short, cells)) for label, cells in rows)]
    wide = [max(map(columns, column)) for column in zip(*table, strict=True)]
    return [GAP.join(padded(text, size) for text, size in zip(line, wide, strict=True)).rstrip() for line in table]


def _stretches(heads: Sequence[str], cells: Sequence[str | None]) -> list[str]:
    """The values of a row, equal neighbours as one."""
    return [
        f"{_stretch([head for head, _ in group])}: {UNKNOWN if cell is None else cell}"
        for cell, pairs in groupby(zip(heads, cells, strict=True), key=lambda pair: pair[1])
        if (group := list(pairs))
    ]


def _short(cell: str | None) -> str:
    return UNKNOWN if cell is None else EMPTY if cell in ("none", "no") else cell
