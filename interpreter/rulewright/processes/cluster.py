"""Machines that work together, by Dask: https://distributed.dask.org. Scheduler, workers and this program trust each
other wholly, for what they send is run.

In: an address, or none for workers of this machine. Out: a crew, as of processes. A worker that dies is replaced, and
its pieces are done by others. Complains with `ClusterTrouble` where there is no cluster, or its workers cannot do the
work.
"""

from __future__ import annotations

import atexit
import secrets
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from rulewright import __version__
from rulewright.errors import ClusterTrouble, LostWorker, need
from rulewright.processes.workers import isolate_workers, leave_interrupts

LOCAL = "local"
SECONDS = 20
"""So long a scheduler and its first worker may take to answer."""
OWN_PORT = "127.0.0.1:0"
"""Where a cluster of this machine tells of itself: a port that is free, so that several can be there at once."""
FEWEST = 2
KEPT = 4
"""So many works a worker keeps what it made for: arms of a comparison take turns."""


@dataclass
class JoinedCluster:
    """A connection. `own`: workers of this machine that end with it."""

    client: Any
    own: Any = None

    @property
    def size(self) -> int:
        """How many work at a time, as far as is known now: a cluster may grow."""
        threads: dict[str, int] = self.client.nthreads()
        return max(FEWEST, sum(threads.values()))

    def leave(self) -> None:
        self.client.close()
        if self.own is not None:
            self.own.close()


@dataclass
class ClusterUse:
    """Whether a cluster is used in this process: `address` when it was asked for, `joined` from the first work on."""

    address: str | None = None
    joined: JoinedCluster | None = None


_use = ClusterUse()


def use_cluster(address: str) -> None:
    """From now on work goes there."""
    need(["distributed"], "--cluster", "cluster")
    _use.address = address


def leave_cluster() -> None:
    """From now on work stays here."""
    found, _use.address, _use.joined = _use.joined, None, None
    if found is not None:
        found.leave()


def is_used() -> bool:
    return _use.address is not None


def joined(jobs: int) -> JoinedCluster | None:
    """The cluster that is used; it is joined when it is needed first."""
    if _use.address is not None and _use.joined is None:
        _use.joined = _local(jobs) if _use.address == LOCAL else _joined_cluster(_use.address)
        atexit.register(leave_cluster)
    return _use.joined


def _local(jobs: int) -> JoinedCluster:
    import logging  # noqa: PLC0415 (takes a while, and few runs use a cluster)

    isolate_workers()
    dask = _dask()
    own = dask.LocalCluster(
        n_workers=jobs,
        threads_per_worker=1,
        dashboard_address=OWN_PORT,
        silence_logs=logging.CRITICAL,
        preload=[__name__],
    )
    return JoinedCluster(dask.Client(own), own)


def _joined_cluster(address: str) -> JoinedCluster:
    dask = _dask()
    try:
        client = dask.Client(address, timeout=SECONDS)
    except (OSError, TimeoutError, ValueError, TypeError) as problem:  # TypeError: `tls://` without certificates
        raise ClusterTrouble(f"no Dask scheduler answers at `{address}`; it is written as tcp://host:8786") from problem
    try:
        client.wait_for_workers(1, timeout=SECONDS)
    except TimeoutError as problem:
        client.close()
        raise ClusterTrouble(
            f"the scheduler at `{address}` has no workers; start some with `dask worker {address}`"
        ) from problem
    return JoinedCluster(client)


def _dask() -> Any:
    """The library, quiet: that a worker died is no news, another takes its place."""
    import logging  # noqa: PLC0415 (as above)

    import distributed  # noqa: PLC0415 (an extra, and it takes long)

    logging.getLogger("distributed").setLevel(logging.CRITICAL)
    return distributed


class ClusterCrew:
    """What a worker is given is sent once; where it is lost with a worker, the scheduler has it still."""

    def __init__(
        self,
        used: JoinedCluster,
        make: Callable[..., Any],
        given: tuple[Any, ...],
        do: Callable[[Any, Any], Any],
    ) -> None:
        import pickle  # noqa: PLC0415 (takes a while, and few runs use a cluster)

        self.client, self.key = used.client, secrets.token_hex(8)
        self.given = self.client.submit(_same, pickle.dumps((make, given, do)), key=f"rules-{self.key}")

    def submit(self, piece: Any) -> ClusterPending:
        future = self.client.submit(_do, __version__, self.key, self.given, piece, pure=False)
        return ClusterPending(future)

    def close(self) -> None:
        self.given.release()


@dataclass(frozen=True, slots=True)
class ClusterPending:
    """A piece that is being done somewhere."""

    future: Any

    def result(self) -> Any:
        try:
            return self.future.result()
        except _dask().KilledWorker as problem:
            raise LostWorker(f"workers of the cluster died of the same piece again and again: {problem}") from problem
        except ModuleNotFoundError as problem:
            raise ClusterTrouble(
                f"workers of the cluster lack a library: {problem.name}; install the same as here"
            ) from problem


# ---- in a worker of the cluster --------------------------------------------------------------------------------------

_kept = threading.local()
"""What each thread of this worker keeps, by work; the last few."""


def dask_setup(_worker: Any) -> None:
    """What Dask calls in a worker of this machine: Ctrl-C is for the process that the user started."""
    leave_interrupts()


def _same(data: bytes) -> bytes:
    return data


def _do(version: str, key: str, data: bytes, piece: Any) -> Any:
    if version != __version__:
        raise ClusterTrouble(
            f"a worker of the cluster has rulewright {__version__}, and here is {version}; install the same"
        )
    works: dict[str, tuple[Callable[[Any, Any], Any], Any]] = _kept.__dict__.setdefault("works", {})
    if key not in works:
        import pickle  # noqa: PLC0415 (as above)

        make, given, do = pickle.loads(data)
        while len(works) >= KEPT:
            del works[next(iter(works))]
        works[key] = do, make(*given)
    do, kept = works[key]
    return do(kept, piece)
