"""Random games of larger classics agree with open_spiel step by step (RULEWRIGHT_FULL=1: 10,000 of each)."""

from __future__ import annotations

import random
from functools import cache

import pyspiel

from rulewright.game import Game

from . import pairings
from .trajectories import connect_four_pairing, games, hearts_game, our_game, random_game


def test_connect_four_trajectories() -> None:
    """Connect Four: legal columns at every move, and the result."""
    game, state, rng = our_game("connect_four", 2), pyspiel.load_game("connect_four").new_initial_state(), random.Random(4)
    for _ in range(games(20)):
        random_game(game, state, connect_four_pairing(), rng)
    assert game.decision is not None


def test_goofspiel_thirteen_trajectories() -> None:
    """Goofspiel with thirteen cards, two and four players."""
    rng = random.Random(13)
    for players in (2, 4):
        game = our_game("goofspiel", players, scoring="total")
        state = pyspiel.load_game(f"goofspiel(players={players},num_cards=13,returns_type=total_points)").new_initial_state()
        for _ in range(games(15)):
            random_game(game, state, pairings.goofspiel("total"), rng)
        assert game.at_chance


def test_hearts_trajectories() -> None:
    """Hearts, one deal: every pass direction, every legal card, the points."""

    @cache
    def ours(direction: str) -> Game:
        return our_game("hearts", 4, deals="one", breaking="hearts_and_queen", first_pass=direction)

    rng = random.Random(52)
    for _ in range(games(12)):
        hearts_game(rng, ours)
    assert ours("kept").at_chance
