"""Neighbours, rays and what lies between, against coordinates computed in another way."""

from __future__ import annotations

import pytest

from rulewright.frontend.analysis.geometry import NOWHERE, Geometry
from rulewright.frontend.language.ways import DIAGONAL, STEPS, STRAIGHT, WAYS, Shape, opposite, ways_of

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


def test_ways_are_those_of_the_boards_that_there_are() -> None:
    assert ways_of({Shape.LINE, Shape.RING}) == ()
    assert ways_of({Shape.HEXAGONS}) == tuple(way for way in WAYS if way not in ("north", "south"))
    assert ways_of({Shape.HEXAGONS, Shape.SQUARES}) == WAYS
    assert {*STRAIGHT, *DIAGONAL} == set(STEPS[Shape.SQUARES])
