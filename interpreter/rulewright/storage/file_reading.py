"""Files read, so much of them as is allowed.

In: a path that a person gives, or one that `by` names. Out: bytes. Raises OSError: `Outside`, `NotOrdinary`, or what
the system says. A person may name standard input as `/dev/stdin` or `/dev/fd/N`, also what a shell makes of
`<(command)`; everything else is an ordinary file. Whoever keeps what was made of files asks with `noting` which ones
were looked for meanwhile, found or not.
"""

from __future__ import annotations

import contextlib
import os
import re
import stat
from collections.abc import Iterator
from contextvars import ContextVar
from pathlib import Path
from typing import BinaryIO

from rulewright.storage.repository_files import NotOrdinary, Outside, check_inside

STREAM = re.compile(r"/dev/(?:stdin|fd/\d+)|/proc/self/fd/\d+")
"""Files that this process was started with."""
_MODES = ("O_CLOEXEC", "O_NONBLOCK", "O_NOCTTY", "O_BINARY")
READ = os.O_RDONLY | sum(getattr(os, mode, 0) for mode in _MODES)
"""Nothing is waited for: a pipe that was put in a file's place has no end."""
_NOTED: ContextVar[tuple[dict[Path, None], ...]] = ContextVar("files that are looked for", default=())


@contextlib.contextmanager
def noting() -> Iterator[dict[Path, None]]:
    """Meanwhile every file that somebody wants to read is noted, in order, also one that is not there."""
    noted: dict[Path, None] = {}
    token = _NOTED.set((*_NOTED.get(), noted))
    try:
        yield noted
    finally:
        _NOTED.reset(token)


def read(path: Path, most: int, by: Path | None = None) -> bytes:
    """What a file holds, but no more than a byte more than `most`."""
    for noted in _NOTED.get():
        noted.setdefault(path)
    if by is None and STREAM.fullmatch(str(path)):
        with path.open("rb") as stream:
            return stream.read(most + 1)
    with os.fdopen(_opened(path, by), "rb") as file:
        return file.read(most + 1)


@contextlib.contextmanager
def opened(path: Path) -> Iterator[BinaryIO]:
    """An ordinary file, to be read bit by bit."""
    with os.fdopen(_opened(path, None), "rb") as file:
        yield file


def beginning(path: Path, most: int) -> bytes:
    """The first bytes of a file; nothing of what cannot be read."""
    try:
        return read(path, most)[:most]
    except OSError:
        return b""


def own_text(path: Path) -> str:
    """A text that came with this program, or with the system."""
    return path.read_text(encoding="utf-8")


def _opened(path: Path, by: Path | None) -> int:
    """A handle of the very file that was found to lie inside: a link that changes meanwhile leads nowhere."""
    real = check_inside(path, by)
    known = real.stat()
    if stat.S_ISDIR(known.st_mode):
        raise IsADirectoryError(21, "it is a folder", str(path))
    if not stat.S_ISREG(known.st_mode):
        raise NotOrdinary(path)
    handle = os.open(real, READ)
    opened = os.fstat(handle)
    if (opened.st_dev, opened.st_ino) != (known.st_dev, known.st_ino):
        os.close(handle)
        raise Outside(path, "it was changed while it was read")
    return handle
