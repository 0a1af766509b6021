"""What Python copies: `copy.copy`, `copy.deepcopy` and `pickle` give a game that goes on by itself, or say what to
do.
"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

import rulewright as rw
from rulewright import pettingzoo, vector
from rulewright.errors import NotPickled

pytestmark = pytest.mark.usefixtures("quick_builds")

COPIES = [copy.copy, copy.deepcopy]
NAME = "goofspiel"


def played(env: Any, steps: int) -> list[Any]:
    """What the agents of an environment are told, each choosing its first id."""
    told = []
    for _ in range(steps):
        observation, *rest = env.last()
        told.append((env.agent_selection, observation["observation"].tolist(), rest))
        env.step(int(np.flatnonzero(observation["action_mask"])[0]))
    return told


@pytest.mark.parametrize("copied", COPIES)
@pytest.mark.parametrize("backend", ["native", "reference"])
def test_a_copied_environment_goes_on_by_itself(backend: str, copied: Callable[[Any], Any]) -> None:
    env = pettingzoo.raw_env(NAME, backend=backend)
    copied(env).reset(seed=5)
    env.reset(seed=1)
    played(env, 3)
    twin = copied(env)
    assert played(twin, 6) == played(env, 6)
    assert twin.rules.machine is env.rules.machine


def test_a_copied_environment_in_its_wrapper_goes_on_by_itself() -> None:
    env = pettingzoo.env(NAME)
    env.reset(seed=1)
    twin = copy.deepcopy(env)
    assert played(twin, 6) == played(env, 6)


@pytest.mark.parametrize("copied", COPIES)
def test_a_copied_game_goes_on_by_itself(copied: Callable[[Any], Any]) -> None:
    game = rw.load("tic_tac_toe").start(seed=1)
    game.choose(game.turn().actions[0])
    twin = copied(game)
    twin.choose(twin.turn().actions[0])
    assert (game.decisions, len(game.record.choices)) == (1, 1)
    assert (twin.decisions, len(twin.record.choices)) == (2, 2)


@pytest.mark.parametrize("copied", COPIES)
def test_a_copied_compiled_game_goes_on_by_itself(copied: Callable[[Any], Any]) -> None:
    game = rw.load(NAME).compiled()
    game.begin(1)
    before = game.digest()
    twin = copied(game)
    twin.step(twin.ids[0])
    assert (game.digest(), twin.digest() == before) == (before, False)


@pytest.mark.parametrize("copied", COPIES)
def test_copied_rules_share_what_plays_them(copied: Callable[[Any], Any]) -> None:
    rules = rw.load(NAME)
    assert copied(rules).machine is rules.machine
    assert copied(rules.native) is rules.native


@pytest.mark.parametrize("copied", [*COPIES, pickle.dumps])
def test_an_environment_of_many_games_says_what_to_do(copied: Callable[[Any], Any]) -> None:
    with pytest.raises(NotPickled, match="`save` gives a snapshot"):
        copied(vector.make(NAME, 2))


def test_what_cannot_be_pickled_says_what_to_do() -> None:
    rules = rw.load(NAME)
    for one in (rules, rules.start(seed=1), rules.compiled(), rules.native, pettingzoo.env(NAME)):
        with pytest.raises(NotPickled, match="make it anew from the ruleset"):
            pickle.dumps(one)
