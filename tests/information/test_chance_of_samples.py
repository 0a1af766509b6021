"""What comes by chance in sampled positions is drawn fairly, differs from sample to sample, and is not the true
game's.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

from conformance.cases import QUICK
from information.games import machine, watched
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.runtime.chance import below
from rulewright.information import Sampling
from rulewright.information.worlds import NativeWorlds

SAMPLES, SIDES = 6_000, 6
MOST = {SIDES - 1: 30.0, SIDES * SIDES - 1: 90.0}
"""By degrees of freedom: the chi-square that fair dice exceed in about one of a hundred thousand tries."""


def sampled(seed: int) -> list[list[int]]:
    """The generators of samples at the first choice of Pig, of which the seat knows all: only chance can differ."""
    made = machine("pig")
    chronicle = watched(made, 3)
    seat = min(chronicle.game.state.pending)
    found = Sampling(made, NativeMachine(made, QUICK, search=True)).of_stream(
        seat, chronicle.stream(seat), SAMPLES, seed
    )
    assert isinstance(found, NativeWorlds)
    return [list(found.game(place).streams()) for place in range(found.count)]


def unfair(values: Counter[object], kinds: int) -> float:
    """The chi-square of counts that should be equal."""
    expected = values.total() / kinds
    seen = sum((count - expected) ** 2 / expected for count in values.values())
    return seen + expected * (kinds - len(values))


def test_the_next_die_of_samples_is_fair() -> None:
    for stream in range(3):
        rolled = [below(list(generators), stream, SIDES) for generators in sampled(1)]
        assert unfair(Counter(rolled), SIDES) < MOST[SIDES - 1]
        neighbours = Counter[object](pairwise(rolled))
        assert unfair(neighbours, SIDES * SIDES) < MOST[SIDES * SIDES - 1]


def test_samples_have_generators_of_their_own() -> None:
    one, other, truth = sampled(1), sampled(2), list(watched(machine("pig"), 3).game.state.streams)
    every = [tuple(generators) for generators in (*one, *other)]
    assert len(set(every)) == len(every)
    assert all(generators[stream] != truth[stream] for generators in every for stream in range(3))


def test_what_is_unfair_is_found() -> None:
    assert unfair(Counter([1, 2, 3] * 2_000), SIDES) > MOST[SIDES - 1]
    assert unfair(Counter({1: 1_200, 2: 1_000, 3: 1_000, 4: 1_000, 5: 1_000, 6: 800}), SIDES) > MOST[SIDES - 1]
