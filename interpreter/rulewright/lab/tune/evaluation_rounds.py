"""Evaluations in rounds: what is proposed in a round depends on the rounds before it alone, so that its evaluations can
be made at the same time and are the same, however many are.

In: what has to be done, how much of it at a time. Out: results, in order. Whoever ends it early waits only for the
games that are being played.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from threading import Event
from typing import TypeVar

from rulewright.processes.workers import result_of

ROUND = 4
"""So many evaluations are proposed together, on every machine: else what is proposed would depend on the machine."""
T = TypeVar("T")


class EvaluationStopped(Exception):
    """Nobody waits for it any more."""


def round_start(number: int) -> int:
    """The number of the first evaluation of a round; number 0, the rules as they are, stands before all rounds."""
    return 1 + (number - 1) // ROUND * ROUND


def in_order(work: Sequence[Callable[[], T]], at_once: int, stopping: Event) -> Iterator[T]:
    """The results, in the order of the work. `stopping` is set while what was begun in vain is ended."""
    if at_once <= 1:
        yield from (one() for one in work)
        return
    executor = ThreadPoolExecutor(at_once)
    try:
        for future in [executor.submit(one) for one in work]:
            yield result_of(future)
    finally:
        stopping.set()
        executor.shutdown(cancel_futures=True)
        stopping.clear()
