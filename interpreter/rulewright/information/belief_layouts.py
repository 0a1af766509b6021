"""Structures of c/belief.h and c/following.h, as ctypes has them."""

from __future__ import annotations

import ctypes
from functools import cache


class ObservedLayout(ctypes.Structure):
    """As `Observed` in c/belief.h."""

    _fields_ = (
        *((name, ctypes.c_void_p) for name in ("seen", "starts", "legal")),
        *((name, ctypes.c_int64) for name in ("ids", "choice")),
        *((name, ctypes.c_uint64) for name in ("sound", "differing")),
    )


class WantedLayout(ctypes.Structure):
    """As `Wanted` in c/belief.h."""

    _fields_ = (
        *((name, ctypes.c_void_p) for name in ("seen", "heard", "view", "notes")),
        *((name, ctypes.c_int64) for name in ("size", "told", "lines")),
    )


class FollowingLayout(ctypes.Structure):
    """As `Following` in c/following.h."""

    _fields_ = (
        *((name, ctypes.c_int64) for name in ("goal", "last", "probes", "looks", "tries", "enough", "patience")),
        *((name, ctypes.c_int64) for name in ("alive", "agreed", "swapped")),
        ("chance", ctypes.c_uint64),
        *((name, ctypes.c_void_p) for name in ("which", "single", "wanted", "then")),
    )


@cache
def belief_layout(players: int) -> type[ctypes.Structure]:
    """As `Belief` in c/belief.h."""
    numbers = ("seat", "room", "most_ids", "careful", "looking", "probes", "hinted")
    tail = ("change", "forced", "one", "other", "unheard")

    class Belief(ctypes.Structure):
        _fields_ = (
            *((name, ctypes.c_void_p) for name in ("stream", "ids", "values", "alike", "dice")),
            *((name, ctypes.c_int64) for name in numbers),
            ("hint", ctypes.c_int64 * players),
            *((name, ctypes.c_int64) for name in tail),
            *((name, ctypes.c_void_p) for name in ("before", "given", "unknown", "back")),
            *((name, ctypes.c_void_p) for name in ("actions", "picks", "looks")),
            ("naming", ctypes.c_int64),
            ("counter", ctypes.c_uint64),
            ("ready", ctypes.c_uint64),
            ("halt", ctypes.c_void_p),
        )

    return Belief
