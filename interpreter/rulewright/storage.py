"""Where Rulewright keeps what it can make again, and how files come about: whole or not at all.

In: names and bytes. Out: folders, files. What the system refuses is raised as OSError; where there can be no cache, `shared_folder` gives
none, because nobody should lose a run for want of it.
"""

from __future__ import annotations

import contextlib
import os
import secrets
import sys
from pathlib import Path

CACHE_VARIABLE = "RULEWRIGHT_CACHE"


def cache_folder() -> Path:
    """The user's cache folder for Rulewright, by the rules of the platform."""
    chosen = os.environ.get(CACHE_VARIABLE)
    if chosen:
        return Path(chosen)
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "rulewright" / "cache"
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "rulewright"
    given = os.environ.get("XDG_CACHE_HOME")
    return (Path(given) if given and Path(given).is_absolute() else home / ".cache") / "rulewright"


def shared_folder(name: str) -> Path | None:
    """A folder of the cache, made where it is missing; none where it cannot be written."""
    try:
        folder = cache_folder() / name
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except (OSError, RuntimeError):  # no such place, or no home
        return None
    return folder if os.access(folder, os.W_OK) else None


def write_whole(path: Path, data: bytes, durable: bool = False) -> None:
    """Writes a file beside its place and moves it there; who reads meanwhile finds the old one or the new one, with the rights of the old one.

    `durable`: it is on the disk before it takes the old one's place.
    """
    beside = path.with_name(f".{path.name}.{os.getpid()}-{secrets.token_hex(4)}.part")
    handle = os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0), 0o666)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(data)
            if durable:
                file.flush()
                os.fsync(file.fileno())
        with contextlib.suppress(OSError):
            beside.chmod(path.stat().st_mode & 0o777)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)


def forget(folder: Path, pattern: str, most_bytes: int, keep: Path | None = None) -> None:
    """Deletes those files that were not used for longest, where all together are too large."""
    found = []
    for path in folder.glob(pattern):
        with contextlib.suppress(OSError):
            about = path.stat()
            found.append((about.st_mtime, about.st_size, path))
    for _, size, path in sorted(found, reverse=True):
        most_bytes -= size
        if most_bytes < 0 and path != keep:
            with contextlib.suppress(OSError):
                path.unlink()


def touch(path: Path) -> None:
    """Notes that a file is still in use."""
    with contextlib.suppress(OSError):
        os.utime(path)
