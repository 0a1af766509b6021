"""Keys of `spaces` and `sides`, each with an example that is run."""

from __future__ import annotations

from rulewright.handbook.keys.key_row import Row

SPACES: tuple[Row, ...] = (
    Row(
        "",
        "spaces",
        """\
spaces:
  harbour: {count: 4, shape: ring}
  square: {rows: 8, columns: 8}
""",
        more="A kind of space is a type; zones, purses and state can lie at each.",
        form="{NAME: {count: N}, ...} / {NAME: {rows: N, columns: N}, ...}",
        gives="count(square) = 64 and next(harbour 4) = harbour 1",
        related=("numbered thing", "per (a zone)", "space"),
    ),
    Row(
        "line",
        "count",
        """\
spaces:
  step: {count: hand_size + players}
""",
        gives="count(step) = 3 + players",
        related=("spaces", "shape (a line or ring of spaces)"),
    ),
    Row(
        "line",
        "shape",
        """\
spaces:
  harbour: {count: 4, shape: ring}
""",
        gives="count(neighbours(harbour 1)) = 2",
        related=("spaces", "next", "clockwise"),
    ),
    Row(
        "space_numbers",
        "numbers",
        """\
spaces:
  wheel: {numbers: [0, 32, 15, 19, 4, 21], shape: ring}
  depth: {numbers: -3..players}
  key:
    drawn: |
      ooo
      ooo
      ooo
      .o.
    numbers: [7, 8, 9, 4, 5, 6, 1, 2, 3, 0]
""",
        more=(
            "Whatever shows or reads a number of these spaces means the printed one: rules, tables, CSV files,"
            " scenarios and screens. Numbers that are left out are no spaces. On a board they stand row by row. A"
            " negative one is written `depth(-3)`."
        ),
        form="LOW..HIGH / [NUMBER, LOW..HIGH, ...]",
        gives="next(wheel 32) = wheel 15 and neighbour(key 0, north) = key 2",
        related=("spaces", "numbered thing", "number_of"),
    ),
    Row(
        "numbered",
        "shape",
        """\
spaces:
  dial: {numbers: [1..12, 14..20], shape: ring}
""",
        gives="next(dial 12) = dial 14 and next(dial 20) = dial 1",
        related=("numbers (spaces with numbers)", "neighbours"),
    ),
    Row(
        "grid",
        "rows",
        """\
spaces:
  square: {rows: 3, columns: 4}
""",
        gives="row_of(square 5) = 2",
        related=("row_of", "columns (a grid of spaces)"),
    ),
    Row(
        "grid",
        "columns",
        """\
spaces:
  square: {rows: 3, columns: 4}
""",
        gives="column_of(square 5) = 1",
        related=("column_of", "rows (a grid of spaces)"),
    ),
    Row(
        "grid",
        "shape",
        """\
spaces:
  hexagon: {rows: 3, columns: 4, shape: hexagons}
""",
        gives="count(neighbours(hexagon 6)) = 6",
        related=("spaces", "neighbours"),
    ),
    Row(
        "places",
        "names",
        """\
spaces:
  town: {names: [Ulm, Bonn, Kiel]}
""",
        more=(
            "A name stands for its place wherever a space may stand: in expressions, tables, scenarios and on screens."
        ),
        form="[NAME, ...]",
        gives="number_of(Bonn) = 2 and next(Kiel) = Ulm",
        related=("spaces", "joins (edges that join spaces)"),
    ),
    Row(
        "places",
        "shape",
        """\
spaces:
  season: {names: [spring, summer, autumn, winter], shape: ring}
""",
        gives="count(neighbours(spring)) = 2",
        related=("names (places with names)", "neighbours"),
    ),
    Row(
        "drawing",
        "drawn",
        """\
spaces:
  square:
    drawn: |
      .##.
      ####
      .##.
""",
        form="ROWS OF TEXT",
        gives="count(square) = 8 and count(neighbours(square 1)) = 2",
        related=("spaces", "rows (a grid of spaces)"),
    ),
    Row(
        "drawing",
        "shape",
        """\
spaces:
  hexagon:
    shape: hexagons
    drawn: |
      .o.o.
      o.o.o
      .o.o.
""",
        gives="count(hexagon) = 7 and count(neighbours(hexagon 4)) = 6",
        related=("drawn (a drawn board)", "neighbours"),
    ),
    Row(
        "edges",
        "joins",
        """\
spaces:
  town: {names: [Ulm, Bonn, Kiel]}
  road: {joins: town, edges: [[Ulm, Bonn], [Bonn, Kiel]]}
""",
        more=(
            "Edges are spaces of their own: zones and state can lie at each. An edge is called by its ends: `Ulm_Bonn`."
        ),
        gives="count(neighbours(Bonn)) = 2 and the(edges(Ulm)) = Ulm_Bonn",
        related=("edges", "ends", "edges_of (edges of the spaces of a grid)"),
    ),
    Row(
        "edges",
        "edges",
        """\
spaces:
  town: {names: [Ulm, Bonn, Kiel]}
  road:
    joins: town
    traits: {length: 1..6}
    edges:
      - [Ulm, Bonn, 2]
      - [Bonn, Kiel, 4]
""",
        form="[[SPACE, SPACE, VALUE, ...], ...]",
        gives="sum(road.length for road) = 6",
        related=("joins (edges that join spaces)", "traits (edges that join spaces)"),
    ),
    Row(
        "edges",
        "traits",
        """\
spaces:
  town: {names: [Ulm, Bonn]}
  road:
    joins: town
    traits: {length: 1..6, colour: [red, blue]}
    edges: [[Ulm, Bonn, 2, red], [Ulm, Bonn, 3, blue]]
""",
        form="{TRAIT: TYPE, ...}",
        gives="sum(road.length for blue road) = 3",
        related=("edges (edges that join spaces)", "descriptions"),
    ),
    Row(
        "borders",
        "edges_of",
        """\
spaces:
  box: {rows: 2, columns: 2, plural: boxes}
  wall: {edges_of: box}
""",
        gives="count(wall) = 12 and count(edges(box 1)) = 4",
        related=("edges", "ends", "joins (edges that join spaces)", "corners_of (corners of the spaces of a grid)"),
    ),
    Row(
        "junctions",
        "corners_of",
        """\
spaces:
  box: {rows: 2, columns: 2, plural: boxes}
  post: {corners_of: box}
""",
        more=(
            "Corners are spaces of their own: zones and state can lie at each. `around(post)` names the spaces that"
            " meet in one, `neighbours(post)` the corners one edge further; with `edges_of` for the same grid"
            " `edges(post)` its edges, and `corners(wall)` the two at the ends of an edge."
            " Where the grid's spaces have names, a corner is called by those that meet in it (`a1_b1_a2_b2`), at the"
            " rim with the way from the first of them (`a1_north_west`)."
        ),
        gives="count(post) = 9 and count(corners(box 1)) = 4 and count(around(post 1)) = 2",
        related=("corners", "around", "edges_of (edges of the spaces of a grid)"),
    ),
    Row(
        "position",
        "drawn",
        """\
state:
  marker:
    is: player or none
    per: cell
    start:
      drawn: |
        x . o
        . . x
      legend: {x: player 1, o: player 2}
""",
        more="A scenario may draw the same board: `marker: |`, with the signs of this legend.",
        form="ROWS OF TEXT",
        gives="count(cell where cell.marker = player 1) = 2",
        related=("start (a state variable)", "row_1 (a look)"),
    ),
    Row(
        "position",
        "legend",
        """\
state:
  height:
    is: 0..9
    per: cell
    start: {drawn: "m..\\n..h", legend: {m: 9, h: 5, ".": 1}}
""",
        form="{SIGN: VALUE, ...}",
        gives="sum(cell.height for cell) = 18",
        related=("drawn (a drawn position)",),
    ),
    Row(
        "places_with_values",
        "else",
        """\
state:
  height: {is: 0..9, per: cell, start: {1: 9, 6: 5, else: 1}}
""",
        form="VALUE",
        gives="sum(cell.height for cell) = 18",
        related=("start (a state variable)", "drawn (a drawn position)"),
    ),
    Row(
        "",
        "sides",
        """\
players: 4
sides: {count: 2}
""",
        more="Without it, every seat is its own side.",
        form="{count: N}",
        gives="side_of(player 3) = side 1",
        related=("side_of", "side", "of (the score)"),
    ),
    Row(
        "sides",
        "count",
        """\
players: 4
sides: {count: 2}
""",
        gives="count(side) = 2 and side_of(player 2) = side 2",
        related=("sides",),
    ),
)
