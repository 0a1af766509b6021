"""State by two or more things, as tables: a row for each of the first, a column for each of the last.

In: the entries of one variable of a view, in order, and a width. Out: lines. Neighbouring rows that are equal share a line (not those
of seats and sides); where the columns do not fit, each row is a paragraph in which equal neighbours are told as a stretch.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from rulewright.game.view import View
from rulewright.ir.program import Program, Variable
from rulewright.play.wrapped_lines import EMPTY, Line, broken, padded, paragraph, plain, shown
from rulewright.source.cells import width as columns

GAP = "  "


@dataclass(frozen=True, slots=True)
class MatrixRow:
    """What a row is about (all keys but the last), and its values as text."""

    keys: tuple[str, ...]
    cells: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Matrix:
    """One variable: its name, the types of its keys, the members of the last one, and the rows."""

    name: str
    types: tuple[str, ...]
    heads: tuple[str, ...]
    rows: tuple[MatrixRow, ...]

    @property
    def title(self) -> str:
        *first, last = map(plain, self.types)
        return f"{plain(self.name)} of each {', '.join(first)} and {last}"

    @property
    def are_places(self) -> bool:
        """Whether the rows differ in places and words only, so that neighbours may share a line."""
        return self.types[-2] not in ("player", "side")


def matrices(view: View, program: Program) -> dict[str, list[Matrix]]:
    """The variables with several keys, by the type of the first."""
    found: dict[str, list[Matrix]] = {}
    for variable in program.variables:
        if len(variable.owners) > 1:
            entries = [entry for entry in view["state"] if entry["state"] == variable.name]
            found.setdefault(variable.owners[0][0], []).append(_matrix(variable, entries))
    return found


def _matrix(variable: Variable, entries: Sequence[View]) -> Matrix:
    across = variable.owners[-1][1]
    heads = tuple(entry["of"][-1] for entry in entries[:across])
    rows = tuple(
        MatrixRow(
            (entries[start]["owner"], *entries[start]["of"][:-1]),
            tuple(shown(entry["value"], entry["seen"]) for entry in entries[start : start + across]),
        )
        for start in range(0, len(entries), across)
    )
    return Matrix(variable.name, tuple(type_ for type_, _ in variable.owners), heads, rows)


def drawn(matrix: Matrix, width: int) -> Iterator[Line]:
    """The lines of a matrix."""
    cells = {_short(cell) for row in matrix.rows for cell in row.cells}
    if cells <= {EMPTY}:
        yield from (Line(text) for text in broken(f"{matrix.title}: none", width))
        return
    yield from (Line(text, "title") for text in broken(matrix.title, width))
    rows = list(_merged(matrix))
    lines = _grid(matrix, rows)
    if max(map(columns, lines)) <= width:
        yield from map(Line, lines)
    else:
        margin = max(columns(label) for label, _ in rows)
        for label, row in rows:
            yield from paragraph(label, _stretches(matrix.heads, row), width, margin, "")


def _merged(matrix: Matrix) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Rows with their labels; of equal neighbours the first and the last are named."""
    if not matrix.are_places:
        yield from ((", ".join(row.keys), row.cells) for row in matrix.rows)
        return
    for (before, cells), group in groupby(matrix.rows, key=lambda row: (row.keys[:-1], row.cells)):
        members = [row.keys[-1] for row in group]
        yield ", ".join((*before, _stretch(members))), cells


def _stretch(members: Sequence[str]) -> str:
    return f"{members[0]} to {members[-1]}" if len(members) > 1 else members[0]


def _grid(matrix: Matrix, rows: Sequence[tuple[str, tuple[str, ...]]]) -> list[str]:
    """A line of column heads, and one for each row."""
    table = [("", *matrix.heads), *((label, *map(_short, cells)) for label, cells in rows)]
    wide = [max(map(columns, column)) for column in zip(*table, strict=True)]
    return [GAP.join(padded(text, size) for text, size in zip(line, wide, strict=True)).rstrip() for line in table]


def _stretches(heads: Sequence[str], cells: Sequence[str]) -> list[str]:
    """The values of a row, equal neighbours as one."""
    return [
        f"{_stretch([head for head, _ in group])}: {cell}"
        for cell, pairs in groupby(zip(heads, cells, strict=True), key=lambda pair: pair[1])
        if (group := list(pairs))
    ]


def _short(cell: str) -> str:
    return EMPTY if cell in ("none", "no") else cell
