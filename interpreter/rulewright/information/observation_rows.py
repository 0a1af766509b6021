"""What a seat has observed, written for compiled code: a row for each observation, as `Observed` in c/belief.h."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Sequence
from typing import Any

from rulewright.backend.codegen.c_limits import room_for
from rulewright.backend.codegen.playouts import address
from rulewright.information.belief_layouts import ObservedLayout
from rulewright.information.observation import HEAD, Observation
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
        for place in range(self.many, len(stream)):
            self._write(place, stream[place])
        self._rows[len(stream)].ids = self._rows[len(stream)].choice = -1
        self.memory.room_for_ids(room_for(max((one.written.legal for one in stream[self.many :]), default=0)))
        self.many = len(stream)

    def _write(self, place: int, one: Observation) -> None:
        """The row of an observation, which is the next one."""
        written = one.written
        row = self._rows_at + place * _ROW
        room = self._written_room(written.size + written.legal)
        self._written_up_to += _NUMBER * self.library.rw_observe(
            self.memory.address,
            row,
            row - _ROW if place else None,
            written.seen_at - _NUMBER * HEAD,
            written.size,
            _chosen(one),
            room,
        )

    def _written_room(self, numbers: int) -> int:
        """Where there is room for what a row points to."""
        most = numbers + 2 * self._zones + 1
        if self._written_up_to + _NUMBER * most > self._written_end:
            room = array("i", bytes(_NUMBER * max(most, ROWS_AT_ONCE)))
            self._written.append(room)
            self._written_up_to = address(room)
            self._written_end = self._written_up_to + _NUMBER * len(room)
        return self._written_up_to


def _chosen(one: Observation) -> int:
    """What the seat chose there, as c/belief.h has it."""
    return -1 if one.choice is None else one.choice
