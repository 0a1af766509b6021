"""Signals that end the program: a game is left in good order first.

In: SIGTERM, and SIGHUP when the terminal is closed. Out: `Terminated`, wherever the program stands, and in the end the
death by that signal, which whoever sent it waits for.
"""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import NoReturn

NAMES = ("SIGTERM", "SIGHUP")


class Terminated(BaseException):
    """A signal that ends the program. As with Ctrl-C, nothing that goes wrong in between is meant by it."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


@contextmanager
def raised_signals() -> Iterator[None]:
    """Meanwhile these signals raise `Terminated`; a signal that was ignored before stays ignored."""
    before = {}
    if threading.current_thread() is threading.main_thread():
        for number in (getattr(signal, name, None) for name in NAMES):
            if number is not None and signal.getsignal(number) == signal.SIG_DFL:
                before[number] = signal.signal(number, _raise)
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def die(number: int) -> NoReturn:
    """Ends this process by a signal, as if it had not been caught."""
    signal.signal(number, signal.SIG_DFL)
    os.kill(os.getpid(), number)
    raise SystemExit(128 + number)


def _raise(number: int, _: FrameType | None) -> NoReturn:
    for name in NAMES:
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), signal.SIG_IGN)
    raise Terminated(number)
