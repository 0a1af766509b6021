"""Processes that work for a command: how many, and what they leave to the one that started them."""

from __future__ import annotations

import os
import signal


def usual_jobs() -> int:
    """As many as there are processors for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def leave_interrupts() -> None:
    """In a worker: Ctrl-C is for the process that the user started; it stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
