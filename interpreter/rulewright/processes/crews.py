"""Work that others do piece by piece: processes of this machine, or those of a cluster where one is used.

In: how a worker begins, what it is given once, what it does with each piece. Out: a crew to which pieces are handed
over, each with a future of what comes back. Complains with `LostWorker` where a worker is lost for good. What
comes back depends on the piece alone, not on who did it.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import islice
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from rulewright.processes import cluster
from rulewright.processes.workers import WorkerProcesses, fresh_workers, result_of

if TYPE_CHECKING:
    from concurrent.futures import Executor, Future

AHEAD = 4
"""So many pieces wait for each worker."""


Pending: TypeAlias = "Future[Any] | cluster.ClusterPending"
"""What will come back."""


class WorkerCrew(Protocol):
    """Who works."""

    def submit(self, piece: Any) -> Pending:
        """Hands over a piece."""

    def close(self) -> None:
        """Nothing more will be handed over, and nothing is waited for."""


@dataclass(frozen=True, slots=True)
class PieceWork:
    """`make`: what a worker keeps, of what it is `given`; `do`: with that, a piece.
    Functions of modules, for they are sent by their names.
    """

    make: Callable[..., Any]
    given: tuple[Any, ...]
    do: Callable[[Any, Any], Any]


@dataclass(frozen=True, slots=True)
class ThreadCrew:
    """Threads of this process."""

    executor: Executor
    do: Callable[[Any], Any]

    def submit(self, piece: Any) -> Pending:
        return self.executor.submit(self.do, piece)

    def close(self) -> None:
        """Nothing is waited for."""
        self.executor.shutdown(wait=False, cancel_futures=True)


@dataclass(frozen=True, slots=True)
class ProcessCrew:
    """Processes that began with the work."""

    workers: WorkerProcesses

    def submit(self, piece: Any) -> Pending:
        return self.workers.submit(_do, piece)

    def close(self) -> None:
        """A piece in progress may take long, and nobody waits for it: the workers are let go in the middle of it."""
        self.workers.close()


def crew_of(work: PieceWork, jobs: int) -> WorkerCrew:
    """So many processes, or the cluster that is used."""
    used = cluster.joined(jobs)
    if used is not None:
        return cluster.ClusterCrew(used, work.make, work.given, work.do)
    return ProcessCrew(fresh_workers(jobs, _begin, work))


def results_in_order(crew: WorkerCrew, pieces: Iterable[Any], jobs: int) -> Iterator[Any]:
    """What comes back for each piece, in their order; few wait at a time for so many workers. The crew is closed in the
    end, also where nobody asks for more.
    """
    following = iter(pieces)
    try:
        begun = deque(crew.submit(piece) for piece in islice(following, AHEAD * jobs))
        while begun:
            yield awaited(begun.popleft())
            begun.extend(crew.submit(piece) for piece in islice(following, 1))
    finally:
        crew.close()


def awaited(pending: Pending) -> Any:
    """What comes back. Where a cluster does it, its library waits."""
    return pending.result() if isinstance(pending, cluster.ClusterPending) else result_of(pending)


def crew_size(jobs: int) -> int:
    """How many work at a time."""
    used = cluster.joined(jobs)
    return jobs if used is None else used.size


# ---- in a process of this machine ------------------------------------------------------------------------------------

_kept: list[tuple[PieceWork, Any]] = []
"""The work of this worker and what it keeps for it; one entry after `_begin`."""


def _begin(work: PieceWork) -> None:
    _kept[:] = [(work, work.make(*work.given))]


def _do(piece: Any) -> Any:
    (work, kept), *_ = _kept
    return work.do(kept, piece)
