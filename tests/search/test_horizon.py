"""The horizon is measured: the same on both backends, and where standings tell what will win."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from conformance.cases import QUICK, Case, sample
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.runtime.chance import below, derived_seed
from rulewright.search import horizon, horizon_match, kept_horizons
from rulewright.search.horizon import Measuring, measured
from rulewright.search.horizon_match import Matches
from rulewright.search.plan import FAR, WHOLE, Plan, Tried, Worth
from rulewright.search.traces import Mark, NativeTraces, ReferenceTraces
from rulewright.storage import own_text

CASES = {case.name.rpartition("/")[2]: case for case in sample() if not case.options}


def native(case: Case) -> NativeMachine:
    return NativeMachine(case.machine, QUICK, search=True)


@pytest.mark.parametrize("name", ["tic_tac_toe", "kuhn", "goofspiel", "pig", "gravediggers", "workshop"])
def test_both_backends_trace_the_same(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(horizon, "MOST_POSITIONS", 4)
    monkeypatch.setattr(horizon, "TRIES", 2)
    machine = CASES[name].machine
    by_compiled = list(Measuring(NativeTraces(native(CASES[name])), machine.program).tries())
    by_reference = list(Measuring(ReferenceTraces(machine), machine.program).tries())
    assert by_compiled == by_reference
    assert by_compiled


@dataclass
class Lottery:
    """A game of one choice among five: the third one wins more often.
    The standing shows it from `shown` decisions on, and ever less after `blurred`.
    """

    shown: int
    blurred: int
    games: int = 0

    def start(self, seed: int) -> list[int]:
        self.games += 1
        return []

    def pending(self, game: list[int]) -> dict[int, list[int]]:
        return {0: [10, 11, 12, 13, 14]} if not game else {}

    def choose(self, game: list[int], seat: int, action: int) -> None:
        game.append(action)

    def copy(self, game: list[int]) -> list[int]:
        return list(game)

    def trace(self, game: list[int], number: int, seat: int, action: int, stops: Sequence[int]) -> list[Mark]:
        self.counters = [derived_seed(number, action + 100 * self.games)]
        clear = below(self.counters, 0, 100) < (80 if action == 12 else 20)
        marks = []
        for stop in stops:
            noisy = below(self.counters, 0, 100) < 50 if stop > self.blurred else clear
            share = WHOLE // 2 if stop < self.shown else WHOLE if noisy else 0
            marks.append(Mark(WHOLE if stop == FAR and clear else 0 if stop == FAR else share, 0, min(stop, 100)))
        return marks

    def searched(self, game: list[int], plan: Plan) -> list[Tried]:
        return [Tried(10, 1, 1, WHOLE)]

    def worths(self, game: list[int], worth: Worth) -> list[int]:
        return [WHOLE // 2] * 2


@pytest.mark.parametrize("shown", [1, 6, 24, 96])
def test_a_search_looks_as_far_as_anything_is_shown(shown: int) -> None:
    """Points that move only at the end of a hand are waited for."""
    found = measured(Lottery(shown, FAR), CASES["kuhn"].machine.program)
    assert found.horizon == FAR


@pytest.mark.parametrize(("shown", "blurred"), [(1, 8), (4, 12), (24, 64)])
def test_a_search_looks_no_farther_than_anything_is_shown(shown: int, blurred: int) -> None:
    """The end alone shows it again; equally well, so that is as good."""
    traces = Lottery(shown, blurred)
    found = list(Measuring(traces, CASES["kuhn"].machine.program).tries())
    gains = [horizon.gain(found, Worth(FAR, 16, 1), stop) for stop, _ in enumerate(horizon.STOPS)]
    best = max(gains)
    fine = {stop for stop, one in zip(horizon.STOPS, gains, strict=True) if one > best / 2}
    assert fine == {stop for stop in horizon.STOPS if shown <= stop <= blurred or stop == FAR}


def test_it_is_measured_once(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """And a damaged entry of the cache counts as none."""
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    program, asked = CASES["kuhn"].machine.program, []

    def measure() -> Worth:
        asked.append(1)
        return Worth(7, 8, 3)

    assert kept_horizons.kept(program, measure) == kept_horizons.kept(program, measure) == Worth(7, 8, 3)
    assert len(asked) == 1
    for entry in (tmp_path / "cache" / "horizons").iterdir():
        entry.write_bytes(b"rubbish\n[1, 2, 3]")
    assert kept_horizons.kept(program, measure) == Worth(7, 8, 3)
    assert len(asked) == 2


@pytest.mark.parametrize("source", ["horizon.py", "traces.py", "search.h", "search_tree.h"])
def test_it_is_measured_again_where_that_is_done_another_way(source: str, monkeypatch: pytest.MonkeyPatch) -> None:
    way = kept_horizons.way_of_measuring()
    monkeypatch.setattr(kept_horizons, "own_text", lambda path: own_text(path) + "\n" * (path.name == source))
    assert kept_horizons.way_of_measuring.__wrapped__() != way


@pytest.mark.parametrize("name", ["tic_tac_toe", "kuhn"])
def test_both_backends_play_the_same_matches(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is left of the work that is allowed tells that they made the same searches."""
    monkeypatch.setattr(horizon_match, "MOST_GAMES", 4)
    monkeypatch.setattr(horizon_match, "ITERATIONS", 8)
    machine = CASES[name].machine
    there = Matches(NativeTraces(native(CASES[name])), machine.program, Worth(FAR, 8, 2), 2, 8)
    here = Matches(ReferenceTraces(machine), machine.program, Worth(FAR, 8, 2), 2, 8)
    assert there.differences() == here.differences() != []
    assert there.left == here.left < horizon_match.MOST_WORK


def test_games_that_are_too_long_decide_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(horizon_match, "MOST_WORK", 0)
    machine = CASES["kuhn"].machine
    assert not horizon_match.nearer_is_better(ReferenceTraces(machine), machine.program, Worth(FAR, 8, 2), 2, 8)


@pytest.mark.parametrize(
    ("gains", "stop"),
    [
        ([0.5, 1.0, 0.91, 0.89], 2),
        ([0.5, 1.0, 0.8, 0.9], 3),
        ([1.0, 0.2, 0.3], 0),
        ([0.0, -1.0, 0.0], len(horizon.STOPS) - 1),
    ],
)
def test_of_horizons_that_are_about_as_good_the_farthest_is_taken(gains: Sequence[float], stop: int) -> None:
    assert horizon.farthest_good(gains) == stop


def test_no_more_work_is_counted_than_there_is_to_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """A horizon behind every end costs as much as the games are long."""
    monkeypatch.setattr(horizon_match, "MOST_GAMES", 4)
    machine, lengths = CASES["kuhn"].machine, (3, 6)
    left = []
    for length in lengths:
        match = Matches(ReferenceTraces(machine), machine.program, Worth(FAR, 8, 2), FAR, length)
        assert len(match.differences()) == 4
        left.append(horizon_match.MOST_WORK - match.left)
    decisions = 2 * left[0] - left[1]
    assert 4 * 2 <= decisions <= 4 * 3
