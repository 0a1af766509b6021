"""The stream of one seat, from a game that compiled code plays again: c/chronicle.h, seen from Python.

In: a compiled machine that was built for search, the seed of a game, its choices as they are made. Out: the same
observations, number for number, as those of `Chronicle`. Complains with the `Fault` in which a run ended.
"""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Iterator

from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.playouts import address
from rulewright.information.observation import Observation, Stream

Choice = tuple[int, int]
FIRST_ROOM, FIRST_LINES = 8192, 256
"""Numbers of observations since the last choice, and of what is heard between two stops: there is room for so many at
first.
"""
_HEAD, _CROWDED = 3, 2


class _Numbers(ctypes.Structure):
    """As `Chronicle` in c/chronicle.h."""

    _fields_ = (
        *((name, ctypes.c_void_p) for name in ("game", "written", "notes", "values")),
        *((name, ctypes.c_int64) for name in ("room", "lines", "seat", "size", "used", "last")),
    )


class NativeChronicle:
    """Of one seat of one game. Chance decides in it as in the true one."""

    def __init__(self, native: NativeMachine, seed: int, seat: int) -> None:
        self.native, self.seed, self.seat = native, seed, seat
        self.game = native.blank()
        self.choices: list[Choice] = []
        self._observations: list[Observation] = []
        self._values = array("i", bytes(4 * max(1, native.most_outcomes)))
        self._begin(FIRST_ROOM, FIRST_LINES)

    def stream(self, _: int) -> Stream:
        """All that the seat has learned."""
        return tuple(self._observations)

    def choose(self, seat: int, action: int) -> None:
        """A legal choice of any seat; the game goes on to its next choice if it was the last that was waited for."""
        self.choices.append((seat, action))
        self._take(seat, action)

    def _begin(self, room: int, lines: int) -> None:
        """From the beginning, with room for so many numbers, to where it stood."""
        self._written, self._notes = array("i", bytes(4 * room)), array("i", bytes(4 * lines))
        rooms = map(address, (self._written, self._notes, self._values))
        size = self.native.view_layout.size
        self._numbers = _Numbers(ctypes.addressof(self.game.memory), *rooms, room, lines, self.seat, size)
        self._observations.clear()
        if self._goes_on(self.native.library.rw_chronicle_begin(ctypes.byref(self._numbers), self.seed)):
            self._observations += self._read(0)
            for seat, action in self.choices:
                if not self._take(seat, action):
                    return

    def _take(self, seat: int, action: int) -> bool:
        """Whether it went on from where it stood, and was not begun again."""
        if not self._goes_on(self.native.library.rw_chronicle_choose(ctypes.byref(self._numbers), seat, action)):
            return False
        if seat == self.seat:
            self._observations[-1] = self._observations[-1].chosen(action)
        _, legal, heard = self._written[:_HEAD]
        self._observations += self._read(_HEAD + self._numbers.size + heard + legal)
        return True

    def _goes_on(self, result: int) -> bool:
        """Where there was too little room it is begun again with more."""
        if result == _CROWDED:
            self._begin(2 * len(self._written), 2 * len(self._notes))
            return False
        self.game.finish(result)
        return True

    def _read(self, at: int) -> Iterator[Observation]:
        """The observations that were written from a place on."""
        while at < self._numbers.used:
            _, legal, heard = self._written[at : at + _HEAD]
            first = at + _HEAD + self._numbers.size
            told, end = first + heard, first + heard + legal
            seen, ids = self._written[at + _HEAD : first], self._written[told:end]
            yield Observation.read(seen, ids, self._written[first:told])
            at = end
