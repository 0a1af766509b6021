"""Edges between the spaces of a board, and around those of a grid; and the corners of a grid.

In: a board. Out: for every edge the spaces on its sides, and the way over it. It complains of nothing.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from rulewright.frontend.analysis.corners import Corners, corners_of
from rulewright.frontend.language.ways import STEPS, STRAIGHT, WAYS, Listed, Shape

if TYPE_CHECKING:
    from rulewright.frontend.analysis.geometry import Geometry

BEYOND = -1
"""What is no space, and all numbers below: beyond the rim."""


def pairs(board: Geometry) -> Listed:
    """The ends of an edge between every two neighbours of a board."""
    return tuple((space, other) for space in range(board.size) for other in board.neighbours[space] if other > space)


def borders(board: Geometry) -> Listed:
    """The spaces on both sides of every edge of the spaces of a grid: at the rim one."""
    return tuple(tuple(space for space in spaces if space >= 0) for spaces in grid_sides(board))


def ways_out(board: Geometry) -> tuple[str, ...]:
    """For each of these edges, the way that leads over it, from the first of its spaces."""
    return tuple(grid_sides(board).values())


def grid_sides(board: Geometry) -> dict[tuple[int, int], str]:
    """The edges of the spaces of a grid, each with the way to it;
    at the rim, the second space is a number below none.
    """
    found: dict[tuple[int, int], str] = {}
    rim = BEYOND
    for space in range(board.size):
        for word in WAYS if board.shape is Shape.HEXAGONS else STRAIGHT:
            if word in STEPS[board.shape]:
                way = board.as_drawn(word)  # so that edges have the same numbers however the board is drawn
                other = board.neighbour(space, way)
                rim -= 1
                found.setdefault((space, rim) if other == BEYOND else (min(space, other), max(space, other)), way)
    return found


@lru_cache(maxsize=64)
def board_corners(board: Geometry) -> Corners:
    """The corners of the spaces of a grid, which configurations share too."""
    steps = STEPS[board.shape]
    sides = []
    for (space, _), way in grid_sides(board).items():
        (row, column), (down, right) = board.cells[space], steps[board.as_drawn(way)]
        sides.append(frozenset({(row, column), (row + down, column + right)}))
    return corners_of(board.shape, board.cells, steps, board.as_drawn, sides)
