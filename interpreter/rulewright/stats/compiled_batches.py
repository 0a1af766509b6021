"""Runs of random games by compiled code, in blocks.

In: a run, a native machine, a number of threads (compiled code lets go of Python's lock), and from which game on. Out:
the same games as the reference interpreter plays, because seeds, choices and chance are the same.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulewright.processes.crews import ThreadCrew
from rulewright.stats.blocks import Block
from rulewright.stats.compiled_block import compiled_block
from rulewright.stats.simulation_run import Lots, Run, in_order

if TYPE_CHECKING:
    from rulewright.backend.codegen.native_machine import NativeMachine

FIRST_BATCH, LARGEST_BATCH = 100, 20_000


def suits(run: Run) -> bool:
    """Whether compiled code can play a run: its bots choose at random, and nobody looks at every step."""
    return set(run.bots) == {"random"} and not run.watched


def batches(run: Run, native: NativeMachine, jobs: int, start: int = 0) -> Iterator[Block]:
    """The games from `start` on, by so many threads."""
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415 (takes a while; short runs need none)

    from rulewright.processes.halts import Halt  # noqa: PLC0415 (as above)

    halt = Halt()

    def play(lot: range) -> tuple[Block, float]:
        begun = time.monotonic()
        return compiled_block(run, native, lot, halt), time.monotonic() - begun

    try:
        crew = ThreadCrew(ThreadPoolExecutor(jobs), play)
        yield from in_order(crew, Lots(start, run.games, FIRST_BATCH, LARGEST_BATCH), jobs)
    finally:
        halt.ask()  # who is amid a lot leaves it: a process does not end before its threads
