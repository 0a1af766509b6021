"""Where each part of a picture lies: boxes in columns, their parts below or beside each other.

In: a `Graph`. Out: a `Placed` for every part, in pixels, and the size of the whole. Texts are set in a font of one
width, so that their size is known. Complains about nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.drawing.graph import ArrowKind, BoxKind, Graph, PictureBox, PictureNode, heading
from rulewright.drawing.labels import whole_title, wrapped
from rulewright.source.cells import width

CHARACTER = 7.25
LINE = 16
PADDING = 8
GAP = 24
BESIDE = 18
MARGIN = 24
GUTTER = 22
"""Room beside the parts of a box, for arrows that go round them."""
COLUMN_GAP = 70
HEADER = 62
NARROWEST = 64
BELOW_WORDS = 20
"""Between the words that head a box and its parts: an arrow turns there."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A part with its texts, its corner and its size; `parent`: the box in which it lies, if any."""

    part: PictureNode | PictureBox
    title: tuple[str, ...]
    lines: tuple[str, ...]
    x: float
    y: float
    width: float
    height: float
    parent: int | None = None

    @property
    def middle(self) -> float:
        return self.x + self.width / 2

    @property
    def bottom(self) -> float:
        return self.y + self.height

    @property
    def right(self) -> float:
        return self.x + self.width

    @property
    def words(self) -> float:
        """How wide its longest line is."""
        return max(map(width, (*self.title, *self.lines)), default=0) * CHARACTER


@dataclass(frozen=True, slots=True)
class SvgLayout:
    """All parts, outer ones first, and the size of the picture."""

    parts: tuple[Placed, ...]
    width: float
    height: float


@dataclass(frozen=True, slots=True)
class _Sized:
    """A part with its size, before it has a place."""

    part: PictureNode | PictureBox
    title: tuple[str, ...]
    lines: tuple[str, ...]
    width: float
    height: float
    inner: tuple[_Sized, ...] = ()

    @property
    def head(self) -> float:
        return LINE * (len(self.title) + len(self.lines)) + (BELOW_WORDS if self.title else 0)


def layout(graph: Graph) -> SvgLayout:
    """The places of all parts."""
    interrupted = {edge.start for edge in graph.edges if edge.kind is ArrowKind.INTERRUPT}
    placed: list[Placed] = []
    x, height = float(MARGIN), 0.0
    for column in graph.columns:
        sized = [_sized(box, interrupted) for box in column]
        y = float(HEADER + MARGIN)
        for one in sized:
            _place(one, x, y, None, placed)
            y += one.height + COLUMN_GAP / 2
        x += max((one.width for one in sized), default=0) + COLUMN_GAP
        height = max(height, y)
    heading_width = (max(width(graph.title) * 1.4, width(graph.about))) * CHARACTER + 2 * MARGIN
    return SvgLayout(tuple(placed), max(x - COLUMN_GAP + MARGIN, heading_width), height)


def _sized(part: PictureNode | PictureBox, interrupted: set[int]) -> _Sized:
    title, *rest = heading(part) or ("",)
    texts, lines = whole_title(title) if title else (), wrapped(rest)
    longest = max(map(width, (*texts, *lines)), default=0) * CHARACTER + 2 * PADDING
    if isinstance(part, PictureNode):
        return _Sized(part, texts, lines, max(NARROWEST, longest), LINE * (len(texts) + len(lines)) + 2 * PADDING)
    inner = tuple(_sized(one, interrupted) for one in part.parts)
    head = LINE * (len(texts) + len(lines)) + (BELOW_WORDS if texts else 0)
    left, right = _gutters(part, interrupted)
    if part.across:
        wide = sum(one.width for one in inner) + BESIDE * (len(inner) - 1)
        high = max((one.height for one in inner), default=0)
    else:
        wide = max((one.width for one in inner), default=0)
        high = sum(one.height for one in inner) + GAP * (len(inner) - 1)
    bare = part.kind is BoxKind.GROUP and not texts
    around = 0 if bare else 2 * PADDING
    loop = PADDING if part.kind is BoxKind.LOOP else 0
    return _Sized(part, texts, lines, max(longest, wide + left + right), head + high + around + loop, inner)


def _gutters(box: PictureBox, interrupted: set[int]) -> tuple[float, float]:
    """Room at both sides. A choice with cases below it needs some, for the arrow that passes by them;
    a loop, for its way back.
    """
    if box.across:
        return (0, 0) if not box.title else (PADDING, PADDING)
    if box.kind is BoxKind.GROUP and not box.title:
        return GUTTER, GUTTER
    ends = any(part.number in interrupted for part in _nodes(box)) and box.kind is BoxKind.TOP
    return GUTTER, 3 * GUTTER if ends else GUTTER


def _nodes(box: PictureBox) -> list[PictureNode]:
    return [node for part in box.parts for node in (_nodes(part) if isinstance(part, PictureBox) else [part])]


def _place(sized: _Sized, x: float, y: float, parent: int | None, placed: list[Placed]) -> None:
    part = sized.part
    placed.append(Placed(part, sized.title, sized.lines, x, y, sized.width, sized.height, parent))
    if not isinstance(part, PictureBox):
        return
    bare = part.kind is BoxKind.GROUP and not sized.title
    top = y + sized.head + (0 if bare else PADDING)
    if part.across:
        wide = sum(one.width for one in sized.inner) + BESIDE * (len(sized.inner) - 1)
        left = x + (sized.width - wide) / 2
        for one in sized.inner:
            _place(one, left, top, part.number, placed)
            left += one.width + BESIDE
        return
    for one in sized.inner:
        _place(one, x + (sized.width - one.width) / 2, top, part.number, placed)
        top += one.height + GAP
