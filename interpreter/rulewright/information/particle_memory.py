"""The memory of games that agree, which compiled code reads and writes, and calls that play in it.

In: a compiled machine that was built for search. Out: addresses, and what the functions of c/belief.h give.
"""

from __future__ import annotations

import ctypes
import mmap
from array import array
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import IntEnum
from functools import lru_cache
from typing import Any, NamedTuple

from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.playouts import address
from rulewright.information.belief_layouts import belief_layout
from rulewright.information.made import decided, dice
from rulewright.information.naming_actions import NamingTables
from rulewright.information.rewriting import Rewriting
from rulewright.processes.halts import EndedBySignals

FEWEST_IDS = 1 << 12
FIRST_ROOM = 1 << 11
"""Room for so many outcomes and choices behind each game: more than most games need; what is not used costs nothing."""


class SingleGame(IntEnum):
    """The games that have memory of their own, beside those that were found and those that are tried."""

    LOOKED = 0
    """The game that is looked at."""
    ASIDE = 1
    """What was attempted with it, or put aside."""
    SPARE = 2
    START = 3
    """The game from which all are made again."""
    BEFORE = 4
    """For c/belief.h: the game as it was before a stop."""


class ParticleMemory:
    """Memory for so many games of one seat, and for what is made in them."""

    def __init__(self, native: NativeMachine, seat: int, count: int, seed: int) -> None:
        self.native, self.count = native, count
        self.library: Any = native.library
        self.belief: Any = belief_layout(native.program.players)()
        assert ctypes.sizeof(self.belief) == self.library.rw_belief_size()
        self.address: int = ctypes.addressof(self.belief)
        """Of the belief, which all functions of c/belief.h are given."""
        self.belief.seat, self.belief.hinted = seat, 0
        self.library.rw_belief_seed(self.address, seed)
        self.made, self.made_size = array("i"), self.library.rw_made_size()
        """Room for what is made in one game; the bytes of one `Made`."""
        self._keep: dict[str, object] = {}
        self._is_watched = False
        self.stride = 0
        self.found, self.tried, self.single = (ctypes.create_string_buffer(0) for _ in range(3))
        self._lay_out()
        self.room_for_ids(FEWEST_IDS)
        self.room_for_made(FIRST_ROOM)

    def _lay_out(self) -> None:
        """What follows from the rules, and room that need not grow."""
        tables = belief_tables(self.native)
        self.rewriting = tables.rewriting
        self.belief.alike, self.belief.dice = ctypes.addressof(tables.alike), address(tables.dice)
        self.belief.actions, self.belief.picks, self.belief.looks = map(address, tables.naming.tables)
        self.belief.naming = tables.naming.many
        values = array("i", bytes(4 * max(1, self.native.most_outcomes)))
        self.belief.values = address(values)
        unknown = array("i", bytes(8 * max(1, len(self.native.program.components))))
        self.belief.unknown, self.belief.back = address(unknown), address(unknown) + len(unknown) // 2 * 4
        self._keep |= {"tables": tables, "values": values, "unknown": unknown}

    def room_for_ids(self, most: int) -> None:
        """Room for so many legal ids of one decision."""
        if self.belief.most_ids < most:
            ids = array("i", bytes(4 * most))
            self._keep["ids"], self.belief.ids, self.belief.most_ids = ids, address(ids), most

    def room_for_made(self, room: int) -> None:
        """Room for so many outcomes and choices behind each game. What is there already moves."""
        before, old = self.stride, (self.found, self.tried, self.single)
        self.belief.room, self.stride = room, self.library.rw_particle_size(room)
        self.found, self.tried, self.single = (_memory(self.stride * many) for many in (self.count, self.count, 5))
        self.made = array("i", bytes(self.made_size * room))
        self.belief.before = self.alone(SingleGame.BEFORE)
        self._keep["given"] = given = array("i", bytes(self.made_size * room))
        self.belief.given = address(given)
        for source, target in zip(old, (self.found, self.tried, self.single), strict=False):
            for place in range(min(len(source) // before, len(target) // self.stride) if before else 0):
                ctypes.memmove(
                    ctypes.addressof(target) + place * self.stride, ctypes.addressof(source) + place * before, before
                )

    def at(self, memory: ctypes.Array[ctypes.c_char], place: int) -> int:
        """Where a game is, in the memory of those found, of those tried or of single ones."""
        start: int = ctypes.addressof(memory)
        return start + place * self.stride

    def alone(self, which: SingleGame) -> int:
        """Where a single game is."""
        return self.at(self.single, which)

    def played(self, function: Any, *given: object) -> int:
        """What a function gives that plays games; a signal ends it, and is raised."""
        if self._is_watched:
            return int(function(self.address, *given) or 0)
        with self.as_one_call():
            return self.played(function, *given)

    @contextmanager
    def as_one_call(self) -> Iterator[None]:
        """Signals are watched once for all calls until the end, and not for each of many short ones."""
        with EndedBySignals() as halt:
            self.belief.halt, self._is_watched = halt, True
            try:
                yield
            finally:
                self._is_watched = False

    def hint(self, hint: Sequence[int] | None) -> None:
        """By seat what is probably chosen, or drawn; nothing where nothing is known."""
        self.belief.hinted = int(hint is not None)
        for seat, number in enumerate(hint or ()):
            self.belief.hint[seat] = number

    def take(self, source: int, target: int) -> None:
        """One game becomes a copy of another one."""
        zero = array("q", [0])
        self.library.rw_take_particles(self.address, source, address(zero), 1, target)


def _memory(size: int) -> ctypes.Array[ctypes.c_char]:
    """Memory that takes room only where it is used."""
    return (ctypes.c_char * size).from_buffer(mmap.mmap(-1, size))


class BeliefTables(NamedTuple):
    """What follows from the rules."""

    alike: ctypes.Array[ctypes.c_char]
    dice: array[int]
    naming: NamingTables
    rewriting: Rewriting


@lru_cache(maxsize=8)
def belief_tables(native: NativeMachine) -> BeliefTables:
    """Made once for each machine."""
    program = native.program
    slots = array("i", [max(0, slot - program.position_start) for slot in dice(program)])
    alike = ctypes.create_string_buffer(decided(program))
    return BeliefTables(alike, slots, NamingTables.of(program), Rewriting(native.machine))
