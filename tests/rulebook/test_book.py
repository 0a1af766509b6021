"""The rulebook says what is played: every change of a rule changes it; links lead somewhere;
texts of a ruleset stay text.
"""

from __future__ import annotations

import importlib.util
import re
from functools import cache
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from types import ModuleType

import pytest

from rulewright import loading, rulebook
from rulewright.frontend.analysis.missing_texts import EntryTexts, missing_texts
from rulewright.frontend.checker import check_document
from rulewright.frontend.language.function_table import BUILTINS
from rulewright.loading import Ruleset, Unsound
from rulewright.mutation.mutants import Mutant, mutants, sample
from rulewright.rulebook.markup import emphasis, link
from rulewright.rulebook.space_phrases import SPACES
from rulewright.ruleset_lookup import Found, find, shipped
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

DOCS = Path(__file__).parents[2] / "docs"
WORKSHOP = Path(__file__).parents[1] / "conformance" / "rulesets"
SECRETS = Path(__file__).parents[1] / "properties" / "secrets"
MUTATED = ["kuhn", "leduc", "tic_tac_toe", str(WORKSHOP / "boards.yaml"), str(SECRETS / "strange_hands.yaml")]


def opened(name: str) -> Ruleset:
    ruleset = loading.load(find(name), Report())
    assert ruleset is not None
    return ruleset


def told(ruleset: Ruleset) -> str:
    """The book without the fingerprint, which differs with every rule."""
    text = rulebook.markdown(rulebook.book_of(ruleset, examples=0))
    return re.sub(r"\*\*Rules:\*\*.*", "", text)


def changed(base: Ruleset, mutant: Mutant) -> str | None:
    """The book of a changed ruleset; none where the change makes no game."""
    report = Report()
    symbols = check_document(mutant.document(base.symbols.document), report)
    if report.failed:
        return None
    try:
        return told(Ruleset(Found(base.found.path), symbols, base.tree))
    except Unsound:
        return None


def is_real(mutant: Mutant) -> bool:
    """Whether a change is one: `no` for `no` is none, and what is left out may be said in other words."""
    before, after = mutant.lines
    return before != after and mutant.operator.name != "described"


@pytest.mark.parametrize("name", MUTATED)
def test_a_changed_rule_changes_the_book(name: str) -> None:
    base = opened(name)
    before = told(base)
    tried = [
        (mutant, changed(base, mutant)) for mutant in sample(mutants(base.symbols.document), 40, 11) if is_real(mutant)
    ]
    assert [mutant.lines for mutant, after in tried if after == before] == []
    assert sum(after is not None for _, after in tried) > 10


def test_the_length_of_a_member_is_told_unless_it_is_one(tmp_path: Path) -> None:
    """A constant was not told at all."""
    rules = (WORKSHOP / "corners.yaml").read_text(encoding="utf-8")
    way = "the longest way over all tracks where the track's [rail](#state-rail) is the player"
    for length, words in (("1", f"{way})"), ("3", f"{way}, each of length 3)")):
        (tmp_path / "corners.yaml").write_text(
            rules.replace("longest_path(1 for", f"longest_path({length} for"), "utf-8"
        )
        assert words in told(opened(str(tmp_path / "corners.yaml")))


# ---- links and escapes ----------------------------------------------------------------------------------------------


class Page(HTMLParser):
    """Anchors, links, tags and words of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: list[str] = []
        self.links: list[str] = []
        self.tags: set[str] = set()
        self.words = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.add(tag)
        given = dict(attrs)
        self.anchors += [given["id"] or ""] if "id" in given else []
        self.links += [given["href"] or ""] if "href" in given else []

    def handle_data(self, data: str) -> None:
        self.words += data


ALL = [*sorted(shipped()), "gravediggers:soft-raid", "digging:no-passing+single-hand", str(WORKSHOP / "workshop.yaml")]


PICTURED = ("gravediggers:soft-raid", "leduc")
"""Of these the pictures are looked at too."""


@pytest.mark.parametrize("name", ALL)
def test_every_link_leads_to_one_place(name: str) -> None:
    """In both forms; nothing leads out of the book."""
    ruleset = opened(name)
    book, pictures = rulebook.book_of(ruleset, examples=3), rulebook.drawings_of(ruleset) if name in PICTURED else None
    page, text = Page(rulebook.html(book, pictures)), rulebook.markdown(book)
    assert ("svg" in page.tags) == (pictures is not None)
    assert len(set(page.anchors)) == len(page.anchors)
    assert {link[1:] for link in page.links} <= set(page.anchors)
    assert {link[:1] for link in page.links} == {"#"}
    anchors = re.findall(r'<a id="([^"]*)"></a>', text)
    assert set(re.findall(r"\]\(#([^)]*)\)", text)) <= set(anchors) and len(set(anchors)) == len(anchors)
    assert "\x01" not in text and "\x02" not in text and "\x03" not in text


HOSTILE = """\
rulewright: 1
game: sample
title: "<script>alert(1)</script> | # *x* [a](http://x.y) \\x01afoo\\x03 \\u2028"
credits: "http://evil.example & <img src=x>"
about: "- 1. `code` ~~~ {{x}} \\\\ ***"
players: 2
limit: 9 decisions
options:
  mood: {values: [calm, wild], about: "](javascript:alert(1)) | <b>?", why: "|"}
components: {card: {kinds: {plain: 4}, about: "# <h1>"}}
zones: {deck: {holds: card, order: pile, starts: all, seen_by: nobody, about: "a | b \\n c"}}
actions:
  go: {where: mood = wild, about: "> <i>", says: "{me} <u>goes</u> | *now*"}
phases: {game: {turn: {each: player me clockwise from player 1, steps: {ask: {may: go}}}}}
score: {of: player, points: count(deck), rank: highest points then shared, about: "+ <!-- x"}
"""


def hostile() -> Ruleset:
    report = Report()
    ruleset = loading.load_text(Source("sample.yaml", HOSTILE), report)
    assert ruleset is not None, list(report)
    return ruleset


def test_texts_of_a_ruleset_stay_text() -> None:
    ruleset = hostile()
    page = Page(rulebook.html(rulebook.book_of(ruleset), rulebook.drawings_of(ruleset)))
    assert page.tags.isdisjoint({"script", "img", "b", "i", "u"})
    assert "<script>alert(1)</script>" in page.words and "](javascript:alert(1)) | <b>?" in page.words
    assert all(link.startswith("#") for link in page.links)


def test_texts_of_a_ruleset_stay_text_in_markdown() -> None:
    """No tag but anchors, no link but into the book, as many cells in a row as its head has."""
    text = rulebook.markdown(rulebook.book_of(hostile()))
    assert set(re.findall(r"<(?!/?a[ >])", text)) == set()
    assert re.findall(r"(?<!\\)\]\((?!#)", text) == []
    assert "http:" not in text
    rows = [len(re.findall(r"(?<!\\)\|", line)) for line in text.splitlines() if line.startswith("|")]
    assert set(rows) <= {4, 6} and rows


# ---- the author's words, and shipped books --------------------------------------------------------------------------


def test_the_author_is_told_what_he_could_say() -> None:
    ruleset = loading.load_text(Source("sample.yaml", HOSTILE), Report())
    assert ruleset is not None
    paths = {text.path for text in missing_texts(ruleset.symbols, EntryTexts(ruleset.tree.root))}
    assert {"phases.game"} <= paths and paths.isdisjoint(
        {"actions.go", "zones.deck", "components.card", "options.mood"}
    )


UNREADABLE = (
    "is *may",
    "the the ",
    "it holds that",
    "last first ",
    " 1 chips",
    "die dice",
    "if this is never so",
    "until this is never so",
    "if this is so in any case",
)
PROMISE = re.compile(r" *(?:-|\d+\.) .*:$")
"""An entry of a list that ends with a colon: something stands below it."""


def indent(line: str) -> int:
    return len(line) - len(line.lstrip())


@cache
def book_text(name: str) -> str:
    return told(opened(name))


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("pig", "Repeat until one of the steps ends it:"),
        ("pig", "the number on the die in the"),
        ("pig", "The answers are: 10 to 100."),
        ("hearts", "a card *may lead* for the player if"),
        ("go_fish", "this applies in no case, with the usual answers to the rulings."),
        ("go_fish", ": This ends as soon as *[over early](#term-over-early)* applies."),
        ("go_fish", "7 with 2 players, 5 with 3 to 6."),
        ("go_fish", "ten, jack, queen or king"),
        ("spades", "clubs, diamonds, hearts, spades or none"),
        ("spades", "of the second player to your left."),
        (
            "spades",
            (
                "the seats are dealt to them in turn: player 1 to side 1 and player 2 to side 2, player 3 to side 1 "
                "again.\n"
            ),
        ),
        ("euchre", "or the card's [follows as](#term-card-follows-as) is the"),
        ("euchre", "side: 2 if the side's [taken](#term-side-taken) is at least [3](#number-needed), otherwise 0.\n"),
        ("mancala", "Houses, in this order: a1, a2"),
        ("mancala", "For each of the first *rest* houses *h* where house *h* is not the"),
        ("euchre", "\n  - Otherwise, 4 if *[solo](#state-solo)* applies.\n"),
        ("euchre", "Repeat until a side's [total](#state-total) is at least [10](#number-goal) (at least once):"),
        ("euchre", "where the player's side is this side."),
        ("draughts", "the square beside the square in the direction of the way."),
        ("draughts", "the square's row is (8 if you are player 1, otherwise 1): from now on"),
        ("draughts", "there is a square *s*, the square's [beside](#term-square-beside) for the way, where square"),
        ("liars_dice", "You must [Raise](#action-raise) or [Doubt](#action-doubt).\n     - After [Doubt]"),
        ("draughts", ", or only 1 player is left in the game:"),
        ("draughts", "The points are 1 if the player is still in the game, otherwise 0."),
        ("backgammon", "the last of the first *n* points, clockwise from the point after the point."),
        ("backgammon", "all dice in the [used](#zone-used) show the same number:"),
        (
            "dots_and_boxes",
            ": 2 rows (the ruling [size](#option-size)) and 2 columns (the ruling [size](#option-size)),",
        ),
        ("dots_and_boxes", ", and for every line of the box, the line is *[drawn](#state-drawn)*."),
        ("breakthrough", "A board of cells: 8 rows and 8 columns, numbered row by row from the bottom."),
        ("gnadenlos", "/ 6, rounded up) and 6 columns, numbered row by row from the top."),
        ("nim", "The points are 1 if the player is not the [taker](#state-taker), otherwise minus 1."),
        ("nim", "- [Who wins](#score): The player is the [taker](#state-taker) exactly if the ruling"),
        ("nim", ", until, after a turn, for every heap, the heap's [left](#state-left) is 0:"),
        ("go", "(itself included), step by step to those beside the last one, where point *q*'s"),
        ("spades", "for every card *c* in the player's [hand](#zone-hand), card *c* is *spades*."),
        ("spades", "otherwise minus [100](#number-nil-points)) over all players where"),
        ("holdem", "chip (if there is one) from the"),
        ("holdem", "draw as many cards as (3 if *round* is 1, otherwise the smaller of *round* and 1) from the"),
        (
            "holdem",
            "the highest number *r* from 5 to 14, where for every number *k* from *r* - 4 to *r*, for some suit",
        ),
        ("holdem", "“*p* shows *all cards in player p's [hand](#zone-hand)*”"),
        ("crazy_eights", "draw as many cards as the number [dealt](#number-dealt) from the"),
        ("liars_dice", "put the first 5 dice (the ruling [dice each](#option-dice-each)) in the"),
        ("reversi", "in a straight line from the cell in the direction of the way, as long as"),
        ("mancala", "Add house *h*'s [seed](#state-seed) to your [store](#term-player-store)'s [seed](#state-seed)."),
    ],
)
def test_sentences_read_well(name: str, words: str) -> None:
    text = book_text(name)
    assert words in text
    assert [bad for bad in UNREADABLE if bad in text] == []
    lines = text.splitlines()
    assert [line for line, below in pairwise(lines) if PROMISE.match(line) and indent(below) <= indent(line)] == []


def test_every_function_that_names_spaces_has_words() -> None:
    """One with a direction is told apart."""
    assert {*SPACES, "ray"} == {one.name for one in BUILTINS.values() if one.names_several}


@pytest.mark.parametrize("path", sorted(WORKSHOP.glob("*.yaml")), ids=lambda path: path.stem)
def test_every_construct_has_words(path: Path) -> None:
    """Flags that are looked up, edges, corners and all else that the rulesets of the conformance tests are made of."""
    assert told(opened(str(path))).startswith("# ")


def test_emphasis_holds_no_emphasis() -> None:
    """Markdown has none; a link within it stays."""
    inner = f"of {emphasis('p')}'s {link('zone-hand', emphasis('hand'))}"
    assert emphasis(f"all {inner}") == emphasis(f"all of p's {link('zone-hand', 'hand')}")


def test_an_example_tells_what_the_rules_do_in_it() -> None:
    """Which rule comes before which, and why somebody is not paid; what a scenario expects wrongly is not explained."""
    told = rulebook.markdown(rulebook.book_of(opened("gravediggers"), examples=6)).partition('id="examples"')[2]
    assert "**What the rules do:**" in told and "19 does not fit in the 5 left in cemetery 1's bounty." in told
    assert "as in all other cases" not in told


def test_pieces_in_a_list_are_told_apart() -> None:
    """Commas between pieces are not those within one."""
    told = rulebook.markdown(rulebook.book_of(opened("go_fish"), examples=1))
    assert "player 1's hand: five of clubs, king of hearts" in told and "five, player 2" in told


def test_places_of_a_family_are_told_as_they_are_meant() -> None:
    """In some one of them, in all of them together, and each of them are three different rules."""
    text = book_text("gnadenlos")
    assert "there is an adventurer in the [team](#zone-team) of any lot: you must" in text
    assert "the number of bills in the [market](#zone-market) of all spots together is at least" in text
    assert "Put all adventurers in the [team](#zone-team) of every lot into the" in text
    assert "the total of the numbers on all dice in the [tray](#zone-tray)" in text


def test_a_variant_marks_what_it_changes() -> None:
    """A chapter names all, and a remark stands beside what differs: here a number, in a row of a table."""
    text = rulebook.markdown(rulebook.book_of(opened("gravediggers:soft-raid")))
    rows = [line for line in text.splitlines() if "**Changed:**" in line]
    assert len(rows) == 1 and rows[0].startswith('| <a id="number-raid-percent"></a>') and "50" in rows[0]
    assert "raid" in text.partition('<a id="changes"></a>')[2][:400]


def pages() -> ModuleType:
    spec = importlib.util.spec_from_file_location("rulebooks", DOCS / "generate" / "rulebooks.py")
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_the_shipped_books_are_up_to_date() -> None:
    module = pages()
    assert {path.stem for path in (DOCS / "rulebooks").iterdir()} == set(module.names())
    for name in module.names():
        page = (DOCS / "rulebooks" / f"{name}.md").read_text(encoding="utf-8")
        assert page == module.document(name), "run `make docs`"


def test_a_book_names_the_rules_that_are_played() -> None:
    """Examples are worked out with the same rules, and may not change what the cover says."""
    book, played = (loading.load(find("holdem"), Report()) for _ in range(2))
    assert book is not None and played is not None
    cover = " ".join(rulebook.book_of(book).cover)
    assert played.machine().program.fingerprint in cover
