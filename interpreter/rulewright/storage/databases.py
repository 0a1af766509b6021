"""Databases of SQLite that hold secrets: files of this user alone, and perhaps a stranger's.

In: a path. Out: a connection for a block, closed with it; while one reads, as much work as a file of that size can ask
for. Raises OSError where the file is somebody else's, or none, or where what lies beside it is not what this program
lays there; sqlite3's errors where it is no database.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import closing, contextmanager, nullcontext, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from rulewright.storage.file_locks import lock
from rulewright.storage.file_writing import check_target
from rulewright.storage.repository_files import NotOrdinary

if TYPE_CHECKING:
    import sqlite3

PATIENCE = 10.0
"""Seconds that a write waits for another program that writes."""
LONGEST_VALUE = 100_000_000
"""Bytes of a text: a record may be as long."""
FEWEST_STEPS, STEPS_A_BYTE = 5_000_000, 4
"""Steps of SQLite that reading may take. A row takes some twenty and at least as many bytes; but in a made file
the same pages can stand for many.
"""
LOOK_EVERY = 10_000
"""Steps between two looks at the count, and at Ctrl-C."""


@contextmanager
def database(path: Path, *, only_reading: bool = False) -> Iterator[sqlite3.Connection]:
    """The database of a file, which is made where it is missing, unless it is only to be read; closed with the block.
    Transactions are begun by hand; any thread may use it. Nothing is written before `keep_log`. Raises `Held` where
    another process has it open, and does not only read.
    """
    real = check_target(path)
    if only_reading and not real.is_file():
        raise FileNotFoundError(2, "there is no such file", str(path))
    _check_beside(real)
    if not real.exists():
        os.close(os.open(real, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    if not _is_own(real):
        raise PermissionError(13, "it is not a file of this user", str(path))
    with nullcontext() if only_reading else _held(real), _connected(real) as connection:
        if only_reading:
            connection.execute("PRAGMA query_only = ON")
        yield connection


@contextmanager
def _held(real: Path) -> Iterator[None]:
    """No other process writes to it meanwhile; others may read. The file is let go of after its connection is closed,
    for where a process closes a file, the system takes back all that SQLite has locked in it.
    """
    handle = os.open(real, os.O_RDWR)
    try:
        lock(handle, real)
        yield
    finally:
        os.close(handle)


@contextmanager
def _connected(real: Path) -> Iterator[sqlite3.Connection]:
    import sqlite3  # noqa: PLC0415 (every command begins with this room)

    address = f"{real.absolute().as_uri()}?mode=rw"
    with closing(
        sqlite3.connect(address, uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    ) as connection:
        connection.setlimit(sqlite3.SQLITE_LIMIT_LENGTH, LONGEST_VALUE)
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA cell_size_check = ON")
        yield connection


def keep_log(connection: sqlite3.Connection) -> None:
    """From now on writes are kept by a log beside the file."""
    connection.execute("PRAGMA journal_mode = WAL")


@contextmanager
def bounded_reading(connection: sqlite3.Connection, path: Path) -> Iterator[int]:
    """Meanwhile queries take no more steps than a file of that size can ask for; beyond them they raise sqlite3's
    error. Gives the size, in bytes: all texts of its rows together are not longer.
    """
    import sqlite3  # noqa: PLC0415 (as above)

    size = _size(path)
    looks = (FEWEST_STEPS + STEPS_A_BYTE * size) // LOOK_EVERY

    def is_enough() -> bool:
        nonlocal looks
        looks -= 1
        return looks < 0

    connection.set_progress_handler(is_enough, LOOK_EVERY)
    try:
        yield size
    except sqlite3.OperationalError as problem:
        if str(problem) == "interrupted" and looks >= 0:  # SQLite took Ctrl-C for an answer
            raise KeyboardInterrupt from None
        raise
    finally:
        connection.set_progress_handler(None, 0)


def _size(path: Path) -> int:
    """Bytes of a database, with its log."""
    found = 0
    for part in (path, _beside(path, "-wal")):
        with suppress(OSError):
            found += part.stat().st_size
    return found


def _check_beside(real: Path) -> None:
    """SQLite believes what lies beside a file: it writes to its log, and removes whatever file a journal names."""
    journal = _beside(real, "-journal")
    if os.path.lexists(journal):
        raise NotOrdinary(
            journal, "beside it lies a file with its name and `-journal`, which this program does not make"
        )
    for ending in ("-wal", "-shm"):
        log = _beside(real, ending)
        if os.path.lexists(log) and not _is_own(log):
            raise NotOrdinary(log, f"what lies beside it as `{ending}` is a link, or no ordinary file of this user")


def _beside(path: Path, ending: str) -> Path:
    return path.with_name(path.name + ending)


def _is_own(path: Path) -> bool:
    """Whether this is an ordinary file, and no link, of this user."""
    about = path.lstat()
    return stat.S_ISREG(about.st_mode) and (not hasattr(os, "getuid") or about.st_uid == os.getuid())
