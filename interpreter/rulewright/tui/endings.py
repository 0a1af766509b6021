"""How the full screen is left, and the signals that end it."""

from __future__ import annotations

import asyncio
import contextlib
import signal
import sys
from collections.abc import Callable
from enum import Enum

SIGNALS = ("SIGTERM", "SIGHUP")
PATIENCE = 10
"""Seconds in which the terminal is put back. One that is closed cannot be, and whoever waits for it holds the game."""


class Ending(Enum):
    """How the full screen was left."""

    FINISHED = "finished"
    FAULT = "fault"
    LEFT = "left"
    UNWRITTEN = "unwritten"


def listen(ended: Callable[[int], None]) -> None:
    """From now on a signal (also that of a terminal that is closed) is told, so that the program ends
    in good order: the terminal is put back first. If that takes too long, it ends all the same.
    """

    def heard(number: int) -> None:
        if sys.platform != "win32":
            signal.alarm(PATIENCE)  # nobody handles that signal: it ends the process
        ended(number)

    for name in SIGNALS:
        if hasattr(signal, name):
            with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
                number = getattr(signal, name)
                asyncio.get_running_loop().add_signal_handler(number, heard, int(number))
