"""How far one may go back: exactly to where it was, and never over news."""

from __future__ import annotations

import pytest

from rulewright.choosing.history import REVEALED, History, TooLate
from rulewright.choosing.new_information import CHANCE, LEARNED, READ
from rulewright.game import Game
from rulewright.sentences import Said

from .piping import STEPS
from .test_menu import started

HARMLESS = ("gain", "put in", "lay", "reckon", "value")


def chosen(word: str) -> tuple[Game, History, str]:
    """A game in which seat 0 has just chosen an action, and the digest before."""
    game = started(STEPS, 2)
    before = game.full_digest()
    history = History(game, ["Ann", "Bob"])
    history.choose(0, next(action.id for action in game.actions(0) if action.words.startswith(word)), 0)
    return game, history, before


@pytest.mark.parametrize("word", HARMLESS)
def test_what_told_nothing_can_be_taken_back(word: str) -> None:
    """Position and generator are as they were; so is the log."""
    game, history, before = chosen(word)
    assert game.full_digest() != before or word == "put in"
    history.back(0)
    assert game.full_digest() == before and game.log(0) == []


@pytest.mark.parametrize(
    ("word", "why"), [("draw", CHANCE), ("peek", LEARNED), ("accuse", READ), ("probe", READ), ("survey", READ)]
)
def test_news_is_final(word: str, why: Said) -> None:
    """Chance, a look, and a rule that has read what the seat cannot see; the position stays."""
    game, history, _ = chosen(word)
    after = game.full_digest()
    with pytest.raises(TooLate, match=str(why)):
        history.back(0)
    assert game.full_digest() == after


def test_one_goes_back_one_by_one() -> None:
    """Two harmless choices, two ways back, and then no more."""
    game, history, before = chosen("gain")
    history.choose(0, game.legal(0)[0], 1)
    history.back(0)
    history.back(0)
    assert game.full_digest() == before
    with pytest.raises(TooLate, match="nothing to take back"):
        history.back(0)


def test_what_is_final_stays_final() -> None:
    """A harmless choice after news can be taken back, the news cannot."""
    game, history, _ = chosen("draw")
    history.choose(0, game.legal(0)[0], 1)
    history.back(0)
    with pytest.raises(TooLate, match=str(CHANCE)):
        history.back(0)


def test_sealed_choices_are_final_once_they_are_uncovered() -> None:
    """The last to choose sees the others' choices and may not choose again;
    before that nothing is uncovered, yet another has chosen.
    """
    game = started("classics/goofspiel", 2)
    history = History(game, ["Ann", "Bob"])
    history.choose(0, game.legal(0)[0], 0)
    with pytest.raises(TooLate, match="nothing to take back"):
        history.back(1)
    history.choose(1, game.legal(1)[0], 1)
    with pytest.raises(TooLate, match=str(REVEALED)):
        history.back(1)


@pytest.mark.parametrize("person", [True, False])
def test_nobody_takes_back_what_another_has_answered(person: bool) -> None:
    """After another seat's choice, be it a person's or a bot's, what lies behind is final."""
    game, history, _ = chosen("gain")
    for made in (1, 2):
        history.choose(0, game.legal(0)[0], made)
    history.choose(1, game.legal(1)[0], 3, person=person)
    with pytest.raises(TooLate, match="Bob has chosen since"):
        history.back(0)
