"""Against perfect play: where all is seen, a search with enough iterations never
chooses a lost position from a won or drawn one.
"""

from __future__ import annotations

import random

import pytest

from information.games import machine
from rulewright.bots.searching import Searching
from rulewright.game import Game
from rulewright.information import Past, information_of
from rulewright.search import FAR, Asked, Method, Thinker

GAMES = 6
ENOUGH = {"tic_tac_toe": 3_000, "nim": 100_000}
"""So many iterations; with 20,000 a won position of the second is lost now and then."""


class Solved:
    """What every position of a game of two seats without chance is worth: 1, 0 or -1 for the first seat."""

    def __init__(self) -> None:
        self.known: dict[tuple[int, ...], int] = {}

    def worth(self, game: Game) -> int:
        key = tuple(game.state.slots[game.program.position_start :])
        if key not in self.known:
            self.known[key] = self._worked_out(game)
        return self.known[key]

    def _worked_out(self, game: Game) -> int:
        if game.over:
            first, other = game.outcome.ranks
            return (first < other) - (first > other)
        (seat,) = game.state.pending
        found = [self.worth(after(game, seat, action)) for action in game.legal(seat)]
        return max(found) if seat == 0 else min(found)


def after(game: Game, seat: int, action: int) -> Game:
    then = game.clone()
    then.choose(seat, action)
    return then


@pytest.mark.parametrize("name", ENOUGH)
def test_nothing_won_or_drawn_is_lost(name: str) -> None:
    """Against choices at random, which lead to positions of all kinds."""
    made, solved, checked = machine(name), Solved(), 0
    thinker, chance = Thinker(made.program), random.Random(5)
    bot = Searching(Asked(Method.TREE, iterations=ENOUGH[name], horizon=FAR), lambda program: thinker)
    for number in range(GAMES):
        choices: list[tuple[int, int]] = []
        game, past = Game.start(made, number, log=False), Past(made, number, choices, number=number)
        while not game.over:
            (seat,) = game.state.pending
            if seat == number % 2:
                before = solved.worth(game) * (1 - 2 * seat)
                action = bot.choose(information_of(game, seat, past, bot.wants))
                if before >= 0:
                    assert solved.worth(after(game, seat, action)) * (1 - 2 * seat) >= 0, choices
                    checked += 1
            else:
                action = chance.choice(game.legal(seat))
            choices.append((seat, action))
            game.choose(seat, action)
    assert checked >= GAMES
