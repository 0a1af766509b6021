"""Measured horizons, kept in the user's cache folder by the fingerprint of the Program: each game is measured once.

In: a Program, and how to measure. Out: a `Worth`. An entry that is damaged, that somebody else wrote, or that is
measured another way counts as none.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from contextlib import suppress
from functools import cache
from pathlib import Path

from rulewright.ir.program import Program
from rulewright.search.plan import FAR, SIXTEENTHS, Worth
from rulewright.storage import forget, own_text, sealed, shared_folder, touch, unsealed, write_whole

FOLDER, SUFFIX = "horizons", ".json"
SEARCH = Path(__file__).resolve().parent
NATIVE = SEARCH.parent / "backend" / "codegen" / "c"
MOST_BYTES = 2**20


def kept(program: Program, measure: Callable[[], Worth]) -> Worth:
    """The horizon from the cache; else measured, and kept."""
    folder = shared_folder(FOLDER)
    place = folder / f"{program.fingerprint}-{way_of_measuring()}{SUFFIX}" if folder is not None else None
    found = _recalled(place) if place is not None else None
    if found is None:
        found = measure()
        if place is not None:
            _keep(place, found)
    return found


@cache
def way_of_measuring() -> str:
    """A hash of the sources that measure and that search: what another way has found is measured again."""
    texts = [own_text(path) for path in (*sorted(SEARCH.glob("*.py")), *sorted(NATIVE.glob("search*.h")))]
    return hashlib.blake2b("\0".join(texts).encode(), digest_size=8).hexdigest()


def _recalled(place: Path) -> Worth | None:
    with suppress(OSError, ValueError, TypeError, UnicodeDecodeError):
        horizon, weight, spread, widest = json.loads(unsealed(place))
        if 1 <= horizon <= FAR and 0 <= weight <= SIXTEENTHS and spread >= 1 and widest >= 1:
            touch(place)
            return Worth(horizon, weight, spread, widest)
    return None


def _keep(place: Path, worth: Worth) -> None:
    """Keeps it. A full disk is nobody's trouble."""
    with suppress(OSError):
        numbers = [worth.horizon, worth.weight, worth.spread, worth.widest]
        write_whole(place, sealed(place, json.dumps(numbers).encode()))
        forget(place.parent, f"*{SUFFIX}", MOST_BYTES, keep=place)
