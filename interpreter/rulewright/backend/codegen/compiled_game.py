"""One game of compiled code, stepped from Python as fast as may be: a step is one call of a few dozen nanoseconds,
without lists.

In: a compiled machine. Out: at every decision who is asked, and the legal ids in a place that is read as it lies.
Complains with the `Fault` in which a step ended, and with `Illegal` where an id may not be chosen now, or the legal
ones are too many for the place.
"""

from __future__ import annotations

import ctypes
import mmap
from collections.abc import Callable
from functools import partial
from struct import Struct
from typing import TYPE_CHECKING, Any, NoReturn, SupportsIndex

from rulewright.backend.codegen.c_limits import room_for
from rulewright.backend.codegen.native_game import NativeGame
from rulewright.backend.codegen.native_library import function_of
from rulewright.errors import Illegal, NotPickled

if TYPE_CHECKING:
    from rulewright.backend.codegen.native_machine import NativeMachine

MOST_IDS = 2**21
"""So many legal ids a decision may have; a game whose ids are more asks its programs to be played otherwise."""
_SMALL = 2**14
_BEGIN, _STEP = 0, 1
_REPORT = Struct("<6iq")
_FAULTED, _CROWDED = 1, 2


class _Stepped(ctypes.Structure):
    """As in c/stepped.h."""

    _fields_ = (
        ("game", ctypes.c_void_p),
        ("report", ctypes.c_void_p),
        ("ids", ctypes.c_void_p),
        ("room", ctypes.c_int64),
    )


class CompiledGame:
    """One game. `begin(seed)` and `step(id)` give how many legal ids the seat has that is asked next; 0: the game is
    over.

    `ids` holds them, in its first places. It is read only, and the next step writes it anew. Where several seats choose
    at once they are asked in turn, the lowest first, and none sees what another one has chosen.
    """

    __slots__ = ("_native", "_report", "_stepped", "begin", "ids", "step")

    begin: Callable[[int], int]
    step: Callable[[int], int]

    def __init__(self, native: NativeGame) -> None:
        """Games are made by `Rules.compiled`."""
        machine = native.machine
        places = room_for(min(machine.program.action_count + 1, MOST_IDS))
        ids, report = _memory(4 * places), bytearray(_REPORT.size)
        self._native, self._report = native, memoryview(report).toreadonly().cast("i")
        self.ids = memoryview(ids).toreadonly().cast("i")
        self._stepped = _Stepped(ctypes.addressof(native.memory), _address(report), _address(ids), places)
        problem = partial(_refuse, machine, native.memory, report)
        held = (ctypes.addressof(self._stepped), problem, self._stepped, native.memory, report, ids)
        library = machine.library
        self.begin = function_of(library, _BEGIN, held) or partial(_called, library.rw_begin, held, self._report)
        self.step = function_of(library, _STEP, held) or partial(_called, library.rw_step, held, self._report)

    @property
    def seat(self) -> int:
        """The seat that is asked; -1 after the end."""
        return self._report[0]

    @property
    def count(self) -> int:
        """How many legal ids it has."""
        return self._report[1]

    @property
    def over(self) -> bool:
        return self._report[2] != 0

    @property
    def decisions(self) -> int:
        """How many decisions were taken."""
        return self._report[3]

    @property
    def legal(self) -> list[int]:
        """The legal ids of the seat that is asked, as a list of one's own."""
        return self.ids[: self._report[1]].tolist()

    def __copy__(self) -> CompiledGame:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> CompiledGame:
        return self.clone()

    def __reduce_ex__(self, protocol: SupportsIndex) -> NoReturn:
        raise NotPickled("a game of compiled code")

    def clone(self) -> CompiledGame:
        """A game of its own at the same place, generator included."""
        copy = CompiledGame(self._native.machine.blank())
        copy.become(self)
        return copy

    def become(self, other: CompiledGame) -> None:
        """Goes to where another game of the same rules stands, generator included: cheaper than a clone."""
        if other._native.machine is not self._native.machine:
            raise Illegal("a game can only become another one of the same rules, players and options")
        library = self._native.library
        library.rw_copy(self._native.memory, other._native.memory)
        library.rw_look(ctypes.byref(self._stepped))

    def digest(self) -> str:
        """The hash of the position, as records have it."""
        return self._native.digest()

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, or an onlooker, as `Game.view` gives it."""
        try:
            return self._native.view(seat)
        except ValueError as problem:
            raise Illegal(str(problem)) from None

    def observation(self, seat: int | None = None) -> memoryview:
        """The same as whole numbers: `rulewright show RULESET --observation` tells what each of them means."""
        players = self._native.machine.program.players
        if seat is not None and not 0 <= seat < players:
            raise Illegal(f"there is no seat {seat}; seats are 0 to {players - 1}")
        return memoryview(self._native.seen_numbers(players if seat is None else seat))

    def outcome(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Scores and ranks by seat, as if the game were over now where it is not."""
        return self._native.outcome()


def _memory(size: int) -> bytearray | mmap.mmap:
    """Memory that takes room only where it is used, if it is large."""
    return bytearray(size) if size <= _SMALL else mmap.mmap(-1, size)


def _address(memory: bytearray | mmap.mmap) -> int:
    return ctypes.addressof(ctypes.c_char.from_buffer(memory))


def _called(function: Callable[[int, int], int], held: tuple[Any, ...], report: memoryview, given: int) -> int:
    """What the functions of c/stepped.h do, where Python is not CPython."""
    return held[1]() if function(held[0], given) else report[1]


def _refuse(machine: NativeMachine, memory: ctypes.Array[ctypes.c_char], report: bytearray) -> NoReturn:
    """Says why a step is refused, or in which fault it ended."""
    seat, count, over, _, result, refused, wanted = _REPORT.unpack(report)
    if result == _FAULTED and not refused:
        NativeGame(machine, memory).finish(result)
    if result == _CROWDED:
        raise Illegal(
            f"Player {seat + 1} has {count:,} legal choices here; a game that is stepped holds {MOST_IDS:,} at most"
        )
    if not count:
        raise Illegal(f"the game is {'over' if over else 'not begun'}; `begin` starts one")
    raise Illegal(f"{wanted} is not legal for Player {seat + 1} now; the legal ids are the first {count} of `ids`")
