"""The arrays of a step: two sets of them, written in turn, so that what one step has handed out stays as it is during
the next.

In: how many lanes, seats, numbers and ids. Out: arrays for users, which nobody can write to, and addresses for compiled
code.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import DTypeLike, NDArray

from rulewright.backend.codegen.vector_step import StepColumns
from rulewright.backend.codegen.view_layout import NOBODY

Array = NDArray[Any]
Info = dict[str, Any]
Results = tuple[Array, ...]
RESULTS = ("seen", "reward", "terminated", "truncated")
"""The columns that a step gives beside `info`."""
_TOLD = {
    "seat": "seat",
    "offsets": "offset",
    "taken": "taken",
    "decisions": "decisions",
    "seed": "seed",
    "final_seed": "final_seed",
    "score": "score",
    "rank": "rank",
    "fault": "fault",
    "_final_obs": "ending",
}
"""What `info` tells, and its columns."""
IDS_A_LANE = 16
"""Room for so many legal ids a lane at first; it grows."""


def sealed(array: Array) -> Array:
    """The same memory as an array that cannot be made writable."""
    if not array.size:  # such an array has no memory
        array = array.copy()
        array.flags.writeable = False
        return array
    return np.frombuffer(array.data.cast("B").toreadonly(), array.dtype).reshape(array.shape)


def address_of(array: Array) -> int:
    """Where an array lies that can be written to and is not empty: sooner than NumPy tells it."""
    return ctypes.addressof(ctypes.c_char.from_buffer(array.data))


class Columns:
    """One set."""

    def __init__(self, lanes: int, players: int, size: int, masked: int) -> None:
        """`size`: numbers of an observation, 0: none; `masked`: bytes of a mask, 0: none."""
        self.lanes, self.players, self.size = lanes, players, size
        self.own = {name: np.zeros(shape, dtype) for name, shape, dtype in _shapes(lanes, players, size, masked)}
        self.own["seen"].fill(NOBODY)
        self.shown = {name: sealed(array) for name, array in self.own.items()}
        if masked:
            self._told = {**_TOLD, "action_mask": "mask"}
        else:
            self._told = _TOLD
        self.finals = np.empty((lanes, players, size), np.int32)
        self._shown_finals = sealed(self.finals)
        self._info = {name: self.shown[column] for name, column in self._told.items()}
        self._results = tuple(self.shown[name] for name in RESULTS)
        self.room = IDS_A_LANE * lanes + 64
        self.ids: Array = np.empty(0, np.int32)
        self.shown_ids: Array = self.ids
        self.make_room(self.room)

    def make_room(self, room: int) -> None:
        """Another place for ids; those that were there are gone."""
        self.room, self.ids = room, np.zeros(room, np.int32)
        self.shown_ids = sealed(self.ids)
        self.addresses = self._addresses()
        """Where compiled code writes."""

    def handed(self, total: int, ended: Sequence[tuple[int, int]], *, is_copied: bool) -> tuple[Results, Info]:
        """The columns that are `RESULTS`, and `info`, as users get them: theirs (copied), or such as nobody writes to.

        `total`: how many ids there are; `ended`: stretches of rows of the games that ended.
        """
        if is_copied:
            columns = {name: array.copy() for name, array in self.shown.items()}
            results: Results = tuple(columns[name] for name in RESULTS)
            info = {name: columns[column] for name, column in self._told.items()}
            info["ids"] = self.shown_ids[:total].copy()
        else:
            results, info = self._results, self._info.copy()
            info["ids"] = self.shown_ids[:total]
        if self.size:
            info["final_obs"] = self._final_rows(ended, is_copied)
        return results, info

    def _final_rows(self, ended: Sequence[tuple[int, int]], is_copied: bool) -> Array:
        if len(ended) == 1 and not is_copied:
            first, count = ended[0]
            return self._shown_finals[first : first + count]
        joined = np.concatenate([self._shown_finals[first : first + count] for first, count in ended])
        return joined if is_copied else sealed(joined)

    def _addresses(self) -> StepColumns:
        places = {name: array.ctypes.data if array.size else None for name, array in self.own.items()}
        finals = self.finals.ctypes.data if self.size else None
        return StepColumns(ids=self.ids.ctypes.data, finals=finals, **places)


def _shapes(lanes: int, players: int, size: int, masked: int) -> list[tuple[str, tuple[int, ...], DTypeLike]]:
    return [
        ("seat", (lanes,), np.int32),
        ("offset", (lanes + 1,), np.int64),
        ("mask", (lanes, masked), np.bool_),
        ("seen", (lanes, size), np.int32),
        ("reward", (lanes, players), np.float64),
        ("score", (lanes, players), np.int64),
        ("rank", (lanes, players), np.int32),
        ("terminated", (lanes,), np.bool_),
        ("truncated", (lanes,), np.bool_),
        ("ending", (lanes,), np.bool_),
        ("taken", (lanes,), np.bool_),
        ("fault", (lanes,), np.int32),
        ("decisions", (lanes,), np.int32),
        ("seed", (lanes,), np.uint64),
        ("final_seed", (lanes,), np.uint64),
    ]


def parts(lanes: int, threads: int) -> list[tuple[int, int]]:
    """The lanes of each thread: from, to; as even as may be."""
    width = math.ceil(lanes / threads)
    return [(first, min(lanes, first + width)) for first in range(0, lanes, width)]
