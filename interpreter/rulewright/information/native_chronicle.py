"""The stream of one seat, from a game that compiled code plays again: c/chronicle.h, seen from Python.

In: a compiled machine that was built for search, the seed of a game, its choices as they are made. Out: the same
observations, number for number, as those of `Chronicle`. Complains with the `Fault` in which a run ended.
"""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Iterator, Sequence
from itertools import chain

from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.playouts import address
from rulewright.information.observation import Observation, Stream, WrittenObservation
from rulewright.information.past import SeatChoice

FIRST_ROOM, FIRST_LINES = 1 << 16, 256
"""Numbers of observations since the last choice, and of what is heard between two stops: there is room for so many at
first.
"""
_CROWDED = 2


class _Numbers(ctypes.Structure):
    """As `Chronicle` in c/chronicle.h."""

    _fields_ = (
        *((name, ctypes.c_void_p) for name in ("game", "written", "notes", "values")),
        *((name, ctypes.c_int64) for name in ("room", "lines", "seat", "size", "used", "last")),
    )


class NativeChronicle:
    """The chronicle of one seat of one game. Chance decides in it as in the true one."""

    def __init__(self, native: NativeMachine, seed: int, seat: int) -> None:
        self.native, self.seed, self.seat = native, seed, seat
        self.game, self._size = native.blank(), native.view_layout.size
        self.choices: list[SeatChoice] = []
        self._observations: list[Observation] = []
        self._values = array("i", bytes(4 * max(1, native.most_outcomes)))
        self._begin(FIRST_ROOM, FIRST_LINES)

    def stream(self, _: int) -> Stream:
        """All that the seat has learned."""
        return tuple(self._observations)

    def follow(self, choices: Sequence[SeatChoice]) -> None:
        """Legal choices of any seats, in their order; the game goes on to its next choice if the last one was the last
        that was waited for.
        """
        self.choices += choices
        numbers = array("i", chain.from_iterable(choices))
        result = self.native.library.rw_chronicle_follow(self._address, address(numbers), len(choices))
        if self._has_room(result):
            last, *new = self._read()
            if last.choice is not None and self._observations[-1].choice is None:
                self._observations[-1] = self._observations[-1].chosen(last.choice)
            self._observations += new

    def _begin(self, room: int, lines: int) -> None:
        """From the beginning, with room for so many numbers, to where it stood."""
        self._written, self._notes = array("i", bytes(4 * room)), array("i", bytes(4 * lines))
        rooms = map(address, (self._written, self._notes, self._values))
        self._numbers = _Numbers(ctypes.addressof(self.game.memory), *rooms, room, lines, self.seat, self._size)
        self._address = ctypes.addressof(self._numbers)
        if self._has_room(self.native.library.rw_chronicle_begin(self._address, self.seed)):
            self._observations = [*self._read()]
            choices, self.choices = self.choices, []
            self.follow(choices)

    def _has_room(self, result: int) -> bool:
        """Where there was too little it is begun again with more."""
        if result == _CROWDED:
            self._begin(2 * len(self._written), 2 * len(self._notes))
            return False
        self.game.finish(result)
        return True

    def _read(self) -> Iterator[Observation]:
        """All that is written."""
        numbers, at = self._written[: self._numbers.used], 0
        while at < len(numbers):
            one = WrittenObservation.read(numbers, at, self._size)
            yield Observation.read(one)
            at = one.end
