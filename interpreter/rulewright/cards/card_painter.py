"""One card on a page: the default layout, the author's own, and the back.

In: a card and the rectangle in which it is cut. Out: its picture on the current page, with the bleed outside of the
rectangle. Complains by the text painter's warnings.
"""

from __future__ import annotations

from contextlib import ExitStack

from fpdf import FPDF

from rulewright.cards.card_template import CardTemplate, Colour, TemplatePart
from rulewright.cards.printed_card import PrintedCard
from rulewright.cards.sheet_geometry import Rectangle
from rulewright.cards.text_fitting import LEADING, POINT
from rulewright.cards.text_painter import TextLook, TextPainter
from rulewright.source.cells import neutral
from rulewright.source.underscores import without_underscores

GREY, BLACK, WHITE, PALE = (110, 110, 110), (20, 20, 20), (255, 255, 255), (246, 244, 238)
INSET = 4.0
ABOUT_SHARE, ABOUT_SIZE = 0.5, 9
"""How much of the room below the name what is said of a card takes beside traits, and its size in points."""


class CardPainter:
    """Draws cards with one bleed."""

    def __init__(self, file: FPDF, text_painter: TextPainter, bleed: float) -> None:
        self.file = file
        self.text_painter = text_painter
        self.bleed = bleed

    def front(self, card: PrintedCard, at: Rectangle, colour: Colour) -> None:
        self._ground(at, PALE)
        band = at.height * 0.24
        self._fill(
            colour,
            at.x - self.bleed,
            at.y - self.bleed,
            at.width + 2 * self.bleed,
            band + self.bleed,
        )
        inner = at.width - 2 * INSET
        heading = Rectangle(at.x + INSET, at.y + INSET / 2, inner, band - INSET)
        self.text_painter.named(card, card.name, heading, TextLook(15, "B", WHITE))
        y = at.y + band + 3
        space = at.height - band - 10
        told = (space * ABOUT_SHARE if card.traits else space) if card.about else 0.0
        room = (space - told) / max(3 if not told else 2, len(card.traits))
        for name, value in card.traits:
            left = Rectangle(at.x + INSET, y, inner * 0.55, room - 1)
            right = Rectangle(at.x + INSET + inner * 0.55, y, inner * 0.45, room - 1)
            self.text_painter.named(card, without_underscores(name), left, TextLook(8, "", GREY))
            self.text_painter.named(card, without_underscores(value), right, TextLook(13, "B", BLACK, "R"))
            y += room
        if card.about:
            box = Rectangle(at.x + INSET, at.y + at.height - 7 - told, inner, told)
            self.text_painter.named(card, card.about, box, TextLook(ABOUT_SIZE, "", BLACK))
        if not card.is_named and without_underscores(card.kind) != card.name:
            foot = Rectangle(at.x + INSET, at.y + at.height - 6, inner, 4)
            self.text_painter.named(card, without_underscores(card.kind), foot, TextLook(7, "", colour))

    def own_front(self, template: CardTemplate, fields: dict[str, str], card: PrintedCard, at: Rectangle) -> None:
        """A card as the author's template has it; what reaches beyond the card is cut at the bleed."""
        self._ground(at, WHITE)
        bleed = self.bleed
        with self.file.rect_clip(at.x - bleed, at.y - bleed, at.width + 2 * bleed, at.height + 2 * bleed):
            for part in template.parts:
                if not part.only_if or fields.get(part.only_if):
                    self._part(part, template, fields, card, at)

    def _part(
        self, part: TemplatePart, template: CardTemplate, fields: dict[str, str], card: PrintedCard, at: Rectangle
    ) -> None:
        across, down = at.width / template.width, at.height / template.height
        number = part.numbers
        if part.form == "text":
            self._own_text(part, fields, card, at, (across, down))
            return
        style = ("D" if part.stroke is not None else "") + ("F" if part.fill is not None else "")
        self.file.set_line_width(part.thickness * across)
        self.file.set_draw_color(*(part.stroke or BLACK))
        self.file.set_fill_color(*(part.fill or BLACK))
        if part.form == "line":
            self.file.line(
                at.x + number["x1"] * across,
                at.y + number["y1"] * down,
                at.x + number["x2"] * across,
                at.y + number["y2"] * down,
            )
        elif style and part.form == "rect":
            left, top = at.x + number["x"] * across, at.y + number["y"] * down
            self.file.rect(left, top, number["width"] * across, number["height"] * down, style=style)
        elif style:
            wide = number.get("rx", number.get("r", 0.0)) * across
            high = number.get("ry", number.get("r", 0.0)) * down
            left, top = at.x + number["cx"] * across - wide, at.y + number["cy"] * down - high
            self.file.ellipse(left, top, 2 * wide, 2 * high, style=style)

    def _own_text(
        self, part: TemplatePart, fields: dict[str, str], card: PrintedCard, at: Rectangle, scale: tuple[float, float]
    ) -> None:
        """A text of a template, at most as wide as it says, or as the card leaves room: one line, or
        as many as have room in the height that it says.
        """
        x, y = at.x + part.numbers["x"] * scale[0], at.y + part.numbers["y"] * scale[1]
        size = (part.numbers["font-size"] or 4.0) * scale[1] / POINT
        left, right = x - at.x, at.x + at.width - x
        room = {"L": right, "R": left, "C": 2 * min(left, right)}[part.align]
        width = max(1.0, min(room, part.numbers["data-width"] * scale[0] or room))
        start = {"L": x, "R": x - width, "C": x - width / 2}[part.align]
        height = max(size * POINT * LEADING, part.numbers["data-height"] * scale[1])
        look = TextLook(size, "B" if part.is_bold else "", part.fill or BLACK, part.align)
        self.text_painter.named(card, part.words(fields), Rectangle(start, y - size * POINT, width, height), look)

    def back(self, name: str, at: Rectangle, colour: Colour) -> None:
        with ExitStack() as stack:
            if at.turned:
                stack.enter_context(self.file.rotation(180, at.x + at.width / 2, at.y + at.height / 2))
            self._ground(at, colour)
            self.file.set_draw_color(*WHITE)
            self.file.set_line_width(0.5)
            self.file.rect(at.x + INSET, at.y + INSET, at.width - 2 * INSET, at.height - 2 * INSET)
            box = Rectangle(at.x + 2 * INSET, at.y + at.height * 0.3, at.width - 4 * INSET, at.height * 0.3)
            look = TextLook(16, "B", WHITE, "C")
            self.text_painter.text(f"back `{neutral(name)}`", without_underscores(name), box, look)

    def _ground(self, at: Rectangle, colour: Colour) -> None:
        """The card's ground, with the bleed outside of where it is cut; without a bleed a thin line shows the edge."""
        bleed = self.bleed
        self._fill(colour, at.x - bleed, at.y - bleed, at.width + 2 * bleed, at.height + 2 * bleed)
        if not bleed:
            self.file.set_draw_color(*GREY)
            self.file.set_line_width(0.1)
            self.file.rect(at.x, at.y, at.width, at.height)

    def _fill(self, colour: Colour, x: float, y: float, width: float, height: float) -> None:
        self.file.set_fill_color(*colour)
        self.file.rect(x, y, width, height, style="F")
