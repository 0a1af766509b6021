"""The longest jumps at draughts, by a term that uses itself, against a search in plain Python that shares nothing
with the rules but the board.
"""

from __future__ import annotations

import random
from collections import Counter

from rulewright.game import Game
from rulewright.loading import load
from rulewright.resources import folder
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Report

SHIPPED = folder("rulesets") / "classics" / "draughts" / "ruleset.yaml"
POSITIONS = 200
LEVELS = 5
"""Of the term: longer ways count alike."""
OTHERS, KINGS = 0.8, 0.9
"""Of the men on the board: they make positions with many jumps."""
Board = dict[tuple[int, int], tuple[int, bool]]
"""By row from the top and column of a dark square: whose man stands there, and whether it is a king."""


def dark_squares() -> list[tuple[int, int]]:
    return [(row, column) for row in range(8) for column in range(8) if (row + column) % 2 == 1]


def jumps(board: Board, at: tuple[int, int]) -> list[tuple[tuple[int, int], Board]]:
    """Where the man at a square lands with one jump, and the board then. The first player goes up."""
    who, king = board[at]
    found = []
    for down in (-1, 1):
        for right in (-1, 1):
            over, goal = (at[0] + down, at[1] + right), (at[0] + 2 * down, at[1] + 2 * right)
            forward = down == (-1 if who == 0 else 1)
            is_other = over in board and board[over][0] != who
            if (king or forward) and is_other and goal in dark_squares() and goal not in board:
                then = {place: man for place, man in board.items() if place not in (at, over)}
                found.append((goal, {**then, goal: board[at]}))
    return found


def longest(board: Board, at: tuple[int, int]) -> int:
    return max((1 + longest(then, goal) for goal, then in jumps(board, at)), default=0)


def named(place: tuple[int, int]) -> str:
    return f"{'abcdefgh'[place[1]]}{8 - place[0]}"


def lengths_of(board: Board) -> dict[str, int]:
    """The first player's jumps in words of the game, and over how many men each leads at most."""
    return {
        f"jump {named(at)}, {'north' if goal[0] < at[0] else 'south'} {'east' if goal[1] > at[1] else 'west'}": 1
        + longest(then, goal)
        for at, (who, _) in board.items()
        if who == 0
        for goal, then in jumps(board, at)
    }


def test_all_legal_jumps_are_the_longest() -> None:
    ruleset = load(Found(SHIPPED, ("longest_jumps",)), Report())
    assert ruleset is not None
    machine, lot = ruleset.machine(2), random.Random(12)
    bases = {one.name: one.slots.base for one in machine.program.variables if one.name in ("man", "king")}
    found: Counter[int] = Counter()
    refused = 0
    for _ in range(POSITIONS):
        board = {
            place: (int(lot.random() < OTHERS), lot.random() < KINGS)
            for place in lot.sample(dark_squares(), lot.randint(8, 15))
        }
        game = Game.start(machine, 1)
        for number, place in enumerate(sorted(dark_squares(), key=lambda place: (-place[0], place[1]))):
            who, king = board.get(place, (-1, False))
            game.state.slots[bases["man"] + number] = who
            game.state.slots[bases["king"] + number] = int(king)
        machine.run(game.state)
        lengths = lengths_of(board)
        most = max(lengths.values(), default=0)
        ways = {way for way, length in lengths.items() if length >= min(most, LEVELS)}
        words = {game.words(0, number) for number in game.legal(0)}
        assert {word for word in words if word.startswith("jump")} == ways, board
        assert not ways or len(words) == len(ways)
        found[most] += 1
        refused += len(lengths) > len(ways)
    assert all(found[length] > 9 for length in range(4)), found
    assert refused > 9
