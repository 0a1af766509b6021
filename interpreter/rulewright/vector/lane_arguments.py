"""What callers hand over for all lanes: numbers, seats, seeds, ids and masks, checked.

In: numbers of Python or NumPy, sequences and arrays. Out: arrays with a row for each lane, of the kind that compiled
code takes. Complains with `Illegal` about what cannot be played, with `BadConfiguration` about settings.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from rulewright.backend.runtime.chance import MOST_SEED
from rulewright.errors import BadConfiguration, Illegal
from rulewright.vector.step_arrays import Array

MASKED = 512
"""Up to so many ids a mask is made unless it is said otherwise."""
MOST_MASKED = 2**16


# ---- rows for lanes --------------------------------------------------------------------------------------------------


def ids_of_lanes(actions: Array | Sequence[int], lanes: int) -> Array:
    """An id for each lane."""
    given = _unmasked("actions", actions)
    if given.shape != (lanes,) or given.dtype.kind not in "iu":
        raise Illegal(
            f"`step` takes {lanes} whole numbers, one for each lane, not {given.dtype} of shape {given.shape}"
        )
    return np.ascontiguousarray(given, np.int64)


def seats_of_lanes(seats: Array | Sequence[int] | int, lanes: int, players: int) -> Array:
    """A seat for each lane, of so many players; their number stands for an onlooker."""
    given = _unmasked("seats", seats)
    is_shaped = given.shape in ((), (lanes,)) and given.dtype.kind in "iu"
    if not is_shaped or ((given < 0) | (given > players)).any():
        raise Illegal(
            f"`observe` takes a seat, or {lanes}, one for each lane; "
            f"seats are 0 to {players - 1}, and {players} for an onlooker"
        )
    return np.ascontiguousarray(np.broadcast_to(given, (lanes,)), np.int32)


def lanes_to_reset(options: Mapping[str, Any] | None, lanes: int) -> Array | None:
    """For each lane whether it is to be reset; none: all."""
    unknown = set(options or {}) - {"reset_mask"}
    if unknown:
        raise BadConfiguration(f"there is no option `{min(unknown)}`", "there is reset_mask")
    if not options:
        return None
    mask = _unmasked("reset_mask", options["reset_mask"])
    if mask.shape != (lanes,) or mask.dtype != np.bool_:
        raise BadConfiguration(f"`reset_mask` is {lanes} truth values")
    return np.ascontiguousarray(mask)


def seeds_of_lanes(seed: int | Sequence[int], lanes: int) -> int | Array:
    """One seed, from which those of all lanes follow; or one for each lane."""
    if isinstance(seed, int | np.integer):
        return whole("seed", seed, 0, MOST_SEED)
    if np.shape(seed) != (lanes,):
        raise BadConfiguration(f"`seed` is a number, or a list of {lanes}")
    return np.array([whole("seed", one, 0, MOST_SEED) for one in seed], np.uint64)


def _unmasked(name: str, given: Any) -> Array:
    """An array; one whose mask hides some of it is refused, for what is hidden would count."""
    if isinstance(given, np.ma.MaskedArray) and np.ma.is_masked(given):
        raise Illegal(f"`{name}` has masked values, which say nothing; fill them first")
    return np.asarray(given)


# ---- settings --------------------------------------------------------------------------------------------------------


def whole(name: str, value: object, low: int, high: int) -> int:
    """A whole number, Python's or NumPy's; anything else is refused, and nothing is cut off."""
    number = int(value) if isinstance(value, int | np.integer) and not isinstance(value, bool) else value
    if not isinstance(number, int) or isinstance(number, bool):
        raise BadConfiguration(f"`{name}` is {value!r}", f"it is a whole number from {low:,} to {high:,}")
    check_within(name, number, low, high)
    return number


def check_within(name: str, value: int, low: int, high: int) -> None:
    """Complains about a number that is none from `low` to `high`."""
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise BadConfiguration(f"`{name}` is {value}", f"it is a whole number from {low:,} to {high:,}")


def has_mask(asked: bool | None, ids: int) -> bool:
    """Whether so many ids get a mask: as it is asked for, else where they are few."""
    if asked and ids > MOST_MASKED:
        raise BadConfiguration(
            f"a mask of {ids:,} ids is refused",
            f"masks are for {MOST_MASKED:,} ids at most; use info['ids'] and info['offsets']",
        )
    return ids <= MASKED if asked is None else asked
