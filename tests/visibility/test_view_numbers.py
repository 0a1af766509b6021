"""The numbers that compiled code writes of what is seen, at every stop of games in which everything moves: the same as
those of the reference interpreter, wherever and over whatever they are written, and nothing beside them.
"""

from __future__ import annotations

import json
import random
from array import array
from bisect import bisect_right
from collections.abc import Iterator
from functools import cache

import pytest

from rulewright.backend.codegen.native_game import NativeGame
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.playouts import address
from rulewright.backend.codegen.view_layout import NOBODY
from rulewright.game import Game
from rulewright.game.view_numbers import ViewNumbers
from rulewright.vector.environment import VectorEnv

from .audiences import BUILD
from .viewed_rules import PLAYERS, machine

EYES = (*range(PLAYERS), PLAYERS)
"""The seats, and an onlooker."""
GUARD, AROUND, STOPS, WORDS = 12345678, 64, 180, 5
DICE = pytest.mark.parametrize("has_dice", [False, True], ids=["cards", "dice"])


@cache
def native(has_dice: bool) -> NativeMachine:
    return NativeMachine(machine(has_dice), (*BUILD, "-fsanitize=bounds", "-fsanitize-undefined-trap-on-error"))


def stops(has_dice: bool, seed: int, automatic: bool) -> Iterator[tuple[Game, NativeGame]]:
    """A game at random, on both backends: every action as likely, then every choice of it. Where chance is not
    automatic, it is seen in the middle of a shuffle as well.
    """
    made, rng = machine(has_dice), random.Random(seed)
    game, compiled = Game.start(made, seed, log=False, automatic=automatic), native(has_dice).blank()
    compiled.begin(seed, automatic)
    bases = [action.base for action in made.program.actions]
    for _ in range(STOPS if automatic else 3 * STOPS):
        yield game, compiled
        if game.at_chance:
            outcome = rng.choice(compiled.outcomes())
            game.decide(outcome)
            compiled.decide(outcome)
            continue
        seat = min(game.state.pending)
        legal = game.legal(seat)
        named = [bisect_right(bases, id_) for id_ in legal]
        name = rng.choice(sorted(set(named)))
        choice = rng.choice([id_ for id_, of in zip(legal, named, strict=True) if of == name])
        game.choose(seat, choice)
        compiled.choose(seat, choice)


def written(game: NativeGame, eye: int) -> list[int]:
    """What is written, over numbers of no meaning; nothing around it is."""
    size = game.machine.view_layout.size
    found = array("i", [GUARD] * (size + 2 * AROUND))
    inside = address(found) + AROUND * found.itemsize
    game.library.rw_view(game.memory, eye, inside)
    numbers = found.tolist()
    assert numbers[:AROUND] == numbers[AROUND + size :] == [GUARD] * AROUND
    return numbers[AROUND : AROUND + size]


@DICE
@pytest.mark.parametrize("automatic", [True, False], ids=["choices", "chance"])
def test_numbers_words_and_text_are_those_of_the_reference(has_dice: bool, automatic: bool) -> None:
    seen = ViewNumbers(machine(has_dice))
    for at, (game, compiled) in enumerate(stops(has_dice, 1, automatic)):
        assert compiled.digest() == game.digest()
        for eye in EYES:
            numbers = written(compiled, eye)
            assert numbers == seen(game.state, eye)
            if at % WORDS == 0:
                seat = eye if eye < PLAYERS else None
                assert compiled.spelled(array("i", numbers)) == str(numbers)
                assert json.dumps(compiled.view(seat)) == json.dumps(game.view(seat))


@DICE
@pytest.mark.usefixtures("quick_builds")
def test_numbers_are_written_over_those_of_other_games_and_seats(has_dice: bool) -> None:
    """Where more lay, or less, nothing stays of it."""
    env = VectorEnv(machine(has_dice), 6, max_episode_steps=60, autoreset_mode="same_step")
    observation, info = env.reset(seed=1)
    snapshot, fuller, emptier = env.save(), False, False
    for step in range(200):
        before = observation
        assert (observation == env.observe(info["seat"])).all()
        observation, info = env.restore(snapshot) if step == 90 else env.step(env.sample())[::4]
        emptier |= bool(((observation == NOBODY) & (before != NOBODY)).any())
        fuller |= bool(((observation != NOBODY) & (before == NOBODY)).any())
    assert fuller and emptier
