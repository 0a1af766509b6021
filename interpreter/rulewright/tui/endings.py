"""How the full screen is left, and the signals that end it."""

from __future__ import annotations

import asyncio
import contextlib
import signal
from collections.abc import Callable
from enum import Enum

SIGNALS = ("SIGTERM", "SIGHUP")


class Ending(Enum):
    """How the full screen was left."""

    FINISHED = "finished"
    FAULT = "fault"
    LEFT = "left"
    UNWRITTEN = "unwritten"


def listen(ended: Callable[[int], None]) -> None:
    """From now on a signal (also that of a terminal that is closed) is told, so that the program ends
    in good order: the terminal is put back first.
    """
    for name in SIGNALS:
        if hasattr(signal, name):
            with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
                number = getattr(signal, name)
                asyncio.get_running_loop().add_signal_handler(number, ended, int(number))
