"""Databases of SQLite that hold secrets: files of this user alone.

In: a path. Out: a connection whose writes are kept by a log beside the file. Raises OSError where the file is somebody
else's, or none; sqlite3's errors where it is no database.
"""

from __future__ import annotations

import os
import sqlite3
import stat
from pathlib import Path

from rulewright.storage.file_writing import check_target

PATIENCE = 10.0
"""Seconds that a write waits for another program that writes."""


def database(path: Path, *, only_reading: bool = False) -> sqlite3.Connection:
    """The database of a file, which is made where it is missing, unless it is only to be read.
    Transactions are begun by hand; any thread may use it.
    """
    real = check_target(path)
    if only_reading and not real.is_file():
        raise FileNotFoundError(2, "there is no such file", str(path))
    if not real.exists():
        os.close(os.open(real, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    about = real.stat()
    if not stat.S_ISREG(about.st_mode) or (hasattr(os, "getuid") and about.st_uid != os.getuid()):
        raise PermissionError(13, "it is not a file of this user", str(path))
    address = f"{real.absolute().as_uri()}?mode=rw"
    connection = sqlite3.connect(address, uri=True, timeout=PATIENCE, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA query_only = ON" if only_reading else "PRAGMA journal_mode = WAL")
    except sqlite3.Error:
        connection.close()
        raise
    return connection
