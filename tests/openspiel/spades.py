"""Spades against open_spiel: one deal, every bid and card, the points.
(There only who holds nothing else may lead spades.)
"""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pyspiel

from rulewright.game import Game

from .cards import called
from .trajectories import decide
from .tree import our_game

PLAYERS = 4


@cache
def _ours() -> Game:
    return our_game("spades", PLAYERS, deals="one", leading="last")


def play(rng: random.Random) -> None:
    """One deal: what may be promised, what may be played, what it is worth."""
    state, game = pyspiel.load_game("spades").new_initial_state(), _ours().clone()
    _deal(game, state, rng)
    while not state.is_terminal():
        _choose(game, state, rng)
    assert game.over
    assert list(game.outcome.scores) == state.returns()


def _words(state: Any, seat: int, action: int) -> str:
    text = state.action_to_string(seat, action)
    return f"bid {0 if text == 'Nil' else text}" if text == "Nil" or text.isdigit() else f"play {called(*text)}"


def _choose(game: Game, state: Any, rng: random.Random) -> None:
    """One promise or one card."""
    seat, decision = state.current_player(), game.decision
    assert decision is not None and decision.seat == seat
    theirs = {_words(state, seat, action): action for action in state.legal_actions()}
    ours = {game.words(seat, action): action for action in decision.seats[seat]}
    assert sorted(ours) == sorted(theirs), str(state)
    name = rng.choice(sorted(theirs))
    game.choose(seat, ours[name])
    state.apply_action(theirs[name])


def _deal(game: Game, state: Any, rng: random.Random) -> None:
    """Their cards go round the table, ours hand by hand."""
    hands: list[list[str]] = [[] for _ in range(PLAYERS)]
    for number in range(52):
        action = rng.choice(state.legal_actions())
        hands[number % PLAYERS].append(called(*state.action_to_string(-1, action)))
        state.apply_action(action)
    for name in (name for hand in hands for name in hand):
        if game.at_chance:
            decide(game, name)
