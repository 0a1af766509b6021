"""A table for a small screen: what a choice is about is on it every time; and answers in words."""

from __future__ import annotations

import pytest

from rulewright.backend.runtime.chance import below
from rulewright.choosing.word_answers import MenuEntry, RefusedAnswer, by_words
from rulewright.game import Fault, Game
from rulewright.picture import Nearness, layout_of, nearness, picture
from rulewright.play.fitted_table import fitted, is_bare
from rulewright.play.table_text import table

from .test_menu import loaded

GAMES = ("gnadenlos", "gravediggers", "graverobbers", "digging", "classics/hearts", "classics/hex", "classics/reversi")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 40)])
def test_what_a_choice_is_about_is_on_the_screen(name: str, width: int, height: int) -> None:
    """At twenty prompts all that the choice reads or changes is drawn, unless it is empty, and at
    least three lines of a list have room below.
    """
    ruleset = loaded(name)
    game = Game.start(ruleset.machine(), 1)
    layout = layout_of(ruleset, game.machine)
    for _ in range(20):
        seat = min(game.state.pending)
        near, drawn = nearness(layout.form.relevance, game), picture(layout, game.view(seat))
        lines = [line.text for line in fitted(drawn, near, width, 0)]
        assert len(lines) + 3 + 3 <= height, lines
        layers = [layer for group in drawn.groups for layer in group.layers if not all(map(is_bare, layer.holdings))]
        whole = {layer.name: layer.title for layer in layers}
        about = [whole[name] for name, how in near.items() if how is Nearness.CHOICE and name in whole]
        assert [title for title in about if title not in "\n".join(lines)] == []
        try:
            game.choose(seat, game.legal(seat)[below(game.state.streams, 2, len(game.legal(seat)))])
        except Fault:
            break


def test_where_it_fits_nothing_is_left_out() -> None:
    """A screen that is high enough shows the whole table."""
    ruleset = loaded("gnadenlos")
    game = Game.start(ruleset.machine(), 1)
    drawn = picture(layout_of(ruleset, game.machine), game.view(0))
    assert fitted(drawn, {}, 80, 100) == table(drawn, 80)
    assert "shows the rest" in fitted(drawn, {}, 80, 10)[-1].text


def test_words_answer() -> None:
    """Beginnings of words, in their order, capitals or not; what fits several choices is refused with them;
    a text that fits none is no answer.
    """
    entries = [
        MenuEntry(at + 1, words, (at,)) for at, words in enumerate(["play 3 of clubs", "play 3 of hearts", "pass"])
    ]
    for text, place in {
        "pass": 2,
        "PA": 2,
        "hearts": 1,
        "p h": 1,
        "3 cl": 0,
        "fold": None,
        "2": None,
        "": None,
    }.items():
        assert by_words(text, entries) == place
    with pytest.raises(RefusedAnswer, match="fits 2 choices: 1 play 3 of clubs, 2 play 3 of hearts"):
        by_words("play", entries)
