"""The games of a run, played by whoever is fastest: this process, several, or compiled code. The games are the same.

In: a run, its machine, how many processes may work, and which backend is wanted. Out: blocks in the order of their games. Raises
`Unavailable` where compiled code was asked for and cannot be had.
"""

from __future__ import annotations

import time
from collections.abc import Iterator

from rulewright.backend.codegen.native_machine import NativeMachine, Unavailable
from rulewright.backend.runtime.machine import Machine
from rulewright.ruleset_lookup import STDIN
from rulewright.stats.blocks import Block
from rulewright.stats.compiled_batches import WORTH_IT, batches, suits
from rulewright.stats.simulation_run import Run, played, played_by

BACKENDS = ("auto", "reference", "native")
ALONE = 1.0
"""Seconds that this process plays before it starts others: a short run is over by then."""


def native(run: Run, games: int, machine: Machine, backend: str) -> NativeMachine | None:
    """The compiled game for so many games, if it is wanted and to be had; `backend` is one of `BACKENDS`."""
    if backend == "reference" or (backend == "auto" and (not suits(run) or games < WORTH_IT)):
        return None
    if not suits(run):
        raise Unavailable("compiled code plays random bots only, without looking at every step")
    try:
        return NativeMachine(machine)
    except Unavailable:
        if backend == "native":
            raise
        return None


def blocks(run: Run, machine: Machine, compiled: NativeMachine | None, jobs: int, start: int = 0) -> Iterator[Block]:
    """The games from `start` on, by compiled code where there is some, by at most so many processors."""
    if start >= run.games:
        return iter(())
    if compiled is not None:
        return batches(run, compiled, jobs, start)
    return _shared(run, machine, jobs if run.found.path != STDIN else 1, start)


def _shared(run: Run, machine: Machine, jobs: int, start: int) -> Iterator[Block]:
    """By this process, and if that takes longer than a moment, the rest by several."""
    until = time.monotonic() + ALONE
    for block in played(run, machine, start):
        yield block
        start += len(block)
        if jobs > 1 and time.monotonic() > until:
            break
    if start < run.games:
        yield from played_by(run, min(jobs, run.games - start), start)
