"""Calls of compiled code end at the next step of a game as soon as a signal has come: told by count, on any machine."""

from __future__ import annotations

import multiprocessing
import os
import random
import signal
import threading
import time
from array import array
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import cache, partial
from types import FrameType

import pytest

from conformance.cases import QUICK
from information.games import machine, watched
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.playouts import MOST_BUDGET, PlayoutBatch, PlayPace, address
from rulewright.errors import Illegal
from rulewright.information.native_particles import NativeParticles
from rulewright.processes.halts import EndedBySignals, Halt
from rulewright.search.native_search import Arena, NativeSearch
from rulewright.search.plan import Method, Others, Plan, Rollouts, Worth

MANY = 200


@cache
def native() -> NativeMachine:
    return NativeMachine(machine("gravediggers"), QUICK, search=True)


@contextmanager
def told(monkeypatch: pytest.MonkeyPatch, halt: Halt | None) -> Iterator[None]:
    """Calls look at this memory, in place of what signals write."""
    with monkeypatch.context() as patch:
        patch.setattr(EndedBySignals, "__enter__", lambda _: halt.address if halt is not None else None)
        patch.setattr(EndedBySignals, "__exit__", lambda *_: None)
        yield


# ---- how much each call does ----------------------------------------------------------------------------------------


def playouts(halt: Halt | None) -> int:
    """How many games are begun."""
    seeds, batch = native().derived_seeds(1, 0, MANY), PlayoutBatch.of(native().program, MANY, digests=False)
    where = halt.address if halt is not None else None
    game = native().blank().memory
    place = native().library.rw_playouts(game, 0, MOST_BUDGET, MANY, address(seeds), 10**6, batch.columns(), where)
    return int(place + 1) // 2


def play(halt: Halt | None) -> int:
    """How many instructions are run."""
    game = native().start(1)
    before = sum(game.visits().values())
    native().library.rw_play(game.memory, MOST_BUDGET, halt.address if halt is not None else None)
    return sum(game.visits().values()) - before


def searching(**settings: object) -> Callable[[Halt | None], int]:
    def searched(_: Halt | None) -> int:
        """How many iterations are made."""
        game = native().start(1)
        plan = replace(Plan(Method.TREE, game.waiting[0], MANY, 1, Worth()), **settings)  # type: ignore[arg-type]
        search = NativeSearch(native(), plan, game.memory, 1)
        search.run(MANY)
        totals = array("q", bytes(8 * search.members))
        return int(native().library.rw_search_shares(search.arena, address(totals)))

    return searched


def belief(_: Halt | None) -> int:
    """How many games are tried."""
    return particles().extend(1, MANY, None)[1]


def particles(*, is_possible: bool = True) -> NativeParticles:
    """Games at the first observation of a seat; `is_possible`: whether there is a way to the next one."""
    made = machine("gravediggers")
    chronicle = watched(made, 3)
    while len(chronicle.stream(0)) < 2:
        game = chronicle.game
        seat = min(game.state.pending)
        chronicle.choose(seat, game.state.pending[seat][0])
    first, second = chronicle.stream(0)[:2]
    found = NativeParticles(native(), 0, MANY, 1)
    found.observe((first, second if is_possible else replace(second, heard=(1, 2, 3))))
    assert found.begin()
    return found


SETTINGS: dict[str, dict[str, object]] = {
    "tree": {},
    "flat": {"method": Method.FLAT},
    "greedy": {"rollouts": Rollouts.GREEDY},
    "others by standing": {"others": Others.GREEDY},
    "each for itself": {"several": True},
}
CALLS: dict[str, Callable[[Halt | None], int]] = {
    "playouts": playouts,
    "play": play,
    **{name: searching(**settings) for name, settings in SETTINGS.items()},
    "belief": belief,
}
SECONDS = 60
"""A child that is not back then goes round and round; it takes two or three."""


@pytest.mark.parametrize("name", CALLS)
def test_a_call_ends_at_the_next_step(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """One step at most, where it would take hundreds."""
    with told(monkeypatch, None):
        assert CALLS[name](None) >= MANY // 4
    halt = Halt()
    halt.ask()
    with told(monkeypatch, halt):
        assert CALLS[name](halt) <= 1


def test_lanes_are_not_stepped(monkeypatch: pytest.MonkeyPatch) -> None:
    """And the games are not gone on with, as nobody knows which of them were."""
    vector = pytest.importorskip("rulewright.vector.environment")
    monkeypatch.setattr("rulewright.vector.lane_calls.PATIENCE", 0)
    env = vector.VectorEnv(machine("gravediggers"), 8)
    env.reset(seed=1)
    actions = env.sample()
    before, halt = bytes(env._games), Halt()
    halt.ask()

    def end(*_: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(EndedBySignals, "__enter__", lambda _: halt.address)
        patch.setattr(EndedBySignals, "__exit__", end)
        with pytest.raises(KeyboardInterrupt):
            env.step(actions)
    assert bytes(env._games) == before
    with pytest.raises(Illegal, match="reset"):
        env.step([0] * 8)
    env.reset(seed=1)
    env.step(env.sample())


def test_a_step_that_listens_to_signals_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """One that has lasted too long to go on without listening gives what it would have given."""
    vector = pytest.importorskip("rulewright.vector.environment")

    def played() -> list[bytes]:
        env, found = vector.VectorEnv(machine("gravediggers"), 20, autoreset_mode="same_step"), list[bytes]()
        env.reset(seed=1)
        for _ in range(200):
            seen, reward, *_, info = env.step(env.sample())
            found += [array.tobytes() for array in (seen, reward, info["ids"], info["offsets"], info["final_obs"])]
        return found

    at_once, entered = played(), list[bool]()
    monkeypatch.setattr("rulewright.vector.lane_calls.PATIENCE", 0)
    monkeypatch.setattr(EndedBySignals, "__enter__", lambda _: entered.append(True))
    monkeypatch.setattr(EndedBySignals, "__exit__", lambda *_: None)
    assert played() == at_once
    assert len(entered) == 201


def halt_often(settings: dict[str, object]) -> None:
    """Searches that are halted at moments of all kinds: also while chance decides, when nobody waits for a choice."""
    chance, game, arena = random.Random(1), native().start(1), Arena()
    plan = replace(Plan(Method.TREE, game.waiting[0], 20_000, 1, Worth()), **settings)  # type: ignore[arg-type]
    for _ in range(MANY):
        halt, search = Halt(), NativeSearch(native(), plan, game.memory, 1, arena)
        timer = threading.Timer(chance.random() / 500, halt.ask)
        timer.start()
        native().library.rw_search(search.arena, game.memory, 1, plan.iterations, halt.address)
        timer.join()


@pytest.mark.parametrize("name", ["tree", "flat", "greedy", "others by standing"])
def test_a_search_ends_whenever_it_is_halted(name: str) -> None:
    """In a process of its own, as one that goes round and round would never come back."""
    child = multiprocessing.get_context("spawn").Process(target=halt_often, args=(SETTINGS[name],), daemon=True)
    child.start()
    child.join(SECONDS)
    if child.is_alive():
        child.kill()
        child.join()
    assert child.exitcode == 0


# ---- signals ---------------------------------------------------------------------------------------------------------


def long_play() -> Callable[[], object]:
    return partial(native().playouts, native().derived_seeds(1, 0, 800_000))


def long_search() -> Callable[[], object]:
    game = native().start(1)
    plan = Plan(Method.TREE, game.waiting[0], 600_000, 1, Worth())
    return partial(NativeSearch(native(), plan, game.memory, 1).run, 600_000)


def long_belief() -> Callable[[], object]:
    return partial(particles(is_possible=False).extend, 1, 80_000_000, None)


@contextmanager
def signals_after(seconds: float, *numbers: int) -> Iterator[None]:
    """These come in this order while something else is done; none comes after its end."""
    over = threading.Event()

    def send() -> None:
        if not over.wait(seconds):
            for number in numbers:
                os.kill(os.getpid(), number)

    native()
    thread = threading.Thread(target=send)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


@contextmanager
def handled(number: int, handler: Callable[[int, FrameType | None], object]) -> Iterator[None]:
    """Meanwhile this is what a signal does; a job in the background ignores SIGINT otherwise."""
    before = signal.signal(number, handler)
    try:
        yield
    finally:
        signal.signal(number, before)


@pytest.mark.skipif(not hasattr(os, "memfd_create"), reason="no files that are memory here")
@pytest.mark.parametrize("prepared", [long_play, long_search, long_belief])
def test_signals_reach_calls(prepared: Callable[[], Callable[[], object]], monkeypatch: pytest.MonkeyPatch) -> None:
    """The stretch that is played at once has no end here, so that nothing but the signal ends it; one that Python
    only notes does not. The calls would take twenty seconds of the processor, and are ended after half a second.
    """
    monkeypatch.setattr(PlayPace, "__exit__", lambda self, *_: setattr(self, "budget", MOST_BUDGET))
    monkeypatch.setattr(PlayPace.__init__, "__defaults__", (MOST_BUDGET, 0.0, 0.0, -1, 0.0, 0.0))
    call, came = prepared(), list[int]()
    began = time.thread_time()
    with (
        handled(signal.SIGWINCH, lambda number, _: came.append(number)),
        handled(signal.SIGINT, signal.default_int_handler),
        signals_after(0.5, signal.SIGWINCH, signal.SIGINT),
        pytest.raises(KeyboardInterrupt),
    ):
        call()
    assert came == [signal.SIGWINCH]
    assert time.thread_time() - began < 2


def test_other_signals_end_nothing() -> None:
    """What was played is the same."""
    came = list[int]()
    with (
        handled(signal.SIGWINCH, lambda number, _: came.append(number)),
        signals_after(0.02, *[signal.SIGWINCH] * 3),
    ):
        batch = native().playouts(native().derived_seeds(1, 0, 5_000))
    assert came
    assert batch == native().playouts(native().derived_seeds(1, 0, 5_000))


def test_signals_that_raise_nothing_end_nothing() -> None:
    """A program that hears Ctrl-C in its own way is not cut off, and one with a wakeup file keeps it."""
    with handled(signal.SIGINT, lambda *_: None), EndedBySignals() as halt:
        assert halt is None
    reading, writing = os.pipe()
    os.set_blocking(writing, False)
    own = signal.set_wakeup_fd(writing)
    try:
        with EndedBySignals() as halt:
            assert halt is None
    finally:
        assert signal.set_wakeup_fd(own) == writing
        os.close(reading)
        os.close(writing)
