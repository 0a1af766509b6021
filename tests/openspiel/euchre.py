"""Euchre against open_spiel: one deal, with every way to name trumps, alone or not, every card, the points."""

from __future__ import annotations

import random
from functools import cache
from typing import Any

import pyspiel

from rulewright.game import Game

from .cards import called
from .trajectories import decide
from .tree import our_game

PLAYERS, HAND = 4, 5
SEATS = "NESW"


@cache
def _ours() -> Game:
    return our_game("euchre", PLAYERS, deals="one")


def play(rng: random.Random) -> None:
    """One deal. Their dealer is drawn; ours is player 1, and their seats are counted from the dealer."""
    state, game = pyspiel.load_game("euchre").new_initial_state(), _ours().clone()
    drawn = rng.choice(state.legal_actions())
    dealer = SEATS.index(state.action_to_string(-1, drawn))
    state.apply_action(drawn)
    _deal(game, state, rng)
    while not state.is_terminal():
        _choose(game, state, dealer, rng)
    assert game.over
    theirs = state.returns()
    points = [theirs[(dealer + seat) % PLAYERS] for seat in range(PLAYERS)]
    assert [max(0, point) for point in points] == list(game.outcome.scores)


def _words(text: str, ours: set[str]) -> str:
    """Their name of an action in our words, as far as ours say which step it is."""
    step = next((word for word in ("order up", "go alone") if word in ours), "")
    if text in ("Pass", "Partner"):
        return "pass"
    if text == "Alone":
        return "go alone"
    if len(text) > 2:
        return step or f"call {text.lower()}"
    verb = "bury" if any(word.startswith("bury") for word in ours) else "play"
    return f"{verb} {called(*text)}"


def _choose(game: Game, state: Any, dealer: int, rng: random.Random) -> None:
    seat, decision = state.current_player(), game.decision
    assert decision is not None and (dealer + decision.seat) % PLAYERS == seat, str(state)
    ours = {game.words(decision.seat, action): action for action in decision.seats[decision.seat]}
    theirs = {_words(state.action_to_string(seat, action), set(ours)): action for action in state.legal_actions()}
    assert sorted(ours) == sorted(theirs), (sorted(ours), sorted(theirs))
    name = rng.choice(sorted(theirs))
    game.choose(decision.seat, ours[name])
    state.apply_action(theirs[name])


def _deal(game: Game, state: Any, rng: random.Random) -> None:
    """Their cards go round the table from the dealer, ours hand by hand; then one is turned up."""
    hands: list[list[str]] = [[] for _ in range(PLAYERS)]
    for number in range(PLAYERS * HAND + 1):
        action = rng.choice(state.legal_actions())
        name = called(*state.action_to_string(-1, action))
        hands[number % PLAYERS].append(name) if number < PLAYERS * HAND else hands.append([name])
        state.apply_action(action)
    for name in (name for hand in hands for name in hand):
        decide(game, name)
