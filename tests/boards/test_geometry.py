"""Neighbours, rays and what lies between, against coordinates computed in another way."""

from __future__ import annotations

import pytest

from rulewright.frontend.analysis.board_paths import distances
from rulewright.frontend.analysis.geometry import NOWHERE, Geometry
from rulewright.frontend.analysis.grid_edges import borders, pairs
from rulewright.frontend.declare.drawn_boards import drawn_cells
from rulewright.frontend.language.ways import DIAGONAL, STEPS, STRAIGHT, WAYS, Shape, opposite, ways_of
from rulewright.frontend.syntax.nodes import Scalar
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source, Span

SIZES = [(1, 1), (1, 5), (5, 1), (3, 4), (8, 8)]
GRIDS = [(shape, rows, columns) for shape in (Shape.SQUARES, Shape.HEXAGONS) for rows, columns in SIZES]
grids = pytest.mark.parametrize(("shape", "rows", "columns"), GRIDS)


def board(shape: Shape, rows: int, columns: int) -> Geometry:
    return Geometry(shape, rows * columns, columns, WAYS)


def centre(shape: Shape, columns: int, space: int) -> tuple[float, float]:
    """Where the middle of a space lies: hexagons with the distance 1 from neighbour to neighbour."""
    row, column = divmod(space, columns)
    return (row, column) if shape is Shape.SQUARES else (row * 3**0.5 / 2, column + row / 2)


def distance(shape: Shape, columns: int, one: int, other: int) -> float:
    (a, b), (c, d) = centre(shape, columns, one), centre(shape, columns, other)
    return float(((a - c) ** 2 + (b - d) ** 2) ** 0.5)


@grids
def test_neighbours_lie_at_the_distance_of_one(shape: Shape, rows: int, columns: int) -> None:
    made = board(shape, rows, columns)
    for space in range(made.size):
        near = {other for other in range(made.size) if 0.1 < distance(shape, columns, space, other) < 1.1}
        assert set(made.neighbours[space]) == near


@pytest.mark.parametrize(("rows", "columns"), SIZES)
def test_around_a_square_are_those_that_touch_it(rows: int, columns: int) -> None:
    made = board(Shape.SQUARES, rows, columns)
    for space in range(made.size):
        touching = {other for other in range(made.size) if 0.1 < distance(Shape.SQUARES, columns, space, other) < 1.5}
        assert set(made.around[space]) == touching
        assert set(made.diagonals[space]) == touching - set(made.neighbours[space])


@grids
def test_distances_follow_from_coordinates(shape: Shape, rows: int, columns: int) -> None:
    made = board(shape, rows, columns)
    for space in range(made.size):
        for other in range(made.size):
            down, right = (a - b for a, b in zip(divmod(space, columns), divmod(other, columns), strict=True))
            steps = abs(down) + abs(right)
            if shape is Shape.HEXAGONS:
                steps = (steps + abs(down + right)) // 2
            assert distances(made)[space * made.size + other] == steps


def test_distances_in_a_line_a_ring_and_among_places() -> None:
    line, ring = Geometry(Shape.LINE, 7, 7), Geometry(Shape.RING, 7, 7)
    assert distances(line)[:7] == (0, 1, 2, 3, 4, 5, 6)
    assert distances(ring)[:7] == (0, 1, 2, 3, 3, 2, 1)
    apart = Geometry(Shape.PLACES, 4, 4, ends=((0, 1), (1, 2)))
    assert distances(apart) == (0, 1, 2, 4, 1, 0, 1, 4, 2, 1, 0, 4, 4, 4, 4, 0)


@grids
def test_a_way_leads_back(shape: Shape, rows: int, columns: int) -> None:
    made = board(shape, rows, columns)
    for space in range(made.size):
        for way in WAYS:
            beside = made.neighbour(space, way)
            assert beside == NOWHERE or made.neighbour(beside, opposite(way)) == space


@grids
def test_rays_go_straight_on_to_the_edge(shape: Shape, rows: int, columns: int) -> None:
    made = board(shape, rows, columns)
    for space in range(made.size):
        for place, way in enumerate(WAYS):
            ray = made.rays[space * len(WAYS) + place]
            steps = (space, *ray)
            assert all(made.neighbour(one, way) == other for one, other in zip(steps, ray, strict=False))
            assert made.neighbour(steps[-1], way) == NOWHERE


@grids
def test_between_is_what_both_rays_have_in_common(shape: Shape, rows: int, columns: int) -> None:
    made = board(shape, rows, columns)
    for one in range(made.size):
        for other in range(made.size):
            found = made.between[one * made.size + other]
            assert found == made.between[other * made.size + one][::-1]
            ways = [way for way in WAYS if other in made.ray(one, way)]
            wanted = set(made.ray(one, ways[0])) & set(made.ray(other, opposite(ways[0]))) if ways else set()
            assert set(found) == wanted


def test_a_line_ends_and_a_ring_does_not() -> None:
    assert Geometry(Shape.LINE, 4, 4).neighbours == ((1,), (0, 2), (1, 3), (2,))
    assert Geometry(Shape.RING, 4, 4).neighbours == ((3, 1), (0, 2), (1, 3), (2, 0))
    assert Geometry(Shape.RING, 2, 2).neighbours == ((1,), (0,))
    assert Geometry(Shape.RING, 1, 1).neighbours == ((),)


# ---- boards from which spaces are missing, and edges -----------------------------------------------------------------

DRAWN = """\
..o.o..
.o.o.o.
o.o...o
.o.o.o.
"""


def drawn(text: str, shape: Shape) -> Geometry:
    source, report = Source("board", text), Report()
    span = Span(source, 0, len(text))
    cells = drawn_cells(Scalar(span, text, "|", span), shape, False, report)
    assert not report.failed
    return Geometry(shape, len(cells), len(cells), WAYS, cells)


def test_a_drawn_board_has_the_neighbours_that_are_drawn() -> None:
    made = drawn(DRAWN, Shape.HEXAGONS)
    signs = [(r, c) for r, line in enumerate(DRAWN.splitlines()) for c, sign in enumerate(line) if sign == "o"]
    assert made.size == len(signs) == 11
    for space, (row, column) in enumerate(signs):
        touching = {(row, column - 2), (row, column + 2)} | {(row + r, column + c) for r in (-1, 1) for c in (-1, 1)}
        assert set(made.neighbours[space]) == {at for at, sign in enumerate(signs) if sign in touching}


def test_a_full_drawing_is_the_board_of_so_many_rows_and_columns() -> None:
    for shape, text in ((Shape.SQUARES, "###\n###"), (Shape.HEXAGONS, "o.o.o\n.o.o.o")):
        one, other = drawn(text, shape), board(shape, 2, 3)
        assert one.cells == other.cells
        assert (one.neighbours, one.rays, one.between) == (other.neighbours, other.rays, other.between)


def test_places_know_each_other_by_their_edges() -> None:
    ends = ((0, 1), (2, 1), (0, 1), (3, 2))
    places, edges = Geometry(Shape.PLACES, 5, 5, (), (), ends), Geometry(Shape.EDGES, 4, 4, (), (), ends)
    assert places.neighbours == ((1,), (0, 2), (1, 3), (2,), ())
    assert places.edges == ((0, 2), (0, 1, 2), (1, 3), (3,), ())
    assert edges.neighbours == ((1, 2), (0, 2, 3), (0, 1), (1,))


@grids
def test_edges_of_a_grid_lie_between_neighbours_and_at_the_rim(shape: Shape, rows: int, columns: int) -> None:
    made, sides = board(shape, rows, columns), 4 if shape is Shape.SQUARES else 6
    inner = pairs(made)
    assert {frozenset(ends) for ends in inner} == {
        frozenset((a, b)) for a in range(made.size) for b in made.neighbours[a]
    }
    around = borders(made)
    assert sorted(ends for ends in around if len(ends) == 2) == sorted(inner)
    assert len(around) == sides * made.size - len(inner)
    with_edges = Geometry(shape, made.size, columns, WAYS, (), around)
    assert {len(edges) for edges in with_edges.edges} == {sides}


@grids
@pytest.mark.parametrize("upward", [False, True])
def test_every_edge_lies_towards_a_way_of_each_of_its_ends(shape: Shape, rows: int, columns: int, upward: bool) -> None:
    """One for each way of a space; the same as from the other side; with a rim, every way has one."""
    plain = Geometry(shape, rows * columns, columns, WAYS, upward=upward)
    ways = [way for way in WAYS if way in (STRAIGHT if shape is Shape.SQUARES else STEPS[shape])]
    for ends in (pairs(plain), borders(plain)):
        made = Geometry(shape, plain.size, columns, WAYS, ends=ends, upward=upward)
        for space in range(made.size):
            found = {way: made.edge_towards(space, way) for way in WAYS}
            there = [edge for edge in found.values() if edge != NOWHERE]
            assert sorted(there) == sorted(made.edges[space]) and {way for way in WAYS if found[way] != NOWHERE} <= set(
                ways
            )
            for way in ways:
                other = made.neighbour(space, way)
                assert (found[way] == NOWHERE) == (other == NOWHERE and ends == pairs(plain))
                assert other == NOWHERE or found[way] == made.edge_towards(other, opposite(way))


def test_ways_are_those_of_the_boards_that_there_are() -> None:
    assert ways_of({Shape.LINE, Shape.RING}) == ()
    assert ways_of({Shape.HEXAGONS}) == tuple(way for way in WAYS if way not in ("north", "south"))
    assert ways_of({Shape.HEXAGONS, Shape.SQUARES}) == WAYS
    assert {*STRAIGHT, *DIAGONAL} == set(STEPS[Shape.SQUARES])
