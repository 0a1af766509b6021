"""A picture cut into sheets of paper, so that its words can be read in print.

In: a `Graph`, and how much has room on a sheet, in pixels of the picture. Out: a `Graph` for each sheet; none where the
picture has room on one. A box that is too high goes on beside itself, with a number behind its name. An arrow that
would lead from one of these parts to another is left out: what runs another phase names it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, replace
from itertools import count
from typing import TypeVar

from rulewright.drawing.graph import Arrow, Graph, PictureBox, PictureNode
from rulewright.drawing.svg_layout import COLUMN_GAP, HEADER, MARGIN, layout

FIRST_PART = 3_000_000
"""The numbers of parts lie above all others."""
BELOW = COLUMN_GAP / 2

EASE = 1.2
"""By so much a box may be higher than its sheet, and is drawn smaller, before it is cut."""

Column = tuple[PictureBox, ...]
Parts = tuple[PictureNode | PictureBox, ...]
T = TypeVar("T")


def print_sheets(graph: Graph, wide: float, high: float) -> tuple[Graph, ...]:
    """The sheets, in the order of the picture; none if the whole picture has room on one."""
    whole = layout(graph)
    if whole.width <= wide and whole.height <= high:
        return ()
    boxes = tuple(_Cutter(graph, high - HEADER - 2 * MARGIN, count(FIRST_PART)).parts())
    pages = tuple(_pages(tuple(_columns(boxes, high - HEADER - 2 * MARGIN)), wide - 2 * MARGIN))
    return tuple(
        Graph(_numbered(graph.title, number, len(pages)), graph.about, page, tuple(_arrows(graph, page)))
        for number, page in enumerate(pages, 1)
    )


def _numbered(title: str, number: int, count: int) -> str:
    return f"{title} ({number}/{count})" if count > 1 else title


def _size(box: PictureBox) -> tuple[float, float]:
    found = layout(Graph("", "", ((box,),))).parts[0]
    return found.width, found.height


@dataclass(frozen=True, slots=True)
class _Cutter:
    """Cuts boxes that are higher than `room`."""

    graph: Graph
    room: float
    numbers: count[int]

    def parts(self) -> Iterator[PictureBox]:
        for box in self.graph.boxes:
            pieces = tuple(self._cut(box, self.room))
            if len(pieces) == 1:
                yield box
            else:
                several = enumerate(pieces, 1)
                yield from (replace(one, title=_numbered(box.title, at, len(pieces))) for at, one in several)

    def _cut(self, box: PictureBox, room: float) -> Iterator[PictureBox]:
        """The box, or parts of it that have room, each with the name of the box."""
        if box.across or _size(box)[1] <= room * EASE:
            yield box
            return
        pieces: list[Parts] = []
        for part in self._inner(box, room):
            if pieces and _size(replace(box, parts=(*pieces[-1], part)))[1] <= room:
                pieces[-1] = (*pieces[-1], part)
            else:
                pieces.append((part,))
        for parts in _without_scraps(box, pieces, room * EASE):
            yield replace(box, number=next(self.numbers), parts=parts)

    def _inner(self, box: PictureBox, room: float) -> Iterator[PictureNode | PictureBox]:
        """What lies in a box; of what is too high itself, its parts."""
        around = _size(replace(box, parts=()))[1]
        for part in box.parts:
            yield from self._cut(part, room - around) if isinstance(part, PictureBox) else (part,)


def _without_scraps(box: PictureBox, pieces: Iterable[Parts], most: float) -> list[Parts]:
    """Pieces of a box, those joined that are not too high together."""
    found: list[Parts] = []
    for parts in pieces:
        if found and _size(replace(box, parts=(*found[-1], *parts)))[1] <= most:
            found[-1] = (*found[-1], *parts)
        else:
            found.append(parts)
    return found


def _columns(boxes: Iterable[PictureBox], room: float) -> Iterator[Column]:
    return _filled(boxes, lambda box: _size(box)[1] + BELOW, room)


def _pages(columns: Iterable[Column], room: float) -> Iterator[tuple[Column, ...]]:
    """Nothing stands behind the last column of a page, so its gap needs no room."""
    return _filled(columns, lambda column: max(_size(box)[0] for box in column) + COLUMN_GAP, room + COLUMN_GAP)


def _filled(things: Iterable[T], measure: Callable[[T], float], room: float) -> Iterator[tuple[T, ...]]:
    """Things in their order, as many together as have room; one that is too large stands alone."""
    together, used = list[T](), 0.0
    for thing in things:
        size = measure(thing)
        if together and used + size > room:
            yield tuple(together)
            together, used = [], 0.0
        together.append(thing)
        used += size
    if together:
        yield tuple(together)


def _arrows(graph: Graph, page: Iterable[Column]) -> Iterator[Arrow]:
    """Those within one box of a sheet."""
    home = {number: box.number for column in page for box in column for number in _nodes(box)}
    for edge in graph.edges:
        if edge.start in home and home[edge.start] == home.get(edge.end):
            yield edge


def _nodes(box: PictureBox) -> Iterator[int]:
    for part in box.parts:
        if isinstance(part, PictureNode):
            yield part.number
        else:
            yield from _nodes(part)
