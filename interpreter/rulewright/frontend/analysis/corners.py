"""The corners of the spaces of a grid: what meets in each.

In: a grid, the steps to the spaces that meet in the corners of a space, and its edges. Out: for every corner, space and
edge the numbers of the others. It complains of nothing: sizes have been checked before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

from rulewright.frontend.language.ways import WAYS, Listed, Shape, Step

Corner = frozenset[Step]
"""The row and column of each space that meets others in a corner, also of those that are missing from the board."""

CORNER_WAYS = {
    Shape.SQUARES: ("north_east", "south_east", "south_west", "north_west"),
    Shape.HEXAGONS: ("north", "north_east", "south_east", "south", "south_west", "north_west"),
}
"""Where the corners of a space lie, clockwise from the north."""

SPACES_AT_A_CORNER = {Shape.SQUARES: 4, Shape.HEXAGONS: 3}
"""So many spaces meet in a corner within a board."""


@dataclass(frozen=True, eq=False)
class Corners:
    """`spaces`: of each corner those that meet in it; `of_spaces`: the corners of each space, clockwise from the north;
    `of_edges`: of each edge of these spaces the two corners at its ends.
    """

    spaces: Listed
    of_spaces: Listed
    of_edges: Listed

    def names(self, shape: Shape, names: Sequence[str]) -> tuple[str, ...]:
        """What each corner is called, by the names of the spaces that meet in it: `a1_b1_a2`; where some of them are
        missing, with the way from the first of them, `a1_north`.
        """
        ways, most = CORNER_WAYS[shape], SPACES_AT_A_CORNER[shape]
        found = []
        for corner, spaces in enumerate(self.spaces):
            way = ways[self.of_spaces[spaces[0]].index(corner)]
            found.append("_".join([*(names[space] for space in spaces), *([way] if len(spaces) < most else [])]))
        return tuple(found)

    @cached_property
    def edges(self) -> Listed:
        """The edges that meet in each corner."""
        return _turned(self.of_edges, len(self.spaces))

    @cached_property
    def neighbours(self) -> Listed:
        """The corners at the other ends of these edges."""
        return _others(_joined(edges, self.of_edges) for edges in self.edges)

    @cached_property
    def edges_beside(self) -> Listed:
        """For each edge, the edges that meet it in a corner."""
        return _others(_joined(corners, self.edges) for corners in self.of_edges)


def corners_of(
    shape: Shape, cells: Sequence[Step], steps: dict[str, Step], as_drawn: Callable[[str], str], sides: Iterable[Corner]
) -> Corners:
    """The corners of a grid of that shape, numbered from space to space.

    `cells` are the row and column of each space, `steps` the ways from a space to the next, `as_drawn` the way of a
    word; `sides` the two spaces on both sides of each edge, one of which may be missing.
    """
    numbers: dict[Corner, int] = {}
    for cell in cells:
        for corner in _around(cell, shape, steps, str):
            numbers.setdefault(corner, len(numbers))
    of_spaces = tuple(tuple(numbers[corner] for corner in _around(cell, shape, steps, as_drawn)) for cell in cells)
    at = dict(zip(cells, of_spaces, strict=True))
    spots = list(numbers)
    of_edges = tuple(
        tuple(sorted(corner for cell in side if cell in at for corner in at[cell] if side <= spots[corner]))
        for side in sides
    )
    return Corners(_turned(of_spaces, len(numbers)), of_spaces, tuple(tuple(dict.fromkeys(two)) for two in of_edges))


def _around(cell: Step, shape: Shape, steps: dict[str, Step], as_drawn: Callable[[str], str]) -> list[Corner]:
    """The corners of a space, clockwise from the north; in each, the space meets those that lie in two ways that
    follow each other (of hexagons), or in a diagonal way and the ways before and behind it (of squares).
    """
    ways = [way for way in WAYS if way in steps]
    groups: list[tuple[str, ...]] = [(ways[at - 1], ways[at]) for at in range(len(ways))]
    if shape is Shape.SQUARES:
        groups = [(ways[at - 1], ways[at], ways[(at + 1) % 8]) for at in range(1, 8, 2)]
    return [
        frozenset(
            [cell, *((cell[0] + down, cell[1] + right) for down, right in (steps[as_drawn(way)] for way in group))]
        )
        for group in groups
    ]


def _turned(lists: Listed, size: int) -> Listed:
    """By each of so many members the rows in which it stands."""
    found: list[list[int]] = [[] for _ in range(size)]
    for row, members in enumerate(lists):
        for member in members:
            found[member].append(row)
    return tuple(map(tuple, found))


def _joined(rows: Iterable[int], lists: Listed) -> list[int]:
    return [member for row in rows for member in lists[row]]


def _others(found: Iterable[list[int]]) -> Listed:
    """Each once, and none itself."""
    return tuple(tuple(dict.fromkeys(one for one in others if one != own)) for own, others in enumerate(found))
