"""Sheets of cards as one HTML page, for layouts that are HTML: fronts, backs, crop marks and a ruler.

In: classes of cards, the shape of a sheet, and the layout. Out: a page that needs nothing from outside and runs
nothing; printed at 100 % it has the sizes of the sheet. Complains about nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice

from rulewright.cards.html_fitting import AS_IT_IS, HtmlFits, LayOut, html_fits
from rulewright.cards.html_template import HtmlTemplate, card_html
from rulewright.cards.printed_card import CardClass, fields_of
from rulewright.cards.sheet_geometry import SIDE, Rectangle, SheetShape
from rulewright.source.escaping import markup
from rulewright.source.underscores import without_underscores

COLOURS = ("#1e406e", "#8c2828", "#23643c", "#6e4614", "#503278", "#14646e")
POLICY = "default-src 'none'; style-src 'unsafe-inline'"
STYLE = """\
@page {{ size: {wide}mm {high}mm; margin: 0; }}
html, body {{ margin: 0; padding: 0; font: 9pt "DejaVu Sans", "Noto Sans", sans-serif; }}
.rw-sheet {{ position: relative; width: {wide}mm; height: {high}mm; overflow: hidden; break-after: page; }}
.rw-card, .rw-back, .rw-line, .rw-words {{ position: absolute; box-sizing: border-box; }}
.rw-card {{ padding: {bleed}mm; overflow-wrap: anywhere; overflow: hidden; }}
.rw-back {{ color: #fff; text-align: center; padding-top: {middle}mm; font-weight: bold; font-size: 14pt; }}
.rw-line {{ background: #141414; }} .rw-words {{ font-size: 6pt; color: #6e6e6e; }}
"""
MARK, THIN = 4.0, 0.1
RULER = 100.0
TOO_MUCH = "does not fit and was cut: take larger cards, fewer words or smaller ones"


def html_sheets(
    classes: Sequence[CardClass],
    shape: SheetShape,
    template: HtmlTemplate,
    title: str,
    *,
    with_backs: bool = True,
    fits: HtmlFits = AS_IT_IS,
) -> str:
    """The whole page. `fits`: how large each card is shown."""
    style = _style(shape, template)
    sheets = "".join(
        sheet
        for index, one in enumerate(classes)
        for sheet in _sheets(one, _fronts(one, template, fits), index, shape, with_backs)
    )
    return (
        '<!DOCTYPE html>\n<html>\n<head>\n<meta charset="utf-8">\n'
        f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">\n'
        f"<title>{markup(title)}</title>\n<style>\n{style}\n</style>\n</head>\n<body>\n{sheets}</body>\n</html>\n"
    )


def html_fitting(
    classes: Sequence[CardClass], shape: SheetShape, template: HtmlTemplate, lay_out: LayOut
) -> tuple[HtmlFits, tuple[str, ...]]:
    """How large each card is shown so that its words fit, and a warning for each that is cut."""
    bodies = {card_html(template, fields_of(one, card)): (one, card) for one in classes for card in one.cards}
    fits = html_fits(bodies, shape, _style(shape, template), lay_out)
    cut = (card for body, card in bodies.items() if body in fits.cut)
    return fits, tuple(f"{one.name} `{card.name}` {TOO_MUCH}" for one, card in cut)


def _style(shape: SheetShape, template: HtmlTemplate) -> str:
    wide, high = shape.paper
    return STYLE.format(wide=wide, high=high, bleed=shape.bleed, middle=shape.card[1] / 2 - 4) + template.style


def _fronts(one: CardClass, template: HtmlTemplate, fits: HtmlFits) -> Iterator[str]:
    """What is on each card of a class, copy by copy."""
    for card in one.cards:
        body = fits.shown(card_html(template, fields_of(one, card)))
        yield from (body for _ in range(card.copies))


def _sheets(one: CardClass, cards: Iterator[str], index: int, shape: SheetShape, with_backs: bool) -> Iterator[str]:
    pages = -(-one.count // shape.places)
    for page in range(1, pages + 1):
        here = list(islice(cards, shape.places))
        fronts = [_at("rw-card", shape.front(place), shape) for place in range(len(here))]
        shown = "".join(f"{start}{body}</div>\n" for start, body in zip(fronts, here, strict=True))
        marks = "".join(_marks([shape.front(place) for place in range(len(here))], shape.bleed))
        yield f'<div class="rw-sheet">\n{shown}{marks}{_foot(one, page, pages, shape)}</div>\n'
        if with_backs:
            backs = [shape.back(place) for place in range(len(here))]
            colour = f"background: {COLOURS[index % len(COLOURS)]}"
            name = markup(without_underscores(one.name))
            shown = "".join(f"{_at('rw-back', back, shape, colour)}{name}</div>\n" for back in backs)
            yield f'<div class="rw-sheet">\n{shown}{"".join(_marks(backs, shape.bleed))}</div>\n'


def _at(name: str, at: Rectangle, shape: SheetShape, more: str = "") -> str:
    """The start of a card where it lies, with the bleed around it."""
    bleed = shape.bleed
    turned = "; transform: rotate(180deg)" if at.turned else ""
    place = _place(at.x - bleed, at.y - bleed, at.width + 2 * bleed, at.height + 2 * bleed)
    return f'<div class="{name}" style="{place}{turned}{"; " if more else ""}{more}">'


def _place(x: float, y: float, width: float, height: float) -> str:
    return f"left: {x:.3f}mm; top: {y:.3f}mm; width: {width:.3f}mm; height: {height:.3f}mm"


def _line(x: float, y: float, width: float, height: float) -> str:
    return f'<div class="rw-line" style="{_place(x, y, width, height)}"></div>\n'


def _marks(cards: list[Rectangle], bleed: float) -> Iterator[str]:
    """Crop marks at the edges of the whole block, at every line along which cards are cut."""
    away = bleed + 1
    left, right = min(card.x for card in cards) - away, max(card.x + card.width for card in cards) + away
    top, bottom = min(card.y for card in cards) - away, max(card.y + card.height for card in cards) + away
    for x in sorted({round(edge, 4) for card in cards for edge in (card.x, card.x + card.width)}):
        yield _line(x - THIN / 2, top - MARK, THIN, MARK)
        yield _line(x - THIN / 2, bottom, THIN, MARK)
    for y in sorted({round(edge, 4) for card in cards for edge in (card.y, card.y + card.height)}):
        yield _line(left - MARK, y - THIN / 2, MARK, THIN)
        yield _line(right, y - THIN / 2, MARK, THIN)


def _foot(one: CardClass, page: int, pages: int, shape: SheetShape) -> str:
    """The ruler, and how the sheet is printed."""
    y = shape.paper[1] - 8
    ruler = _line(SIDE, y, RULER, 0.2) + "".join(
        _line(SIDE + millimetre, y - (3 if millimetre % 50 == 0 else 2), 0.2, 3 if millimetre % 50 == 0 else 2)
        for millimetre in range(0, int(RULER) + 1, 10)
    )
    says = (
        f"0 to 100 mm. {one.name}, sheet {page} of {pages}. Print at 100 %, not fitted to the page. "
        f"Both sides: flip on the {shape.flip} edge."
    )
    place = _place(SIDE, y + 1, shape.paper[0] - 2 * SIDE, 5)
    return f'{ruler}<div class="rw-words" style="{place}">{markup(says)}</div>\n'
