"""Games on boards against open_spiel's: the same choices at every decision, the same end.
RULEWRIGHT_FULL=1 plays a thousand games each.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from typing import Any

import pyspiel
import pytest

from rulewright.frontend.language.ways import STEPS, Shape

from . import backgammon
from .board_game import BoardGame
from .trajectories import games

SAMPLE = 6
GAMES = games(SAMPLE, 1000)
COMPILED = GAMES > SAMPLE
Meaning = Callable[[Any, int, int], tuple[int, ...]]
"""The spaces that a choice of theirs names, as `named` gives ours; none for a pass."""


def named(words: str, columns: int) -> tuple[int, ...]:
    """The spaces that a choice of ours names, from 0: that of a stone, or from where to where a pawn goes;
    row 1 lies at the bottom.
    """
    if words.startswith("draw"):
        return between(words, columns)
    column, row = re.findall(r"\b([a-z])([0-9]+)\b", words)[0]
    space = (int(row) - 1) * columns + ord(column) - ord("a")
    said = re.sub("[ _]", "_", words)
    way = max((way for way in STEPS[Shape.SQUARES] if said.endswith(way)), key=len, default=None)
    if way is None:
        return (space,)
    down, right = STEPS[Shape.SQUARES][way]
    return space, space - down * columns + right


def between(words: str, columns: int) -> tuple[int, ...]:
    """A line between two boxes or at the rim: whether it stands upright, its row and its column."""
    boxes = [(int(row) - 1, ord(column) - ord("a")) for column, row in re.findall(r"\b([a-z])([0-9]+)\b", words)]
    (row, column), *others = boxes
    upright = words.endswith(("east", "west")) or (bool(others) and others[0][0] == row)
    if others:
        return (1, row, column + 1) if upright else (0, row + 1, column)
    return int(upright), row + words.endswith("south"), column + words.endswith("east")


def drawn(state: Any, seat: int, action: int) -> tuple[int, ...]:
    """The same of theirs."""
    way, row, column = re.findall(r"\(([hv]),(\d+),(\d+)\)", state.action_to_string(seat, action))[0]
    return int(way == "v"), int(row), int(column)


def placed(state: Any, seat: int, action: int) -> tuple[int, ...]:
    """Where a stone is laid; nothing for a pass."""
    return (action,) if action < state.num_distinct_actions() - int("othello" in str(state.get_game())) else ()


def stepped(rows: int) -> Meaning:
    """From where to where a pawn goes. Their rows count from the bottom."""

    def step(state: Any, seat: int, action: int) -> tuple[int, ...]:
        name = state.action_to_string(seat, action).rstrip("*")
        ends = (name[:2], name[2:])
        return tuple((rows - int(end[1])) * rows + ord(end[0]) - ord("a") for end in ends)

    return step


def sown(state: Any, seat: int, action: int) -> tuple[int, ...]:
    """From which house is sown: theirs are numbered around the board, with the stores between."""
    return ((action - 1) * 2,) if action < 7 else ((action - 8) * 2 + 1,)


CASES: list[tuple[str, dict[str, str], str, Meaning, int]] = [
    ("hex", {"size": "11"}, "hex", placed, 11),
    ("hex", {"size": "4"}, "hex(board_size=4)", placed, 4),
    ("reversi", {}, "othello", placed, 8),
    ("dots_and_boxes", {}, "dots_and_boxes(num_rows=2,num_cols=2)", drawn, 2),
    ("dots_and_boxes", {"size": "4"}, "dots_and_boxes(num_rows=4,num_cols=4)", drawn, 4),
    ("mancala", {}, "mancala", sown, 2),
    ("breakthrough", {}, "breakthrough", stepped(8), 8),
    ("breakthrough", {"size": "six"}, "breakthrough(rows=6,columns=6)", stepped(6), 6),
]


@pytest.mark.parametrize(
    ("name", "options", "theirs", "meaning", "columns"), CASES, ids=[theirs for _, _, theirs, _, _ in CASES]
)
def test_every_decision_is_theirs(
    name: str, options: dict[str, str], theirs: str, meaning: Meaning, columns: int
) -> None:
    rng = random.Random(f"boards/{theirs}")
    for _ in range(GAMES):
        play(BoardGame(name, COMPILED, **options), pyspiel.load_game(theirs).new_initial_state(), meaning, columns, rng)


def zero_sum(game: BoardGame) -> list[float]:
    """1 for the winner, -1 for the other, 0 for both when shared."""
    first, second = game.outcome.ranks
    return [float(second - first), float(first - second)]


def play(game: BoardGame, state: Any, meaning: Meaning, columns: int, rng: random.Random) -> None:
    """One game at random in both. Whoever can do nothing passes there, and is passed over here."""
    while not state.is_terminal():
        seat = state.current_player()
        wanted = {meaning(state, seat, action): action for action in state.legal_actions()}
        if wanted.keys() == {()}:
            state.apply_action(wanted[()])
            continue
        assert game.seat == seat
        found = {named(words, columns): action for action, words in game.actions().items()}
        assert found.keys() == wanted.keys()
        chosen = rng.choice(sorted(found))
        state.apply_action(wanted[chosen])
        game.choose(found[chosen])
    assert game.finished
    assert zero_sum(game) == list(state.returns())


def squares(words: str, at: str) -> tuple[str, str]:
    """From where to where a man goes in draughts; whoever jumps on stands `at`."""
    said = re.sub("[ _]", "_", words)
    way = max((way for way in STEPS[Shape.SQUARES] if said.endswith(way)), key=len)
    start = next(iter(re.findall(r"\b[a-h][1-8]\b", words)), at)
    down, right = (step * (1 if words.startswith("step") else 2) for step in STEPS[Shape.SQUARES][way])
    return start, f"{chr(ord(start[0]) + right)}{int(start[1]) - down}"


def test_every_decision_of_draughts_is_theirs() -> None:
    rng = random.Random("boards/checkers")
    for _ in range(GAMES if COMPILED else 1):
        game, state, at = BoardGame("draughts", COMPILED), pyspiel.load_game("checkers").new_initial_state(), ""
        while not state.is_terminal():
            seat = state.current_player()
            assert game.seat == seat
            found = {squares(words, at): action for action, words in game.actions().items()}
            wanted = {state.action_to_string(seat, action): action for action in state.legal_actions()}
            assert {"".join(ends) for ends in found} == wanted.keys()
            chosen = rng.choice(sorted(found))
            state.apply_action(wanted["".join(chosen)])
            game.choose(found[chosen])
            at = chosen[1]
        assert game.finished
        assert zero_sum(game) == list(state.returns())


@pytest.mark.parametrize("size", [3, 5])
def test_go_is_theirs_as_far_as_the_rules_agree(size: int) -> None:
    """Where a position would come again, theirs ends the game, and ours has no such choice."""
    rng, most = random.Random(f"boards/go/{size}"), 4 * size * size
    for _ in range(GAMES if COMPILED else 1):
        game, moves = BoardGame("go", COMPILED, size=str(size)), 0
        state = pyspiel.load_game(f"go(board_size={size},max_game_length={most})").new_initial_state()
        while not state.is_terminal():
            seat, skip = state.current_player(), size * size
            assert game.seat == seat
            found = {
                sum(named(words, size)) if "skip" not in words else skip: action
                for action, words in game.actions().items()
            }
            again = {action for action in state.legal_actions() if action != skip and state.child(action).is_terminal()}
            moves += 1
            if moves < most:
                assert found.keys() == set(state.legal_actions()) - again
            chosen = rng.choice([action for action in sorted(found) if action != skip or rng.random() < 0.1] or [skip])
            state.apply_action(chosen)
            game.choose(found[chosen])
        assert game.finished
        assert zero_sum(game) == list(state.returns())


def test_every_throw_of_backgammon_leads_to_the_same_positions() -> None:
    rng = random.Random("boards/backgammon")
    assert all(backgammon.play(rng) > 10 for _ in range(GAMES if COMPILED else 1))
