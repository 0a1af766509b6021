"""A layout in HTML: traits are fields in it, and neither it nor they can be anything but text and plain marks. And
money to print.
"""

from __future__ import annotations

from html.parser import HTMLParser
from pathlib import Path

import pytest

from rulewright import cards
from rulewright.cards.card_template import TemplateRefused
from rulewright.cards.html_template import card_html, read_html_template
from rulewright.cards.printed_money import MOST_PIECES, shared_out
from rulewright.cli.main import run
from rulewright.rulebook.page_measure import words_of_page

FIELDS = {"name", "kind", "rank", "text"}
LAYOUT = (
    "<!DOCTYPE html><html><head><title>x</title><style>.red { color: #8c2828 }</style></head><body>"
    '<div class="card {rank}"><h1>{name}</h1><p data-if="text">{text}<br></p></div></body></html>'
)
HOSTILE = '"><script>alert(1)</script><img src=//x.y> {name} \u202e'


def test_traits_are_text_where_they_stand() -> None:
    """What a card says is no template, no element, no attribute and no style."""
    layout = read_html_template(LAYOUT.encode(), FIELDS)
    assert card_html(layout, {"name": "fox", "rank": "red"}) == '<div class="card red"><h1>fox</h1></div>'
    told = card_html(layout, {"name": HOSTILE, "rank": HOSTILE, "text": "a & b"})
    assert "<script" not in told and "<img" not in told and told.count('"') == 2 and "\u202e" not in told
    assert "{name}" in told and "<p>a &amp; b<br></p>" in told


@pytest.mark.parametrize(
    ("inside", "words"),
    [
        ("<script>alert(1)</script>", "`<script>` cannot stand"),
        ('<img src="x.png">', "`<img>` cannot stand"),
        ('<link rel="stylesheet" href="x.css">', "`<link>` cannot stand"),
        ("<svg></svg>", "`<svg>` cannot stand"),
        ('<div onclick="x()"></div>', "no attribute `onclick`"),
        ('<div id="x"></div>', "no attribute `id`"),
        ('<div style="background: url(x)"></div>', "`url` cannot stand"),
        ("<style>@import 'x';</style>", "`@` cannot stand"),
        (r'<div style="background: u\72l(x)"></div>', "cannot stand in a style"),
        ("<p>{nmae}</p>", "no card has a field `nmae`; did you mean `name`"),
        ('<p data-if="rnak">x</p>', "no card has a field `rnak`"),
        ('<p class="{x}">x</p>', "no card has a field `x`"),
        ("<div><p>x</div>", "`</div>` closes nothing: `</p>` is missing"),
        ("<div>", "`<div>` is not closed"),
        ("", "nothing to print"),
        ("</p>", "nothing is open"),
        ("<b></b>" * 501, "at most 500"),
        ("<!DOCTYPE svg><p>x</p>", "begins with"),
        ("<?x ?>", "cannot stand"),
    ],
)
def test_what_a_layout_may_not_hold(inside: str, words: str) -> None:
    with pytest.raises(TemplateRefused) as told:
        read_html_template(inside.encode(), FIELDS)
    assert words in str(told.value)


class Sheets(HTMLParser):
    """The cards and backs of a page, by where they lie."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.places: dict[str, list[str]] = {}
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.places.setdefault(given.get("class") or tag, []).append(given.get("style") or "")


def test_sheets_have_every_copy_and_backs_that_meet_them() -> None:
    deck = cards.CardClass("deck", (cards.PrintedCard("fox", "fox", (), 10),))
    shape = cards.sheet_shape("a4", "poker", 3)
    page = Sheets(cards.html_sheets([deck], shape, read_html_template(b"<b>{name}</b>", FIELDS), "A game"))
    assert len(page.places["rw-card"]) == len(page.places["rw-back"]) == len(page.places["b"]) == 10
    front, back = shape.front(0), shape.back(0)
    assert page.places["rw-card"][0].startswith(f"left: {front.x - 3:.3f}mm; top: {front.y - 3:.3f}mm")
    assert page.places["rw-back"][0].startswith(f"left: {back.x - 3:.3f}mm; top: {back.y - 3:.3f}mm")
    assert len(page.places["rw-sheet"]) == 2 * -(-10 // shape.places)


@pytest.mark.parametrize(
    ("total", "values"), [(235, (1, 5, 20)), (5, (1,)), (0, (1,)), (100, (1, 5, 20)), (3000, (1, 5, 20, 100, 500))]
)
def test_pieces_make_up_all_money(total: int, values: tuple[int, ...]) -> None:
    pieces = shared_out(total, values)
    assert sum(value * count for value, count in pieces.items()) == total
    counts = list(pieces.values())
    assert counts == sorted(counts, reverse=True) and sum(counts) <= MOST_PIECES


def test_much_money_is_no_more_than_some_pieces() -> None:
    assert sum(shared_out(10**9, (1, 5, 20)).values()) <= MOST_PIECES


def test_the_command_writes_pages_and_money(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    layout, page = tmp_path / "layout.html", tmp_path / "cards.html"
    layout.write_text('<p class="{kind}">{name}</p>', encoding="utf-8")
    assert run(["cards", "kuhn", "--template", str(layout), "-o", str(page)]) == 0
    assert page.read_text(encoding="utf-8").count('<p class="king">king</p>') == 1
    assert run(["cards", "kuhn", "-o", str(page)]) == 2
    assert "by a layout in HTML" in capsys.readouterr().err
    assert run(["cards", "pig", "--money", "-o", str(tmp_path / "x.pdf")]) == 2
    assert "no money to print" in capsys.readouterr().err
    assert run(["cards", "gravediggers", "--money", "--format", "nandeck"]) == 0
    assert "coin,30,coin,1 coin,1" in capsys.readouterr().out


LONG = " ".join(["goods from overseas that nobody has seen before"] * 6)


def test_cards_are_made_smaller_until_they_fit_or_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Words that fit stay as they are; those that do not fit with the smallest size are told with their card."""
    pytest.importorskip("weasyprint")
    deck = cards.CardClass("ware", tuple(cards.PrintedCard(name, name, (), 2) for name in ("silk", LONG, LONG * 20)))
    template = read_html_template(b"<style>p { font-size: 14pt }</style><p>{name}</p>", FIELDS)
    shape = cards.sheet_shape("a4", "mini", 3)
    fits, warnings = cards.html_fitting([deck], shape, template, words_of_page)
    short, long, endless = (card_html(template, cards.fields_of(deck, card)) for card in deck.cards)
    assert short not in fits.scales and 6 / 14 <= fits.scales[long] < 1 and long not in fits.cut
    assert fits.cut == {endless} and len(warnings) == 1 and "does not fit and was cut" in warnings[0]
    page = cards.html_sheets([deck], shape, template, "A game", fits=fits)
    assert page.count("<p>silk</p>") == 2 and page.count(f"scale({fits.scales[long]:.4f})") == 2
    assert all(one.bottom * fits.scales[long] <= shape.card[1] + 0.1 for one in placed_on(fits.shown(long), shape))


def placed_on(body: str, shape: cards.SheetShape) -> list[cards.PlacedWords]:
    """The words of a card as it is printed, in its own measures."""
    wide, high = shape.card
    style = "<style>p { font: 14pt sans-serif } .rw-card { overflow-wrap: anywhere }</style>"
    return words_of_page(
        f'{style}<div class="rw-card" style="width: {wide}mm; height: {high}mm">{body}</div>', "rw-fit"
    )[0]
