"""What can be made again: kept in the user's cache folder, where nobody else can have put it.

In: names and bytes. Out: folders, entries, seals. Where nothing can be kept there is no folder, because nobody should
lose a run for want of it.

An entry is believed if its folder and all above it belong to the user (or the system), if nobody else may write there,
and if it carries a seal: a hash with a key that only the user can read. The key lies in the user's home as the system
knows it, whatever variables say: a cache folder that a stranger has filled and made ours by a variable holds nothing
that is believed.
"""

from __future__ import annotations

import contextlib
import hashlib
import hmac
import os
import secrets
import stat
import sys
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path

from rulewright.storage.file_reading import READ

CACHE_VARIABLE = "RULEWRIGHT_CACHE"
KEY = "cache.key"
KEY_BYTES = 32
SEAL = 40
"""Letters of a seal."""


def cache_folder() -> Path:
    """The user's cache folder for Rulewright: `RULEWRIGHT_CACHE`, or by the rules of the platform."""
    chosen, given = os.environ.get(CACHE_VARIABLE), os.environ.get("XDG_CACHE_HOME")
    if chosen:
        return Path(chosen)
    is_xdg = sys.platform not in ("win32", "darwin") and given and Path(given).is_absolute()
    return Path(given) / "rulewright" if is_xdg and given else _usual(Path.home())


def _usual(home: Path) -> Path:
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "rulewright" / "cache"
    return home / "Library" / "Caches" / "rulewright" if sys.platform == "darwin" else home / ".cache" / "rulewright"


def shared_folder(name: str) -> Path | None:
    """A folder of the cache, made where it is missing; none where it cannot be written, or where others can write."""
    try:
        folder = cache_folder() / name
        make_private(folder)
        usable = is_private(folder) and os.access(folder, os.W_OK) and _key() is not None
    except (OSError, RuntimeError):  # no such place, or no home
        return None
    return folder if usable else None


def make_private(folder: Path) -> None:
    """Makes a folder and those above that are missing, for the user alone."""
    for place in reversed([folder, *folder.parents]):
        with contextlib.suppress(FileExistsError):
            place.mkdir(mode=0o700)


# ---- whom a place belongs to -----------------------------------------------------------------------------------------


def is_private(folder: Path) -> bool:
    """Whether a folder is the user's, and nobody else can change what lies in it or put another folder in its place."""
    if not hasattr(os, "getuid"):
        return True  # Windows keeps a user's folders from others by itself
    real = folder.resolve()
    about = real.stat()
    return about.st_uid == os.getuid() and _is_closed(about) and all(_is_safe_above(place) for place in real.parents)


def _is_safe_above(place: Path) -> bool:
    """Whether a folder above is safe: its owner is the user or the system, and others can move only their own in it."""
    about = place.stat()
    return about.st_uid in (0, os.getuid()) and (_is_closed(about) or bool(about.st_mode & stat.S_ISVTX))


def _is_closed(about: os.stat_result) -> bool:
    """Whether nobody else may write: a group counts as nobody if it is the user's own, with no other member."""
    return not about.st_mode & stat.S_IWOTH and (not about.st_mode & stat.S_IWGRP or _is_own_group(about.st_gid))


@cache
def _is_own_group(number: int) -> bool:
    if sys.platform == "win32":
        return False
    import grp  # noqa: PLC0415 (not on every system)
    import pwd  # noqa: PLC0415 (the same)

    try:
        user, group = pwd.getpwuid(os.getuid()), grp.getgrgid(number)
    except KeyError:
        return False
    return user.pw_gid == number and group.gr_name == user.pw_name and set(group.gr_mem) <= {user.pw_name}


# ---- seals -----------------------------------------------------------------------------------------------------------


def seal(name: str, data: bytes) -> str:
    """What only the user's own programs can write beside an entry of this name. Without a key it fits nothing."""
    key = _key() or secrets.token_bytes(KEY_BYTES)
    return hmac.new(key, name.encode() + b"\0" + data, hashlib.sha256).hexdigest()[:SEAL]


def is_seal(given: str, name: str, data: bytes) -> bool:
    return hmac.compare_digest(given.encode(), seal(name, data).encode())


def sealed(path: Path, data: bytes) -> bytes:
    """An entry as it is written to a file."""
    return seal(path.name, data).encode() + b"\n" + data


def unsealed(path: Path) -> bytes:
    """The entry of a file. Raises OSError where the file is not the user's, and
    ValueError where the seal does not fit.
    """
    given, _, data = private_bytes(path).partition(b"\n")
    if not is_seal(given.decode("ascii"), path.name, data):
        raise ValueError(path)
    return data


def private_bytes(path: Path) -> bytes:
    """What a file of the cache holds.
    Raises PermissionError where it belongs to somebody else, or others may write it.
    """
    handle = os.open(path, READ | getattr(os, "O_NOFOLLOW", 0))
    with os.fdopen(handle, "rb") as file:
        about = os.fstat(handle)
        check_private(about, path)
        return file.read()


def check_private(about: os.stat_result, path: Path) -> None:
    """Raises PermissionError for what is no file, belongs to somebody else, or may be written by others."""
    is_ours = not hasattr(os, "getuid") or (about.st_uid == os.getuid() and _is_closed(about))
    if not stat.S_ISREG(about.st_mode) or not is_ours:
        raise PermissionError(13, "not a file of this user alone", str(path))


@cache
def _key() -> bytes | None:
    """The user's key, made where it is missing; none where it cannot be kept."""
    with contextlib.suppress(OSError, KeyError, RuntimeError):
        folder = _usual(_home())
        make_private(folder)
        path = folder / KEY
        if not is_private(folder):
            return None
        if not path.exists():
            _make_key(path)
        key = private_bytes(path)
        is_secret = not hasattr(os, "getuid") or not path.stat().st_mode & 0o077
        return key if is_secret and len(key) == KEY_BYTES else None
    return None


def _home() -> Path:
    """The user's home as the system knows it: no variable changes it."""
    if sys.platform == "win32":
        return Path.home()
    import pwd  # noqa: PLC0415 (not on every system)

    return Path(pwd.getpwuid(os.getuid()).pw_dir)


def _make_key(path: Path) -> None:
    """Writes a new key, whole; if another process was faster, its key stays."""
    beside = path.with_name(f"{path.name}.{secrets.token_hex(6)}")
    handle = os.open(beside, os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0), 0o600)
    try:
        with os.fdopen(handle, "wb") as file:
            file.write(secrets.token_bytes(KEY_BYTES))
        with contextlib.suppress(FileExistsError):
            beside.rename(path) if sys.platform == "win32" else os.link(beside, path)
    finally:
        beside.unlink(missing_ok=True)


# ---- room ------------------------------------------------------------------------------------------------------------


def forget(folder: Path, pattern: str, most_bytes: int, keep: Path | None = None) -> None:
    """Deletes those files that were not used for longest, where all together are too large."""
    found = []
    # A path for each of thousands of entries would cost more than all else here.
    with contextlib.suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            if fnmatchcase(entry.name, pattern):
                with contextlib.suppress(OSError):
                    about = entry.stat()
                    found.append((about.st_mtime, about.st_size, entry.path))
    if sum(size for _, size, _ in found) <= most_bytes:
        return
    for _, size, path in sorted(found, reverse=True):
        most_bytes -= size
        if most_bytes < 0 and path != str(keep):
            with contextlib.suppress(OSError):
                Path(path).unlink()


def touch(path: Path) -> None:
    """Notes that a file is still in use."""
    with contextlib.suppress(OSError):
        os.utime(path)
