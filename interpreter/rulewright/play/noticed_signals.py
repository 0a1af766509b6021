"""Waiting for a key without losing a signal.

In: a wait in C, of readline or of a plain read. Out: the wait, in which every signal that came is handled within `TICK`
seconds. Python only notes a signal when it comes, and its handler runs between two steps of Python or where a system
call is interrupted: a Ctrl-C between the prompt and the system call that waits would lie there until the next key. A
clock that ticks interrupts the system call, and the handler runs.
"""

from __future__ import annotations

import contextlib
import signal
import sys
import threading
from collections.abc import Iterator

TICK = 0.1
"""Seconds from a signal to its handler, at most."""


@contextlib.contextmanager
def noticed_signals() -> Iterator[None]:
    """Meanwhile the main thread's system calls are interrupted by a clock.
    Where there is no such clock, or it is in use, nothing is changed.
    """
    if sys.platform == "win32" or not _is_free(signal.getsignal(signal.SIGALRM), signal.getitimer(signal.ITIMER_REAL)):
        yield
        return
    before = signal.signal(signal.SIGALRM, _tick)
    signal.setitimer(signal.ITIMER_REAL, TICK, TICK)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _is_free(handler: object, clock: tuple[float, float]) -> bool:
    """Whether handlers can be set here, and nobody else waits for this clock."""
    is_unused = handler in (signal.SIG_DFL, signal.SIG_IGN) and clock == (0.0, 0.0)
    return is_unused and threading.current_thread() is threading.main_thread()


def _tick(*_: object) -> None:
    """Nothing: that the system call was interrupted is all that is wanted."""
