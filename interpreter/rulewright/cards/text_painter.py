"""Text on a page: fitted into its box, with warnings that name the card where something was cut or cannot be shown.

In: a file being made, words and boxes. Out: text on its current page. Complains by `warnings`, each once.
"""

from __future__ import annotations

from collections.abc import Iterator

from fpdf import FPDF

from rulewright.cards.printed_card import PrintedCard
from rulewright.cards.text_fitting import POINT, fitted
from rulewright.source.cells import neutral

FAMILY = "cards"
Colour = tuple[int, int, int]


class TextPainter:
    """Writes with the fonts of a file, and remembers what went wrong."""

    def __init__(self, file: FPDF) -> None:
        self.file = file
        self.warnings: dict[str, None] = {}

    def named(
        self,
        card: PrintedCard,
        text: str,
        x: float,
        y: float,
        width: float,
        height: float,
        size: float,
        style: str,
        colour: tuple[int, int, int],
        align: str = "L",
    ) -> None:
        """Text of a card: what does not fit, or cannot be shown, is told with its name."""
        if not self.text(text, x, y, width, height, size, style, colour, align):
            self.warnings[
                (
                    f"card `{neutral(card.name)}`: `{neutral(text[:40])}` does not fit "
                    "and was cut; shorten it, or take larger cards"
                )
            ] = None
        for sign in self._missing(text, style):
            self.warnings[f"card `{neutral(card.name)}`: the font has no sign for U+{ord(sign):04X}"] = None

    def _missing(self, text: str, style: str) -> Iterator[str]:
        known = self.file.fonts[FAMILY + style].cmap  # type: ignore[union-attr]  # these fonts are files
        yield from (sign for sign in dict.fromkeys(neutral(text)) if not sign.isspace() and ord(sign) not in known)

    def text(
        self,
        text: str,
        x: float,
        y: float,
        width: float,
        height: float,
        size: float,
        style: str,
        colour: tuple[int, int, int],
        align: str = "L",
    ) -> bool:
        """Text in a box; whether it was whole."""
        found = fitted(neutral(text), width, height, size, lambda words, points: self._width(words, points, style))
        self.file.set_font(FAMILY, style, found.size)
        self.file.set_text_color(*colour)
        for number, line in enumerate(found.lines, 1):
            spare = width - self._width(line, found.size, style)
            left = x + spare * {"L": 0.0, "C": 0.5, "R": 1.0}[align]
            self.file.text(left, y + number * found.line_height - found.size * POINT * 0.2, line)
        return found.is_whole

    def _width(self, text: str, size: float, style: str) -> float:
        self.file.set_font(FAMILY, style, size)
        return self.file.get_string_width(text)
