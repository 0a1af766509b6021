"""Text on a page: fitted into its box, with warnings that name its owner (a card, a back, the player aid) where
something was cut or cannot be shown.

In: a file being made, words and boxes. Out: text on its current page. Complains by `warnings`, each once.
"""

from __future__ import annotations

import logging
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass

from fpdf import FPDF

from rulewright.cards.card_template import Colour
from rulewright.cards.printed_card import PrintedCard
from rulewright.cards.sheet_geometry import Rectangle
from rulewright.cards.text_fitting import POINT, fitted
from rulewright.source.cells import neutral

FAMILY = "cards"
ENDLESS = 1e6
READ_FROM_THE_RIGHT = ("R", "AL")
"""Directions of signs, as Unicode has them."""
ANOTHER_WAY = "a layout in HTML (--template)"

# What a font lacks is told here, by name.
logging.getLogger("fpdf").addHandler(logging.NullHandler())


@dataclass(frozen=True, slots=True)
class TextLook:
    """`size`: in points; `style`: nothing, or B for bold; `align`: L, C or R."""

    size: float
    style: str
    colour: Colour
    align: str = "L"


class TextPainter:
    """Writes with the fonts of a file, and remembers what went wrong."""

    def __init__(self, file: FPDF) -> None:
        self.file = file
        self.warnings: dict[str, None] = {}

    def named(self, card: PrintedCard, text: str, box: Rectangle, look: TextLook) -> None:
        """Text of a card."""
        self.text(f"card `{neutral(card.name)}`", text, box, look, "; shorten it, or take larger cards")

    def text(self, owner: str, text: str, box: Rectangle, look: TextLook, advice: str = "") -> None:
        """Text in a box. What does not fit, or cannot be shown, is told with its owner: no text is written but here."""
        shown = neutral(text)
        found = fitted(
            shown, box.width, box.height, look.size, lambda words, points: self._width(words, points, look.style)
        )
        if not found.is_whole:
            self._warn(f"{owner}: `{shown[:40]}` does not fit and was cut{advice}")
        for sign in self._missing(shown, look.style):
            self._warn(f"{owner}: the font has no sign for U+{ord(sign):04X}")
        if any(unicodedata.bidirectional(sign) in READ_FROM_THE_RIGHT for sign in shown):
            self._warn(f"{owner}: `{shown[:40]}` is read from the right, which needs {ANOTHER_WAY}")
        self.file.set_font(FAMILY, look.style, found.size)
        self.file.set_text_color(*look.colour)
        for number, line in enumerate(found.lines, 1):
            spare = box.width - self._width(line, found.size, look.style)
            left = box.x + spare * {"L": 0.0, "C": 0.5, "R": 1.0}[look.align]
            self.file.text(left, box.y + number * found.line_height - found.size * POINT * 0.2, line)

    def height(self, text: str, width: float, size: float, style: str) -> float:
        """How high a text of this size is, on as many lines as it needs."""
        found = fitted(neutral(text), width, ENDLESS, size, lambda words, points: self._width(words, points, style))
        return len(found.lines) * found.line_height

    def _warn(self, words: str) -> None:
        self.warnings[words] = None

    def _missing(self, shown: str, style: str) -> Iterator[str]:
        known = self.file.fonts[FAMILY + style].cmap  # type: ignore[union-attr]  # these fonts are files
        yield from (sign for sign in dict.fromkeys(shown) if not sign.isspace() and ord(sign) not in known)

    def _width(self, text: str, size: float, style: str) -> float:
        self.file.set_font(FAMILY, style, size)
        return self.file.get_string_width(text)
