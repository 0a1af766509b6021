"""Cards of a layout in HTML: how much smaller each is shown, so that its words fit.

In: the bodies of cards, the shape of a sheet, the style, and what lays out a page. Out: a scale for each body, and the
bodies whose words do not fit even with the smallest that can be read. All of a body is made smaller, not single words:
only its author knows which sizes belong together. Complains about nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from rulewright.cards.sheet_geometry import SheetShape
from rulewright.cards.text_fitting import SMALLEST

STEP = 0.95
"""How much smaller the next try is."""
TOLERANCE = 0.1
"""Millimetres that words may reach beyond the cut: rounding of the layout."""
FIT = "rw-fit"
ROOM = 2000
"""Millimetres of a page to measure on: longer than any card, so that none goes on to another page."""


@dataclass(frozen=True, slots=True)
class PlacedWords:
    """Words on a page, in millimetres from the corner of their body; `size` in points."""

    right: float
    bottom: float
    size: float


LayOut = Callable[[str, str], Sequence[Sequence[PlacedWords]]]
"""Lays out a page and says for each element of a class where its words stand."""


@dataclass(frozen=True, slots=True)
class HtmlFits:
    """The scale of each body that is made smaller, and the bodies that are cut."""

    scales: dict[str, float]
    cut: frozenset[str]

    def shown(self, body: str) -> str:
        """A body in its size."""
        scale = self.scales.get(body, 1.0)
        if scale == 1.0:
            return body
        return f'<div class="{FIT}" style="{_wide(scale)}; transform: scale({scale:.4f})">{body}</div>'


AS_IT_IS = HtmlFits({}, frozenset())
"""Where nothing can be measured."""


def html_fits(bodies: Iterable[str], shape: SheetShape, style: str, lay_out: LayOut) -> HtmlFits:
    """Tries smaller and smaller sizes for those that do not fit."""
    waiting, scale = tuple(dict.fromkeys(bodies)), 1.0
    scales: dict[str, float] = {}
    cut: set[str] = set()
    while waiting:
        placed = lay_out(_page(waiting, shape, style, scale), FIT)
        too_large = {body: words for body, words in zip(waiting, placed, strict=True) if not _fits(words, shape, scale)}
        scales |= dict.fromkeys(waiting, scale)
        scale *= STEP
        stuck = {body for body, words in too_large.items() if min(one.size for one in words) * scale < SMALLEST}
        cut |= stuck
        waiting = tuple(body for body in too_large if body not in stuck)
    return HtmlFits({body: found for body, found in scales.items() if found < 1}, frozenset(cut))


def _fits(words: Sequence[PlacedWords], shape: SheetShape, scale: float) -> bool:
    wide, high = (length + TOLERANCE for length in shape.card)
    return all(one.right * scale <= wide and one.bottom * scale <= high for one in words)


def _page(bodies: Sequence[str], shape: SheetShape, style: str, scale: float) -> str:
    """Each body on a page of its own, with room around it."""
    wide, high = (length + 2 * shape.bleed for length in shape.card)
    shown = "".join(
        f'<div class="rw-card" style="width: {wide:.3f}mm; height: {high:.3f}mm">'
        f'<div class="{FIT}" style="{_wide(scale)}">{body}</div></div>\n'
        for body in bodies
    )
    own = f"@page {{ size: {ROOM}mm {ROOM}mm; margin: 0 }}\n.rw-card {{ position: relative; break-after: page }}\n"
    return f'<!DOCTYPE html>\n<meta charset="utf-8">\n<style>\n{style}\n{own}</style>\n{shown}'


def _wide(scale: float) -> str:
    """A body that is made smaller has so much more room, and fills its card."""
    return f"width: {100 / scale:.3f}%; height: {100 / scale:.3f}%; transform-origin: 0 0"
