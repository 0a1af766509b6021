"""Many games in one or several processes, with the same result.

In: what to play, the run's seed, and from which game on. Out: blocks of games in the order of their numbers. A worker
is given the Program: machines are made of functions and cannot be sent. Ctrl-C is left to the process that asked.
Raises `LostWorker` if a worker ends before its work does.
"""

from __future__ import annotations

import signal
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from itertools import islice

from rulewright.backend.codegen.unavailable import Unavailable
from rulewright.backend.runtime.machine import Machine
from rulewright.bots import Player, seated
from rulewright.game.conservation import WatchedMachine
from rulewright.ir.program import Program
from rulewright.processes.crews import PieceWork, WorkerCrew, awaited, crew_of
from rulewright.ruleset_lookup import Found
from rulewright.stats.blocks import Block, block_of
from rulewright.stats.compiled_block import compiled_block
from rulewright.stats.game_result import Played
from rulewright.stats.marked_games import Noting
from rulewright.stats.patience import GivenUp, Patience

SHORTLY = 0.1
"""Seconds that a block takes, about: so often a run can show how far it is, and
so little is lost when it is broken off.
"""
LARGEST_LOT = 1_000
AT_A_TIME = 3
"""So many lots a worker are begun or wait to be handed over."""


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
    marked: bool = False
    """Whether it is noted what rules the games reach."""


def sides_of(program: Program) -> int | None:
    """How many sides are ranked, or one where everyone has one result; none where seats are."""
    return program.score.size if program.score.of != "player" else None


def played(
    run: Run,
    machine: Machine,
    start: int = 0,
    bots: Sequence[Player] | None = None,
    given_up: Callable[[float], bool] | None = None,
) -> Iterator[Block]:
    """The games from `start` on, in this process. `bots`: in place of those that the run names; they may read the log.

    `given_up`: whether a game is left that has taken so many seconds; then the games end before it.
    """
    machine = WatchedMachine(machine.program) if run.watched else machine
    own: Sequence[Player] = bots or seated(run.bots, run.players)
    patient = own if given_up is None else [Patience(own, given_up)] * run.players
    noting = Noting(machine, patient, log=bots is not None)
    ended = False
    while start < run.games and not ended:
        games, until = list[Played](), time.monotonic() + SHORTLY
        with suppress(GivenUp):
            ended = True
            while start < run.games and (not games or time.monotonic() < until):
                games.append(noting.play(run.seed, start))
                start += 1
            ended = False
        if games:
            yield block_of(games, run.players, noting.taken())


def played_by(run: Run, machine: Machine, jobs: int, start: int = 0, compiled: bool = False) -> Iterator[Block]:
    """The games from `start` on, by so many workers; with compiled code, where a worker can have it."""
    crew = crew_of(PieceWork(_player, (run, machine.program, compiled), _lot), jobs)
    yield from in_order(crew, Lots(start, run.games, 1, LARGEST_LOT), jobs)


@dataclass(slots=True)
class Lots:
    """Games `first` to `end - 1`, a lot at a time, each so large that it is played shortly.
    What they give does not depend on their sizes.
    """

    first: int
    end: int
    size: int
    most: int

    def __iter__(self) -> Iterator[range]:
        while self.first < self.end:
            lot = range(self.first, min(self.first + self.size, self.end))
            self.first = lot.stop
            yield lot

    def took(self, count: int, seconds: float) -> None:
        """Learns from a lot how large the next ones should be; they grow step by step."""
        self.size = max(1, min(self.most, 4 * count, round(count * SHORTLY / max(seconds, 1e-6))))


def in_order(crew: WorkerCrew, lots: Lots, jobs: int) -> Iterator[Block]:
    """The blocks of all lots in order. The crew gives a block for a lot and the seconds it took.
    Few wait at a time; it is closed in the end.
    """
    following = iter(lots)
    try:
        with without_interrupts():  # processes inherit it from their first moment
            begun = deque(crew.submit(lot) for lot in islice(following, AT_A_TIME * jobs))
        while begun:
            block, seconds = awaited(begun.popleft())
            lots.took(len(block), seconds)
            begun.extend(crew.submit(lot) for lot in islice(following, 1))
            yield block
    finally:
        crew.close()


@contextmanager
def without_interrupts() -> Iterator[None]:
    """Ctrl-C means nothing meanwhile. Only the main thread hears of it."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# ---- in a worker -----------------------------------------------------------------------------------------------------

LotPlayer = Callable[[range], Block]


def _player(run: Run, program: Program, compiled: bool) -> LotPlayer:
    """Who plays lots of a run, as a worker keeps it."""
    machine = WatchedMachine(program) if run.watched else Machine(program)
    if compiled:
        from rulewright.backend.codegen.native_machine import NativeMachine  # noqa: PLC0415 (short runs need none)

        with suppress(Unavailable):
            native = NativeMachine(machine)
            return lambda lot: compiled_block(run, native, lot)
    noting = Noting(machine, seated(run.bots, run.players))
    return lambda lot: block_of([noting.play(run.seed, index) for index in lot], run.players, noting.taken())


def _lot(player: LotPlayer, lot: range) -> tuple[Block, float]:
    start = time.monotonic()
    return player(lot), time.monotonic() - start
