"""Corners of grids, against where they lie on a plane."""

from __future__ import annotations

from math import cos, pi, sin

import pytest

from rulewright.frontend.analysis.corners import SPACES_AT_A_CORNER, Corners
from rulewright.frontend.analysis.geometry import Geometry
from rulewright.frontend.analysis.grid_edges import board_corners, borders
from rulewright.frontend.language.square_names import is_corner_name, square_names
from rulewright.frontend.language.ways import WAYS, Shape

from .test_geometry import centre, grids

Point = tuple[float, float]


def tips(shape: Shape, columns: int, space: int) -> list[Point]:
    """Where the corners of a space lie, clockwise from the north: half a side from its middle, as far as they go."""
    row, column = centre(shape, columns, space)
    if shape is Shape.SQUARES:
        return [(row + down / 2, column + right / 2) for down, right in ((-1, 1), (1, 1), (1, -1), (-1, -1))]
    far = 1 / 3**0.5
    return [(row - far * cos(turn * pi / 3), column + far * sin(turn * pi / 3)) for turn in range(6)]


def made(shape: Shape, rows: int, columns: int, upward: bool = False) -> tuple[Geometry, Corners]:
    board = Geometry(shape, rows * columns, columns, WAYS, upward=upward)
    return board, board_corners(board)


def rounded(point: Point) -> Point:
    return (round(point[0], 6) + 0.0, round(point[1], 6) + 0.0)


@grids
def test_a_corner_is_a_point_of_the_plane(shape: Shape, rows: int, columns: int) -> None:
    """One corner for each point, whichever space it is found from; in it meet all spaces that reach the point."""
    board, corners = made(shape, rows, columns)
    points: dict[int, Point] = {}
    for space in range(board.size):
        for corner, point in zip(corners.of_spaces[space], tips(shape, columns, space), strict=True):
            assert points.setdefault(corner, rounded(point)) == rounded(point)
    assert len(set(points.values())) == len(points) == len(corners.spaces)
    for corner, point in points.items():
        there = {one for one in range(board.size) if point in map(rounded, tips(shape, columns, one))}
        assert set(corners.spaces[corner]) == there


@grids
def test_edges_lead_from_corner_to_corner(shape: Shape, rows: int, columns: int) -> None:
    """Two for each edge; both are corners of the spaces on its sides. Neighbours and edges are the same, turned."""
    board, corners = made(shape, rows, columns)
    sides = borders(board)
    assert len(corners.of_edges) == len(sides) and len(set(corners.of_edges)) == len(sides)
    for edge, (one, other) in enumerate(corners.of_edges):
        assert all({one, other} <= set(corners.of_spaces[space]) for space in sides[edge])
        assert edge in corners.edges[one] and edge in corners.edges[other]
        assert other in corners.neighbours[one] and one in corners.neighbours[other]
        assert set(corners.edges_beside[edge]) == {*corners.edges[one], *corners.edges[other]} - {edge}
    assert sum(map(len, corners.edges)) == 2 * len(sides)
    assert len(corners.spaces) - len(sides) + board.size == 1  # Euler's formula for what hangs together


@pytest.mark.parametrize("shape", [Shape.SQUARES, Shape.HEXAGONS])
def test_a_board_drawn_upward_has_the_same_corners(shape: Shape) -> None:
    """Only the order in which those of a space are listed follows the drawing."""
    _, down = made(shape, 3, 4)
    _, up = made(shape, 3, 4, upward=True)
    assert down.spaces == up.spaces and down.of_edges == up.of_edges
    assert list(map(set, down.of_spaces)) == list(map(set, up.of_spaces))
    assert down.of_spaces != up.of_spaces


def test_where_spaces_are_missing_corners_are_those_of_the_rest() -> None:
    """Two squares that touch in a corner alone share it."""
    board = Geometry(Shape.SQUARES, 2, 2, WAYS, ((0, 0), (1, 1)))
    corners = board_corners(board)
    assert len(corners.spaces) == 7
    assert [two for two in corners.spaces if len(two) == 2] == [(0, 1)]
    assert {len(edges) for edges in corners.edges} == {2, 4}


@grids
def test_a_corner_is_called_by_the_spaces_that_meet_in_it(shape: Shape, rows: int, columns: int) -> None:
    """Each has a name of its own, which some board may have; where spaces are missing, the way from the first one
    leads to it.
    """
    board, corners = made(shape, rows, columns)
    squares = square_names(board.cells, "columns")
    names = corners.names(shape, squares)
    assert len(set(names)) == len(names) == len(corners.spaces) and all(map(is_corner_name, names))
    for corner, (name, spaces) in enumerate(zip(names, corners.spaces, strict=True)):
        told = "_".join(squares[space] for space in spaces)
        assert name == told if len(spaces) == SPACES_AT_A_CORNER[shape] else name.startswith(f"{told}_")
        way = name.removeprefix(told).removeprefix("_")
        if way:
            point, middle = (
                tips(shape, columns, spaces[0])[corners.of_spaces[spaces[0]].index(corner)],
                centre(shape, columns, spaces[0]),
            )
            assert ("north" in way) == (point[0] < middle[0]) and ("south" in way) == (point[0] > middle[0])
            assert ("east" in way) == (point[1] > middle[1] + 1e-9) and ("west" in way) == (point[1] < middle[1] - 1e-9)


@pytest.mark.parametrize("word", ["a1_", "a1_upward", "north", "a1_b1_c1_d1_e1", "a0_b1", "a1__b1", "A1_b1"])
def test_no_board_has_such_a_corner(word: str) -> None:
    assert not is_corner_name(word)
