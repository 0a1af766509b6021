"""Any ruleset as an environment of PettingZoo: its own tests, and the
book-keeping round the end of a seat and of a game.
"""

from __future__ import annotations

import random
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import rulewright as rw
from rulewright import pettingzoo
from rulewright.game import Game
from rulewright.pettingzoo import turn_env
from rulewright.ruleset_lookup import shipped

HERE = Path(__file__).parent
OTHERS: list[tuple[str, int, dict[str, str | int]]] = [
    ("blackjack", 3, {}),
    ("crazy_eights", 5, {}),
    ("goofspiel", 3, {"bids": "secret", "cards": 5}),
    ("gravediggers", 2, {}),
    ("liars_dice", 4, {"dice_each": 1}),
    ("pig", 4, {"target": 20}),
]

pytestmark = [
    pytest.mark.usefixtures("quick_builds"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),  # it holds two: the row and the mask
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),  # the same
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # of an agent whose game is over
]


@pytest.mark.parametrize("name", shipped())
def test_a_shipped_ruleset_passes_the_tests_of_pettingzoo(name: str) -> None:
    api_test(pettingzoo.env(name), num_cycles=150)
    seed_test(lambda: pettingzoo.env(name), num_cycles=60)


@pytest.mark.parametrize(("name", "players", "options"), OTHERS)
def test_other_counts_and_options_pass_too(name: str, players: int, options: dict[str, str | int]) -> None:
    def made() -> Any:
        return pettingzoo.env(name, players=players, options=options, backend="reference")

    api_test(made(), num_cycles=60)
    seed_test(made, num_cycles=30)


# ---- turns, seats that go, rewards ----------------------------------------------------------------------------------


@pytest.mark.parametrize("backend", ["native", "reference"])
@pytest.mark.parametrize(("name", "players"), [("traps", 4), ("traps", 2), ("sealed", 3)])
def test_the_order_of_agents_is_that_of_the_game(name: str, players: int, backend: str) -> None:
    """Seats that leave, one's own and others', turns that go the other way or come again,
    choices at once: step by step beside the runtime.
    """
    env = pettingzoo.raw_env(HERE / f"{name}.yaml", players=players, backend=backend, returns="score")
    seen: Counter[str] = Counter()
    for seed in range(25):
        rng = random.Random(seed)
        env.reset(seed=seed)
        game = Game.start(rw.load(HERE / f"{name}.yaml", players=players).machine, seed)
        gained = dict.fromkeys(env.possible_agents, 0.0)
        while game.decision is not None:
            for seat, legal in game.decision.seats.items():
                assert env.agent_selection == f"player_{seat}"
                observation, reward, terminated, truncated, _ = env.last()
                assert not terminated and not truncated
                assert observation is not None
                assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(legal)
                gained[f"player_{seat}"] += reward
                action = rng.choice(legal)
                seen[game.words(seat, action).split(" ")[0]] += 1
                env.step(action)
                game.choose(seat, action)
        for agent in env.possible_agents:
            assert env.agent_selection == agent
            _, reward, terminated, _, _ = env.last()
            gained[agent] += reward
            assert terminated
            env.step(None)
        assert env.agents == []
        assert list(gained.values()) == list(map(float, game.outcome.scores))
    assert all(seen.values())


def test_a_game_that_is_over_before_anybody_is_asked_gives_its_rewards() -> None:
    """Whether somebody was asked or not, each agent collects what its game is worth, and has one empty step."""
    env, asked = pettingzoo.raw_env(HERE / "hardly.yaml", returns="score"), Counter[int]()
    for seed in range(20):
        env.reset(seed=seed)
        gained, choices = dict.fromkeys(env.possible_agents, 0.0), 0
        for agent in env.agent_iter():
            _, reward, terminated, _, _ = env.last()
            gained[agent] += reward
            choices += not terminated
            env.step(None if terminated else 1)
        assert list(gained.values()) == [3.0, 1.0]
        asked[choices] += 1
    assert set(asked) == {0, 1}


@pytest.mark.parametrize("returns", ["win", "margin"])
def test_the_rewards_of_all_agents_sum_to_nothing(returns: str) -> None:
    env = pettingzoo.raw_env(HERE / "traps.yaml", players=4, returns=returns)
    games = [played(env, seed) for seed in range(10)]
    assert all(sum(gained.values()) == pytest.approx(0) for gained in games)
    assert sum(any(gained.values()) for gained in games) > 5


def played(env: Any, seed: int) -> dict[str, float]:
    """What every agent has been handed in one random game."""
    env.reset(seed=seed)
    rng, gained = random.Random(seed), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        gained[agent] += reward
        legal = np.flatnonzero(observation["action_mask"]).tolist()
        env.step(None if terminated or truncated else rng.choice(legal))
    return gained


def test_who_chooses_later_sees_nothing_of_what_was_sealed() -> None:
    """All observations of one simultaneous decision are those of its beginning."""
    env = pettingzoo.raw_env(HERE / "sealed.yaml", players=3)
    env.reset(seed=1)
    opened = {agent: env.observe(agent) for agent in env.agents}
    for choice in np.flatnonzero(opened["player_0"]["action_mask"]).tolist():
        env.reset(seed=1)
        env.step(choice)
        assert env.agent_selection == "player_1"
        for agent in ("player_1", "player_2"):
            now = env.observe(agent)
            assert all(np.array_equal(now[part], opened[agent][part]) for part in now)


def test_a_game_that_is_not_over_in_time_is_cut_off() -> None:
    env = pettingzoo.raw_env(HERE / "endless.yaml")
    env.reset(seed=1)
    while not any(env.truncations.values()):
        env.step(1)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}
    assert "is not over after" in env.infos["player_0"]["fault"]
    while env.agents:
        env.step(None)


def test_a_game_may_be_left_in_the_middle() -> None:
    env = pettingzoo.raw_env(HERE / "traps.yaml", players=3)
    for seed in range(5):
        env.reset(seed=seed)
        while not any(env.terminations.values()):
            env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[seed % 3]))
        env.step(None)
        env.reset(seed=seed)
        assert env.agents == env.possible_agents
        assert not any(env.terminations.values())
        assert not any(env._cumulative_rewards.values())


# ---- choices ---------------------------------------------------------------------------------------------------------


def test_what_is_not_legal_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.raw_env("tic_tac_toe")
    env.reset(seed=1)
    env.step(5)
    before = env.observe("player_1")
    for action in range(-2, 14):
        if not (0 <= action < 10 and before["action_mask"][action]):
            with pytest.raises(rw.Illegal, match="is not among the legal choices of player_1"):
                env.step(action)
    for odd in (None, True, "5", 5.0):
        with pytest.raises(rw.Illegal, match="a whole number"):
            env.step(odd)
    after = env.observe("player_1")
    assert all(np.array_equal(after[part], before[part]) for part in after)
    env.step(np.int64(1))


def test_too_many_ids_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(turn_env, "MOST_ACTIONS", 9)
    with pytest.raises(rw.BadConfiguration, match=r"has 10 action ids, and a mask has 9 at most"):
        pettingzoo.env("tic_tac_toe")


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"render_mode": "rgb_array"}, "there is no render mode"),
        ({"returns": "wins"}, "did you mean"),
        ({"backend": "fast"}, "there is no backend"),
        ({"players": 9}, "players"),
    ],
)
def test_mistakes_are_told(given: dict[str, Any], words: str) -> None:
    with pytest.raises(rw.RulewrightError, match=words):
        pettingzoo.env("kuhn", **given)


@pytest.mark.parametrize("seed", [-1, 2**64, "one", 1.5, True])
def test_a_seed_is_a_number(seed: Any) -> None:
    with pytest.raises(rw.BadConfiguration, match="is no seed"):
        pettingzoo.env("kuhn").reset(seed=seed)


# ---- seeds, arrays, pictures -----------------------------------------------------------------------------------------


def test_games_without_a_seed_differ_and_those_after_a_seed_do_not() -> None:
    env = pettingzoo.raw_env("hearts")

    def deals(first: int | None) -> list[bytes]:
        env.reset(seed=first)
        found = []
        for _ in range(6):
            found.append(env.observe("player_0")["observation"].tobytes())
            env.reset()
        return found

    assert len(set(deals(None) + deals(None))) == 12
    assert deals(7) == deals(7)
    assert len(set(deals(7))) == 6


def test_another_process_plays_the_same_game() -> None:
    program = (
        "import hashlib, sys; from rulewright import pettingzoo; "
        "env = pettingzoo.raw_env('gravediggers', backend=sys.argv[1]); env.reset(seed=11); h = hashlib.sha256()\n"
        "for agent in env.agent_iter(60):\n"
        "    o, r, t, u, _ = env.last(); h.update(o['observation'].tobytes() + o['action_mask'].tobytes())\n"
        "    env.step(None if t or u else int(o['action_mask'].nonzero()[0][-1]))\n"
        "print(h.hexdigest())"
    )
    told = {
        subprocess.run([sys.executable, "-c", program, backend], capture_output=True, text=True, check=True).stdout
        for backend in ("native", "reference", "native")
    }
    assert len(told) == 1


def test_arrays_are_the_callers_own() -> None:
    env = pettingzoo.raw_env("tic_tac_toe")
    env.reset(seed=1)
    first = env.observe("player_0")
    kept = {part: array.copy() for part, array in first.items()}
    env.step(3)
    assert all(np.array_equal(first[part], kept[part]) for part in kept)
    first["action_mask"][:] = 1
    first["observation"][:] = 5
    assert env.observe("player_1")["action_mask"].tolist() == [0, 1, 1, 0, 1, 1, 1, 1, 1, 1]


def test_the_table_is_shown_without_secrets() -> None:
    env = pettingzoo.raw_env("kuhn", render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert "purse pot: 2" in text
    assert not {"jack", "queen", "king"} & set(text.replace('"', " ").split())


def test_every_number_of_a_row_is_told_and_lies_between_its_bounds() -> None:
    """A row is told as often as there are columns, and what a row says can be read back from them."""
    env = pettingzoo.raw_env("leduc")
    env.reset(seed=2)
    labels = [column.label for column in env.columns]
    assert len(set(labels)) == len(labels) == len(env.observe("player_0")["observation"])
    row = dict(zip(labels, env.observe("player_1")["observation"].tolist(), strict=True))
    assert (row["row of Player 1"], row["row of Player 2"], row["may choose: Player 1"]) == (0, 1, 1)
    column = next(column for column in env.columns if column.label == "hand of Player 1: card 1")
    assert row[column.label] == column.unknown
    own = next(column for column in env.columns if column.label == "hand of Player 2: card 1")
    assert dict(own.meanings)[int(row[own.label])] in ("jack", "queen", "king")


def test_a_closed_environment_plays_no_more() -> None:
    """Whatever is asked of it; closing it twice is no mistake, and copies that were made before play on."""
    env = pettingzoo.env("kuhn", render_mode="ansi")
    env.reset(seed=1)
    agent, copied = env.agent_selection, deepcopy(env)
    action = int(np.flatnonzero(env.observe(agent)["action_mask"])[0])
    questions: list[Callable[[], object]] = [
        lambda: env.step(action),
        env.reset,
        lambda: env.observe(agent),
        env.last,
        env.render,
    ]
    env.close()
    env.close()
    for question in questions:
        with pytest.raises(rw.Illegal, match="is closed and plays no more; make another one"):
            question()
    copied.step(action)
