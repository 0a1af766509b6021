"""Games from which play is traced: where everybody stands so many decisions after a choice. The same on both backends.

In: a machine. Out: games, as little of them as measuring a horizon asks for. As `rw_trace` in
backend/codegen/c/search.h.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from contextlib import suppress
from typing import NamedTuple, Protocol, TypeVar

from rulewright.backend.codegen.native_game import NativeGame
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.playouts import address
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State
from rulewright.processes.halts import EndedBySignals
from rulewright.search.native_search import Arena, NativeSearch
from rulewright.search.plan import Plan, Tried, Worth
from rulewright.search.playing import Playing
from rulewright.search.reference_search import ReferenceSearch
from rulewright.search.standing import standing, worths

G = TypeVar("G")


class Mark(NamedTuple):
    """Where a seat stands after so many decisions."""

    share: int
    lead: int
    decisions: int


class Traces(Protocol[G]):
    """Plays games of one machine."""

    def start(self, seed: int) -> G | None:
        """A new game; none if it ends in a fault at once."""

    def pending(self, game: G) -> dict[int, list[int]]:
        """The seats that may act with their legal ids; nobody after the end."""

    def choose(self, game: G, seat: int, action: int) -> None:
        """Takes a choice; after a fault nobody may act."""

    def copy(self, game: G) -> G:
        """As it stands."""

    def trace(self, game: G, number: int, seat: int, action: int, stops: Sequence[int]) -> list[Mark] | None:
        """Takes an action in a copy, plays on at random, and tells how the seat stands after each
        of so many decisions; none after a fault.
        """

    def searched(self, game: G, plan: Plan) -> list[Tried]:
        """What a search in the position finds."""

    def worths(self, game: G, worth: Worth) -> list[int]:
        """What the position is worth, by member."""


class NativeTraces:
    """By compiled code."""

    def __init__(self, native: NativeMachine) -> None:
        self.native, self.scratch, self.arena = native, native.blank(), Arena()

    def start(self, seed: int) -> NativeGame | None:
        try:
            return self.native.start(seed)
        except Fault:
            return None

    def pending(self, game: NativeGame) -> dict[int, list[int]]:
        return {seat: game.legal(seat) for seat in game.waiting}

    def choose(self, game: NativeGame, seat: int, action: int) -> None:
        with suppress(Fault):  # then nobody waits any more
            game.choose(seat, action)

    def copy(self, game: NativeGame) -> NativeGame:
        return game.clone()

    def trace(self, game: NativeGame, number: int, seat: int, action: int, stops: Sequence[int]) -> list[Mark] | None:
        given, found = array("q", stops), array("q", bytes(24 * len(stops)))
        asked = number, seat, action, address(given), len(stops), address(found)
        with EndedBySignals() as halt:
            fine = self.native.library.rw_trace(self.scratch.memory, game.memory, 0, *asked, halt)
        return [Mark(*found[at : at + 3]) for at in range(0, len(found), 3)] if fine else None

    def searched(self, game: NativeGame, plan: Plan) -> list[Tried]:
        search = NativeSearch(self.native, plan, game.memory, 1, self.arena)
        search.run(plan.iterations)
        return search.found()

    def worths(self, game: NativeGame, worth: Worth) -> list[int]:
        return worths(self.native.machine, game.state(), worth)


class ReferenceTraces:
    """By the reference interpreter."""

    def __init__(self, machine: Machine) -> None:
        self.machine, self.playing = machine, Playing(machine)

    def start(self, seed: int) -> State | None:
        try:
            return self.machine.start(seed, log=False)
        except Fault:
            return None

    def pending(self, game: State) -> dict[int, list[int]]:
        return {seat: list(game.pending[seat]) for seat in sorted(game.pending)}

    def choose(self, game: State, seat: int, action: int) -> None:
        self.playing.take(game, {seat: action})

    def copy(self, game: State) -> State:
        return game.clone()

    def trace(self, game: State, number: int, seat: int, action: int, stops: Sequence[int]) -> list[Mark] | None:
        state = self.playing.enter(game, 0, number)
        others = [other for other in sorted(state.pending) if other != seat]
        self.playing.take(state, self.playing.at_random(state, others) | {seat: action})
        marks = []
        for stop in stops:
            self.playing.roll_out(state, game.decisions + stop)
            found = standing(self.machine, state)
            if found is None:
                return None
            member = seat % self.machine.program.score.size
            marks.append(Mark(found.shares[member], found.leads[member], state.decisions - game.decisions))
        return marks

    def searched(self, game: State, plan: Plan) -> list[Tried]:
        search = ReferenceSearch(self.machine, plan, [game])
        search.run(plan.iterations)
        return search.found()

    def worths(self, game: State, worth: Worth) -> list[int]:
        return worths(self.machine, game, worth)
