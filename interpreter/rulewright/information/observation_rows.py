"""What a seat has observed, written for compiled code: a row for each observation, as `Observed` in c/belief.h."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Sequence
from typing import Any

from rulewright.backend.codegen.c_limits import room_for
from rulewright.backend.codegen.playouts import address
from rulewright.information.belief_layouts import ObservedLayout
from rulewright.information.observation import HEAD, Observation, WrittenObservation
from rulewright.information.particle_memory import ParticleMemory

ROWS_AT_ONCE = 1 << 13
"""So many numbers have room at once for what is seen and legal."""
_NUMBER = 4
"""Bytes of a number."""
_ROW = ctypes.sizeof(ObservedLayout)


class ObservationRows:
    """The rows of one seat, one behind the other."""

    def __init__(self, memory: ParticleMemory) -> None:
        self.memory, self.library, self.many = memory, memory.library, 0
        self._zones = len(memory.native.program.zones)
        self._rows: Any = (ObservedLayout * 0)()
        self._rows_at = 0
        self._written: list[array[int]] = []
        """What the rows point to."""
        self._written_up_to = self._written_end = 0

    def write(self, stream: Sequence[Observation]) -> None:
        """What the seat has observed so far; rows that are there stay, but the last one may have got its choice."""
        if len(stream) >= len(self._rows):
            rows = (ObservedLayout * (2 * len(stream) + 1))()
            ctypes.memmove(rows, self._rows, ctypes.sizeof(self._rows))
            self._rows, self._rows_at = rows, ctypes.addressof(rows)
            self.memory.belief.stream = self._rows_at
        if self.many:
            self._rows[self.many - 1].choice = _chosen(stream[self.many - 1])
        while self.many < len(stream):
            self._write_some(stream)
        self._rows[len(stream)].ids = self._rows[len(stream)].choice = -1

    def _write_some(self, stream: Sequence[Observation]) -> None:
        """The rows of the next observations, as many as are written one behind the other."""
        first = last = stream[self.many].written
        up_to = self.many + 1
        for one in stream[up_to:]:
            following = one.written
            if following.numbers is not last.numbers or following.at != last.end:
                break
            last, up_to = following, up_to + 1
        many, row = up_to - self.many, self._rows_at + self.many * _ROW
        self.memory.room_for_ids(room_for(self._observed(row, many, first, last.end - first.at)))
        self.many = up_to
        self._rows[up_to - 1].choice = _chosen(stream[up_to - 1])  # it was made after the observation was written

    def _observed(self, row: int, many: int, first: WrittenObservation, numbers: int) -> int:
        """Writes so many rows, from this one on. Gives how many ids are legal at most."""
        most, end = ctypes.c_int64(), self._written_room(numbers, many)
        self._written_up_to += _NUMBER * self.library.rw_observe(
            self.memory.address,
            row,
            row - _ROW if self.many else None,
            many,
            first.seen_at - _NUMBER * HEAD,
            first.size,
            end,
            ctypes.addressof(most),
        )
        return most.value

    def _written_room(self, numbers: int, rows: int) -> int:
        """Where there is room for what some rows point to."""
        most = numbers + rows * (2 * self._zones + 1)
        if self._written_up_to + _NUMBER * most > self._written_end:
            room = array("i", bytes(_NUMBER * max(most, ROWS_AT_ONCE)))
            self._written.append(room)
            self._written_up_to = address(room)
            self._written_end = self._written_up_to + _NUMBER * len(room)
        return self._written_up_to


def _chosen(one: Observation) -> int:
    """What the seat chose there, as c/belief.h has it."""
    return -1 if one.choice is None else one.choice
