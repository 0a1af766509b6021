"""Where cards lie on paper, in millimetres from the upper left corner: fronts, and backs so that they meet them.

In: names of a paper, a size and a flip, and a bleed. Out: a `SheetShape`. Raises `SheetRefused`, by name, for cards
that do not fit the paper.
"""

from __future__ import annotations

from dataclasses import dataclass

PAPERS = {"a4": (210.0, 297.0), "letter": (215.9, 279.4)}
SIZES = {
    "poker": (63.5, 88.9),
    "bridge": (57.2, 88.9),
    "mini": (44.0, 67.0),
    "tarot": (70.0, 120.0),
    "square": (70.0, 70.0),
}
"""Widths and heights of cards after they are cut."""
FLIPS = ("long", "short")
"""The edge of the paper round which a printer turns the sheet."""
SIDE, TOP, BOTTOM = 9.0, 9.0, 17.0
"""Margins: what home printers cannot reach, crop marks, and below the ruler."""
MOST_BLEED = 10.0


class SheetRefused(Exception):
    """Why cards cannot be laid on a sheet."""


@dataclass(frozen=True, slots=True)
class Rectangle:
    """A part of a page, in millimetres: where a card is cut, or a text stands. `turned`: it lies upside down."""

    x: float
    y: float
    width: float
    height: float
    turned: bool = False


@dataclass(frozen=True, slots=True)
class SheetShape:
    """A sheet: its paper as it is printed, the card, and how many cards lie side by side and below each other."""

    paper: tuple[float, float]
    card: tuple[float, float]
    bleed: float
    flip: str
    columns: int
    rows: int

    @property
    def places(self) -> int:
        return self.columns * self.rows

    @property
    def pitch(self) -> tuple[float, float]:
        """From one card to the next: between them is room for the bleed of both."""
        return self.card[0] + 2 * self.bleed, self.card[1] + 2 * self.bleed

    def front(self, place: int) -> Rectangle:
        """The card of a place, counted row by row."""
        row, column = divmod(place, self.columns)
        left = (self.paper[0] - self.columns * self.pitch[0]) / 2
        return Rectangle(
            left + column * self.pitch[0] + self.bleed,
            TOP + row * self.pitch[1] + self.bleed,
            self.card[0],
            self.card[1],
        )

    def back(self, place: int) -> Rectangle:
        """Its back on the other side: mirrored for the flip, and upside down if the sheet is turned round its top."""
        front = self.front(place)
        is_portrait = self.paper[0] <= self.paper[1]
        if (self.flip == "long") == is_portrait:
            return Rectangle(self.paper[0] - front.x - front.width, front.y, front.width, front.height)
        return Rectangle(front.x, self.paper[1] - front.y - front.height, front.width, front.height, turned=True)


def sheet_shape(paper: str, size: str, bleed: float = 0.0, flip: str = "long") -> SheetShape:
    """The sheet that holds most cards: portrait, or landscape if that is more."""
    if not 0 <= bleed <= MOST_BLEED:
        raise SheetRefused(f"a bleed is from 0 to {MOST_BLEED:g} mm, not {bleed:g}")
    width, height = PAPERS[paper]
    shapes = [_shape((width, height), SIZES[size], bleed, flip), _shape((height, width), SIZES[size], bleed, flip)]
    best = max(shapes, key=lambda shape: shape.places)
    if best.places == 0:
        raise SheetRefused(f"a card of the size {size} with a bleed of {bleed:g} mm does not fit on {paper}")
    return best


def _shape(paper: tuple[float, float], card: tuple[float, float], bleed: float, flip: str) -> SheetShape:
    columns = int((paper[0] - 2 * SIDE + 1e-6) // (card[0] + 2 * bleed))
    rows = int((paper[1] - TOP - BOTTOM + 1e-6) // (card[1] + 2 * bleed))
    return SheetShape(paper, card, bleed, flip, columns, rows)
