"""Worker processes: several that do the work of one, and what they leave to it.

In: how many, and how they begin. Out: a pool. Complains with `NotIsolated` where they could not be kept from the
current folder.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from rulewright.processes.isolation import isolated

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing.connection import Connection
    from multiprocessing.pool import Pool


class NotIsolated(OSError):
    """Worker processes of this interpreter would take modules from the folder in which one stands."""

    def __init__(self) -> None:
        super().__init__(
            0, "workers would import modules from this folder; start Python with -I instead of -E", sys.executable
        )


def usual_jobs() -> int:
    """As many as there are processors for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def worker_pool(jobs: int) -> Pool:
    """Processes that work for this one: forked where that is usual, so that they share what was read."""
    from multiprocessing import pool  # noqa: PLC0415 (takes a while, and most commands need none)

    class KilledPool(pool.Pool):
        """Stops its workers by SIGKILL, since they leave SIGTERM to the process that the user started."""

        @staticmethod
        def Process(ctx: Any, *given: Any, **named: Any) -> Any:  # noqa: N802 (the name in the standard library)
            process = ctx.Process(*given, **named)
            process.terminate = process.kill
            return process

    isolate_workers()
    return KilledPool(jobs, initializer=leave_signals)


def sharing_executor(jobs: int) -> ProcessPoolExecutor:
    """The same, for work that is handed over piece by piece."""
    from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415 (as above)

    isolate_workers()
    return ProcessPoolExecutor(jobs, initializer=leave_interrupts)


def worker_executor(jobs: int, begin: Callable[..., None], *given: Any) -> tuple[ProcessPoolExecutor, Connection]:
    """Processes that begin anew, each with `begin`: forks would copy threads and locks. And what holds them: when it is
    closed, or this process ends, they end at once, in the middle of their work.
    """
    import multiprocessing  # noqa: PLC0415 (as above)
    from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415

    isolate_workers()
    held, holder = multiprocessing.Pipe(duplex=False)
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(jobs, context, _begin_held, (held, begin, *given)), holder


def _begin_held(held: Connection, begin: Callable[..., None], *given: Any) -> None:
    """In a worker: nothing is ever sent; its end is all that is waited for."""
    leave_interrupts()
    threading.Thread(target=_end_when_let_go, args=(held,), daemon=True).start()
    begin(*given)


def _end_when_let_go(held: Connection) -> None:
    with suppress(EOFError, OSError):
        held.recv_bytes()
    os._exit(1)


def leave_interrupts() -> None:
    """In a worker: Ctrl-C is for the process that the user started; it stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def leave_signals() -> None:
    """In a worker of a pool: so is SIGTERM, which may reach the whole group. A worker that died with a lock of its pool
    in hand would keep the pool from ever being closed.
    """
    leave_interrupts()
    signal.signal(signal.SIGTERM, signal.SIG_IGN)


def isolate_workers() -> None:
    """Interpreters that the standard library starts have the flags and the
    environment of this one, and no other way to be told.
    """
    if sys.flags.ignore_environment and not sys.flags.safe_path:
        raise NotIsolated
    os.environ.update(isolated(os.environ))
