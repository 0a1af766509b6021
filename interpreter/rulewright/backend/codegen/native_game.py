"""One game of compiled code, which stops and is driven as that of the reference interpreter.

In: a machine with its library. Out: where the game stands, and what may be done. Complains with the `Fault` in which a
run ended, and with `ValueError` where a choice is not legal, an outcome not possible or a seat not there.
"""

from __future__ import annotations

import ctypes
from array import array
from typing import TYPE_CHECKING, Any, NoReturn, SupportsIndex

from rulewright.backend.codegen.c_limits import room_for
from rulewright.backend.codegen.playouts import PlayPace, address
from rulewright.backend.runtime.shown_terms import worked_out
from rulewright.backend.runtime.state import State
from rulewright.errors import NotPickled
from rulewright.processes.halts import EndedBySignals

if TYPE_CHECKING:
    from rulewright.backend.codegen.native_machine import NativeMachine

_FAULTED, _REFUSED = 1, -1


class NativeGame:
    """One game. `memory` holds all of it: copying it copies the game."""

    def __init__(self, machine: NativeMachine, memory: ctypes.Array[ctypes.c_char]) -> None:
        self.machine = machine
        self.library: Any = machine.library
        self.memory = memory

    def __copy__(self) -> NativeGame:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> NativeGame:
        return self.clone()

    def __reduce_ex__(self, protocol: SupportsIndex) -> NoReturn:
        raise NotPickled("a game of compiled code")

    def clone(self) -> NativeGame:
        copy = self.machine.blank()
        self.library.rw_copy(copy.memory, self.memory)
        return copy

    def begin(self, seed: int, automatic: bool = True) -> None:
        """Starts afresh, and runs to the first stop."""
        self.finish(self.library.rw_start(self.memory, seed, automatic))

    def finish(self, result: int) -> None:
        """Raises the fault in which a run ended."""
        if result == _FAULTED:
            a, b = ctypes.c_int64(), ctypes.c_int64()
            place = self.library.rw_fault_place(self.memory, ctypes.byref(a), ctypes.byref(b))
            raise self.machine.sites.fault(place, a.value, b.value)

    # ---- where it stands -------------------------------------------------------------------------------------------

    @property
    def over(self) -> int:
        """0: not over; 1: over by the rules; 2: by a fault."""
        return int(self.library.rw_over(self.memory))

    @property
    def pc(self) -> int:
        return int(self.library.rw_pc(self.memory))

    @property
    def decisions(self) -> int:
        return int(self.library.rw_decisions(self.memory))

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now."""
        mask = self.library.rw_waiting(self.memory)
        return tuple(seat for seat in range(self.machine.program.players) if mask >> seat & 1)

    def count(self, seat: int) -> int:
        """How many legal actions a seat has."""
        return int(self.library.rw_count(self.memory, seat))

    def legal(self, seat: int) -> list[int]:
        """A seat's legal actions, in order."""
        room = room_for(self.count(seat))
        found = array("i", bytes(4 * room))
        count = self.library.rw_actions(self.memory, seat, address(found), room)
        return found.tolist()[:count]

    def digest(self) -> str:
        """The hash of the position, as of the reference interpreter."""
        found: int = self.library.rw_digest(self.memory)
        return found.to_bytes(8, "little").hex()

    def state(self) -> State:
        """The same state for the reference interpreter: to view, explain or save it."""
        program = self.machine.program
        length = program.length - program.position_start
        slots = ctypes.cast(self.library.rw_slots(self.memory), ctypes.POINTER(ctypes.c_int32 * length)).contents
        started = bool(self.library.rw_started(self.memory))
        pending = {seat: self.legal(seat) for seat in self.waiting}
        return State(
            [0] * program.position_start + list(slots), self.streams(), self.decisions, started=started, pending=pending
        )

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, or an onlooker: as `rulewright.game.view`."""
        machine = self.machine
        if seat is not None and not 0 <= seat < machine.program.players:
            raise ValueError(f"there is no seat {seat}")
        numbers = self.seen_numbers(machine.program.players if seat is None else seat)
        shown = worked_out(machine.machine, self.state()) if machine.program.shown else ()
        return machine.view_layout.view(numbers, seat, self.legal(seat) if seat is not None else [], shown)

    def seen_numbers(self, seat: int) -> array[int]:
        """The numbers of c/view.h; the number of seats as a seat means an onlooker."""
        numbers = array("i", bytes(4 * self.machine.view_layout.size))
        self.library.rw_view(self.memory, seat, address(numbers))
        return numbers

    def spelled(self, numbers: array[int]) -> str:
        """Numbers as Python writes a list of them."""
        text = ctypes.create_string_buffer(13 * len(numbers) + 2)
        length = self.library.rw_spell(address(numbers), len(numbers), text)
        return ctypes.string_at(text, length).decode("ascii")

    def streams(self) -> list[int]:
        """The counters of the generator."""
        return [self.library.rw_counter(self.memory, stream) for stream in range(3)]

    def visits(self) -> dict[int, int]:
        """How often each instruction ran; only in games built with -DRW_VISITS."""
        counts = ctypes.cast(
            self.library.rw_visits(self.memory), ctypes.POINTER(ctypes.c_uint32 * len(self.machine.program.code))
        ).contents
        return {at: count for at, count in enumerate(counts) if count}

    def set_stream(self, stream: int, counter: int) -> None:
        """Sets a counter of the generator, such as that of the bots where choices are made outside."""
        self.library.rw_set_counter(self.memory, stream, counter)

    # ---- playing ---------------------------------------------------------------------------------------------------

    def drawn(self, seat: int) -> int:
        """A legal action of a seat that may act, drawn as in random play."""
        return int(self.library.rw_drawn(self.memory, seat))

    def take(self, seat: int, action: int) -> None:
        """Takes a choice that is known to be legal, and plays on to the next stop."""
        self.finish(self.library.rw_take(self.memory, seat, action))

    def choose(self, seat: int, action: int) -> None:
        """Takes a choice and plays on to the next stop."""
        result = self.library.rw_choose(self.memory, seat, action)
        if result == _REFUSED:
            raise ValueError(f"action {action} is not legal for seat {seat}")
        self.finish(result)

    def outcomes(self) -> list[int]:
        """What chance may give at this stop: values with repetition, each equally likely; none at other stops."""
        found = array("i", bytes(4 * self.machine.most_outcomes))
        count = self.library.rw_outcomes(self.memory, address(found))
        return found.tolist()[:count]

    def decide(self, outcome: int) -> None:
        """Takes a chance outcome and plays on."""
        if outcome not in self.outcomes():
            raise ValueError(f"{outcome} is not a possible outcome")
        self.finish(self.library.rw_decide(self.memory, outcome))

    def play(self) -> None:
        """Plays on to the end, every choice at random."""
        pace = PlayPace()
        while not self.over:
            with pace, EndedBySignals() as halt:
                result = self.library.rw_play(self.memory, pace.budget, halt)
            self.finish(result)
            pace.check(0, *self.machine.where(self.memory))

    def outcome(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Scores and ranks by seat."""
        players = self.machine.program.players
        scores, ranks = array("q", bytes(8 * players)), array("i", bytes(4 * players))
        self.finish(self.library.rw_outcome(self.memory, address(scores), address(ranks)))
        return tuple(scores), tuple(ranks)
