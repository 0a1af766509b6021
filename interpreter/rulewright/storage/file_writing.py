"""Files written: whole or not at all, and never through a link to somewhere else.

In: a path that a person gives, bytes. Out: a file. Raises OSError: `Outside` for a link that leads out of its folder,
`NotOrdinary` for a pipe or device, or what the system says. What is refused can be named itself: the file that a link
leads to, a folder by its whole path.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import secrets
import stat
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

from rulewright.storage.repository_files import NotOrdinary, Outside, check_inside, resolved

STREAM = re.compile(r"/dev/(?:stdout|stderr|null|tty|fd/\d+)|/proc/self/fd/\d+")
"""What a report may go to that is no file."""
_NEW = os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
_KEPT = os.O_RDWR | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
_KEPT |= getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_NONBLOCK", 0)


def check_target(path: Path) -> Path:
    """The real path of a file to be written; early, before work is done for it."""
    real = check_inside(path) if path.is_symlink() else _in_folder(path)
    if real.exists() and not real.is_file() and not real.is_dir():
        raise NotOrdinary(path)
    return real


def _in_folder(path: Path) -> Path:
    """The real path of a file whose folder is where it seems to be: what a path goes through below
    the current folder, a stranger may have made.
    """
    folder = resolved(path.parent)
    if not path.is_absolute():
        ups = len(path.parts) - len([part for part in path.parts if part != ".."])
        start = resolved(Path(*[".."] * ups))
        if not folder.is_relative_to(start):
            raise Outside(path, f"a link in this path leads to `{folder}`; if that is meant, name it")
    return folder / path.name


@contextlib.contextmanager
def created(path: Path) -> Iterator[BinaryIO]:
    """A file to be written bit by bit, beside its place; moved there in the end, and not if anything goes wrong."""
    target = check_target(path)
    beside = target.with_name(f".{target.name[:100]}.{secrets.token_hex(6)}.part")
    try:
        with os.fdopen(os.open(beside, _NEW, 0o666), "wb") as file:
            yield file
        _replace(beside, target)
    finally:
        beside.unlink(missing_ok=True)


def write_whole(path: Path, data: bytes, durable: bool = False) -> None:
    """Writes a file beside its place and moves it there; who reads meanwhile finds the old one or the new one, with the
    rights of the old one.

    `durable`: it is on the disk before it takes the old one's place.
    """
    with created(path) as file:
        file.write(data)
        if durable:
            file.flush()
            os.fsync(file.fileno())


def _replace(beside: Path, target: Path) -> None:
    """A new file in the place of an old one, with its rights."""
    with contextlib.suppress(OSError):
        beside.chmod(target.stat().st_mode & 0o777)
    beside.replace(target)


def check_report_target(path: Path) -> None:
    """Raises what `write_report` would raise for the place alone."""
    if STREAM.fullmatch(str(path)):
        return
    real = check_target(path)
    if real.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not real.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(path.parent))


def write_report(path: Path, data: bytes, durable: bool = False) -> None:
    """The same; or to a stream such as `/dev/stderr`."""
    if STREAM.fullmatch(str(path)):
        with path.open("wb") as stream:
            stream.write(data)
    else:
        write_whole(path, data, durable)


def reopen(path: Path, anew: bool) -> BinaryIO:
    """A file of ours that is written on, or begun; no link, no pipe."""
    real = check_target(path)
    if anew:
        real.unlink(missing_ok=True)
    handle = os.open(real, _KEPT | (os.O_CREAT | os.O_EXCL if anew else 0), 0o666)
    if not stat.S_ISREG(os.fstat(handle).st_mode):
        os.close(handle)
        raise NotOrdinary(path)
    return os.fdopen(handle, "w+b" if anew else "r+b")
