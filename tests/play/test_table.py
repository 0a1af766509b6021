"""The table as text: what is shown, how it is grouped, and that it fits."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulewright.backend.runtime.chance import below
from rulewright.game import Game
from rulewright.play.table_text import as_text, table
from rulewright.ruleset_lookup import shipped
from rulewright.source.cells import width

from .piping import STEPS
from .test_menu import started


def after(game: Game, decisions: int) -> Game:
    """The game after some random choices."""
    while not game.over and game.state.decisions < decisions:
        seat = min(game.state.pending)
        legal = game.legal(seat)
        game.choose(seat, legal[below(game.state.streams, 2, len(legal))])
    return game


@pytest.mark.parametrize("name", sorted(shipped()))
def test_it_fits_into_its_width(name: str) -> None:
    """No line is wider than was asked for, 60 columns as well as 80, and no line ends in spaces."""
    game = after(started(name), 12)
    for columns in (60, 80):
        for line in table(game.view(0), game.program, columns, {"spot": 6, "cell": 3}):
            assert width(line.text) <= columns, line.text
            assert line.text == line.text.rstrip()


def test_what_is_common_comes_first_and_seats_last() -> None:
    """Each owner is a paragraph; one's own is marked."""
    text = as_text(table(started(STEPS, 2).view(1), started(STEPS, 2).program, 80))
    assert text.index("Table") < text.index("Player 1 ") < text.index("Player 2 (you)")


def test_the_signs_for_what_is_known() -> None:
    """`?` is unknown, `[x]` face down and known; positions and counts are told; purses of others are `?`."""
    game = started(STEPS, 2)
    peek = next(action for action in game.actions(0) if action.words.startswith("peek"))
    game.choose(0, peek.id)
    mine, theirs = (as_text(table(game.view(seat), game.program, 80)) for seat in (0, 1))
    assert "row: #1 [plain " in mine.partition("Player 2")[2] and "purse: ?" in mine
    assert "hand: 2 x ?" in mine and "deck: 6 x ?" in mine
    assert "row: #1 ?" in theirs.partition("Player 2")[2] and "[" not in theirs


def test_equal_neighbours_are_told_once() -> None:
    """Spaces that look alike share a paragraph."""
    game = started("gravediggers", 3)
    assert "cemetery 1 to cemetery 5   plot: #1 ?" in as_text(table(game.view(0), game.program, 80))


def test_rows_and_columns_are_a_grid() -> None:
    """Spaces with rows and columns are drawn so, each row after the number of its first space."""
    game = after(started("classics/tic_tac_toe"), 3)
    lines = as_text(table(game.view(None), game.program, 80, {"cell": 3})).splitlines()
    assert lines[0] == "mark of each cell" and [line.split()[0] for line in lines[1:4]] == ["1", "4", "7"]
    assert sum(line.count("Player") for line in lines[1:4]) == 3


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
    """A row a player, a column a lane; where that is too wide, equal neighbours share a fact. A die's name says where its number stands."""
    (tmp_path / "ruleset.yaml").write_text(DICE, encoding="utf-8")
    game = started(str(tmp_path))
    text = as_text(table(game.view(0), game.program, 100))
    assert re.search("cup: #1 [1-6], #2 [1-6]\n", text)
    game.choose(0, game.legal(0)[1])
    lines = as_text(table(game.view(0), game.program, 100)).splitlines()
    assert lines[-4:] == [
        "step of each player and lane",
        "          lane 1  lane 2  lane 3  lane 4",
        "Player 1  0       1       0       0",
        "Player 2  0       0       0       0",
    ]
    narrow = as_text(table(game.view(0), game.program, 30)).splitlines()
    assert narrow[-2:] == ["  lane 3 to lane 4: 0", "Player 2   lane 1 to lane 4: 0"]
