"""Measured horizons, kept in the user's cache folder by the fingerprint of the Program: each game is measured once.

In: a Program, and how to measure. Out: a `Worth`. An entry that is damaged, that somebody else wrote, or that is
measured another way counts as none.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

from rulewright.ir.program import Program
from rulewright.search.plan import FAR, SIXTEENTHS, Worth
from rulewright.storage import forget, sealed, shared_folder, touch, unsealed, write_whole

FOLDER, SUFFIX = "horizons", ".json"
FORM = 2
"""Changes with the way of measuring."""
MOST_BYTES = 2**20


def kept(program: Program, measure: Callable[[], Worth]) -> Worth:
    """The horizon from the cache; else measured, and kept."""
    folder = shared_folder(FOLDER)
    place = folder / f"{program.fingerprint}-{FORM}{SUFFIX}" if folder is not None else None
    found = _recalled(place) if place is not None else None
    if found is None:
        found = measure()
        if place is not None:
            _keep(place, found)
    return found


def _recalled(place: Path) -> Worth | None:
    with suppress(OSError, ValueError, TypeError, UnicodeDecodeError):
        horizon, weight, spread = json.loads(unsealed(place))
        if 1 <= horizon <= FAR and 0 <= weight <= SIXTEENTHS and spread >= 1:
            touch(place)
            return Worth(horizon, weight, spread)
    return None


def _keep(place: Path, worth: Worth) -> None:
    """Keeps it. A full disk is nobody's trouble."""
    with suppress(OSError):
        write_whole(place, sealed(place, json.dumps([worth.horizon, worth.weight, worth.spread]).encode()))
        forget(place.parent, f"*{SUFFIX}", MOST_BYTES, keep=place)
