"""Processes that work for a command."""

from __future__ import annotations

import signal


def leave_interrupts() -> None:
    """In a worker: Ctrl-C is for the process that the user started; it stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
