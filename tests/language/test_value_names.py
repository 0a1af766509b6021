"""Numbers that are called by words: shown wherever a value is shown, said wherever a value is said, and told where
they are wrong.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.choosing import Menu
from rulewright.frontend.analysis.constants import Constants
from rulewright.game import Game
from rulewright.languages.named_units import name_units
from rulewright.loading import Ruleset, check_text, load
from rulewright.ruleset_lookup import Found
from rulewright.scenarios.written_components import written_components
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

PLACE = Path(__file__).parent.parent / "conformance" / "rulesets" / "value_names.yaml"
TEXT = PLACE.read_text(encoding="utf-8")
SEED = 5


@pytest.fixture(scope="module")
def ruleset() -> Ruleset:
    found = load(Found(PLACE), Report())
    assert found is not None
    return found


@pytest.fixture(scope="module")
def game(ruleset: Ruleset) -> Game:
    game = Game.start(ruleset.machine(2), SEED)
    for wanted in ("keep", "call", "play"):
        seat = min(game.state.pending)
        game.choose(seat, next(one for one in game.legal(seat) if game.words(seat, one).startswith(wanted)))
    return game


def test_what_is_asked_names_values(ruleset: Ruleset) -> None:
    """In menus with the number as the key, in the words of an action, never as a bare amount."""
    game = Game.start(ruleset.machine(2), SEED)
    assert [game.words(0, one) for one in game.legal(0)] == ["keep jack", "keep king"]
    question = Menu(game, 0).question(tuple(game.legal(0)))
    assert [(entry.key, entry.words) for entry in question.entries] == [(11, "jack"), (13, "king")]  # type: ignore[union-attr]


def test_what_is_shown_names_values(game: Game) -> None:
    """State, marks and components in views; a number that has no word stays a number; what is hidden stays hidden."""
    view = game.view(0)
    kept = [entry["value"] for entry in view["state"] if entry["state"] == "kept"]
    assert kept == ["jack", None]
    (row,) = (entry for entry in view["zones"] if entry["zone"] == "row")
    (called,) = (entry["value"] for entry in view["state"] if entry["state"] == "called")
    assert row["row"][0].startswith(f"{called} of ") and row["marks"]["guess"] == ["queen"]


def test_lines_name_values_and_keep_secrets(game: Game) -> None:
    own, other = (game.log(seat) for seat in (0, 1))
    assert "jack" in own[0] and "jack" not in other[0]
    assert own[1].endswith("the top is ace, the guesses 2") and own[-1].endswith(", queen")


def test_what_is_announced_is_told_as_it_was_before_the_effects(game: Game) -> None:
    """The hand with the card, the row without it; what is not known yet is not told."""
    own, other = game.log(0)[2:], game.log(1)[2:]
    assert len(own) == len(other) == 2 and own[0].startswith("Player 1 has 5 cards, ")
    assert "the top is ace" in own[0] and " of " in own[0]
    assert other[0].startswith("Player 1 has 5 cards, a card among them") and " of " in other[1]


def test_a_result_names_values(ruleset: Ruleset) -> None:
    """By which value somebody is ahead."""
    game = Game.start(ruleset.machine(2), SEED)
    while not game.over:
        seat = min(game.state.pending)
        game.choose(seat, game.legal(seat)[-seat])
    assert game.outcome.reasons[0].endswith("ahead by player.kept: king against jack")


def test_values_are_written_and_translated_by_their_words(ruleset: Ruleset) -> None:
    program = ruleset.machine(2).program
    written = written_components(program, ruleset.symbols, Constants(ruleset.symbols, ruleset.configuration(2)))
    assert {"card(clubs, jack)", "card(hearts, 7)"} <= {call for call, _ in written}
    ids = {unit.id for unit in name_units(ruleset.symbols)}
    assert {"words-rank", "words-rank-ace", "words-rank-jack", "words-rank-queen", "words-rank-king"} <= ids


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            "11: jack",
            "14: jack",
            ["RW610 14 is outside 1..13, the numbers of `rank`", "RW507 the range 14..13 is empty"],
        ),
        ("13: king", "13: king, 5: ace", ["RW304 the word `ace` stands for 1 already"]),
        ("13: king", "13: king, 5: none", ["RW312 `none` is a word of the language"]),
        ("11: jack", "eleven: jack", ["RW105 `eleven` is not a number"]),
        ("11: jack", "11: Jack", ["RW105 `Jack` is not a name"]),
        ("11: jack", "11: [jack]", ["RW102 expected a name, got a list"]),
        ("is: 1..13, ", "", ["RW103 numbers with names lacks the key `is`"]),
        ("is: 1..13, ", "is: 1..players, ", ["RW306 names are given to the numbers of a range"]),
        ("is: 1..13, ", "is: flag, ", ["RW306 names are given to the numbers of a range"]),
        ("hidden is jack", "hidden is jakc", ["RW309 `jakc` does not describe a number"]),
        ("hidden > queen", "hidden > qeen", ["RW305 nothing is called `qeen` here"]),
        ("jack..king: 3", "jakc..king: 3", ["RW507 `jakc..king` is not a key of this table"]),
        ("1..10: 1, jack", "1..9: 1, jack", ["RW507 the table `worth` says nothing about 10"]),
        ("is: rank or none", "is: rnak or none", ["RW306 no type is called `rnak`"]),
        ("guess: {is: rank, per: card", "guess: {is: rank, per: rank", ["RW306 a number cannot own anything"]),
        ("rank: each,", "rank: {jack: 2, qeen: 1},", ["RW401 `qeen` is not a number"]),
        ("card.rank = r", "card.rank = hearts", ["RW403 a number cannot be compared with a word of `suit`"]),
        ("suit: [clubs", "rank_: [ace, two], suit: [clubs", ["RW515 `card` does not say its rank_"]),
    ],
)
def test_what_is_wrong_is_told_once(old: str, new: str, told: list[str]) -> None:
    assert old in TEXT
    report = Report()
    check_text(Source("value_names.yaml", TEXT.replace(old, new, 1)), report)
    found = [f"{one.code} {one.message}" for one in report if one.severity == "error"]
    assert found == told
