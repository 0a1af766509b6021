"""A seat is told the same in every sample, byte for byte: what was made in a sample is played again from the beginning,
and view, legal choices and log are compared as texts.
"""

from __future__ import annotations

import json
import random
from collections.abc import Sequence

import pytest

from conformance.cases import QUICK
from information.games import SHIPPED, machine, step, watched
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.runtime.machine import Machine
from rulewright.game import Game
from rulewright.information import Sampling
from rulewright.information.belief import Belief
from rulewright.information.chronicle import Chronicle
from rulewright.information.native_particles import NativeParticles
from rulewright.information.retracing import Passed, retraced
from rulewright.information.worlds import NativeWorlds

STOPS = (0, 3, 6)
"""After so many choices of a random game, by all seats, a sample is looked at where one seat chooses next."""
KEPT, COMPARED = 16, 3


class Told:
    """A game that is watched, and that goes the way that a sample went."""

    def __init__(self, made: Machine, seat: int) -> None:
        game = Game.start(made, 99, automatic=False, heard=True)
        self.seat, self.chronicle = seat, Chronicle.start(game, [seat])

    @property
    def waiting(self) -> Sequence[int]:
        return sorted(self.chronicle.game.state.pending)

    def passed(self, seat: int, choice: int) -> Passed:
        return Passed(seat, 0, len(self.chronicle.game.legal(seat)), choice)

    def choose(self, seat: int, choice: int) -> None:
        self.chronicle.choose(seat, choice)

    def decide(self, outcome: int) -> None:
        self.chronicle.decide(outcome)

    def text(self) -> str:
        return text(self.chronicle, self.seat)


def text(chronicle: Chronicle, seat: int) -> str:
    """All that the seat has been told."""
    game = chronicle.game
    told = {"view": game.view(seat), "legal": game.legal(seat), "log": game.log(seat)}
    return json.dumps(told, ensure_ascii=False, indent=1)


@pytest.mark.parametrize("name", SHIPPED)
def test_every_sample_tells_the_seat_the_same(name: str) -> None:
    made, native = machine(name), NativeMachine(machine(name), QUICK, search=True)
    compared = 0
    for stop in STOPS:
        chronicle, seat = stopped(made, stop)
        if seat is None:
            continue
        belief = Belief(made, seat, NativeParticles(native, seat, KEPT, 7))
        belief.follow(chronicle.stream(seat))
        own = [one.choice for one in chronicle.stream(seat)[belief.begun :] if one.choice is not None]
        for place in range(COMPARED) if not belief.begun else ():
            belief.particles.pick_up(place)
            told = Told(made, seat)
            retraced(told, seat, belief.particles.one.made(), own)
            assert told.text() == text(chronicle, seat)
            assert told.chronicle.stream(seat) == chronicle.stream(seat)
            compared += 1
    assert compared >= COMPARED


def stopped(made: Machine, choices: int) -> tuple[Chronicle, int | None]:
    """A random game after so many choices, and who chooses next while nobody has sealed anything; none at its end."""
    chronicle, chance = watched(made, choices), random.Random(choices)
    while not chronicle.game.over and chronicle.game.state.decisions < choices:
        step(chronicle, chance)
    return chronicle, min(chronicle.game.state.pending, default=None)


@pytest.mark.parametrize("name", ["gravediggers", "gin_rummy", "holdem"])
def test_what_chance_has_not_decided_stays_so(name: str) -> None:
    """Of each pile as much is undecided in every sample as in the true game; what was not dealt yet can come in any
    order.
    """
    made = machine(name)
    sampling, undecided = Sampling(made, NativeMachine(made, QUICK, search=True), KEPT), 0
    for stop in STOPS:
        chronicle, seat = stopped(made, stop)
        if seat is None:
            continue
        found = sampling.of_stream(seat, chronicle.stream(seat), COMPARED, 1)
        assert isinstance(found, NativeWorlds)
        truth = left_open(made, chronicle.game.state.slots)
        assert [left_open(made, found.game(place).state().slots) for place in range(found.count)] == [
            truth
        ] * found.count
        undecided += sum(truth)
    assert undecided


def left_open(made: Machine, slots: Sequence[int]) -> list[int]:
    """By zone: of how many components chance has not decided the place yet."""
    table, zones = made.table, range(len(made.program.zones))
    return [0 if table.heaps[zone] else len(table.undecided(list(slots), zone)) for zone in zones]
