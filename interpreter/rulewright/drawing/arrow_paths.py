"""The ways of arrows in a picture: right angles, past what lies between, and never through words.

In: a `Graph` and where its parts lie. Out: for each arrow the path that SVG draws. Complains about nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import assert_never

from rulewright.drawing.graph import Arrow, ArrowKind, BoxKind, Graph, PictureBox
from rulewright.drawing.svg_layout import COLUMN_GAP, HEADER, MARGIN, PADDING, Placed, SvgLayout

ABOVE = 11
"""Between an arrow that turns and what it goes down to."""
EDGE = 4
"""Between the side of a box and an arrow that goes down in it, left of its words."""
ENTERED = 10
"""Below the top of a part where the arrow that goes round a loop comes back: others leave at half its height."""
BESIDE_PARTS, BELOW_PARTS = 3, (2, 5, 8)
"""Between an arrow that leaves a phase and the side of the case that it leaves, and the cases beside it."""
LANES = COLUMN_GAP - 24
"""Room between two columns for arrows that go up and down there."""
WIDEST_LANE = 7.0
STRIP = 12
"""Room above all columns for arrows that go from one to another past those between."""


class ArrowPaths:
    """The paths of all arrows of one picture."""

    def __init__(self, graph: Graph, layout: SvgLayout) -> None:
        self.places = {place.part.number: place for place in layout.parts}
        called = dict.fromkeys(edge.end for edge in graph.edges if self._leaves(edge))
        self.lanes = {end: number for number, end in enumerate(called)}
        tops = [place for place in layout.parts if place.parent is None]
        self.lefts = sorted({place.x for place in tops})
        self.rights = [max(place.right for place in tops if place.x == left) for left in self.lefts]

    def path(self, edge: Arrow) -> str:
        start, end = self.places[edge.start], self.places[edge.end]
        match edge.kind:
            case ArrowKind.AGAIN:
                return self._back(start, end)
            case ArrowKind.CALL | ArrowKind.INTERRUPT:
                return self._between(start, end) if self._leaves(edge) else self._aside(start, end)
            case ArrowKind.NEXT:
                return self._down(start, end)
            case _:
                assert_never(edge.kind)

    # ---- within a phase ----------------------------------------------------------------------------------------------

    def _down(self, start: Placed, end: Placed) -> str:
        """Downwards; past the parts that lie below the start in its box, and past the headings of boxes."""
        y, way = start.bottom, f"M{start.middle:.1f} {start.bottom:.1f}"
        box = self.places[start.parent] if start.parent is not None else None
        if box is not None and not self._lies_within(end, box) and not _is_last(start, box):
            y = box.bottom
            way = f"M{start.x:.1f} {start.y + start.height / 2:.1f}H{box.x + 6:.1f}V{y:.1f}"
        entered = self._entered(end, start)
        x, turns = end.middle, f"H{end.middle:.1f}V{end.y:.1f}"
        for around, inner in reversed(list(pairwise((*entered, end)))):
            if _stands_above(around, x):
                x = around.x + EDGE
                turns = f"H{x:.1f}V{inner.y - ABOVE:.1f}{turns}"
        return f"{way}V{max(y, (entered[0] if entered else end).y - ABOVE):.1f}{turns}"

    def _entered(self, end: Placed, start: Placed) -> list[Placed]:
        """The boxes around an arrow's end in which its start does not lie, outer ones first."""
        around = {box.part.number for box in self._boxes(start)}
        return [box for box in self._boxes(end) if box.part.number not in around][::-1]

    def _lies_within(self, place: Placed, box: Placed) -> bool:
        return any(around.part.number == box.part.number for around in self._boxes(place))

    def _back(self, start: Placed, end: Placed) -> str:
        """Round the right side of the loop, up to its first part."""
        boxes = list(self._boxes(end))
        loops = (box for box in boxes if isinstance(box.part, PictureBox) and box.part.kind is BoxKind.LOOP)
        loop = next(loops, boxes[-1])
        low, side = loop.bottom - 8, loop.right - 8
        parent = self.places[start.parent] if start.parent is not None else loop
        first = f"M{start.middle:.1f} {start.bottom:.1f}"
        if not _is_last(start, parent):
            first = f"M{start.x:.1f} {start.y + start.height / 2:.1f}H{parent.x + 6:.1f}"
        return f"{first}V{low:.1f}H{side:.1f}V{end.y + ENTERED:.1f}H{end.right:.1f}"

    def _aside(self, start: Placed, end: Placed) -> str:
        """Round the right side of what lies between."""
        side = self._outermost(start).right - 14
        return f"M{start.right:.1f} {_half(start):.1f}H{side:.1f}V{_half(end):.1f}H{end.right:.1f}"

    # ---- from one phase to another -----------------------------------------------------------------------------------

    def _leaves(self, edge: Arrow) -> bool:
        start, end = self._outermost(self.places[edge.start]), self._outermost(self.places[edge.end])
        return edge.kind in (ArrowKind.CALL, ArrowKind.INTERRUPT) and start.part.number != end.part.number

    def _between(self, start: Placed, end: Placed) -> str:
        """Between the columns, in a lane that all arrows to the same end share; past other columns above them."""
        lane = self.lanes[end.part.number]
        own, other = self._column(start), self._column(end)
        out = self._lane(own + 1, lane)
        way = f"M{start.right:.1f} {_half(start):.1f}{self._past_neighbours(start, lane)}H{out:.1f}"
        if own == other:
            return f"{way}V{_half(end):.1f}H{end.right:.1f}"
        if own + 1 != other:
            above = HEADER + MARGIN - 4 - STRIP * (lane + 1) / (len(self.lanes) + 1)
            way += f"V{above:.1f}H{self._lane(other, lane):.1f}"
        return f"{way}V{_half(end):.1f}H{end.x:.1f}"

    def _past_neighbours(self, start: Placed, lane: int) -> str:
        """Below what stands to the right of an arrow's start in the same phase."""
        below = BELOW_PARTS[lane % len(BELOW_PARTS)]
        way, inner = "", start
        for box in self._boxes(start):
            part = box.part
            if isinstance(part, PictureBox) and part.across and part.parts[-1].number != inner.part.number:
                way += f"H{inner.right - BESIDE_PARTS:.1f}V{box.bottom + below:.1f}"
            inner = box
        return way

    def _column(self, place: Placed) -> int:
        return self.lefts.index(self._outermost(place).x)

    def _lane(self, column: int, lane: int) -> float:
        """Left of a column; left of the first one there is less room."""
        if column == 0:
            return MARGIN * (lane + 1) / (len(self.lanes) + 1)
        return self.rights[column - 1] + 12 + min(WIDEST_LANE, LANES / len(self.lanes)) * lane

    def _outermost(self, place: Placed) -> Placed:
        return next(reversed([place, *self._boxes(place)]))

    def _boxes(self, place: Placed) -> Iterator[Placed]:
        while place.parent is not None:
            place = self.places[place.parent]
            yield place


def _half(place: Placed) -> float:
    return place.y + place.height / 2


def _is_last(place: Placed, box: Placed) -> bool:
    return isinstance(box.part, PictureBox) and (box.part.across or box.part.parts[-1].number == place.part.number)


def _stands_above(box: Placed, x: float) -> bool:
    """Whether words of a box stand where an arrow would go down."""
    return bool(box.title or box.lines) and x < box.x + 2 * PADDING + box.words
