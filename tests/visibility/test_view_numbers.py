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
from pathlib import Path

import pytest

from rulewright.backend.codegen import c_compiler
from rulewright.backend.codegen.native_game import NativeGame
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.playouts import address
from rulewright.backend.codegen.view_layout import HIDDEN, NOBODY
from rulewright.game import Game
from rulewright.game.view_numbers import ViewNumbers
from rulewright.vector.environment import VectorEnv

from .audiences import BUILD
from .viewed_rules import HANDS, LAST_ZONES, PLAYERS, alone, ends_with, machine

EYES = (*range(PLAYERS), PLAYERS)
"""The seats, and an onlooker."""
GUARD, AROUND, STOPS, WORDS = 12345678, 64, 180, 5
MIXING = ("mix", "stir", "churn", "rub", "jumble")
MORE = pytest.mark.parametrize("has_more", [False, True], ids=["cards", "dice and marks"])


BOUNDED = (*BUILD, "-fsanitize=bounds", "-fsanitize-undefined-trap-on-error")
"""A table that is read beyond its end ends the process."""


@cache
def native(has_more: bool) -> NativeMachine:
    return NativeMachine(machine(has_more), BOUNDED)


def stops(has_more: bool, seed: int, automatic: bool) -> Iterator[tuple[Game, NativeGame]]:
    """A game at random, on both backends: every action as likely, then every choice of it. Where chance is not
    automatic, there are more shuffles, and it is seen in the middle of them as well.
    """
    made, rng = machine(has_more), random.Random(seed)
    game, compiled = Game.start(made, seed, log=False, automatic=automatic), native(has_more).blank()
    compiled.begin(seed, automatic)
    bases = [action.base for action in made.program.actions]
    mixing = [at for at, action in enumerate(made.program.actions, 1) if action.name in MIXING]
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
        mixed = [] if automatic or rng.random() < 0.8 else [name for name in mixing if name in named]
        name = rng.choice(mixed or sorted(set(named)))
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


@MORE
@pytest.mark.parametrize("automatic", [True, False], ids=["choices", "chance"])
def test_numbers_words_and_text_are_those_of_the_reference(has_more: bool, automatic: bool) -> None:
    seen = ViewNumbers(machine(has_more))
    for at, (game, compiled) in enumerate(stops(has_more, 1, automatic)):
        assert compiled.digest() == game.digest()
        for eye in EYES:
            numbers = written(compiled, eye)
            assert numbers == seen(game.state, eye)
            if at % WORDS == 0:
                seat = eye if eye < PLAYERS else None
                assert compiled.spelled(array("i", numbers)) == str(numbers)
                assert json.dumps(compiled.view(seat)) == json.dumps(game.view(seat))


@MORE
def test_whoever_sees_a_component_knows_it(has_more: bool) -> None:
    """At every stop, in the middle of shuffles too."""
    table, unseen = machine(has_more).table, 0
    for game, _ in stops(has_more, 1, automatic=False):
        s = game.state.slots
        for component in range(len(game.program.components)):
            seers = table.visible(s[table.home + component], s[table.facing + component])
            assert not seers & ~s[table.knows + component]
            unseen += seers != s[table.knows + component]
    assert unseen


@pytest.mark.parametrize("last", LAST_ZONES)
def test_nothing_is_written_behind_the_last_zone(last: str, tmp_path: Path) -> None:
    made = ends_with(last, tmp_path)
    game, compiled = Game.start(made, 1), NativeMachine(made, BOUNDED).blank()
    compiled.begin(1, True)
    for _ in range(2):
        for eye in range(made.program.players + 1):
            assert written(compiled, eye) == ViewNumbers(made)(game.state, eye)
        game.choose(0, game.legal(0)[0])
        compiled.choose(0, compiled.legal(0)[0])


@MORE
def test_numbers_are_written_over_those_of_other_games_and_seats(
    has_more: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where more lay, or less, nothing stays of it."""
    monkeypatch.setattr(c_compiler, "usual_flags", lambda text: BOUNDED)
    env = VectorEnv(machine(has_more), 6, max_episode_steps=60, autoreset_mode="same_step")
    observation, info = env.reset(seed=1)
    snapshot, fuller, emptier = env.save(), False, False
    for step in range(200):
        before = observation
        assert (observation == env.observe(info["seat"])).all()
        observation, info = env.restore(snapshot) if step == 90 else env.step(env.sample())[::4]
        emptier |= bool(((observation == NOBODY) & (before != NOBODY)).any())
        fuller |= bool(((observation != NOBODY) & (before == NOBODY)).any())
    assert fuller and emptier


@pytest.mark.parametrize("zones", HANDS)
def test_the_only_card_of_a_game_does_not_stay_in_the_row_of_another_seat(
    zones: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nothing is moved: the row is written for a seat that sees less."""
    monkeypatch.setattr(c_compiler, "usual_flags", lambda text: BOUNDED)
    env = VectorEnv(alone(zones, tmp_path), 1)
    observation, info = env.reset(seed=1)
    for _ in range(12):
        seat = int(info["seat"][0])
        assert (observation == env.observe(seat)).all() and (HIDDEN in observation) is (seat != 0)
        observation, info = env.step(env.sample())[::4]
