"""Processes that are forked from this one, do something, and tell its result in a pipe."""

from __future__ import annotations

import os
import resource
import sys
import traceback
from collections.abc import Callable
from pathlib import Path

MOST_MEMORY = 4 * 2**30
"""Bytes that such a process may take, besides the addresses that its parent has already."""
OF_PARENT = Path("/proc/self/statm")
"""Where Linux says how many pages of addresses a process has."""


def forked(work: Callable[[], str]) -> tuple[int, int]:
    """Does something in a process of its own; its number, and the end of the pipe in which it tells the result."""
    sys.stdout.flush()
    end, start = os.pipe()
    pid = os.fork()
    if pid:
        os.close(start)
        return pid, end
    try:
        os.close(end)
        silent = os.open(os.devnull, os.O_RDWR)
        for stream in (1, 2):
            os.dup2(silent, stream)
        most = MOST_MEMORY + _taken()
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        _tell(start, work())
        os._exit(0)
    finally:  # whatever happens, this process does not go on with its parent's work
        _tell(start, traceback.format_exc())
        os._exit(1)


def _taken() -> int:
    """Bytes of addresses of this process."""
    pages = int(OF_PARENT.read_text(encoding="ascii").split()[0]) if OF_PARENT.exists() else 0
    return pages * resource.getpagesize()


def _tell(pipe: int, text: str) -> None:
    with os.fdopen(pipe, "w", encoding="utf-8") as file:
        file.write(text)


def told_by(child: tuple[int, int], waited: bool = False) -> str:
    """The result of a process; without `waited` its end is waited for."""
    pid, end = child
    with os.fdopen(end, encoding="utf-8") as pipe:
        text = pipe.read()
    if not waited:
        os.waitpid(pid, 0)
    return text
