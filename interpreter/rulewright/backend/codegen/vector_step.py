"""A step of many games as c/vector.h takes it: structures of ctypes."""

from __future__ import annotations

import ctypes

from rulewright.backend.codegen.c_limits import AT_ONCE, STREAMS

COLUMNS = (
    "seat",
    "offset",
    "ids",
    "mask",
    "seen",
    "finals",
    "reward",
    "score",
    "rank",
    "terminated",
    "truncated",
    "ending",
    "taken",
    "fault",
    "decisions",
    "seed",
    "final_seed",
)
"""As in `StepColumns` of c/vector.h."""
NUMBERS = (
    "count",
    "first",
    "last",
    "place",
    "room",
    "mode",
    "by_score",
    "limit",
    "size",
    "id_count",
    "turn",
    "total",
    "ended",
    "crowded",
)
LANE = (
    ("playing", "u8", ()),
    ("state", "i4", ()),
    ("seat", "i4", ()),
    ("seed", "u8", ()),
    ("games", "u8", ()),
    ("start", "u8", (AT_ONCE * STREAMS,)),
    ("a", "i8", ()),
    ("b", "i8", ()),
    ("stale", "u8", (2,)),
    ("viewer", "i4", (2,)),
)
"""A lane, as in c/vector.h: fields for a type of NumPy."""
ASKED, ENDED, OVER_UNASKED = range(3)
"""How a lane stands."""
DONE, UNLISTED, UNDONE = -1, -2, -3
"""How a step went, as in c/vector.h; other numbers: the first lane whose action is not legal."""


class StepColumns(ctypes.Structure):
    """Where the rows of a step go."""

    _fields_ = tuple((name, ctypes.c_void_p) for name in COLUMNS)


class VectorStep(ctypes.Structure):
    """The games, which of them, and what came out."""

    _fields_ = (
        ("games", ctypes.c_void_p),
        ("lanes", ctypes.c_void_p),
        *((name, ctypes.c_int64) for name in NUMBERS),
        ("to", StepColumns),
        ("next", ctypes.c_int64),
        ("patience", ctypes.c_int64),
        ("halt", ctypes.c_void_p),
        ("before", ctypes.c_void_p),
        ("drawn", ctypes.c_void_p),
    )
