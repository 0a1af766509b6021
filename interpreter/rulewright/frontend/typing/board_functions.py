"""Which builtin functions go with which kinds of spaces.

In: a function, and the kind of spaces of its first argument. Out: what is not declared that it asks about, with how to
declare it, and the type of corners and of what lies around. It marks edges and corners as used.
"""

from __future__ import annotations

from rulewright.frontend.language.function_table import Builtin, Gives
from rulewright.frontend.language.ways import Shape
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import ERROR, SpaceType, Type

SHAPES = {
    Shape.LINE: "a line",
    Shape.RING: "a ring",
    Shape.SQUARES: "a grid of squares",
    Shape.HEXAGONS: "a grid of hexagons",
    Shape.PLACES: "a kind of places",
    Shape.EDGES: "a kind of edges",
    Shape.BORDERS: "a kind of edges around spaces",
    Shape.CORNERS: "a kind of corners",
}


def in_place_of(function: Builtin, shape: Shape) -> str:
    """What may be meant by a function that does not work on boards of a shape."""
    if shape is Shape.BORDERS:
        return "`ends` names the spaces on both sides"
    if shape is Shape.CORNERS:
        return "`around` names the spaces that meet in a corner"
    return "`edges` names the edges of a space" if function.name == "ends" else "`neighbours` works on every shape"


def lacking_for(function: Builtin, space: sym.Space) -> tuple[str, str] | None:
    """What a function asks about and is not declared, and how it is declared."""
    shape = Shape(space.decl.shape)
    grid = space.of or space
    if function.gives is Gives.CORNERS:
        if grid.corners is not None:
            grid.corners.used = True
            return None
        return f"the corners of `{grid.name}` are no spaces yet", f"write `corner: {{corners_of: {grid.name}}}`"
    if shape is Shape.CORNERS and function.gives is Gives.EDGES:
        if grid.edges is not None and Shape(grid.edges.decl.shape) is Shape.BORDERS:
            grid.edges.used = True
            return None
        return f"no edges lie around `{grid.name}`", f"write `path: {{edges_of: {grid.name}}}`"
    hint = f"declare a kind of spaces: `path: {{joins: {space.name}, ...}}`"
    return (f"no edges join `{space.name}`", hint) if _lacks_edges(function, space) else None


def _lacks_edges(function: Builtin, space: sym.Space) -> bool:
    """Whether a function asks about edges where none join such spaces."""
    shape = Shape(space.decl.shape)
    asks = function.gives in (Gives.EDGES, Gives.EDGE_OR_NONE, Gives.JOINED) or (
        function.name in ("neighbours", "distance") and shape in (Shape.PLACES, Shape.EDGES)
    )
    if asks and space.edges is not None:
        space.edges.used = True
    return asks and space.edges is None and space.of is None


def of_grid(function: Builtin, space: sym.Space) -> Type:
    """The type of the corners of a grid, or of what lies around a space or a corner."""
    if function.gives is Gives.CORNERS:
        corners = (space.of or space).corners
        return SpaceType(corners.name) if corners is not None else ERROR
    return SpaceType(space.of.name) if space.of is not None else SpaceType(space.name)
