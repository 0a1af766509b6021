"""A bot of ours against the search of open_spiel (MCTSBot, in C++) in a game without chance that both have.

Each plays with its own rules; choices are handed over by a `Pairing`. Seats are exchanged from game to game. Who wins
gets 1, a draw is a half for each. Their search is used as in their own examples: one random game from every new leaf,
proven wins and losses kept (`solve`), UCB1 with a constant of 2 for returns from -1 to 1.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from fractions import Fraction

import pyspiel

from rulewright.bots import Player, named
from rulewright.game import Game
from rulewright.information import Past
from rulewright.tournament.seats_of_games import SeatsOfGames

from . import pairings
from .tree import Pairing, our_game

SHARED: dict[str, tuple[str, Callable[[], Pairing]]] = {
    "connect_four": ("connect_four", pairings.connect_four),
    "tic_tac_toe": ("tic_tac_toe", pairings.tic_tac_toe),
}
"""By our name: theirs, and how choices are called."""
MEMORY = 1000
"""In megabytes, more than it needs."""


@dataclass(frozen=True)
class TheirSearch:
    """How their bot is made for a game."""

    simulations: int
    constant: float = 2.0
    solve: bool = True

    def bot(self, game: pyspiel.Game, seed: int) -> pyspiel.Bot:
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        return pyspiel.MCTSBot(game, evaluator, self.constant, self.simulations, MEMORY, self.solve, seed, False)


@dataclass(frozen=True)
class Match:
    """A game that both have, and who plays it."""

    name: str
    bot: str
    theirs: TheirSearch
    seed: int

    def results(self, games: int) -> Iterator[tuple[int, Fraction]]:
        """Game by game: our seat, and what ours has won."""
        start, player = our_game(self.name, 2), named(self.bot)
        for number in range(games):
            yield number % 2, self._played(start.clone(), player, number)

    def _played(self, game: Game, player: Player, number: int) -> Fraction:
        their_name, pairing = SHARED[self.name][0], SHARED[self.name][1]()
        their_game = pyspiel.load_game(their_name)
        state, seat = their_game.new_initial_state(), number % 2
        their_bot = self.theirs.bot(their_game, 2 * (1000 * self.seed + number))
        choices = list[tuple[int, int]]()
        past = Past(game.machine, 1, choices, bots_seed=self.seed, number=number)
        while not state.is_terminal():
            acting = state.current_player()
            called = {
                action: pairing.action(state, acting, game.words(acting, action)) for action in game.legal(acting)
            }
            assert sorted(called.values()) == state.legal_actions()
            chosen = player.choose(game, acting, past) if acting == seat else _ours(called, their_bot.step(state))
            state.apply_action(called[chosen])
            choices.append((acting, chosen))
            game.choose(acting, chosen)
        assert pairing.returns(game) == state.returns()
        return Fraction(int(state.returns()[seat]) + 1, 2)


def _ours(called: dict[int, int], theirs: int) -> int:
    """The choice of ours that they call so."""
    return next(action for action, other in called.items() if other == theirs)


def added_up(results: Iterator[tuple[int, Fraction]]) -> dict[str, SeatsOfGames]:
    """What ours has won in all games, and by seat."""
    found = {"in all": SeatsOfGames(), "moving first": SeatsOfGames(), "moving second": SeatsOfGames()}
    for game, (seat, won) in enumerate(results):
        for name in ("in all", ("moving first", "moving second")[seat]):
            found[name].add([won], game)
    return found
