"""Files that one process holds at a time.

In: an open file. Out: nothing, or `Held` where another process has it.
"""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path

_LOCKED_BYTE = 2**40
"""Where Windows locks: far behind all that is ever read."""


class Held(OSError):
    """A file that another process has open."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EAGAIN, "another process has it open", str(path))


def lock(handle: int, path: Path) -> None:
    """Takes the file for this process. The system gives it back when the process ends, in whatever way."""
    try:
        if sys.platform == "win32":
            import msvcrt  # noqa: PLC0415 (only there)

            os.lseek(handle, _LOCKED_BYTE, os.SEEK_SET)
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            import fcntl  # noqa: PLC0415 (not on Windows)

            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError as problem:
        if problem.errno in (errno.EAGAIN, errno.EACCES, errno.EDEADLK):
            raise Held(path) from None
        raise
