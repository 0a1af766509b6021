"""One game stepped from Python is the game that compiled code plays otherwise: same ids, same positions;
and it refuses what may not be.
"""

from __future__ import annotations

import gc
import random
from pathlib import Path

import pytest

from rulewright.backend.codegen import compiled_game, native_library
from rulewright.backend.codegen.compiled_game import CompiledGame
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.runtime.fault import Fault
from rulewright.errors import Illegal

from .cases import QUICK, Case, native, sample
from .test_faults import TEXT, machine_of

CASES = [case for case in sample() if not case.options]


def of(name: str) -> NativeMachine:
    return native(next(case for case in CASES if case.name.rpartition("/")[2] == name))


def play_first_ids(game: CompiledGame) -> None:
    count = game.begin(1)
    while count:
        count = game.step(game.ids[0])


@pytest.mark.parametrize("case", CASES, ids=str)
def test_stepping_is_choosing(case: Case) -> None:
    """At every decision the listed ids are the legal ones, one by one, and a step leads where a choice leads."""
    machine, rng = native(case), random.Random(1)
    stepped, chosen = CompiledGame(machine.blank()), machine.blank()
    compared = 0
    for seed in range(3):
        faults: list[str] = []
        for begin in (lambda seed=seed: stepped.begin(seed), lambda seed=seed: chosen.begin(seed)):
            try:
                begin()
            except Fault as fault:
                faults.append(str(fault))
        while stepped.count and stepped.decisions < 300:
            seat = min(chosen.waiting)
            legal = [machine.library.rw_action(chosen.memory, seat, k) for k in range(chosen.count(seat))]
            assert (stepped.seat, stepped.ids[: stepped.count].tolist(), stepped.legal) == (seat, legal, legal)
            assert stepped.digest() == chosen.digest()
            action, faults = rng.choice(legal), []
            for step in (lambda: stepped.step(action), lambda: chosen.choose(seat, action)):  # noqa: B023 (called here)
                try:
                    step()
                except Fault as fault:
                    faults.append(str(fault))
            compared += 1
        assert len(set(faults)) == len(faults) // 2
        assert (stepped.over, stepped.decisions) == (bool(chosen.over), chosen.decisions)
        if stepped.over and not faults:
            assert (stepped.digest(), stepped.outcome()) == (chosen.digest(), chosen.outcome())
    assert compared or faults


@pytest.mark.parametrize("wrong", [-1, 10**6, 2**31, 2**40, -(2**63)])
def test_an_id_that_is_not_legal_is_refused(wrong: int) -> None:
    """Nothing is done, and the game goes on as if nothing had been asked."""
    game = CompiledGame(of("gravediggers").blank())
    with pytest.raises(Illegal, match="begin"):
        game.step(0)
    count, before = game.begin(3), game.digest()
    with pytest.raises(Illegal, match=f"{wrong} is not legal for Player {game.seat + 1}"):
        game.step(wrong)
    assert (game.digest(), game.count, game.seat >= 0) == (before, count, True)
    assert game.step(game.ids[0]) > 0


def test_what_is_no_number_is_refused() -> None:
    """In the words of Python, and nothing is done."""
    game = CompiledGame(of("kuhn").blank())
    game.begin(1)
    for wrong in ("1", None, 1.5, 2**64):
        with pytest.raises((TypeError, OverflowError)):
            game.step(wrong)  # type: ignore[arg-type]
    for seed in (-1, 2**64, "1"):
        with pytest.raises((TypeError, OverflowError)):
            game.begin(seed)  # type: ignore[arg-type]
    assert game.begin(2**64 - 1) == game.count > 0


def test_ids_are_read_only() -> None:
    """Nobody makes an id legal by writing it there."""
    game = CompiledGame(of("kuhn").blank())
    game.begin(1)
    with pytest.raises(TypeError, match="read-only"):
        game.ids[0] = 4


def test_the_end_asks_nobody() -> None:
    """No ids, no seat; a step is refused; the next game begins in the same place."""
    game = CompiledGame(of("tic_tac_toe").blank())
    for _ in range(2):
        play_first_ids(game)
        assert (game.over, game.seat, game.legal) == (True, -1, [])
        with pytest.raises(Illegal, match="over"):
            game.step(1)


def test_a_function_outlives_its_game() -> None:
    """Whoever keeps `step` alone keeps all that it works on."""
    game = CompiledGame(of("gravediggers").blank())
    begin, step, ids = game.begin, game.step, game.ids
    del game
    gc.collect()
    count = begin(1)
    for _ in range(200):
        count = step(ids[count - 1]) if count else begin(2)
    del begin, step
    gc.collect()
    assert ids[0] >= 0


def test_a_clone_goes_on_alone_and_a_game_becomes_another() -> None:
    """Chance included; of other rules it does not become one."""
    game = CompiledGame(of("gravediggers").blank())
    game.begin(7)
    for _ in range(20):
        game.step(game.ids[0])
    copy, before = game.clone(), game.digest()
    assert (copy.digest(), copy.legal, copy.seat, copy.decisions) == (before, game.legal, game.seat, game.decisions)
    for _ in range(20):
        copy.step(copy.ids[copy.count - 1])
    assert (game.digest(), copy.digest() == before) == (before, False)
    game.become(copy)
    for _ in range(20):
        assert game.legal == copy.legal
        game.step(game.ids[0])
        copy.step(copy.ids[0])
    assert game.digest() == copy.digest()
    with pytest.raises(Illegal, match="same rules"):
        game.become(CompiledGame(of("kuhn").blank()))


def test_too_many_ids_are_refused_in_words(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where they do not fit nobody is let choose from a part of them."""
    monkeypatch.setattr(compiled_game, "MOST_IDS", 1)
    game = CompiledGame(of("hex").blank())
    with pytest.raises(Illegal, match="121 legal choices"):
        game.begin(1)
    with pytest.raises(Illegal, match="121 legal choices"):
        game.step(1)


def test_a_fault_ends_the_game_and_names_its_rule(tmp_path: Path) -> None:
    """As the reference tells it."""
    game = CompiledGame(NativeMachine(machine_of(tmp_path, TEXT.replace("WHAT", "set n to n + 1")), QUICK).blank())
    with pytest.raises(Fault) as found:
        play_first_ids(game)
    assert found.value.kind in ("range", "limit") and found.value.place.line
    assert game.over
    with pytest.raises(Illegal, match="over"):
        game.step(0)


def test_without_the_functions_of_cpython_it_is_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Slower, by ctypes."""
    machine = of("goofspiel")
    quick = CompiledGame(machine.blank())
    monkeypatch.setattr(native_library, "_PYTHON", None)
    slow = CompiledGame(machine.blank())
    count = quick.begin(4)
    assert slow.begin(4) == count
    while count:
        assert (slow.legal, slow.seat) == (quick.legal, quick.seat)
        count = quick.step(quick.ids[count // 2])
        assert slow.step(slow.ids[slow.count // 2]) == count
    assert slow.digest() == quick.digest()
    with pytest.raises(Illegal, match="over"):
        slow.step(0)
