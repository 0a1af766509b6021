"""Arrows of pictures: along right angles, and never through the words of a picture."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

import pytest

from rulewright import drawing, loading, ruleset_lookup
from rulewright.drawing.arrow_paths import ArrowPaths
from rulewright.drawing.graph import Graph
from rulewright.drawing.svg_layout import LINE, PADDING, Placed, layout
from rulewright.source.diagnostic import Report

GAMES = ("gravediggers", "graverobbers", "digging", "gnadenlos", "holdem", "euchre", "backgammon")
STEP = re.compile(r"([MHV])([\d.]+)(?: ([\d.]+))?")


class Area(NamedTuple):
    """A rectangle; a line is one without width or height."""

    left: float
    top: float
    right: float
    bottom: float

    def meets(self, other: Area) -> bool:
        across = self.left < other.right and other.left < self.right
        return across and self.top < other.bottom and other.top < self.bottom


def words(place: Placed) -> Area:
    top = place.y + PADDING
    return Area(
        place.x + PADDING, top, place.x + PADDING + place.words, top + LINE * (len(place.title) + len(place.lines))
    )


def lines(path: str) -> Iterator[Area]:
    assert STEP.sub("", path) == ""
    points = list[tuple[float, float]]()
    for letter, first, second in STEP.findall(path):
        x, y = points[-1] if points else (0.0, 0.0)
        points.append(
            (float(first), float(second))
            if letter == "M"
            else (float(first), y)
            if letter == "H"
            else (x, float(first))
        )
    for (x, y), (to_x, to_y) in pairwise(points):
        yield Area(min(x, to_x) - 0.1, min(y, to_y) - 0.1, max(x, to_x) + 0.1, max(y, to_y) + 0.1)


def crossed(graph: Graph) -> list[tuple[str, str]]:
    places = layout(graph)
    arrows = ArrowPaths(graph, places)
    shown = [place for place in places.parts if place.title or place.lines]
    return [
        (arrows.path(edge), place.title[0])
        for edge in graph.edges
        for line in lines(arrows.path(edge))
        for place in shown
        if line.meets(words(place))
    ]


@pytest.mark.parametrize("game", GAMES)
def test_no_arrow_passes_through_words(game: str) -> None:
    report = Report()
    ruleset = loading.load(ruleset_lookup.find(game), report)
    assert ruleset is not None, [str(one.message) for one in report]
    graph = drawing.picture(ruleset, "phases")
    assert len(graph.edges) > 5
    assert crossed(graph) == []
