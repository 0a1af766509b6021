"""The table as text: what is shown, how it is grouped, and that it fits."""

from __future__ import annotations

import re
from itertools import groupby, pairwise
from pathlib import Path

import pytest

from rulewright.backend.runtime.chance import below
from rulewright.game import Game
from rulewright.loading import Ruleset
from rulewright.picture import layout_of, picture
from rulewright.play.short_names import short_names
from rulewright.play.table_text import table
from rulewright.ruleset_lookup import shipped
from rulewright.source.cells import width

from .piping import STEPS
from .test_menu import loaded


def after(game: Game, decisions: int) -> Game:
    """The game after some random choices."""
    while not game.over and game.state.decisions < decisions:
        seat = min(game.state.pending)
        legal = game.legal(seat)
        game.choose(seat, legal[below(game.state.streams, 2, len(legal))])
    return game


def lines_of(ruleset: Ruleset, game: Game, eye: int | None, columns: int = 80) -> list[str]:
    drawn = table(picture(layout_of(ruleset, game.machine), game.view(eye)), columns)
    return [line.text for line in drawn]


def text_of(path: str, eye: int | None, players: int | None = None, decisions: int = 0, columns: int = 80) -> str:
    """What an eye sees of a random game."""
    ruleset = loaded(path)
    game = after(Game.start(ruleset.machine(players), 1), decisions)
    return "\n".join(lines_of(ruleset, game, eye, columns))


@pytest.mark.parametrize("name", sorted(shipped()))
def test_it_fits_into_its_width(name: str) -> None:
    """No line is wider than was asked for, 60 columns as well as 80, and no line ends in spaces."""
    ruleset = loaded(name)
    game = after(Game.start(ruleset.machine(), 1), 12)
    for columns in (60, 80):
        for line in lines_of(ruleset, game, 0, columns):
            assert width(line) <= columns, line
            assert line == line.rstrip()


@pytest.mark.parametrize("name", sorted(shipped()))
def test_what_is_drawn_stays_where_it_is(name: str) -> None:
    """From the first position to the last the groups, their owners and their layers are the same, in the same order."""
    ruleset = loaded(name)
    game = Game.start(ruleset.machine(), 1)
    layout, found = layout_of(ruleset, game.machine), set()
    for decisions in (0, 5, 20):
        after(game, decisions)
        drawn = picture(layout, game.view(0))
        found.add(
            tuple((group.form, group.owners, tuple(layer.name for layer in group.layers)) for group in drawn.groups)
        )
    assert len(found) == 1


def test_what_is_common_comes_first_and_seats_last() -> None:
    """Each owner is a line; one's own is marked."""
    text = text_of(STEPS, 1, 2)
    assert text.index("deck") < text.index("Player 1 ") < text.index("Player 2 (you)")


def test_the_signs_for_what_is_known() -> None:
    """`?` is unknown, `[x]` face down and known; positions and counts are told; purses of others are `?`."""
    ruleset = loaded(STEPS)
    game = Game.start(ruleset.machine(2), 1)
    peek = next(action for action in game.actions(0) if action.words.startswith("peek"))
    game.choose(0, peek.id)
    mine, theirs = ("\n".join(lines_of(ruleset, game, seat)) for seat in (0, 1))
    assert "#1 [plain " in mine.partition("Player 2")[2]
    assert "2 x ?" in mine and "deck: 6 x ?" in mine
    assert "#1 ?" in theirs.partition("Player 2")[2] and "[" not in theirs


def test_equal_neighbours_are_told_once(tmp_path: Path) -> None:
    """Many spaces that look alike share a line; a few keep one each."""
    assert "cemetery 5" in text_of("gravediggers", 0, 3) and "cemetery 1 to" not in text_of("gravediggers", 0, 3)
    assert "mine 1 to mine 9" in text_of("digging", 0)


def test_rows_and_columns_are_a_grid() -> None:
    """Spaces with rows and columns are drawn so, with the names of rows and columns, whatever lies on them."""
    for decisions in (0, 3):
        lines = text_of("classics/tic_tac_toe", None, decisions=decisions).splitlines()
        assert lines[0] == "mark of each cell" and lines[1].split() == ["1", "2", "3"]
        assert [line.split()[0] for line in lines[2:5]] == ["1", "2", "3"] and lines[3].endswith("4..6")
        assert sum(line.count("Player") for line in lines[2:5]) == decisions


def test_a_grid_stays_a_grid() -> None:
    """Where whole names do not fit, short ones stand on the board and are explained;
    where these do not fit, it is cut into bands.
    """
    lines = text_of("classics/reversi", None, decisions=9).splitlines()
    assert lines[-1] == "  PN = Player N" and len(lines) == 11 and "P1" in "".join(lines)
    narrow = text_of("classics/reversi", None, decisions=9, columns=20).splitlines()
    assert [line.split() for line in narrow if line.startswith("     ")] == [list("abcde"), list("fgh")]


def test_hexagons_are_drawn_as_such() -> None:
    """Every row begins half a space further right than the one above it."""
    lines = text_of("classics/hex", None).splitlines()[2:13]
    starts = [line.index(".") for line in lines]
    assert {after - before for before, after in pairwise(starts)} == {2}


def test_hands_are_sorted_by_traits() -> None:
    """By the traits in words first, then as the ruleset lists kinds and numbers."""
    hand = text_of("classics/hearts", 0).partition("Your hand: ")[2].replace("\n", " ")
    suits = [words.split()[-1] for words in hand.split(",")]
    assert [suit for suit, _ in groupby(suits)] == ["clubs", "spades", "hearts"]


def test_short_names_differ() -> None:
    """No two names have one short name, and none is a sign of the table."""
    names = ["Ann", "Anna", "Bo", "bo 1", "1", "12", "1 2", "?", ".", "\u738b", "\u738b 2", "it's 1", "it's 2"]
    short = short_names(tuple(names))
    assert len(set(short.values())) == len(names) and not {".", ""} & {short[name] for name in names[:7]}
    assert short_names(("Player 1", "Player 2")) == {"Player 1": "P1", "Player 2": "P2"}


DICE = """\
rulewright: 1
game: dice
title: Dice
players: 2
limit: 9 decisions
components: {die: {plural: dice, rolls: 1..6, called: "{rolled}", kinds: {white: 2}}}
spaces: {lane: {count: 4}}
zones: {cup: {holds: die, order: row, starts: all, seen_by: everyone}}
state: {step: {is: 0..9, per: [player, lane], start: 0}}
actions: {go: {pick: lane, do: "add 1 to step[me, lane]"}}
phases: {game: {rolling: roll dice in cup, move: {must: go, by: player 1}, again: {must: go, by: player 1}}}
score: {of: player, points: "sum(step[player, lane] for lane)", rank: highest points then shared}
"""


def test_values_by_two_keys_are_a_table(tmp_path: Path) -> None:
    """A row a player, a column a lane; where that is too wide, equal neighbours share a fact.
    A die's name says where its number stands.
    """
    (tmp_path / "ruleset.yaml").write_text(DICE, encoding="utf-8")
    ruleset = loaded(str(tmp_path))
    game = Game.start(ruleset.machine(), 1)
    text = "\n".join(lines_of(ruleset, game, 0, 100))
    assert re.search("cup: #1 [1-6], #2 [1-6]", text)
    game.choose(0, game.legal(0)[1])
    lines = lines_of(ruleset, game, 0, 100)
    assert lines[-4:] == [
        "step of each player and lane",
        "          lane 1  lane 2  lane 3  lane 4",
        "Player 1  0       1       0       0",
        "Player 2  0       0       0       0",
    ]
    narrow = lines_of(ruleset, game, 0, 30)
    assert narrow[-2:] == ["  lane 3 to lane 4: 0", "Player 2   lane 1 to lane 4: 0"]
