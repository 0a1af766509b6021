"""What a seat observes has the same hash on both backends: what it sees and may
choose, and what the log tells it, at every stop.
"""

from __future__ import annotations

import random
from array import array

import pytest

from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.playouts import address
from rulewright.backend.runtime.fault import Fault
from rulewright.game import Game
from rulewright.game.view_numbers import ViewNumbers
from rulewright.information import Observation

from .cases import QUICK, Case, paths, ruleset

CASES = [Case(name, path, ruleset(path).header.usual) for name, path in paths()]
MOST_DECISIONS = 60
ROOM = 1 << 16


class Listener:
    """A native game in which one seat listens."""

    def __init__(self, native: NativeMachine, seat: int, ids: array[int]) -> None:
        self.seat, self.game = seat, native.blank()
        self.ids = ids
        self.game.finish(native.library.rw_begin_watched(self.game.memory, seat))

    def observed(self) -> tuple[int, int]:
        library = self.game.library
        sound = library.rw_take_heard(self.game.memory)
        return library.rw_sight(self.game.memory, self.seat, address(self.ids), ROOM), sound


@pytest.mark.parametrize("case", CASES, ids=str)
def test_both_backends_observe_the_same(case: Case) -> None:
    machine = case.machine
    native = NativeMachine(machine, QUICK, search=True)
    numbers, ids = ViewNumbers(machine), array("i", bytes(4 * ROOM))
    for seed in range(3):
        chance = random.Random(seed)
        try:
            game = Game.start(machine, seed, log=False, automatic=False, heard=True)
        except Fault:
            continue
        listeners = [Listener(native, seat, ids) for seat in range(machine.program.players)]
        while True:
            state = game.state
            assert state.heard is not None
            for seat, listener in enumerate(listeners):
                seen = tuple(numbers(state, seat))
                found = Observation(seen, tuple(state.pending.get(seat, ())), tuple(state.heard[seat]))
                assert listener.observed() == (found.sight, found.sound), (seed, seat, state.decisions)
                state.heard[seat].clear()
            if game.over or state.decisions >= MOST_DECISIONS:
                break
            try:
                if game.at_chance:
                    value = chance.choice(machine.outcomes[state.slots[machine.program.pc]](state))
                    for listener in listeners:
                        listener.game.finish(listener.game.library.rw_decide(listener.game.memory, value))
                    game.decide(value)
                else:
                    seat = min(state.pending)
                    action = chance.choice(state.pending[seat])
                    for listener in listeners:
                        listener.game.choose(seat, action)
                    game.choose(seat, action)
            except Fault:
                break
