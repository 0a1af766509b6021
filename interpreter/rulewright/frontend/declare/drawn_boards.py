"""Boards that are drawn: rows of text, in which every sign is a space of the board, but for dots and blanks.

In: such a text. Out: row and column of every space, row by row. Complains about drawings without spaces, and about
hexagons that do not lie between those above them.
"""

from __future__ import annotations

from rulewright.frontend.language.ways import Shape
from rulewright.frontend.syntax.nodes import Scalar
from rulewright.source.diagnostic import Report

ABSENT = ". "
"""The signs that stand for no space."""

Cells = tuple[tuple[int, int], ...]


def drawn_cells(drawing: Scalar, shape: Shape, upward: bool, report: Report) -> Cells:
    """Row and column of every space, counted from the first row and column in which there is one;
    `upward`: from the lowest row.
    """
    lines = drawing.text.splitlines()
    signs = [
        (row, column)
        for row, line in enumerate(reversed(lines) if upward else lines)
        for column, sign in enumerate(line)
        if sign not in ABSENT
    ]
    if not signs:
        report.error("RW321", "no space is drawn here", drawing.span, "every sign but a dot or a blank is a space")
        return ()
    if shape is Shape.HEXAGONS:
        odd = next((row for row, column in signs if (column + row - sum(signs[0])) % 2), None)
        if odd is not None:
            message = f"row {len(lines) - odd if upward else odd + 1} is not shifted by half a hexagon"
            hint = "two signs lie between neighbours in a row; each row begins one sign before or behind the one above"
            report.error("RW321", message, drawing.span, hint)
            return ()
        signs = [(row, (column - row) // 2) for row, column in signs]
    first_row, first_column = (min(at[axis] for at in signs) for axis in (0, 1))
    return tuple((row - first_row, column - first_column) for row, column in signs)
