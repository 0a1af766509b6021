"""Ways from a space to the next, by the shape of the board: a table of words and steps.

A step is how many rows down and how many columns to the right. Rows are counted from the top. In a grid of hexagons
every row lies half a space further right than the one above it (axial coordinates, see Amit Patel, "Hexagonal Grids",
2013).
"""

from __future__ import annotations

from enum import Enum

Step = tuple[int, int]

Listed = tuple[tuple[int, ...], ...]
"""A list of spaces for each row of a table."""


class Shape(Enum):
    """How spaces of a kind lie; of those that a ruleset may ask for by `shape`, the values are its words."""

    LINE = "line"
    RING = "ring"
    SQUARES = "squares"
    HEXAGONS = "hexagons"
    PLACES = "places"
    """Places with names, without an order: only edges join them."""
    EDGES = "edges"
    """Edges that join two spaces of another kind."""
    BORDERS = "borders"
    """The edges of the spaces of a grid, those at its rim too."""
    CORNERS = "corners"
    """The corners of the spaces of a grid."""

    @classmethod
    def _missing_(cls, _word: object) -> Shape:
        """A word that is none has been told already; spaces in a line need no more than their number."""
        return cls.LINE


WAYS = ("north", "north_east", "east", "south_east", "south", "south_west", "west", "north_west")
"""Every way, clockwise, so that the opposite one stands four further on."""

WAY = "way"
"""The name of the type of ways; a ruleset with a grid has it."""

_SQUARES = ((-1, 0), (-1, 1), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1))

STEPS: dict[Shape, dict[str, Step]] = {
    Shape.LINE: {},
    Shape.RING: {},
    Shape.PLACES: {},
    Shape.EDGES: {},
    Shape.BORDERS: {},
    Shape.CORNERS: {},
    Shape.SQUARES: dict(zip(WAYS, _SQUARES, strict=True)),
    Shape.HEXAGONS: {
        "north_east": (-1, 1),
        "east": (0, 1),
        "south_east": (1, 0),
        "south_west": (1, -1),
        "west": (0, -1),
        "north_west": (-1, 0),
    },
}
"""The ways of each shape, with their steps."""

STRAIGHT = ("north", "east", "south", "west")
DIAGONAL = ("north_east", "south_east", "south_west", "north_west")
KINDS_OF_WAYS: dict[str, tuple[str, ...]] = {"straight": STRAIGHT, "diagonal": DIAGONAL}
"""Words that describe ways in a grid of squares: those to spaces that share an
edge, and those to spaces that share only a corner.
"""


def opposite(way: str) -> str:
    """The way back."""
    return WAYS[(WAYS.index(way) + 4) % len(WAYS)]


def mirrored(way: str) -> str:
    """The way with north for south, and south for north."""
    return WAYS[(4 - WAYS.index(way)) % len(WAYS)]


def ways_of(shapes: set[Shape]) -> tuple[str, ...]:
    """The words that a ruleset with boards of these shapes has, clockwise."""
    return tuple(way for way in WAYS if any(way in STEPS[shape] for shape in shapes))
