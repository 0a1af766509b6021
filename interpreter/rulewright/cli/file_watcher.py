"""Files watched by looking at them again and again: no library, no service, any file system.

In: folders. Out: the files below them that have changed, whenever some have.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path

from rulewright.storage import tree

PAUSE = 0.4
"""Seconds between looks: shorter than anybody's patience, long enough to cost nothing."""
SUFFIXES = (".yaml", ".yml", ".csv", ".txt", ".toml")

Stamps = dict[Path, tuple[int, int]]


def changes(roots: Sequence[Path]) -> Iterator[set[Path]]:
    """Sets of files that were changed, made or removed; it never ends by itself."""
    before = stamps(roots)
    while True:
        time.sleep(PAUSE)
        now = stamps(roots)
        changed = {path for path in before.keys() | now.keys() if before.get(path) != now.get(path)}
        before = now
        if changed:
            yield changed


def stamps(roots: Sequence[Path]) -> Stamps:
    """When every file below some folders was written, and how large it is."""
    return {path: stamp for root in roots for path in _files(root) if (stamp := _stamp(path)) is not None}


def _files(root: Path) -> Iterator[Path]:
    for place, files in tree(root):
        yield from (place / name for name in files if name.endswith(SUFFIXES))


def _stamp(path: Path) -> tuple[int, int] | None:
    """None for a file that has gone meanwhile."""
    try:
        status = path.stat()
    except OSError:
        return None
    return (status.st_mtime_ns, status.st_size)
