"""The games of a log, played in this process or by several. The same games whatever the number of processes.

In: what is measured, from which game on, how many processes. Out: logged games in the order of their numbers.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from rulewright.backend.runtime.machine import Machine
from rulewright.bots import seated
from rulewright.lab.decision_log.game_recorder import DecisionRecorder, value_bot
from rulewright.lab.decision_log.log_heading import LogHeading
from rulewright.lab.decision_log.logged_game import MeasuredGame
from rulewright.lab.decision_log.subjects import Subjects
from rulewright.processes.workers import leave_interrupts, worker_executor
from rulewright.ruleset_lookup import STDIN, Found
from rulewright.source.diagnostic import Report

AHEAD = 4
"""So many games wait for each process."""


@dataclass(frozen=True, slots=True)
class MeasuredRun:
    """What is played: enough for another process to do the same."""

    found: Found
    players: int
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    value_bot: str
    """Empty: no values."""
    games: int
    seed: int


def recorder_of(run: MeasuredRun, machine: Machine, marked: Machine) -> DecisionRecorder:
    """Who records its games. Raises `UnknownBot`."""
    asked = value_bot(run.value_bot) if run.value_bot else None
    subjects = Subjects(machine.program, marked.program.marks)
    return DecisionRecorder(machine, marked, subjects, seated(run.bots, run.players), asked)


def heading_of_run(run: MeasuredRun, recorder: DecisionRecorder) -> LogHeading:
    """What its log is of."""
    program = recorder.machine.program
    return LogHeading(
        program.game,
        program.fingerprint,
        program.players,
        program.score.size,
        program.options,
        run.bots,
        run.value_bot,
        run.seed,
        recorder.subjects.all,
        program.score.is_declared,
    )


def recorded(run: MeasuredRun, recorder: DecisionRecorder, jobs: int, start: int = 0) -> Iterator[MeasuredGame]:
    """The games from `start` on."""
    jobs = min(jobs, run.games - start)
    if jobs <= 1 or run.found.path == STDIN:
        yield from (recorder.record(run.seed, game) for game in range(start, run.games))
        return
    pool = worker_executor(jobs, _begin, run)
    try:
        numbers = iter(range(start, run.games))
        begun = deque(pool.submit(_record, game) for game in islice(numbers, AHEAD * jobs))
        while begun:
            yield begun.popleft().result()
            begun.extend(pool.submit(_record, game) for game in islice(numbers, 1))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


# ---- in a worker ------------------------------------------------------------------------------------------------------

_recorders: list[tuple[MeasuredRun, DecisionRecorder]] = []
"""That of this worker; one after `_begin`."""


def _begin(run: MeasuredRun) -> None:
    leave_interrupts()
    from rulewright import loading  # noqa: PLC0415 (only in processes that read the ruleset)

    ruleset = loading.load(run.found, Report())
    assert ruleset is not None, "the ruleset was loaded a moment ago"
    machine, marked = (ruleset.machine(run.players, dict(run.options), marked) for marked in (False, True))
    _recorders[:] = [(run, recorder_of(run, machine, marked))]


def _record(game: int) -> MeasuredGame:
    run, recorder = _recorders[0]
    return recorder.record(run.seed, game)
