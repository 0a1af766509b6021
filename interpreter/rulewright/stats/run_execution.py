"""The games of a run, played by whichever way is fastest: this process, several, or compiled code. The games are the
same.

In: a run, its machine, how many processes may work, and which backend is wanted. Out: blocks in the order of their
games. Raises `Unavailable` where compiled code was asked for and cannot be had.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterator
from typing import TYPE_CHECKING

from rulewright.backend.codegen.unavailable import Unavailable
from rulewright.backend.runtime.machine import Machine
from rulewright.bots import are_guests
from rulewright.processes.cluster import is_used
from rulewright.processes.crews import crew_size
from rulewright.stats.blocks import Block
from rulewright.stats.building_choice import Worth, WorthBuilding
from rulewright.stats.compiled_batches import batches, suits
from rulewright.stats.simulation_run import Run, played, played_by

if TYPE_CHECKING:
    from rulewright.backend.codegen.native_machine import NativeMachine

BACKENDS = ("auto", "reference", "native")
ALONE = 1.0
"""Seconds that this process plays before it starts others: a short run is over by then."""


GamesFrom = Callable[[int], Iterator[Block]]
"""The games of a run from one of them on."""


def games_from(run: Run, machine: Machine, backend: str, jobs: int) -> GamesFrom:
    """By at most so many processors; `backend` is one of `BACKENDS`.
    Compiled code is there before the first game is asked for.
    """
    if backend == "native":
        if not suits(run):
            raise Unavailable("compiled code plays random bots only, without looking at every step")
        compiled = _built(machine)
        if is_used():
            return lambda start: played_by(run, machine, crew_size(jobs), start, compiled=True)
        return lambda start: batches(run, compiled, jobs, start)
    if is_used():
        return lambda start: played_by(run, machine, crew_size(jobs), start, backend == "auto" and suits(run))
    if backend == "auto" and suits(run):
        return lambda start: cheapest(run, machine, jobs, start, WorthBuilding(machine))
    return lambda start: _interpreted(run, machine, jobs, start)


def blocks(run: Run, machine: Machine, backend: str, jobs: int) -> Iterator[Block]:
    """All games of a run."""
    return games_from(run, machine, backend, jobs)(0)


def cheapest(run: Run, machine: Machine, jobs: int, start: int, worth: Worth) -> Iterator[Block]:
    """By the reference interpreter, until what is left would take it longer than compiled code with its building."""
    first, seconds = start, 0.0
    interpreted = _interpreted(run, machine, jobs, start, worth)
    while start < run.games:
        begun = time.thread_time()
        block = next(interpreted, None)
        if block is None:  # a single game took too long
            break
        seconds += time.thread_time() - begun
        yield block
        start += len(block)
        if worth(seconds * (run.games - start) / (start - first) / jobs):
            break
    interpreted.close()
    if start < run.games:
        compiled = _compiled(machine)
        yield from (
            batches(run, compiled, jobs, start) if compiled is not None else _interpreted(run, machine, jobs, start)
        )


def _built(machine: Machine) -> NativeMachine:
    from rulewright.backend.codegen.native_machine import NativeMachine  # noqa: PLC0415 (short runs need none)

    return NativeMachine(machine)


def _compiled(machine: Machine) -> NativeMachine | None:
    try:
        return _built(machine)
    except Unavailable:
        return None


def _interpreted(
    run: Run, machine: Machine, jobs: int, start: int, given_up: Worth | None = None
) -> Generator[Block, None, None]:
    """By this process, and if that takes longer than a moment, the rest by several; by others at once where bots may
    end their process. It ends early if a game here is given up.
    """
    if start < run.games and are_guests(run.bots):
        yield from played_by(run, machine, min(jobs, run.games - start), start)
        return
    until = time.monotonic() + ALONE
    for block in played(run, machine, start, given_up=given_up):
        yield block
        start += len(block)
        if jobs > 1 and start < run.games and time.monotonic() > until:
            yield from played_by(run, machine, min(jobs, run.games - start), start)
            return
