"""Spaces in rows and columns: which way up they are drawn, and what rows and columns are called.

In: a size, a shape, and hints of the ruleset. Out: the order of rows on a screen, and the names of rows and columns.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Board:
    """A grid of spaces, numbered row by row from 0. `upward`: row 1 is drawn at the bottom.

    `grid`: in each row the space of each column, or none where there is none.
    """

    space: str
    rows: int
    columns: int
    hexagons: bool
    upward: bool
    row_names: tuple[str, ...]
    column_names: tuple[str, ...]
    grid: tuple[tuple[int | None, ...], ...]

    @property
    def drawn_rows(self) -> range:
        """The rows from the top of the screen to its bottom."""
        return range(self.rows - 1, -1, -1) if self.upward else range(self.rows)

    def shift(self, row: int) -> int:
        """How many half spaces a row of hexagons lies further right than the one furthest left."""
        return row if self.hexagons else 0
