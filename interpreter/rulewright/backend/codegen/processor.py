"""Which processor this is: code may be built for it alone, if what was built is kept apart from that of others.

In: nothing. Out: a text that differs between processors with different instructions, or none where that cannot be told.
"""

from __future__ import annotations

import hashlib
import platform
from functools import cache
from pathlib import Path

from rulewright.storage import read

CPUINFO = Path("/proc/cpuinfo")
_ENOUGH = 8192
"""Bytes that hold what is said of the first of all cores; there may be hundreds."""
_TOLD = ("vendor_id", "cpu family", "model", "model name", "stepping", "flags")


@cache
def processor() -> str | None:
    """What tells this processor from others with different instructions; only for x86-64 under Linux."""
    if platform.machine() != "x86_64":
        return None
    try:
        lines = read(CPUINFO, _ENOUGH)[:_ENOUGH].decode("ascii", "replace").partition("\n\n")[0].splitlines()
    except OSError:
        return None
    pairs = [(name.strip(), value) for name, _, value in (line.partition(":") for line in lines)]
    told = "\n".join(f"{name}:{value}" for name, value in pairs if name in _TOLD)
    return hashlib.blake2b(told.encode(), digest_size=12).hexdigest() if "flags" in dict(pairs) else None
