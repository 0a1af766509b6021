"""What a seat observes is the same on both backends: what it sees, what it may choose, and what the log tells it, at
every stop; and compiled code tells what it sees from what it saw at other stops.
"""

from __future__ import annotations

import random
from array import array
from collections.abc import Sequence

import pytest

from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.playouts import address
from rulewright.backend.codegen.view_layout import HIDDEN, NOBODY
from rulewright.backend.runtime.fault import Fault
from rulewright.game import Game
from rulewright.game.view_numbers import ViewNumbers
from rulewright.information import Observation
from rulewright.information.observation import sight

from .cases import Case, native, paths, ruleset

CASES = [Case(name, path, ruleset(path).header.usual) for name, path in paths()]
MOST_DECISIONS = 60
ROOM = 1 << 16
LATEST = 6
"""So many other views is a position held against."""
FAR_OFF = 1000


class Listener:
    """A native game in which one seat listens."""

    def __init__(self, native: NativeMachine, seat: int, ids: array[int]) -> None:
        self.seat, self.game = seat, native.blank()
        self.ids, self.packed = ids, array("i", bytes(4 * (native.view_layout.size + len(native.program.zones))))
        self.views, self.counts = list[tuple[int, ...]](), _counts(native)
        self.game.finish(native.library.rw_begin_watched(self.game.memory, seat))

    def observed(self) -> tuple[int, tuple[int, ...], int]:
        library, memory = self.game.library, self.game.memory
        sound = library.rw_take_heard(memory)
        count = library.rw_actions(memory, self.seat, address(self.ids), ROOM)
        return library.rw_seen(memory, self.seat), tuple(self.ids[:count]), sound

    def sees(self, view: Sequence[int]) -> bool:
        """Whether compiled code says that the seat sees this now."""
        library, numbers = self.game.library, array("i", view)
        library.rw_pack_view(address(numbers), len(numbers), self.seat, address(self.packed), None)
        return bool(library.rw_sees(self.game.memory, self.seat, address(self.packed)))

    def tells_apart(self, seen: tuple[int, ...]) -> bool:
        """Whether it says so of what is seen now, and of no other view."""
        self.views.append(seen)
        return all(self.sees(view) == (view == seen) for view in [*self.views[-LATEST:], *self._one_otherwise(seen)])

    def _one_otherwise(self, seen: tuple[int, ...]) -> list[tuple[int, ...]]:
        """Views in which something that is known is something else, but for how many lie in a zone; some of all."""
        known = [at for at, number in enumerate(seen) if number not in (HIDDEN, NOBODY) and at not in self.counts]
        return [(*seen[:at], seen[at] + FAR_OFF, *seen[at + 1 :]) for at in known[:: max(1, len(known) // LATEST)]]


def _counts(native: NativeMachine) -> set[int]:
    """Where in a view stands how many components lie in a zone."""
    layout, at, found = native.view_layout, 4 + native.program.players, set[int]()
    for zone in native.program.zones:
        found.add(at)
        at += 1 + zone.room * (1 + layout.by_face[zone.index] + len(layout.marks[zone.index]))
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_both_backends_observe_the_same(case: Case) -> None:
    machine = case.machine
    compiled = native(case)
    numbers, ids = ViewNumbers(machine), array("i", bytes(4 * ROOM))
    for seed in range(3):
        chance = random.Random(seed)
        try:
            game = Game.start(machine, seed, log=False, automatic=False, heard=True)
        except Fault:
            continue
        listeners = [Listener(compiled, seat, ids) for seat in range(machine.program.players)]
        while True:
            state = game.state
            assert state.heard is not None
            for seat, listener in enumerate(listeners):
                seen = tuple(numbers(state, seat))
                found = Observation(seen, tuple(state.pending.get(seat, ())), tuple(state.heard[seat]))
                observed = sight(seen), found.legal, found.sound
                assert listener.observed() == observed, (seed, seat, state.decisions)
                assert listener.tells_apart(seen), (seed, seat, state.decisions)
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
