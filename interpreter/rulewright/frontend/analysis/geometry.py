"""Where the spaces of a kind lie, in one configuration: neighbours, rays, what lies between two, and the edges that
join them.

In: the shape and the size of a board, what is missing from it, and the ends of edges. Out: for every space (numbered
from 0, row by row) the numbers of others. It complains of nothing: sizes have been checked before.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from itertools import accumulate, chain
from typing import assert_never

from rulewright.frontend.analysis.corners import Corners
from rulewright.frontend.analysis.grid_edges import grid_sides
from rulewright.frontend.language.function_table import BUILTINS
from rulewright.frontend.language.ways import STEPS, STRAIGHT, WAYS, Listed, Shape, Step, mirrored

NOWHERE = -1
"""No space: what lies beyond the edge."""


@dataclass(frozen=True, eq=False)
class Geometry:
    """A board: `size` spaces in rows of so many `columns` (all in one row, unless it is a grid).

    `ways` are those that the ruleset has, on this board or on another: a row of a table for each. `drawn`: row and
    column of each space, of a grid in which spaces are missing. `ends`: of each edge that joins these spaces the spaces
    at its ends; of edges, the same about themselves. `corners`: those of this grid, or of the one around whose spaces
    these edges lie, or of which these are the corners.
    """

    shape: Shape
    size: int
    columns: int
    ways: tuple[str, ...] = ()
    drawn: tuple[Step, ...] = ()
    ends: Listed = ()
    upward: bool = False
    """Whether the first row is drawn at the bottom: then north leads to higher rows."""
    corners: Corners | None = None

    @cached_property
    def cells(self) -> tuple[Step, ...]:
        """Row and column of every space, from 0."""
        return self.drawn or tuple(divmod(space, self.columns) for space in range(self.size))

    @cached_property
    def lines(self) -> int:
        """How many rows or columns there are at most: no space has a higher one."""
        return 1 + max(max(cell) for cell in self.cells)

    @cached_property
    def _numbers(self) -> dict[Step, int]:
        return {cell: number for number, cell in enumerate(self.cells)}

    def beside(self, space: int, step: Step) -> int:
        """The space at the end of a step, or `NOWHERE`."""
        row, column = self.cells[space]
        return self._numbers.get((row + step[0], column + step[1]), NOWHERE)

    def neighbour(self, space: int, way: str) -> int:
        """The space that lies beside one that way, or `NOWHERE`: also where boards of this shape have no such way."""
        step = STEPS[self.shape].get(self.as_drawn(way))
        return NOWHERE if step is None else self.beside(space, step)

    def edge_towards(self, space: int, way: str) -> int:
        """The edge of a space that lies that way, or `NOWHERE`."""
        return self._edges_by_way.get((space, way), NOWHERE)

    @cached_property
    def _edges_by_way(self) -> dict[tuple[int, str], int]:
        """Edges to the neighbours of a grid; and those at its rim, if these are there too."""
        joined = {ends: edge for edge, ends in enumerate(map(frozenset, self.ends))}
        towards = (
            ((space, way), self.neighbour(space, way)) for space in range(self.size) for way in STEPS[self.shape]
        )
        beside = {key: frozenset((key[0], other)) for key, other in towards if other != NOWHERE}
        found = {key: joined[ends] for key, ends in beside.items() if ends in joined}
        sides = grid_sides(self)
        if len(sides) == len(self.ends):
            rim = ((edge, space, way) for edge, ((space, other), way) in enumerate(sides.items()) if other < NOWHERE)
            found |= {(space, way): edge for edge, space, way in rim}
        return found

    def as_drawn(self, way: str) -> str:
        """The way of the same name where the first row is at the top; and the other way round."""
        return mirrored(way) if self.upward else way

    @cached_property
    def onward(self) -> Listed:
        """For every space the next one in each way, or `NOWHERE`;
        of two opposite ways only one is there, for lines have two ends.
        """
        ways = [way for way in WAYS[2:6] if way in STEPS[self.shape]]
        return tuple(tuple(self.neighbour(space, way) for way in ways) for space in range(self.size))

    def ray(self, space: int, way: str) -> tuple[int, ...]:
        """The spaces from one that way, to the edge."""
        found = []
        while (space := self.neighbour(space, way)) != NOWHERE:
            found.append(space)
        return tuple(found)

    def listed(self, function: str) -> Listed:
        """What a builtin function names, for every space; of two arguments, for every space with every way or space."""
        return LISTS[function](self)

    # ---- lists for every space -------------------------------------------------------------------------------------

    @cached_property
    def neighbours(self) -> Listed:
        """The spaces that share an edge with each: of a line or ring, the one before and the one behind."""
        match self.shape:
            case Shape.SQUARES:
                return self._towards(STRAIGHT)
            case Shape.HEXAGONS:
                return self._towards(WAYS)
            case Shape.LINE | Shape.RING:
                return tuple(self._in_line(space) for space in range(self.size))
            case Shape.PLACES | Shape.EDGES:
                return self._joined
            case Shape.BORDERS:
                return self._corners.edges_beside
            case Shape.CORNERS:
                return self._corners.neighbours
            case never:
                assert_never(never)

    @cached_property
    def _joined(self) -> Listed:
        """The places at the other end of an edge; of edges, those that have an end in common."""
        if self.shape is Shape.PLACES:
            found = [[end for edge in edges for end in self.ends[edge]] for edges in self.edges]
        else:
            at = at_ends(self.ends)
            found = [sorted(edge for end in ends for edge in at[end]) for ends in self.ends]
        return tuple(
            tuple(other for other in dict.fromkeys(others) if other != own) for own, others in enumerate(found)
        )

    @property
    def _corners(self) -> Corners:
        assert self.corners is not None
        return self.corners

    @cached_property
    def corner_lists(self) -> Listed:
        """The corners of each space, or at the ends of each edge."""
        return self._corners.of_edges if self.shape is Shape.BORDERS else self._corners.of_spaces

    @cached_property
    def tips(self) -> Listed:
        """What edges lead to: the spaces that they join; for edges around spaces, their corners."""
        return self._corners.of_edges if self.shape is Shape.BORDERS else self.ends

    @cached_property
    def edges(self) -> Listed:
        """The edges of each space, or of each corner."""
        if self.shape is Shape.CORNERS:
            return self._corners.edges
        at = at_ends(self.ends)
        return tuple(tuple(at.get(space, ())) for space in range(self.size))

    @cached_property
    def around(self) -> Listed:
        """The spaces that share an edge or a corner with each; those that meet in each corner."""
        if self.shape is Shape.CORNERS:
            return self._corners.spaces
        return self._towards(WAYS) if self.shape is Shape.SQUARES else self.neighbours

    @cached_property
    def diagonals(self) -> Listed:
        """The spaces that share only a corner with each."""
        return tuple(
            tuple(other for other in around if other not in beside)
            for around, beside in zip(self.around, self.neighbours, strict=True)
        )

    @cached_property
    def rays(self) -> Listed:
        """The rays of every space, each in every way that the ruleset has."""
        return tuple(self.ray(space, way) for space in range(self.size) for way in self.ways)

    @cached_property
    def between(self) -> Listed:
        """What lies between every two spaces."""
        ways = tuple(STEPS[self.shape])
        lines = [{} for _ in range(self.size)] if not ways else [self._lines(space, ways) for space in range(self.size)]
        return tuple(lines[a].get(b, ()) for a in range(self.size) for b in range(self.size))

    def _lines(self, space: int, ways: tuple[str, ...]) -> dict[int, tuple[int, ...]]:
        """By every space that stands in one line with this one: what lies between."""
        return {end: ray[:place] for way in ways for ray in (self.ray(space, way),) for place, end in enumerate(ray)}

    def _towards(self, ways: tuple[str, ...]) -> Listed:
        found = ((self.neighbour(space, way) for way in ways) for space in range(self.size))
        return tuple(tuple(other for other in others if other != NOWHERE) for others in found)

    def _in_line(self, space: int) -> tuple[int, ...]:
        found = (space - 1, space + 1)
        if self.shape is Shape.RING:
            found = ((space - 1) % self.size, (space + 1) % self.size)
        return tuple(dict.fromkeys(other for other in found if 0 <= other < self.size and other != space))


def at_ends(ends: Listed) -> dict[int, list[int]]:
    """By every space the edges that have it as an end."""
    found: dict[int, list[int]] = {}
    for edge, spaces in enumerate(ends):
        for space in spaces:
            found.setdefault(space, []).append(edge)
    return found


@lru_cache(maxsize=64)
def board(
    shape: Shape,
    size: int,
    columns: int,
    ways: tuple[str, ...],
    drawn: tuple[Step, ...] = (),
    ends: Listed = (),
    upward: bool = False,
    corners: Corners | None = None,
) -> Geometry:
    """A board, which configurations share: its lists are worked out once."""
    return Geometry(shape, size, columns, ways, drawn, ends, upward, corners)


@lru_cache(maxsize=64)
def most_spaces(geometry: Geometry, function: str) -> int:
    """How many spaces a builtin function names at most."""
    return max(map(len, geometry.listed(function)), default=0)


@lru_cache(maxsize=64)
def rows(geometry: Geometry, function: str) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The lists of a builtin function one behind the other: where each begins (and
    the last ends), and all that stands in them.
    """
    lists = geometry.listed(function)
    return tuple(accumulate(map(len, lists), initial=0)), tuple(chain.from_iterable(lists))


LISTS: dict[str, Callable[[Geometry], Listed]] = {
    "neighbours": lambda board: board.neighbours,
    "edges": lambda board: board.edges,
    "ends": lambda board: board.ends,
    "corners": lambda board: board.corner_lists,
    "diagonals": lambda board: board.diagonals,
    "around": lambda board: board.around,
    "ray": lambda board: board.rays,
    "between": lambda board: board.between,
}
"""The builtin functions that name several spaces."""
if set(LISTS) != {name for name, builtin in BUILTINS.items() if builtin.names_several}:
    raise ImportError("the lists of spaces are not those of the table of builtin functions")
