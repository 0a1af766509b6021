"""The table of builtin functions: the single source for the typer, bounds, reserved words, the handbook and tests.

What a row says in words of its own (`Takes`, `Gives`, `Among`) each reader takes apart with `assert_never`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from rulewright.frontend.language.ways import Shape


class Takes(Enum):
    """What an argument may be."""

    PLAYER = "a player"
    SIDE = "a side"
    SPACE = "a space"
    WORD = "a word"
    WAY = "a way (`north` ...)"
    COMPONENT = "a component"
    NUMBER = "a number"


class Gives(Enum):
    """The type of the result."""

    SAME = "that of the first argument"
    SAME_OR_NONE = "that of the first argument, or none"
    EDGE_OR_NONE = "one of the edges that join spaces of the type of the first argument, or none"
    SEVERAL = "several of the type of the first argument: what a domain goes through"
    EDGES = "several of the edges that join spaces of the type of the first argument"
    JOINED = "several of the spaces that the edges of the first argument's type join"
    CORNERS = "several of the corners of spaces of the first argument's type, or of those that its edges lie around"
    AROUND = "several of the type of the first argument, or of the spaces whose corners are of that type"
    NUMBER = "a number"
    SIDE = "a side"
    FLAG = "a flag"


class Among(Enum):
    """Between which ends the result lies."""

    TYPE = "anything of its type"
    MEMBERS = "the numbers of the type of the first argument: from 1, or as spaces say"
    LINES = "from 1 to as many rows or columns as there may be"
    SPACES = "from 0 to as many spaces as the type of the first argument has"
    COMPONENTS = "from 1 to as many components as the class of the first argument has"


@dataclass(frozen=True, slots=True)
class Builtin:
    """A builtin function; all of them are pure: the same position gives the same result.

    `takes` says what the first argument may be, `also` what each of the others is, `boards` on which
    shapes of boards it works, if not on all.
    """

    name: str
    arity: int
    signature: str
    doc: str
    example: str
    takes: tuple[Takes, ...]
    gives: Gives
    among: Among
    also: tuple[Takes, ...] = ()
    boards: tuple[Shape, ...] = ()

    @property
    def may_give_none(self) -> bool:
        """Whether it gives what is there, or none; of none it gives none."""
        return self.gives in (Gives.SAME_OR_NONE, Gives.EDGE_OR_NONE)

    @property
    def names_several(self) -> bool:
        """Whether it stands behind `in`."""
        return self.gives in (Gives.SEVERAL, Gives.EDGES, Gives.JOINED, Gives.CORNERS, Gives.AROUND)


GRIDS = (Shape.SQUARES, Shape.HEXAGONS)
NUMBERED = (Shape.LINE, Shape.RING, *GRIDS)
"""Shapes in which spaces lie in rows, if only in one."""

_TABLE = (
    Builtin(
        "next",
        1,
        "next(player, side, space or word)",
        "The next player still in (clockwise), side, space or word; after the last comes the first.",
        "next(player 1) = player 2",
        (Takes.PLAYER, Takes.SIDE, Takes.SPACE, Takes.WORD),
        Gives.SAME,
        Among.TYPE,
    ),
    Builtin(
        "previous",
        1,
        "previous(player, side, space or word)",
        "The player, side, space or word before; before the first comes the last.",
        "previous(player 2) = player 1",
        (Takes.PLAYER, Takes.SIDE, Takes.SPACE, Takes.WORD),
        Gives.SAME,
        Among.TYPE,
    ),
    Builtin(
        "number_of",
        1,
        "number_of(player, side or space)",
        "The number of a player, side or space, from 1; of spaces with `numbers`, the one that is theirs.",
        "number_of(player 2) = 2",
        (Takes.PLAYER, Takes.SIDE, Takes.SPACE),
        Gives.NUMBER,
        Among.MEMBERS,
    ),
    Builtin(
        "side_of",
        1,
        "side_of(player)",
        "The player's partnership; without `sides`, every seat is its own.",
        "side_of(player 1) = side 1",
        (Takes.PLAYER,),
        Gives.SIDE,
        Among.TYPE,
    ),
    Builtin(
        "row_of",
        1,
        "row_of(space)",
        "The row of a space in a grid, from 1.",
        "row_of(cell 4) = 2",
        (Takes.SPACE,),
        Gives.NUMBER,
        Among.LINES,
        boards=NUMBERED,
    ),
    Builtin(
        "column_of",
        1,
        "column_of(space)",
        "The column of a space in a grid, from 1.",
        "column_of(cell 4) = 1",
        (Takes.SPACE,),
        Gives.NUMBER,
        Among.LINES,
        boards=NUMBERED,
    ),
    Builtin(
        "position_of",
        1,
        "position_of(component)",
        "The place of a component in its row or pile, from 1 (the top of a pile is 1).",
        "position_of(the(first(deck))) = 1",
        (Takes.COMPONENT,),
        Gives.NUMBER,
        Among.COMPONENTS,
    ),
    Builtin(
        "opposite",
        1,
        "opposite(way)",
        "The opposite direction.",
        "opposite(north_east) = south_west",
        (Takes.WAY,),
        Gives.SAME,
        Among.TYPE,
    ),
    Builtin(
        "neighbour",
        2,
        "neighbour(space, way)",
        (
            "The space beside this one in that direction; none at the edge of the board. The neighbour of none "
            "is none, so one `neighbour` may stand inside another."
        ),
        """\
neighbour(cell 5, north) = cell 2
and neighbour(neighbour(cell 2, north), north) is none
""",
        (Takes.SPACE,),
        Gives.SAME_OR_NONE,
        Among.TYPE,
        (Takes.WAY,),
        GRIDS,
    ),
    Builtin(
        "neighbours",
        1,
        "neighbours(space)",
        "The spaces that share an edge with it, clockwise from the north: up to "
        "four in a grid of squares, six in one of hexagons;"
        " those before and behind it in a line or ring; places that an edge "
        "joins to it; edges that have an end in common with it, or, around the spaces of a grid (`edges_of`), a corner;"
        " corners at the other ends of the edges that meet in one.",
        """\
count(neighbours(cell 1)) = 2
and count(cell in neighbours(cell 1) where row_of(cell) = 1) = 1
""",
        (Takes.SPACE,),
        Gives.SEVERAL,
        Among.TYPE,
        boards=tuple(Shape),
    ),
    Builtin(
        "distance",
        2,
        "distance(space, space)",
        "How many steps it takes at least from one space to another, each to one of its `neighbours`: 0 to itself. "
        "Where no way leads there, it is as many as there are spaces: farther than any way.",
        """\
distance(cell 1, cell 6) = 3
and count(cell where distance(cell, cell 5) = 1) = 3
""",
        (Takes.SPACE,),
        Gives.NUMBER,
        Among.SPACES,
        (Takes.SPACE,),
        boards=tuple(Shape),
    ),
    Builtin(
        "edges",
        1,
        "edges(space)",
        "The edges of a space: those that join it to another (`joins`), or those around it (`edges_of`); "
        "of a corner, those that meet in it.",
        """\
count(edges(cell 1)) = 4
and count(edge in edges(cell 2) where count(ends(edge)) = 1) = 1
""",
        (Takes.SPACE,),
        Gives.EDGES,
        Among.TYPE,
        boards=(*NUMBERED, Shape.PLACES, Shape.CORNERS),
    ),
    Builtin(
        "edge_towards",
        2,
        "edge_towards(space, way)",
        (
            "The edge of a space of a grid on that side: the one that joins it to its neighbour there, or the "
            "one at the rim. It is none if there is no such edge or no space."
        ),
        """\
count(ends(the(edge_towards(cell 1, north)))) = 1
and edge_towards(cell 1, east) = edge_towards(cell 2, west)
""",
        (Takes.SPACE,),
        Gives.EDGE_OR_NONE,
        Among.TYPE,
        (Takes.WAY,),
        GRIDS,
    ),
    Builtin(
        "ends",
        1,
        "ends(edge)",
        "The spaces at both ends of an edge: the two that it joins. For an edge around a space of a grid: the "
        "spaces on both sides of it; at the rim of the board there is only one.",
        "count(cell in ends(edge 1)) = 1",
        (Takes.SPACE,),
        Gives.JOINED,
        Among.TYPE,
        boards=(Shape.EDGES, Shape.BORDERS),
    ),
    Builtin(
        "corners",
        1,
        "corners(space)",
        "The corners of a space of a grid, clockwise from the north, or those at the two ends of an edge around it "
        "(`edges_of`). They are spaces of their own: `corners_of`.",
        """\
count(corners(cell 1)) = 4
and count(corners(the(first(edges(cell 1))))) = 2
""",
        (Takes.SPACE,),
        Gives.CORNERS,
        Among.TYPE,
        boards=(*GRIDS, Shape.BORDERS),
    ),
    Builtin(
        "diagonals",
        1,
        "diagonals(space)",
        "The spaces of a grid of squares that share only a corner with it, clockwise from the north-east.",
        "the(diagonals(cell 1)) = cell 5",
        (Takes.SPACE,),
        Gives.SEVERAL,
        Among.TYPE,
        boards=(Shape.SQUARES,),
    ),
    Builtin(
        "around",
        1,
        "around(space)",
        "The spaces that share an edge or a corner with it, clockwise from the north; of a corner (`corners_of`), "
        "those that meet in it.",
        "count(around(cell 1)) = 3",
        (Takes.SPACE,),
        Gives.AROUND,
        Among.TYPE,
        boards=(*GRIDS, Shape.CORNERS),
    ),
    Builtin(
        "ray",
        2,
        "ray(space, way)",
        (
            "The spaces in that direction, one after the other, to the edge of the board, without the space "
            "itself. `while` and `until` end it earlier."
        ),
        "count(ray(cell 4, east)) = 2 and the(first(ray(cell 4, east))) = cell 5",
        (Takes.SPACE,),
        Gives.SEVERAL,
        Among.TYPE,
        (Takes.WAY,),
        GRIDS,
    ),
    Builtin(
        "between",
        2,
        "between(space, space)",
        (
            "The spaces between two spaces that lie in one line, from the first to the second. If the two do "
            "not lie in one line, there are none."
        ),
        "the(between(cell 1, cell 3)) = cell 2 and none(between(cell 1, cell 6))",
        (Takes.SPACE,),
        Gives.SEVERAL,
        Among.TYPE,
        (Takes.SPACE,),
        GRIDS,
    ),
    Builtin(
        "payable",
        2,
        "payable(amount, purse)",
        "Whether the purse can pay the amount exactly with its pieces.",
        "payable(6, me.coins)",
        (Takes.NUMBER,),
        Gives.FLAG,
        Among.TYPE,
    ),
)

BUILTINS: dict[str, Builtin] = {builtin.name: builtin for builtin in _TABLE}
