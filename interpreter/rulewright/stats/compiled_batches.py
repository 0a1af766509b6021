"""Runs of random games by compiled code, in blocks.

In: a run, a native machine, a number of threads (compiled code lets go of Python's lock), and from which game on. Out: the same
games as the reference interpreter plays, because seeds, choices and chance are the same.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Event

from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.stats.blocks import Block
from rulewright.stats.game_result import Trouble
from rulewright.stats.simulation_run import Lots, Run, in_order

FIRST_BATCH, LARGEST_BATCH = 100, 20_000


def suits(run: Run) -> bool:
    """Whether compiled code can play a run: its bots choose at random, and nobody looks at every step."""
    return set(run.bots) == {"random"} and not run.watched


def batches(run: Run, native: NativeMachine, jobs: int, start: int = 0) -> Iterator[Block]:
    """The games from `start` on, by so many threads."""
    halt = Event()
    try:
        yield from in_order(
            ThreadPoolExecutor(jobs),
            lambda lot: _play(run, native, lot, halt),
            Lots(start, run.games, FIRST_BATCH, LARGEST_BATCH),
            jobs,
        )
    finally:
        halt.set()  # who is amid a lot leaves it: a process does not end before its threads


def _play(run: Run, native: NativeMachine, lot: range, halt: Event) -> tuple[Block, float]:
    start = time.monotonic()
    seeds = native.derived_seeds(run.seed, lot.start, len(lot))
    batch = native.playouts(seeds, halt=halt)
    troubles = (
        {row: Trouble.of(native.fault(seeds[row])) for row, fault in enumerate(batch.faults) if fault}
        if any(batch.faults)
        else {}
    )
    return Block(
        lot.start, batch.players, batch.decisions, batch.scores, batch.ranks, troubles, batch.covered
    ), time.monotonic() - start
