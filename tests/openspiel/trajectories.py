"""Random games played in both engines at once, step by step."""

from __future__ import annotations

import os
import random
from typing import Any

import pytest

from rulewright.game import Game
from rulewright.game.game import Chance

from .tree import Pairing, skip_single, skip_theirs


def games(sample: int, everything: int = 10_000) -> int:
    """How many games to compare: a sample, or many where all was asked for, or as many as were asked for."""
    return int(os.environ.get("RULEWRIGHT_GAMES", everything if os.environ.get("RULEWRIGHT_FULL") else sample))


def random_game(game: Game, state: Any, pairing: Pairing, rng: random.Random) -> None:
    """One game: equal chance, legal actions and sights at every step, equal returns at the end."""
    game, state = skip_single(game.clone()), skip_theirs(state.clone(), chance=False)
    while not state.is_terminal():
        if state.is_chance_node():
            _chance(game, state, pairing, rng)
        else:
            _step(game, state, pairing, rng)
        skip_single(game)
        skip_theirs(state, chance=False)
    assert game.over
    assert pairing.returns(game) == pytest.approx(pairing.their_returns(state))


def _chance(game: Game, state: Any, pairing: Pairing, rng: random.Random) -> None:
    """The same outcomes with the same probabilities. Several of ours may be one of theirs (cards of all suits, say).

    One that can only be so is no event: we have passed it by already, unless it is several in our eyes.
    """
    ours: dict[int, list[Chance]] = {}
    for outcome in game.chance() if game.at_chance else ():
        ours.setdefault(pairing.chance(state, outcome.words), []).append(outcome)
    if len(only := state.legal_actions()) == 1 and only != list(ours):
        state.apply_action(only[0])
        return
    assert {
        action: float(sum(outcome.probability for outcome in group)) for action, group in ours.items()
    } == pytest.approx(dict(state.chance_outcomes()))
    action = rng.choice(pairing.outcomes(state))
    game.decide(rng.choice(ours[action]).id)
    state.apply_action(action)


def _step(game: Game, state: Any, pairing: Pairing, rng: random.Random) -> None:
    decision = game.decision
    assert decision is not None
    if pairing.seen is not None:
        pairing.seen(game, state, decision.seat)
    chosen = {}
    for seat, legal in decision.seats.items():
        mapped = {pairing.action(state, seat, game.words(seat, action)): action for action in legal}
        theirs = state.legal_actions(seat) if decision.simultaneous else state.legal_actions()
        assert sorted(mapped) == sorted(theirs)
        assert len(mapped) == len(legal)
        action = rng.choice(theirs)
        chosen[seat] = (mapped[action], action)
    for seat, (action, _) in chosen.items():
        game.choose(seat, action)
    if decision.simultaneous:
        state.apply_actions([chosen[seat][1] for seat in range(state.num_players())])
    else:
        assert decision.seat == state.current_player()
        state.apply_action(chosen[decision.seat][1])


def decide(game: Game, words: str) -> None:
    """Takes the chance outcome of this name; all have to be equally likely."""
    outcomes = game.chance()
    assert len({outcome.probability for outcome in outcomes}) == 1
    game.decide(next(outcome.id for outcome in outcomes if outcome.words == words))


def lying(game: Game, seat: int, zone: str, owner: str | None = None) -> Any:
    """A zone as a seat sees it."""
    return next(found for found in game.view(seat)["zones"] if found["zone"] == zone and found["owner"] == owner)


def valued(game: Game, seat: int, state: str, owner: str | None = None) -> Any:
    """A state variable as a seat sees it."""
    return next(found for found in game.view(seat)["state"] if found["state"] == state and found["owner"] == owner)[
        "value"
    ]


__all__ = ["decide", "games", "lying", "random_game", "valued"]
