"""Play that goes on from given positions on the reference interpreter, with chance of its own.

In: a machine, and states. Out: copies of them, played on. As `rw_enter`, `rw_take_all` and `rw_roll_out` in
backend/codegen/c/search.h. It complains about nothing: a game that ends in a fault is over.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress

from rulewright.backend.runtime.chance import BOTS, below
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State
from rulewright.search.plan import EVENLY, MOST_IDS

_MASK = 2**64 - 1
_SPREADING = 0xD1342543DE82EF95


class Playing:
    """Plays on in copies of worlds."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.program = machine.program

    def over(self, state: State) -> bool:
        return bool(state.slots[self.program.over])

    def enter(self, world: State, seed: int, number: int) -> State:
        """A copy with a generator of its own. Who has sealed a choice chooses again, as no one knows it."""
        state = world.clone()
        state.log = state.heard = None
        state.streams = [(seed + (number * 3 + i + 1) * _SPREADING) & _MASK for i in range(3)]
        state.automatic, state.outcome = True, None
        if self.program.code[state.slots[self.program.pc]].name == "everyone":
            sealed = self.program.sealed
            state.slots[sealed : sealed + self.program.players] = [-1] * self.program.players
            self.machine.run(state)
        return state

    def enter_first(self, first: State, seed: int, number: int) -> State:
        """A game from the beginning, with a generator of its own. `first`: before anything was played."""
        state = first.clone()
        state.streams = [(seed + (number * 3 + i + 1) * _SPREADING) & _MASK for i in range(3)]
        with suppress(Fault):  # the state says that it is over by a fault
            self.machine.run(state)
        return state

    def take(self, state: State, chosen: dict[int, int]) -> None:
        """The choices of all seats that wait."""
        try:
            for seat in sorted(chosen):
                if not self.over(state):
                    self.machine.choose(state, seat, chosen[seat])
        except Fault:
            pass  # the state says that it is over by a fault

    def at_random(self, state: State, seats: Sequence[int]) -> dict[int, int]:
        """A choice for each of these seats, from the list of what is legal."""
        return {seat: state.pending[seat][below(state.streams, BOTS, len(state.pending[seat]))] for seat in seats}

    def roll_out(self, state: State, stop: int) -> None:
        """Plays on at random until so many decisions are done."""
        while not self.over(state) and state.decisions < stop:
            self.take(state, {seat: self.machine.drawn(state, seat) for seat in sorted(state.pending)})


def sorted_ids(state: State, seat: int) -> list[int]:
    """The legal ids of a seat in rising order: all of them, or so many evenly spread ones."""
    legal = state.pending[seat]
    if len(legal) > MOST_IDS:
        legal = [legal[at * len(legal) // EVENLY] for at in range(EVENLY)]
    return sorted(legal)
