"""Many games at once are the games that one by one are: in every mode, whatever the
threads, and nothing that is handed out changes.
"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable, Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import rulewright as rw
from rulewright import vector
from rulewright.vector import AutoresetMode, Snapshot, VectorEnv

pytestmark = pytest.mark.usefixtures("quick_builds")

GAMES = ("kuhn", "goofspiel", "gravediggers", "tic_tac_toe", "blackjack")
TRIED = Path(__file__).parents[1] / "conformance" / "rulesets" / "tried.yaml"
"""Random play tries candidates there, instead of listing what is legal."""
SHORT = """\
rulewright: 1
game: short
title: Short
about: A game that is sometimes over before anybody chooses, and sometimes breaks a promise.
players: 2
limit: 20 decisions
components: {die: {kinds: {plain: {count: 1}}, rolls: 1..3}}
zones: {table: {holds: die, starts: all, seen_by: everyone}}
state: {n: {is: 0..2, start: 0}}
actions: {go: {do: add 1 to n}, wait: {}}
phases:
  game:
    open: roll table
    go_on:
      when: 'sum(die.rolled for die in table) > 1'
      turns: player me clockwise from player 1
      steps: {act: {must: [go, wait], if_none: never}}
      until: 'n = 2 and sum(die.rolled for die in table) = 2'
score: {of: player, points: n, rank: highest points then shared}
"""


def played(env: VectorEnv, steps: int, seed: int = 1) -> Iterator[tuple[Any, ...]]:
    """What reset and so many steps hand out, choices drawn by the games' own generators."""
    observation, info = env.reset(seed=seed)
    yield observation, info
    for _ in range(steps):
        yield env.step(env.sample())


def ends(env: VectorEnv, steps: int) -> dict[int, tuple[list[int], list[int], int]]:
    """Games that ended, by seed: scores, ranks, decisions."""
    found = {}
    for _, _, terminated, truncated, info in list(played(env, steps))[1:]:
        for lane in np.flatnonzero(terminated | truncated):
            found[int(info["final_seed"][lane])] = (
                info["score"][lane].tolist(),
                info["rank"][lane].tolist(),
                int(info["decisions"][lane]),
            )
    return found


@pytest.fixture(scope="module")
def short(tmp_path_factory: pytest.TempPathFactory) -> rw.Rules:
    path = tmp_path_factory.mktemp("short") / "ruleset.yaml"
    path.write_text(SHORT, encoding="utf-8")
    return rw.load(path)


@pytest.mark.parametrize("mode", list(AutoresetMode)[:2])
@pytest.mark.parametrize("game", [*GAMES, "go", str(TRIED)])
def test_games_are_those_of_compiled_play(game: str, mode: AutoresetMode) -> None:
    """Scores, ranks and decisions of every game that ended are those of the same seed played out at random."""
    env = vector.make(game, 9, autoreset_mode=mode)
    found = ends(env, 300)
    assert len(found) > 9
    batch, players = rw.load(game).native.playouts(list(found)), env.players
    for row, (scores, ranks, decisions) in enumerate(found.values()):
        at = slice(row * players, (row + 1) * players)
        assert (scores, ranks, decisions) == (list(batch.scores[at]), list(batch.ranks[at]), batch.decisions[row])


@pytest.mark.parametrize("game", GAMES)
def test_what_is_handed_out_is_the_game(game: str) -> None:
    """Seat, ids, mask and observation of each lane are those of the same game stepped alone;
    rewards are its returns.
    """
    rules = rw.load(game)
    env, alone = vector.make(rules, 4, masks=True), [rules.compiled() for _ in range(4)]
    _, info = env.reset(seed=[3, 4, 5, 6])
    for one, seed in zip(alone, (3, 4, 5, 6), strict=True):
        one.begin(seed)
    observation = env.observe(np.maximum(info["seat"], 0))
    for _ in range(120):
        for lane, one in enumerate(alone):
            if info["seed"][lane] > 6:
                continue
            ids = info["ids"][info["offsets"][lane] : info["offsets"][lane + 1]].tolist()
            assert (int(info["seat"][lane]), ids) == (one.seat, one.legal)
            assert np.flatnonzero(info["action_mask"][lane]).tolist() == sorted(ids)
            if one.seat >= 0:
                assert observation[lane].tolist() == one.observation(one.seat).tolist()
        actions = env.sample()
        asked = info["seat"] >= 0
        observation, reward, terminated, _, info = env.step(actions)
        for lane, one in enumerate(alone):
            if info["seed"][lane] > 6 or not asked[lane] or one.over:
                continue
            one.step(int(actions[lane]))
            assert bool(terminated[lane]) == one.over
            if one.over:
                winners = [rank == 1 for rank in one.outcome()[1]]
                share = [1 / sum(winners) if won else -1 / (len(winners) - sum(winners)) for won in winners]
                assert reward[lane].tolist() == (share if not all(winners) else [0.0] * len(winners))


def test_no_lane_depends_on_others_or_threads() -> None:
    """Lane by lane the same bytes with one lane more or less, with one thread or three, copied or not."""

    def stream(lanes: int, **settings: Any) -> list[Any]:
        env = vector.make("gravediggers", lanes, **settings)
        found = []
        for handed in played(env, 150):
            info = handed[-1]
            ids = [info["ids"][a:b].tolist() for a, b in pairwise(info["offsets"].tolist())][:5]
            found.append(
                (ids, handed[0][:5].copy().tobytes(), info["seed"][:5].tolist(), info["decisions"][:5].tolist())
            )
        env.close()
        return found

    expected = stream(5)
    assert stream(13, threads=3) == expected
    assert stream(7, threads=7, copy=False) == expected
    assert len({tuple(seeds) for _, _, seeds, _ in expected}) > 1
    assert all(len(set(seeds)) == 5 for _, _, seeds, _ in expected)


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_games_can_be_told_apart_in_the_stream(mode: AutoresetMode) -> None:
    """From what was handed out alone, whole games are put together again; they replay to the same end.
    No action is dropped without a mark.
    """
    env = vector.make("tic_tac_toe", 6, autoreset_mode=mode)
    rules, whole = rw.load("tic_tac_toe"), 0
    _, info = env.reset(seed=8)
    moves: dict[int, list[int]] = {}
    for _ in range(80):
        actions, seeds = env.sample(), info["seed"].tolist()
        _, reward, terminated, _, info = env.step(actions)
        for lane in range(6):
            if info["taken"][lane]:
                moves.setdefault(seeds[lane], []).append(int(actions[lane]))
            if terminated[lane]:
                game = rules.compiled()
                game.begin(int(info["final_seed"][lane]))
                for move in moves[int(info["final_seed"][lane])]:
                    game.step(move)
                assert game.over and list(game.outcome()[1]) == info["rank"][lane].tolist()
                row = np.flatnonzero(info["_final_obs"]).tolist().index(lane)
                for seat in range(2):
                    assert info["final_obs"][row, seat].tolist() == game.observation(seat).tolist()
                assert reward[lane].sum() == 0
                whole += 1
        if mode is AutoresetMode.DISABLED and terminated.any():
            _, info = env.reset(options={"reset_mask": terminated})
    assert whole > 20


def test_a_game_that_is_over_at_once_is_told(short: rw.Rules) -> None:
    """Nobody is asked; the next step takes no action and tells the end; in every mode the lanes go on."""
    for mode in ("next_step", "same_step"):
        env = vector.make(short, 30, autoreset_mode=mode)
        unasked = cut = 0
        _, info = env.reset(seed=1)
        for _ in range(60):
            asked = info["seat"] >= 0
            counts = np.diff(info["offsets"])
            assert ((counts > 0) == asked).all()
            _, _, terminated, truncated, info = env.step(env.sample())
            assert (info["taken"] == asked).all()
            unasked += int((terminated & ~asked).sum())
            for lane in np.flatnonzero(truncated):
                fault = env.fault(int(lane))
                assert fault is not None and fault.kind in ("range", "limit") and fault.place.line in (10, 17), str(
                    fault
                )
                cut += fault.kind == "range"
            assert all(env.fault(int(lane)) is None for lane in np.flatnonzero(~truncated))
        assert unasked and cut


def test_what_is_handed_out_stays() -> None:
    """A hundred steps' arrays, kept, are at the end what they were; nobody reaches a game by writing into them."""
    env = vector.make("goofspiel", 8)
    kept, copies = [], []
    for handed in played(env, 100):
        arrays = [*handed[:-1], *handed[-1].values()]
        kept.append(arrays)
        copies.append([array.copy() for array in arrays])
    for arrays, before in zip(kept, copies, strict=True):
        assert all(np.array_equal(array, copy) for array, copy in zip(arrays, before, strict=True))
    standing = env.save()
    for array in kept[-1]:
        if array.flags.writeable:
            array[...] = 1
    assert env.save().same(standing)


@pytest.mark.parametrize("part", [lambda drawn: drawn, lambda drawn: drawn[1:], memoryview])
def test_what_was_drawn_stays_as_long_as_somebody_holds_it(part: Callable[[Any], Any]) -> None:
    """What nobody holds is written over."""
    env = vector.make("goofspiel", 8, copy=False, autoreset_mode="same_step")
    env.reset(seed=1)
    kept, copies = [], []
    for _ in range(50):
        kept.append(part(env.sample()))
        copies.append(np.array(kept[-1]))
        env.step(env.sample())
    assert all(np.array_equal(array, copy) for array, copy in zip(kept, copies, strict=True))
    assert len({tuple(copy.tolist()) for copy in copies}) > 25


def test_nobody_writes_into_a_snapshot() -> None:
    """Compiled code trusts where a snapshot says that ids lie."""
    env = vector.make("goofspiel", 3)
    env.reset(seed=1)
    taken = env.save()
    copies = copy.copy(taken), copy.deepcopy(taken), pickle.loads(pickle.dumps(taken))
    for snapshot in (taken, Snapshot.from_bytes(taken.to_bytes()), *copies):
        for array in (*snapshot.columns.values(), snapshot.ids):
            with pytest.raises(ValueError, match="read-only"):
                array[...] = 1
            if array.size:
                with pytest.raises(ValueError, match="WRITEABLE"):
                    array.flags.writeable = True
        with pytest.raises(TypeError):
            snapshot.columns["offset"] = np.zeros(4, np.int64)  # type: ignore[index]
        env.restore(snapshot)
        assert env.save().same(taken)


def test_without_copying_arrays_stay_for_one_more_step() -> None:
    """And nobody can make them writable."""
    env = vector.make("goofspiel", 8, copy=False)
    last: list[tuple[Any, Any]] = []
    for handed in played(env, 50):
        assert all(np.array_equal(array, copy) for array, copy in last)
        last = [(array, array.copy()) for array in (*handed[:-1], *handed[-1].values())]
        for array, _ in last[:-1]:
            if array.size and array.base is not None:
                with pytest.raises(ValueError, match="WRITEABLE"):
                    array.flags.writeable = True


def test_an_id_that_is_not_legal_steps_nothing() -> None:
    """It is named with its lane; so is what is no id at all."""
    env = vector.make("kuhn", 5)
    with pytest.raises(rw.Illegal, match="reset"):
        env.step([0] * 5)
    env.reset(seed=1)
    actions, before = env.sample(), env.save()
    for wrong in (-1, 99, 2**40):
        with pytest.raises(rw.Illegal, match=f"lane 3: {wrong} is not legal for Player"):
            env.step([*actions[:3], wrong, actions[4]])
    for wrong_kind in (actions[:4], actions.astype(float), [["a"]], 3, actions[:, None], [True] * 5):
        with pytest.raises(rw.Illegal, match="5 whole numbers"):
            env.step(wrong_kind)  # type: ignore[arg-type]
    assert env.save().same(before)
    env.step(actions)


@pytest.mark.parametrize("game", ["hex", "hearts"])
@pytest.mark.parametrize("place", [0, -1])
def test_any_listed_id_may_be_chosen(game: str, place: int) -> None:
    """The first and the last of many, also where another one was drawn; one that is beside the list may not."""
    env = vector.make(game, 3, autoreset_mode="same_step", masks=True)
    _, info = env.reset(seed=2)
    longest = 0
    for _ in range(100):
        drawn, lists = env.sample(), np.split(info["ids"], info["offsets"][1:-1])
        longest = max(longest, *map(len, lists))
        wrong = drawn.copy()
        wrong[2] = np.flatnonzero(~info["action_mask"][2])[place]
        with pytest.raises(rw.Illegal, match=f"lane 2: {wrong[2]} is not legal"):
            env.step(wrong)
        info = env.step([int(ids[place]) for ids in lists])[4]
        assert info["taken"].all()
    assert longest > 60


@pytest.mark.parametrize("mode", list(AutoresetMode)[:2])
def test_an_end_is_told_in_its_step_only(mode: AutoresetMode) -> None:
    """Before and after it, and after going back or beginning anew, nothing of it stands in any row."""
    env = vector.make("kuhn", 7, autoreset_mode=mode, copy=False)
    env.reset(seed=3)
    snapshot, ends = env.save(), 0
    for number in range(60):
        _, reward, terminated, truncated, info = env.step(env.sample())
        ending = info["_final_obs"]
        assert (ending == (terminated | truncated)).all()
        assert (reward.any(axis=1) == ending).all() and (info["rank"].any(axis=1) == ending).all()
        assert ((info["final_seed"] != 0) == ending).all() and not info["fault"].any()
        ends += int(ending.sum())
        if number % 20 == 9:
            info = env.reset()[1] if number == 9 else env.restore(snapshot)[1]
            assert not info["_final_obs"].any() and not info["rank"].any() and not info["final_seed"].any()
    assert ends > 50


def test_seeds() -> None:
    """The same seed deals the same; without one games differ; lanes that are not reset stay."""
    env = vector.make("gravediggers", 4)
    env.reset()
    deals = {bytes(env.observe(0).tobytes()) for _ in range(10) if env.reset() is not None}
    assert len(deals) == 10
    first, _ = env.reset(seed=5)
    assert np.array_equal(vector.make("gravediggers", 4).reset(seed=5)[0], first)
    assert [int(seed) for seed in env.reset(seed=[1, 2, 3, 4])[1]["seed"]] == [1, 2, 3, 4]
    before = env.observe(1)
    env.reset(seed=9, options={"reset_mask": np.array([True, False, False, True])})
    assert (env.observe(1) == before).all(axis=1).tolist() == [False, True, True, False]
    for bad in (-1, 2**64, [1, 2], [1, 2, 3, -1]):
        with pytest.raises(rw.BadConfiguration, match="seed"):
            env.reset(seed=bad)
    for options in ({"reset_mask": [1, 0, 0, 0]}, {"reset_mask": np.ones(3, bool)}, {"mask": None}):
        with pytest.raises(rw.BadConfiguration, match="reset_mask"):
            env.reset(options=options)


@pytest.mark.parametrize(
    "ask",
    [
        lambda env: env.reset(seed=1.5),
        lambda env: env.reset(seed=True),
        lambda env: env.reset(seed=[1, 2, 3, 4.5]),
        lambda env: env.reset(seed=np.array([1.0, 2.0, 3.0, 4.0])),
        lambda env: env.reset(seed=[[1, 2, 3, 4]]),
        lambda env: env.observe([0.5] * 4),
        lambda env: env.observe(2**32),
        lambda env: env.observe([2**32 + 1] * 4),
        lambda env: env.observe([0, 1]),
        lambda env: env.observe(None),
        lambda env: env.fault(-1),
        lambda env: env.fault(4),
    ],
)
def test_no_number_is_cut_off_to_fit(ask: Callable[[VectorEnv], object]) -> None:
    """A seat or seed that is none is refused by name: `2**32 + 1` in 32 bits would be the hand of seat 1."""
    env = vector.make("leduc", 4)
    env.reset(seed=1)
    with pytest.raises(rw.RulewrightError, match=r"whole number|number, or a list|takes a seat"):
        ask(env)


@pytest.mark.parametrize("game", ["gravediggers", "goofspiel", "blackjack"])
def test_a_snapshot_goes_on_like_the_original(game: str) -> None:
    """From any step, amid choices of several too, through bytes, and in an environment made alike;
    of others it is refused.
    """
    env, other = vector.make(game, 3), vector.make(game, 3)
    for number, _ in enumerate(played(env, 40)):
        if number % 7:
            continue
        taken = env.save()
        other.restore(Snapshot.from_bytes(taken.to_bytes()))
        assert other.save().same(taken)
        for _ in range(5):
            actions = env.sample()
            assert np.array_equal(other.sample(), actions)
            ours, theirs = env.step(actions), other.step(actions)
            assert all(np.array_equal(a, b) for a, b in zip(ours[:4], theirs[:4], strict=True))
            assert all(np.array_equal(ours[4][name], theirs[4][name]) for name in ours[4])
        env.restore(taken)
    with pytest.raises(rw.BadConfiguration, match="other rules"):
        vector.make(game, 4).restore(taken)
    forged = taken.to_bytes()[:-1] + b"x"
    for other_bytes in (forged, b"", bytearray(b"x"), "x", None, 3):
        with pytest.raises(rw.BadConfiguration, match="no snapshot"):
            Snapshot.from_bytes(other_bytes)  # type: ignore[arg-type]
    now = env.save()
    for no_snapshot in (taken.to_bytes(), None, taken.ids):
        with pytest.raises(rw.BadConfiguration, match="takes what `save` gave"):
            env.restore(no_snapshot)  # type: ignore[arg-type]
    assert env.save().same(now)


def test_settings_that_cannot_be() -> None:
    """Each is refused in words."""
    for settings, words in (
        ({"autoreset_mode": "later"}, "autoreset mode"),
        ({"reward": "fun"}, "reward"),
        ({"threads": 0}, "threads"),
        ({"max_episode_steps": 0}, "max_episode_steps"),
    ):
        with pytest.raises(rw.BadConfiguration, match=words):
            vector.make("kuhn", 2, **settings)
    with pytest.raises(rw.BadConfiguration, match="num_envs"):
        vector.make("kuhn", 0)
    env = vector.make("kuhn", 2, autoreset_mode="disabled")
    env.reset(seed=1)
    with pytest.raises(rw.Illegal, match="over; reset"):
        list(played(env, 10))
    with pytest.raises(rw.Illegal, match="seats"):
        env.observe(3)


def test_games_are_cut_off() -> None:
    """After so many decisions, with no reward, and said to be truncated."""
    env = vector.make("tic_tac_toe", 3, max_episode_steps=2)
    seen = list(played(env, 3))
    _, reward, terminated, truncated, _ = seen[3]
    assert (truncated.all(), terminated.any(), reward.any()) == (True, False, False)
    fault = env.fault(0)
    assert fault is not None and fault.kind == "limit"


def test_where_there_is_no_compiler(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """It says what to install."""
    monkeypatch.setenv("RULEWRIGHT_CC", str(tmp_path / "none"))
    with pytest.raises(rw.Unavailable, match="RULEWRIGHT_CC"):
        vector.make("kuhn", 2)


def test_where_there_is_no_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    """It says what to install, and importing the room needs none."""
    monkeypatch.setattr(vector, "find_spec", lambda name: None)
    with pytest.raises(rw.Unavailable, match=r"`pip install .*\[vector\]"):
        vector.make("kuhn", 2)


def test_modes_of_gymnasium() -> None:
    """Its own names and values are understood, and come back in the metadata."""
    gymnasium = pytest.importorskip("gymnasium")
    theirs = gymnasium.vector.AutoresetMode
    assert {mode.name: mode.value for mode in theirs} == {mode.name: mode.value for mode in AutoresetMode}
    env = vector.make("kuhn", 2, autoreset_mode=theirs.SAME_STEP)
    assert env.metadata["autoreset_mode"] is theirs.SAME_STEP


@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("is_copied", [True, False])
def test_all_arrays_are_the_callers_or_none_is(mode: AutoresetMode, is_copied: bool) -> None:
    env = vector.make("tic_tac_toe", 3, autoreset_mode=mode, copy=is_copied)
    for step in played(env, 12):
        arrays = [*step[:-1], *step[-1].values()]
        assert {array.flags.writeable for array in arrays if array.size} == {is_copied}
        if mode is AutoresetMode.DISABLED and step[-1]["_final_obs"].any():
            break


HIDDEN = np.ma.masked_array([0, 1, 2], mask=[True, False, False])


@pytest.mark.parametrize(
    "given",
    [
        lambda env: env.step(HIDDEN),
        lambda env: env.observe(HIDDEN.astype(np.int32)),
        lambda env: env.reset(seed=HIDDEN),
        lambda env: env.reset(options={"reset_mask": HIDDEN.astype(np.bool_)}),
    ],
)
def test_masked_values_are_refused(given: Callable[[VectorEnv], Any]) -> None:
    env = vector.make("tic_tac_toe", 3)
    env.reset(seed=1)
    before = env.save().games
    with pytest.raises(rw.RulewrightError, match="masked"):
        given(env)
    assert env.save().games == before


@pytest.mark.parametrize("threads", [1, 2])
def test_a_closed_environment_plays_no_more(threads: int) -> None:
    """Whatever is asked of it, before and after the first game; closing it twice is no mistake."""
    env, fresh = (vector.make("kuhn", 3, threads=threads) for _ in range(2))
    env.reset(seed=1)
    snapshot, actions = env.save(), env.sample().copy()
    questions: list[Callable[[VectorEnv], Any]] = [
        lambda env: env.step(actions),
        lambda env: env.reset(),
        lambda env: env.reset(seed=2, options={"reset_mask": np.ones(3, bool)}),
        lambda env: env.sample(),
        lambda env: env.observe(0),
        lambda env: env.fault(0),
        lambda env: env.save(),
        lambda env: env.restore(snapshot),
    ]
    for closed in (env, fresh):
        closed.close()
        closed.close()
        for question in questions:
            with pytest.raises(rw.Illegal, match="is closed and plays no more; make another one"):
                question(closed)
    other = vector.make("kuhn", 3, threads=threads)
    other.restore(snapshot)
    other.step(actions)
