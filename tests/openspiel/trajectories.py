"""Random games played in both engines at once, step by step."""

from __future__ import annotations

import os
import random
from collections.abc import Callable
from typing import Any

import pyspiel
import pytest

from rulewright.game import Game

from .pairings import numbers, zero_sum
from .tree import Pairing, our_game, skip_single, skip_theirs

SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
RANKS = {**{str(n): n for n in range(2, 10)}, "T": 10, "J": 11, "Q": 12, "K": 13, "A": 14}
DIRECTIONS = {0: "kept", 1: "to_left", 2: "across", 3: "to_right"}


def games(sample: int) -> int:
    """How many games to compare: a sample, or 10,000 where all was asked for."""
    return 10_000 if os.environ.get("RULEWRIGHT_FULL") else sample


def random_game(game: Game, state: Any, pairing: Pairing, rng: random.Random) -> None:
    """One game: equal legal actions and chance at every step, equal returns at the end."""
    game, state = skip_single(game.clone()), skip_theirs(state.clone())
    while not state.is_terminal():
        if state.is_chance_node():
            ours = {pairing.chance(state, outcome.words): outcome.id for outcome in game.chance()}
            theirs = state.chance_outcomes()
            assert sorted(ours) == sorted(action for action, _ in theirs)
            action = rng.choice(theirs)[0]
            game.decide(ours[action])
            state.apply_action(action)
        else:
            _step(game, state, pairing, rng)
        skip_single(game)
        skip_theirs(state)
    assert game.over
    assert pairing.returns(game) == pytest.approx(state.returns())


def _step(game: Game, state: Any, pairing: Pairing, rng: random.Random) -> None:
    decision = game.decision
    assert decision is not None
    chosen = {}
    for seat, legal in decision.seats.items():
        mapped = {pairing.action(state, seat, game.words(seat, action)): action for action in legal}
        theirs = state.legal_actions(seat) if decision.simultaneous else state.legal_actions()
        assert sorted(mapped) == sorted(theirs)
        action = rng.choice(theirs)
        chosen[seat] = (mapped[action], action)
    for seat, (action, _) in chosen.items():
        game.choose(seat, action)
    if decision.simultaneous:
        state.apply_actions([chosen[seat][1] for seat in range(state.num_players())])
    else:
        state.apply_action(chosen[decision.seat][1])


# ---- hearts -------------------------------------------------------------------------------------------------


def card(text: str) -> str:
    """`TS` in our words."""
    return f"{RANKS[text[0]]} of {SUITS[text[1]]}"


def hearts_game(rng: random.Random, ours: Callable[[str], Game]) -> None:
    """One deal of Hearts: pass direction, deal, pass, play, points."""
    state = pyspiel.load_game("hearts").new_initial_state()
    direction = rng.randrange(4)
    state.apply_action(direction)
    game = ours(DIRECTIONS[direction]).clone()
    _deal(game, state, rng)
    if direction:
        _pass(game, state, rng)
    while not state.is_terminal():
        seat = state.current_player()
        legal = {card(state.action_to_string(seat, action)): action for action in state.legal_actions()}
        decision = game.decision
        assert decision is not None
        assert decision.seat == seat
        mine = {game.words(seat, action).removeprefix("play "): action for action in decision.seats[seat]}
        assert sorted(mine) == sorted(legal)
        name = rng.choice(sorted(legal))
        game.choose(seat, mine[name])
        state.apply_action(legal[name])
    assert game.over
    assert [26 + score for score in game.outcome.scores] == state.returns()


def _deal(game: Game, state: Any, rng: random.Random) -> None:
    """Their cards go round the table, ours hand by hand."""
    hands: list[list[str]] = [[], [], [], []]
    for number in range(52):
        action = rng.choice(state.chance_outcomes())[0]
        hands[number % 4].append(card(state.action_to_string(-1, action)))
        state.apply_action(action)
    for name in [name for hand in hands for name in hand]:
        if game.at_chance:
            game.decide(next(outcome.id for outcome in game.chance() if outcome.words == name))


def _pass(game: Game, state: Any, rng: random.Random) -> None:
    for seat in range(4):
        names = []
        for _ in range(3):
            action = rng.choice(state.legal_actions())
            names.append(card(state.action_to_string(seat, action)))
            state.apply_action(action)
        wanted = set(names)
        legal = game.legal(seat)
        assert len(legal) == 286
        game.choose(seat, next(a for a in legal if set(game.words(seat, a).removeprefix("pass ").replace(" and ", ", ").split(", ")) == wanted))


def connect_four_pairing() -> Pairing:
    return Pairing(lambda s, seat, words: numbers(words)[-1] - 1, lambda s, words: 0, zero_sum)


__all__ = ["connect_four_pairing", "games", "hearts_game", "our_game", "random_game"]
