"""A file that only grows, held by one process at a time: what was added is on the disk before anything else happens.

In: a path, bytes. Out: bytes. Raises OSError: `Held` where another process has the file open, PermissionError for a
file that is not the user's alone, or what the system says. What could be added in part only is taken away again.
"""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

from rulewright.storage.cache import check_private
from rulewright.storage.file_locks import Held, lock

_FLAGS = os.O_RDWR | sum(getattr(os, mode, 0) for mode in ("O_BINARY", "O_CLOEXEC", "O_NOFOLLOW", "O_NONBLOCK"))


class GrowingFile:
    """An open file of this kind; `length` is how much of it counts."""

    def __init__(self, path: Path, handle: int) -> None:
        self.path = path
        self.handle = handle
        self.length = os.fstat(handle).st_size

    @classmethod
    def begin(cls, path: Path) -> GrowingFile:
        """A new file, for the user alone; its name is on the disk as well."""
        opened = cls._held(path, os.open(path, _FLAGS | os.O_CREAT | os.O_EXCL, 0o600))
        with contextlib.suppress(OSError):  # Windows, and some network disks, cannot do this for a folder
            folder = os.open(path.parent, os.O_RDONLY)
            try:
                os.fsync(folder)
            finally:
                os.close(folder)
        return opened

    @classmethod
    def again(cls, path: Path) -> GrowingFile:
        """A file that is there."""
        return cls._held(path, os.open(path, _FLAGS))

    @classmethod
    def _held(cls, path: Path, handle: int) -> GrowingFile:
        try:
            check_private(os.fstat(handle), path)
            lock(handle, path)
        except BaseException:
            os.close(handle)
            raise
        return cls(path, handle)

    def read(self, most: int) -> bytes:
        """What it holds, but no more than a byte more than `most`."""
        os.lseek(self.handle, 0, os.SEEK_SET)
        parts = []
        while most >= 0 and (part := os.read(self.handle, min(most + 1, 2**20))):
            parts.append(part)
            most -= len(part)
        return b"".join(parts)

    def append(self, data: bytes) -> None:
        """Adds bytes, all or none, and waits until they are on the disk."""
        try:
            os.lseek(self.handle, self.length, os.SEEK_SET)
            rest = memoryview(data)
            while rest:
                rest = rest[os.write(self.handle, rest) :]
            os.fsync(self.handle)
        except BaseException:
            with contextlib.suppress(OSError):
                self.cut(self.length)
            raise
        self.length += len(data)

    def cut(self, length: int) -> None:
        """Takes away what stands behind a place."""
        os.ftruncate(self.handle, length)
        self.length = length

    def close(self) -> None:
        with contextlib.suppress(OSError):
            os.close(self.handle)

    def remove(self) -> None:
        """Closes and deletes it. A system that keeps open files from being deleted has it closed by then."""
        if sys.platform == "win32":
            self.close()
        with contextlib.suppress(OSError):
            self.path.unlink()
        self.close()


def is_held(path: Path) -> bool:
    """Whether another process has a file of this kind open."""
    try:
        GrowingFile.again(path).close()
    except Held:
        return True
    except OSError:
        return False
    return False
