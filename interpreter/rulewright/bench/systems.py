"""Other systems that play the same games, where they are installed (extra `bench`): how each is made to play at random.

In: a game as the system calls it. Out: players. Complains (`Missing`) where the system or the game is not there.
Chance is drawn by the probabilities that the system tells, never by what is known of one of its games.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from rulewright.bench.checkout_programs import CheckoutPlayer
from rulewright.errors import brings


class Missing(Exception):
    """A system that is not installed, or does not know a game."""


def _imported(module: str, system: str) -> Any:
    try:
        return import_module(module)
    except ImportError:
        raise Missing(f"{system} is not installed: {brings('bench')}") from None


# ---- OpenSpiel ------------------------------------------------------------------------------------------------------


def _open_spiel(name: str, seed: int) -> Iterator[CheckoutPlayer]:
    """Its games in C++: driven from Python choice by choice, and by its own loop in C++ with its own random bots."""
    pyspiel, numpy = _imported("pyspiel", "open_spiel"), _imported("numpy", "numpy")
    try:
        game = pyspiel.load_game(name)
    except pyspiel.SpielError as problem:
        raise Missing(f"open_spiel: {problem}") from None
    yield CheckoutPlayer(
        "open_spiel",
        "C++ driven from Python by a short loop",
        lambda first, count: _driven(game, count, _drawn, random.Random(seed ^ first)),
    )
    yield CheckoutPlayer(
        "open_spiel, example",
        "as its own examples drive it, by numpy",
        lambda first, count: _as_its_examples(numpy, game, seed ^ first, count),
    )
    yield CheckoutPlayer(
        "open_spiel bots",
        "its evaluate_bots, all in C++",
        lambda first, count: _its_own_loop(pyspiel, game, seed ^ first, count),
    )


def _driven(game: Any, count: int, drawn: Callable[[Any, random.Random], int], rng: random.Random) -> int:
    return sum(_spiel_game(game, drawn, rng) for _ in range(count))


def _spiel_game(game: Any, drawn: Callable[[Any, random.Random], int], rng: random.Random) -> int:
    """A game by the shortest loop that plays any game of the system rightly;
    `drawn` draws one of the outcomes of chance.
    """
    state, seats, choice, decisions = game.new_initial_state(), range(game.num_players()), rng.choice, 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state.chance_outcomes(), rng))
            continue
        if state.is_simultaneous_node():
            state.apply_actions([choice(state.legal_actions(seat)) for seat in seats])
        else:
            state.apply_action(choice(state.legal_actions()))
        decisions += 1
    return decisions


def _drawn(outcomes: list[tuple[int, float]], rng: random.Random) -> int:
    """By the probabilities, and no further than to the one that is drawn."""
    rest = rng.random()
    for outcome, probability in outcomes:
        rest -= probability
        if rest < 0:
            return outcome
    return outcomes[-1][0]


def _as_its_examples(numpy: Any, game: Any, seed: int, count: int) -> int:
    """With `numpy.random.choice` for chance, as in open_spiel/python/examples/example.py."""
    numpy.random.seed(seed & 0xFFFFFFFF)

    def drawn(outcomes: list[tuple[int, float]], _: random.Random) -> int:
        actions, weights = zip(*outcomes, strict=True)
        return int(numpy.random.choice(actions, p=weights))

    return _driven(game, count, drawn, random.Random(seed))


def _its_own_loop(pyspiel: Any, game: Any, seed: int, count: int) -> int:
    """Decisions are not counted."""
    bots = [pyspiel.make_uniform_random_bot(seat, seed + seat & 0x7FFFFFFF) for seat in range(game.num_players())]
    for index in range(count):
        pyspiel.evaluate_bots(game.new_initial_state(), bots, seed + index & 0x7FFFFFFF)
    return 0


# ---- RLCard ---------------------------------------------------------------------------------------------------------


def _rlcard(name: str, seed: int) -> Iterator[CheckoutPlayer]:
    """Games in Python, made for learning: every step also makes an observation."""
    rlcard = _imported("rlcard", "rlcard")
    try:
        environment = rlcard.make(name, config={"seed": seed & 0x7FFFFFFF})
    except ValueError as problem:
        raise Missing(f"rlcard: {problem}") from None
    pick = random.Random(seed).choice
    yield CheckoutPlayer(
        "rlcard", "Python", lambda _, count: sum(_rlcard_game(environment, pick) for _ in range(count))
    )


def _rlcard_game(environment: Any, pick: Callable[[list[int]], int]) -> int:
    state, _ = environment.reset()
    decisions = 0
    while not environment.is_over():
        state, _ = environment.step(pick(list(state["legal_actions"])))
        decisions += 1
    return decisions


SYSTEMS: dict[str, Callable[[str, int], Iterator[CheckoutPlayer]]] = {"open_spiel": _open_spiel, "rlcard": _rlcard}
"""Every system by the name that peers.yaml uses."""
