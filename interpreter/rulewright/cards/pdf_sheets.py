"""Sheets of cards as PDF: fronts and backs, crop marks, a ruler, a player aid and a score sheet.

In: classes of cards, the shape of a sheet, and what the aid says. Out: bytes, the same for the same input, and warnings
that name the cards whose text was cut or has signs that the font lacks. The fonts come with this program; `fpdf` (the
extra `cards`) writes the file. Complains about nothing else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path

from fpdf import FPDF

from rulewright.cards.card_painter import BLACK, GREY, CardPainter
from rulewright.cards.card_template import CardTemplate
from rulewright.cards.printed_card import CardClass, fields_of
from rulewright.cards.sheet_geometry import SIDE, Rectangle, SheetShape
from rulewright.cards.text_painter import FAMILY, TextLook, TextPainter
from rulewright.file_date import file_date
from rulewright.sentences import Speech, english

FONTS = Path(__file__).parent / "fonts"
COLOURS = ((30, 64, 110), (140, 40, 40), (35, 100, 60), (110, 70, 20), (80, 50, 120), (20, 100, 110))
RULER = 100
NO_DAY = 315_532_800
"""The date of files where the environment says none: the first day of 1980."""
SCORE_ROWS = 24
AID, SCORES = "player aid", "score sheet"
AID_SIZES = (11, 10, 9, 8, 7, 6)
"""Points: the largest in which all lines of the aid have room."""
EASE = 0.1
"""Millimetres by which a line may be higher than was worked out."""


@dataclass(frozen=True, slots=True)
class Aid:
    """What the player aid says: a title, and paragraphs with headings; `players` have columns on the score sheet."""

    title: str
    parts: tuple[tuple[str, tuple[str, ...]], ...]
    players: int


@dataclass(frozen=True, slots=True)
class _AidRow:
    """A line of the aid: how far it is set in, and how much room is above it, in millimetres."""

    text: str
    style: str
    indent: float
    above: float


def _aid_rows(aid: Aid) -> Iterator[_AidRow]:
    for heading, lines in aid.parts:
        if heading:
            yield _AidRow(heading, "B", 0, 4)
        yield from (_AidRow(line, "", 4 if heading else 0, 1.5) for line in lines)


@dataclass(frozen=True, slots=True)
class Printed:
    """A file, and what its reader should know."""

    data: bytes
    pages: int
    warnings: tuple[str, ...]


def pdf(
    classes: Sequence[CardClass],
    shape: SheetShape,
    aid: Aid | None,
    with_backs: bool = True,
    template: CardTemplate | None = None,
    say: Speech = english,
) -> Printed:
    """The whole file. `template`: the author's own layout of fronts; `say`: what sheets say beside the ruleset."""
    return _Printer(shape, template, say).printed(classes, aid, with_backs)


class _Printer:
    def __init__(self, shape: SheetShape, template: CardTemplate | None, say: Speech) -> None:
        self.shape, self.say = shape, say
        self.template = template
        self.file = FPDF(unit="mm", format=shape.paper)
        self.file.set_auto_page_break(auto=False)
        self.file.set_margin(0)
        date = file_date()
        self.file.set_creation_date(datetime.fromtimestamp(NO_DAY if date is None else date, UTC))
        self.file.add_font(FAMILY, "", FONTS / "DejaVuSansCondensed.ttf")
        self.file.add_font(FAMILY, "B", FONTS / "DejaVuSansCondensed-Bold.ttf")
        self.texts = TextPainter(self.file)
        self.painter = CardPainter(self.file, self.texts, shape.bleed)

    def printed(self, classes: Sequence[CardClass], aid: Aid | None, with_backs: bool) -> Printed:
        for index, one in enumerate(classes):
            self._class(one, COLOURS[index % len(COLOURS)], with_backs)
        if aid is not None:
            self._aid(aid)
            self._score_sheet(aid)
        return Printed(bytes(self.file.output()), self.file.pages_count, tuple(self.texts.warnings))

    # ---- sheets -----------------------------------------------------------------------------------------------------

    def _class(self, one: CardClass, colour: tuple[int, int, int], with_backs: bool) -> None:
        cards = (card for card in one.cards for _ in range(card.copies))
        pages = -(-one.count // self.shape.places)
        for page in range(1, pages + 1):
            here = list(islice(cards, self.shape.places))
            self._page(self.say("sheet-number", name=one.name, number=page, count=pages))
            self._marks(range(len(here)), is_back=False)
            for place, card in enumerate(here):
                if self.template is None:
                    self.painter.front(card, self.shape.front(place), colour)
                else:
                    self.painter.own_front(self.template, fields_of(one, card), card, self.shape.front(place))
            if with_backs:
                self._page("")
                self._marks(range(len(here)), is_back=True)
                for place in range(len(here)):
                    self.painter.back(one.name, self.shape.back(place), colour)

    def _page(self, says: str) -> None:
        self.file.add_page()
        if not says:
            return
        flip = self.say(f"sheet-flip-{self.shape.flip}")
        bottom = self.shape.paper[1] - 5
        self._ruler(SIDE, bottom - 3)
        width = self.shape.paper[0] - 2 * SIDE - RULER - 4
        box = Rectangle(SIDE + RULER + 4, bottom - 6, width, 8)
        self.texts.text("foot of a sheet", f"{says}. {flip}", box, TextLook(7, "", GREY))

    def _ruler(self, x: float, y: float) -> None:
        """A ruler of 10 cm, to see whether a printer has kept the size."""
        self.file.set_draw_color(*BLACK)
        self.file.set_line_width(0.2)
        self.file.line(x, y, x + RULER, y)
        for millimetre in range(0, RULER + 1, 5):
            self.file.line(
                x + millimetre, y, x + millimetre, y - (3 if millimetre % 50 == 0 else 2 if millimetre % 10 == 0 else 1)
            )
        self.texts.text("ruler", "0", Rectangle(x - 0.5, y + 0.3, 10, 4), TextLook(6, "", GREY))
        self.texts.text("ruler", "100 mm", Rectangle(x + RULER - 9, y + 0.3, 14, 4), TextLook(6, "", GREY))

    def _marks(self, places: Iterable[int], is_back: bool) -> None:
        """Crop marks at the edges of the whole block, at every line along which cards are cut."""
        cards = [self.shape.back(place) if is_back else self.shape.front(place) for place in places]
        bleed = self.shape.bleed + 1
        left, right = min(card.x for card in cards) - bleed, max(card.x + card.width for card in cards) + bleed
        top, bottom = min(card.y for card in cards) - bleed, max(card.y + card.height for card in cards) + bleed
        self.file.set_draw_color(*BLACK)
        self.file.set_line_width(0.1)
        for x in sorted({round(edge, 4) for card in cards for edge in (card.x, card.x + card.width)}):
            self.file.line(x, top, x, top - 4)
            self.file.line(x, bottom, x, bottom + 4)
        for y in sorted({round(edge, 4) for card in cards for edge in (card.y, card.y + card.height)}):
            self.file.line(left, y, left - 4, y)
            self.file.line(right, y, right + 4, y)

    # ---- aids -------------------------------------------------------------------------------------------------------

    def _aid(self, aid: Aid) -> None:
        self._page(self.say("sheet-aid", title=aid.title))
        width, y = self.shape.paper[0] - 2 * SIDE - 10, 14.0
        self.texts.text(AID, aid.title, Rectangle(SIDE + 5, y, width, 12), TextLook(20, "B", BLACK))
        y += 14
        rows = tuple(_aid_rows(aid))
        room = self.shape.paper[1] - y - 22
        size = next((one for one in AID_SIZES if self._height(rows, width, one) <= room), AID_SIZES[-1])
        stretch = min(1.0, room / max(1.0, self._height(rows, width, size)))
        for row in rows:
            height = self.texts.height(row.text, width - row.indent, size, row.style) * stretch
            y += row.above * stretch
            box = Rectangle(SIDE + 5 + row.indent, y, width - row.indent, height + EASE)
            self.texts.text(AID, row.text, box, TextLook(size, row.style, BLACK))
            y += height

    def _height(self, rows: Sequence[_AidRow], width: float, size: float) -> float:
        """How high all rows of the aid are together."""
        return sum(row.above + self.texts.height(row.text, width - row.indent, size, row.style) for row in rows)

    def _score_sheet(self, aid: Aid) -> None:
        title = self.say("sheet-scores", title=aid.title)
        self._page(title)
        self.texts.text(SCORES, title, Rectangle(SIDE + 5, 12, 150, 10), TextLook(14, "B", BLACK))
        width = (self.shape.paper[0] - 2 * SIDE - 10) / (aid.players + 1)
        height = (self.shape.paper[1] - 26 - 22) / SCORE_ROWS
        self.file.set_draw_color(*GREY)
        self.file.set_line_width(0.2)
        heads = ["", *(self.say("sheet-player", number=number) for number in range(1, aid.players + 1))]
        total = self.say("sheet-total")
        for row in range(SCORE_ROWS):
            for column in range(aid.players + 1):
                x, y = SIDE + 5 + column * width, 26 + row * height
                self.file.rect(x, y, width, height)
                words = heads[column] if row == 0 else total if row == SCORE_ROWS - 1 and column == 0 else ""
                box = Rectangle(x + 1, y + 1, width - 2, height - 2)
                self.texts.text(SCORES, words, box, TextLook(9, "B", BLACK))
