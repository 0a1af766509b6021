"""Processes that are forked from this one, do something, and tell its result in a pipe."""

from __future__ import annotations

import os
import resource
import sys
import traceback
from collections.abc import Callable

MOST_MEMORY = 4 * 2**30
"""Bytes that such a process may take."""


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
        resource.setrlimit(resource.RLIMIT_AS, (MOST_MEMORY, MOST_MEMORY))
        _tell(start, work())
        os._exit(0)
    finally:  # whatever happens, this process does not go on with its parent's work
        _tell(start, traceback.format_exc())
        os._exit(1)


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
