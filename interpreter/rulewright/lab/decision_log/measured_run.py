"""The games of a log, played in this process or by several. The same games whatever the number of processes.

In: what is measured, from which game on, how many processes. Out: logged games in the order of their numbers.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.backend.runtime.machine import Machine
from rulewright.bots import are_guests, build_before_workers, seated
from rulewright.ir.program import Program
from rulewright.lab.decision_log.game_recorder import DecisionRecorder, value_bot
from rulewright.lab.decision_log.log_heading import LogHeading
from rulewright.lab.decision_log.logged_game import MeasuredGame
from rulewright.lab.decision_log.subjects import Subjects
from rulewright.processes.cluster import is_used
from rulewright.processes.crews import PieceWork, crew_of, crew_size, results_in_order
from rulewright.ruleset_lookup import Found


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
    jobs = min(crew_size(jobs), run.games - start)
    if jobs < 1 or (jobs == 1 and not are_guests(run.bots)):
        yield from (recorder.record(run.seed, game) for game in range(start, run.games))
        return
    programs = recorder.machine.program, recorder.marked.program
    if not is_used():  # else each worker of the cluster does it for itself
        build_before_workers((*run.bots, *([run.value_bot] if run.value_bot else [])), programs[0])
    crew = crew_of(PieceWork(_recorder, (run, *programs), _record), jobs)
    yield from results_in_order(crew, range(start, run.games), jobs)


# ---- in a worker -----------------------------------------------------------------------------------------------------

KeptRecorder = tuple[MeasuredRun, DecisionRecorder]


def _recorder(run: MeasuredRun, program: Program, marked: Program) -> KeptRecorder:
    return run, recorder_of(run, Machine(program), Machine(marked))


def _record(kept: KeptRecorder, game: int) -> MeasuredGame:
    run, recorder = kept
    return recorder.record(run.seed, game)
