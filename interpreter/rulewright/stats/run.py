"""Many games in one or several processes, with the same result.

In: what to play, how many games, and the run's seed. Out: games in the order of their index. A worker process loads the ruleset
itself: machines are made of functions and cannot be sent. Ctrl-C is left to the process that asked.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rulewright import load
from rulewright.bots import Bot, seated
from rulewright.finding import Found
from rulewright.game.conservation import WatchedMachine
from rulewright.runtime.machine import Machine
from rulewright.source.diagnostic import Report
from rulewright.stats.games import Played, play

LARGEST_LOT = 100
LOTS_EACH = 8
"""So many lots a worker, at least: the last ones should not wait long for one of them."""


@dataclass(frozen=True, slots=True)
class Run:
    """What is played: enough for another process to do the same."""

    found: Found
    players: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    games: int
    seed: int
    watched: bool = False


def played(run: Run, machine: Machine) -> Iterator[Played]:
    """All games in this process."""
    machine = WatchedMachine(machine.program) if run.watched else machine
    bots = seated(run.bots, run.players)
    for index in range(run.games):
        yield play(machine, bots, run.seed, index)


def played_by(run: Run, jobs: int) -> Iterator[Played]:
    """All games, by so many worker processes."""
    size = max(1, min(LARGEST_LOT, run.games // (jobs * LOTS_EACH)))
    lots = [range(start, min(start + size, run.games)) for start in range(0, run.games, size)]
    with multiprocessing.get_context("spawn").Pool(jobs, _begin, (run,)) as pool:  # "fork" would copy threads and locks
        for lot in pool.imap(_lot, lots):
            yield from lot


# ---- in a worker ------------------------------------------------------------------------------------------------------

_work: list[tuple[Run, Machine, Sequence[Bot]]] = []
"""What this worker plays; one entry after `_begin`."""


def _begin(run: Run) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    ruleset = load.load(run.found, Report())
    assert ruleset is not None, "the ruleset was loaded a moment ago"
    machine = ruleset.machine(run.players, dict(run.options))
    machine = WatchedMachine(machine.program) if run.watched else machine
    _work[:] = [(run, machine, seated(run.bots, run.players))]


def _lot(indices: range) -> list[Played]:
    run, machine, bots = _work[0]
    return [play(machine, bots, run.seed, index) for index in indices]
