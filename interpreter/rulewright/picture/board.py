"""Spaces in rows and columns: which way up they are drawn, and what rows and columns are called.

In: a size, a shape, and hints of the ruleset. Out: the order of rows on a screen, and the names of rows and columns.
Spaces that face each other are a board of two rows; its columns have no names, and its rows those of their spaces.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rulewright.sentences import Speech


@dataclass(frozen=True, slots=True)
class Board:
    """A grid of spaces, numbered row by row from 0. `upward`: row 1 is drawn at the bottom.

    `grid`: in each row the space of each column, or none where there is none. `numbers`: what is printed on the spaces,
    if that is not 1, 2, 3.
    """

    space: str
    rows: int
    columns: int
    hexagons: bool
    upward: bool
    row_names: tuple[str, ...]
    column_names: tuple[str, ...]
    grid: tuple[tuple[int | None, ...], ...]
    numbers: tuple[int, ...] = ()

    @property
    def is_numbered(self) -> bool:
        """Whether its spaces are told by the names of rows and columns."""
        return any(self.column_names)

    def called(self, spaces: Sequence[str], before: Sequence[str], say: Speech) -> Board:
        """The board with names for its rows: where they have none, those of their spaces, and before whom these lie."""
        if self.is_numbered:
            return self
        rows = [[space for space in row if space is not None] for row in self.grid]
        return replace(self, row_names=tuple(_called(row, spaces, before, say) for row in rows))

    @property
    def drawn_rows(self) -> range:
        """The rows from the top of the screen to its bottom."""
        return range(self.rows - 1, -1, -1) if self.upward else range(self.rows)

    def shift(self, row: int) -> int:
        """How many half spaces a row of hexagons lies further right than the one furthest left."""
        return row if self.hexagons else 0


def _called(row: Sequence[int], spaces: Sequence[str], before: Sequence[str], say: Speech) -> str:
    first, last = spaces[row[0]], spaces[row[-1]]
    name = say("span", first=first, last=last) if len(row) > 2 else ", ".join(spaces[space] for space in row)
    whose = {before[space] for space in row}
    return say("before-whom", name=name, owner=min(whose)) if len(whose) == 1 else name


def facing_board(space: str, count: int, *, ends: bool) -> Board:
    """Spaces of which the first half lies below, from left to right, and the other opposite, as one goes round.
    `ends`: the last of each half stands behind its row, between both.
    """
    half = count // 2
    below, above = list(range(half)), list(range(count - 1, half - 1, -1))
    grid: list[list[int | None]] = [[*above], [*below]]
    if ends:
        first, last = above.pop(0), below.pop()
        between = [None] * len(below)
        grid = [[None, *above, None], [first, *between, last], [None, *below, None]]
    return Board(
        space, len(grid), len(grid[0]), hexagons=False, upward=False, row_names=("",) * len(grid),
        column_names=("",) * len(grid[0]), grid=tuple(map(tuple, grid)),
    )  # fmt: skip
