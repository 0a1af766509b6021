"""Sheets in millimetres, read from the PDF itself: sizes, bleed, backs that
meet their fronts, counts, text that is not lost.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import zlib
from itertools import product
from pathlib import Path

import pytest

from rulewright import loading
from rulewright.cards import printed_cards
from rulewright.ruleset_lookup import find
from rulewright.source.diagnostic import Report

pytest.importorskip("fpdf")

from rulewright import cards
from rulewright.cards.pdf_sheets import Aid, pdf
from rulewright.cards.text_fitting import SMALLEST, fitted
from rulewright.cli.player_aid import player_aid

POINT = 25.4 / 72


def deck(count: int, name: str = "card {}") -> cards.CardClass:
    made = tuple(cards.PrintedCard("plain", name.format(n), (("rank", str(n)),), 1) for n in range(1, count + 1))
    return cards.CardClass("deck", made)


def rectangles(data: bytes, height: float) -> list[list[tuple[float, float, float, float]]]:
    """The filled rectangles of each page: x, y, width and height in millimetres from the upper left corner."""
    pages = []
    for found in re.finditer(rb"stream\n(.*?)\nendstream", data, re.DOTALL):
        try:
            text = zlib.decompress(found[1]).decode("latin-1")
        except zlib.error:
            continue
        if " re" not in text and " Tf" not in text:
            continue
        rects = re.findall(r"(-?[\d.]+) (-?[\d.]+) (-?[\d.]+) (-?[\d.]+) re f", text)
        named = [[float(number) * POINT for number in rect] for rect in rects]
        pages.append([(x, height - y, w, -h) if h < 0 else (x, height - y - h, w, h) for x, y, w, h in named])
    return pages


@pytest.mark.parametrize(
    ("paper", "size", "bleed", "flip"),
    [
        *product(["a4", "letter"], ["poker", "mini"], [0, 3], ["long", "short"]),
        ("a4", "tarot", 2, "short"),
        ("letter", "bridge", 0, "long"),
    ],
)
def test_backs_meet_fronts(paper: str, size: str, bleed: int, flip: str) -> None:
    """Every card and its back, also on the last sheet that is not full; nothing beyond the paper;
    no card over another.
    """
    shape = cards.sheet_shape(paper, size, bleed, flip)
    wide, high = shape.paper
    pages = rectangles(pdf([deck(shape.places + 1)], shape, None).data, high)
    assert len(pages) == 4
    card = shape.card[0] + 2 * bleed, shape.card[1] + 2 * bleed
    for front, back in (pages[:2], pages[2:]):
        fronts = [one for one in front if one[2:] == pytest.approx(card, abs=0.02)]
        backs = [one for one in back if one[2:] == pytest.approx(card, abs=0.02)]
        assert len(fronts) == len(backs) in (shape.places, 1)
        vertical = (flip == "long") == (wide <= high)
        for (x, y, w, h), (bx, by, _, _) in zip(fronts, backs, strict=True):
            assert (bx, by) == pytest.approx((wide - x - w, y) if vertical else (x, high - y - h), abs=0.1)
            assert x >= 4 and y >= 4 and x + w <= wide - 4 and y + h <= high - 4
        corners = sorted((round(x, 1), round(y, 1)) for x, y, _, _ in fronts)
        assert len(set(corners)) == len(fronts)


def test_backs_are_upright_when_the_sheet_is_turned() -> None:
    assert not any(cards.sheet_shape("a4", "poker", 0, "long").back(place).turned for place in range(9))
    assert cards.sheet_shape("a4", "poker", 0, "short").back(0).turned
    assert cards.sheet_shape("a4", "poker", 0).places == 9


@pytest.mark.parametrize("count", [1, 8, 9, 10, 100])
def test_every_copy_is_there_once(count: int) -> None:
    shape = cards.sheet_shape("a4", "poker")
    made = pdf([deck(count)], shape, None)
    assert made.pages == 2 * -(-count // 9)
    fronts = rectangles(made.data, 297)[::2]
    assert sum(1 for page in fronts for one in page if one[2:] == pytest.approx((63.5, 88.9), abs=0.02)) == count


@pytest.mark.parametrize(("bleed", "words"), [(11, "from 0 to 10"), (-1, "from 0 to 10")])
def test_a_bleed_that_cannot_be(bleed: int, words: str) -> None:
    with pytest.raises(cards.SheetRefused, match=words):
        cards.sheet_shape("a4", "poker", bleed)


# ---- texts -----------------------------------------------------------------------------------------------------------


def warned(name: str) -> tuple[str, ...]:
    return pdf([deck(1, name.replace("{", "").replace("}", ""))], cards.sheet_shape("a4", "mini"), None).warnings


def test_what_does_not_fit_or_cannot_be_shown_is_named() -> None:
    assert warned("short") == ()
    assert warned("\u0395\u03bb\u03bb\u03ac\u03c2 \u2665 \u2680 Gr\u00f6\u00dfe") == ()
    assert "does not fit and was cut" in warned("word " * 500)[0]
    assert "does not fit" in warned("x" * 500)[0]
    assert any("U+65E5" in one for one in warned("\u65e5"))
    assert any("U+1F3B2" in one for one in warned("\U0001f3b2"))


def test_every_text_of_a_sheet_is_watched(capfd: pytest.CaptureFixture[str]) -> None:
    """Backs, the foot, the player aid and the score sheet as cards are: what cannot be written is told with its owner,
    and by nobody else; what is written from right to left too.
    """
    aid = Aid("\u65e5", (("Order", ("word " * 4000,)),), 2)
    made = cards.CardClass("\u672c", (cards.PrintedCard("plain", "\u05d0\u05d1", (), 1),))
    told = pdf([made], cards.sheet_shape("a4", "mini"), aid).warnings
    owners = [one.partition(":")[0] for one in told]
    assert {"card `\u05d0\u05d1`", "back `\u672c`", "foot of a sheet", "player aid", "score sheet"} <= set(owners)
    assert any("read from the right" in one for one in told) and any("cut" in one for one in told)
    assert capfd.readouterr().err == ""
    painters = (Path(cards.__file__).parent).glob("*.py")
    assert [one.name for one in painters if "file.text(" in one.read_text("utf-8")] == ["text_painter.py"]


def test_text_shrinks_before_it_is_cut_and_words_are_not_broken() -> None:
    measure = lambda text, size: len(text) * size * 0.2  # noqa: E731
    assert fitted("abc", 30, 10, 12, measure).size == 12
    assert fitted("abcdefghij", 20, 10, 12, measure).lines == ("abcdefghij",)
    assert fitted("ab " * 300, 20, 10, 12, measure).size == SMALLEST
    assert not fitted("ab " * 300, 20, 10, 12, measure).is_whole


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="needs poppler")
def test_text_in_the_file_is_the_text_of_the_cards(tmp_path: Path) -> None:
    names = ["\u0395\u03bb\u03bb\u03ac\u03c2", "a (b) \\ c", "Gr\u00f6\u00dfe", "100 %"]
    made = tuple(cards.PrintedCard("plain", name, (), 2) for name in names)
    (tmp_path / "x.pdf").write_bytes(pdf([cards.CardClass("deck", made)], cards.sheet_shape("a4", "poker"), None).data)
    text = subprocess.run(
        ["pdftotext", "-raw", str(tmp_path / "x.pdf"), "-"], capture_output=True, check=True, timeout=60
    ).stdout.decode()
    assert {name: text.splitlines().count(name) for name in names} == dict.fromkeys(names, 2)


def test_the_same_cards_give_the_same_bytes(monkeypatch: pytest.MonkeyPatch) -> None:
    shape, aid = cards.sheet_shape("letter", "poker"), Aid("A game", (("Order", ("one", "two")),), 4)
    first = pdf([deck(3)], shape, aid).data
    assert pdf([deck(3)], shape, aid).data == first
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert b"D:20231114" in pdf([deck(3)], shape, aid).data


# ---- tables ----------------------------------------------------------------------------------------------------------


def test_tables_have_all_copies_and_keep_the_limits() -> None:
    many = cards.CardClass(
        "deck", (cards.PrintedCard("plain", "=1+1", (("rank", "-3"),), 70), cards.PrintedCard("odd", 'a,"b', (), 1))
    )
    lines = {form: write([many]).splitlines() for form, write in cards.TABLES.items()}
    assert lines["nandeck"] == ["Deck,Count,Kind,Name,rank", "deck,70,plain,'=1+1,-3", 'deck,1,odd,"a,""b",']
    assert lines["dextrous"][0] == "Deck,Copies,Kind,Name,rank"
    assert len(lines["tts"]) == 72
    assert lines["tts"][69].startswith("deck,1,7,9,") and lines["tts"][70].startswith(
        "deck,2,1,1,"
    )  # the tenth of row 7 stays free


@pytest.mark.parametrize("name", ["digging", "gnadenlos", "graverobbers", "gravediggers", "classics/gin_rummy"])
def test_values_of_traits_are_words_of_the_game(name: str) -> None:
    """Also of a trait that a card may lack: `gold`, and never the name of its type with a number."""
    ruleset = loading.load(find(name), Report())
    assert ruleset is not None
    program, configuration = ruleset.machine(ruleset.header.low).program, ruleset.configuration(ruleset.header.low)
    classes, _ = printed_cards(program, ruleset.symbols, configuration)
    values = {word for one in classes for card in one.cards for _, word in card.traits}
    assert len(values) > 3 and not [word for word in values if " or none" in word or "_" in word]
    assert name != "digging" or {"gold", "silver", "copper"} <= values


# ---- what cards say --------------------------------------------------------------------------------------------------

SPICES = """\
rulewright: 1
game: spices
players: 2
limit: 9 decisions
components:
  card:
    traits: {worth: 1..9}
    from: spices.csv
    kinds: {pepper: {called: Pfeffer, about: "Any spice."}, salt: {}}
zones: {deck: {holds: card, starts: all, seen_by: nobody}}
phases: {game: {over: {end: game}}}
score: {of: player, points: 1, rank: highest points then shared}
"""
ROWS = 'kind;worth;about\npepper;3;hot\npepper;3;black\npepper;4;\nsalt;1;"of the ""sea"""\n'


def spices(folder: Path) -> tuple[cards.CardClass, ...]:
    (folder / "ruleset.yaml").write_text(SPICES, encoding="utf-8")
    (folder / "spices.csv").write_text(ROWS, encoding="utf-8")
    ruleset = loading.load(find(str(folder)), Report())
    assert ruleset is not None
    return printed_cards(ruleset.machine(2).program, ruleset.symbols, ruleset.configuration(2))[0]


def test_cards_that_are_equal_in_the_rules_say_each_what_its_row_says(tmp_path: Path) -> None:
    """A row without words says what its kind says; for the rules the first two are one card, twice."""
    (deck,) = spices(tmp_path)
    assert [(card.name, card.about, card.copies) for card in deck.cards] == [
        ("Pfeffer", "hot", 1), ("Pfeffer", "black", 1), ("Pfeffer", "Any spice.", 1), ("salt 1", 'of the "sea"', 1),
    ]  # fmt: skip


def test_tables_have_what_cards_say(tmp_path: Path) -> None:
    tables = {form: write(spices(tmp_path)).splitlines() for form, write in cards.TABLES.items()}
    assert tables["nandeck"][:2] == ["Deck,Count,Kind,Name,worth,About", "card,1,pepper,Pfeffer,3,hot"]
    assert all(table[-1].endswith(',"of the ""sea"""') for table in tables.values())


@pytest.mark.skipif(shutil.which("pdftotext") is None, reason="needs poppler")
@pytest.mark.parametrize("own", [False, True])
def test_what_a_card_says_is_printed_whole_on_it(own: bool, tmp_path: Path) -> None:
    """Wrapped in the room that there is, by the usual layout and one of the author's own; the word of the rules for a
    kind that has a name is not printed.
    """
    layout = (
        b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 63.5 88.9"><text x="5" y="9" font-size="5">{name}</text>'
        b'<text x="5" y="40" font-size="4" data-width="50" data-height="30" data-if="about">{about}</text></svg>'
    )
    words = "Whoever takes it pays one coin to each player who has none yet, before the next card comes up."
    template = cards.read_template(layout, {"name", "about"}) if own else None
    made = tuple(
        cards.PrintedCard("pepper", "Pfeffer", (("worth", "3"),), 1, about, is_named=True) for about in ("", words)
    )
    printed = pdf([cards.CardClass("deck", made)], cards.sheet_shape("a4", "poker"), None, False, template)
    assert printed.warnings == ()
    (tmp_path / "x.pdf").write_bytes(printed.data)
    text = subprocess.run(
        ["pdftotext", "-raw", str(tmp_path / "x.pdf"), "-"], capture_output=True, check=True, timeout=60
    ).stdout.decode()
    assert words in " ".join(text.split()) and "pepper" not in text and text.count("Pfeffer") == 2


def test_what_a_card_says_and_has_no_room_for_is_told() -> None:
    made = cards.CardClass("deck", (cards.PrintedCard("tea", "tea", (), 1, "word " * 500),))
    assert "card `tea`" in pdf([made], cards.sheet_shape("a4", "mini"), None).warnings[0]


def test_the_aid_says_what_actions_do() -> None:
    """In the author's words, else in those of the rulebook; phases with what is said of them, and their steps."""
    ruleset = loading.load(find("classics/holdem"), Report())
    assert ruleset is not None
    aid = dict(player_aid(ruleset, ruleset, ruleset.machine()).parts)
    assert (
        "Fold: You may do so only if your to call is more than 0. From now on you are not in deal."
        in aid["What you can do"]
    )
    assert any(line.startswith("Betting: open → bets") for line in aid["Order of play"])


@pytest.mark.parametrize("count", [3, 30, 120])
def test_all_lines_of_an_aid_have_room(count: int) -> None:
    """As large as they fit, one below the other."""
    aid = Aid("A game", (("Order", tuple(f"{number} " + "some words " * 12 for number in range(count))),), 2)
    assert pdf([deck(1)], cards.sheet_shape("a4", "mini"), aid).warnings == ()
