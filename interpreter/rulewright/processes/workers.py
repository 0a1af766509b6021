"""Worker processes: several that do the work of one, and what they leave to it.

In: how many, and how they begin. Out: processes, and what holds them: there is one way in which all of them end with
the process that was started. Complains with `NotIsolated` where they could not be kept from the current folder, and
with `LostWorker` where one of them ends before its work is done.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeVar

from rulewright.errors import LostWorker
from rulewright.processes.end_signals import interrupts_later
from rulewright.processes.isolation import isolated

if TYPE_CHECKING:
    from concurrent.futures import Future, ProcessPoolExecutor
    from multiprocessing.connection import Connection

T = TypeVar("T")
P = TypeVar("P")
A_WAIT = 0.1
"""So many seconds may Ctrl-C have to wait."""


class NotIsolated(OSError):
    """Worker processes of this interpreter would take modules from the folder in which one stands."""

    def __init__(self) -> None:
        super().__init__(
            0, "workers would import modules from this folder; start Python with -I instead of -E", sys.executable
        )


def usual_jobs() -> int:
    """As many as there are processors for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


@dataclass(frozen=True, slots=True)
class WorkerProcesses:
    """Processes that work for this one. `holder`: when it is closed, or this process ends, also by SIGKILL, they end at
    once, in the middle of their work.
    """

    executor: ProcessPoolExecutor
    holder: Connection

    def submit(self, do: Callable[..., T], *given: Any) -> Future[T]:
        """Hands over a piece of work."""
        with _lost_workers_told():
            return self.executor.submit(do, *given)

    def each(self, do: Callable[[P], T], pieces: Iterable[P]) -> Iterator[T]:
        """What becomes of each piece, in their order. All are handed over at once."""
        pending = [self.submit(do, piece) for piece in pieces]
        return map(result_of, pending)

    def close(self) -> None:
        """Nothing more is handed over, and nothing is waited for: a piece in progress may take long. What was handed
        over fails with the workers. It is not cancelled: the pool would complain that it cannot fail.
        """
        self.executor.shutdown(wait=False)
        let_go(self.holder)


def result_of(future: Future[T]) -> T:
    """The result of a piece of work. A signal that comes while it is waited for is raised between two waits: raised
    within one, it can leave a lock that nobody holds, and an error about that in its place.
    """
    from concurrent.futures import wait  # noqa: PLC0415 (takes a while, and most commands need none)

    while not future.done():
        with interrupts_later():
            wait([future], A_WAIT)
    with _lost_workers_told():
        return future.result()


@contextmanager
def _lost_workers_told() -> Iterator[None]:
    """The library's error as ours: nobody has to import the library in order to catch it."""
    from concurrent.futures import BrokenExecutor  # noqa: PLC0415 (as above)

    try:
        yield
    except BrokenExecutor as problem:
        raise LostWorker(str(problem)) from problem


@contextmanager
def sharing_workers(jobs: int) -> Iterator[WorkerProcesses]:
    """Processes that are forked where that is usual, so that they share what was read."""
    workers = _workers(jobs, None, _begin_with_nothing)
    try:
        yield workers
    finally:
        workers.close()


def fresh_workers(jobs: int, begin: Callable[..., None], *given: Any) -> WorkerProcesses:
    """Processes that begin anew, each with `begin`: forks would copy threads and locks."""
    return _workers(jobs, "spawn", begin, *given)


def is_worker() -> bool:
    """Whether this process works for another one of this program."""
    if "multiprocessing" not in sys.modules:
        return False
    import multiprocessing  # noqa: PLC0415 (it is there)

    return multiprocessing.parent_process() is not None


_holders: set[Connection] = set()
"""What holds the workers of this process."""


def held_pair() -> tuple[Connection, Connection]:
    """What a worker is given, for `end_when_let_go`; and what holds it, until it is closed or this process ends."""
    import multiprocessing  # noqa: PLC0415 (takes a while, and most commands need none)

    held, holder = multiprocessing.Pipe(duplex=False)
    _holders.add(holder)
    return held, holder


def let_go(holder: Connection) -> None:
    """Whatever it holds ends now."""
    _holders.discard(holder)
    holder.close()


def _workers(jobs: int, start: str | None, begin: Callable[..., None], *given: Any) -> WorkerProcesses:
    import multiprocessing  # noqa: PLC0415 (as above)
    from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415 (as above)

    isolate_workers()
    held, holder = held_pair()
    context = multiprocessing.get_context(start)
    return WorkerProcesses(ProcessPoolExecutor(jobs, context, _begin_held, (held, begin, *given)), holder)


def _begin_held(held: Connection, begin: Callable[..., None], *given: Any) -> None:
    leave_signals()
    end_when_let_go(held)
    begin(*given)


def _begin_with_nothing() -> None:
    pass


def end_when_let_go(held: Connection) -> None:
    """In a worker: from now on it ends with what holds it, in the middle of its work. A fork has copies of that."""
    while _holders:
        _holders.pop().close()
    threading.Thread(target=_end_with, args=(held,), daemon=True).start()


def _end_with(held: Connection) -> None:
    """Nothing is ever sent; its end is all that is waited for."""
    with suppress(EOFError, OSError):
        held.recv_bytes()
    os._exit(1)


def leave_interrupts() -> None:
    """In a worker: Ctrl-C is for the process that the user started; it stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def leave_signals() -> None:
    """In a worker: so is SIGTERM, which may reach the whole group. A worker that died with a lock of its pool in hand
    would keep the pool from ever being closed; it ends when it is let go.
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
