"""Games of an arm in which every decision is looked at, for the metrics that need more than how games end.

In: a run, which metrics, and the bot that tells what positions are worth. Out: outcomes, a game at a time, with a
number for each metric. They are the games that a run without metrics plays. What is kept of a decision is forgotten as
soon as its game is over.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass

from rulewright.backend.runtime.machine import Machine
from rulewright.lab.decision_log.logged_game import MeasuredGame, decoded
from rulewright.lab.decision_log.measured_run import MeasuredRun, recorded, recorder_of
from rulewright.lab.decision_log.subjects import ACTION, COMPONENT, Subject, Subjects
from rulewright.lab.metric import Metric, Per
from rulewright.lab.metrics.lead_curves import MOMENTS, NAMES, numbers_at
from rulewright.lab.metrics.logged_games import LoggedGames
from rulewright.lab.outcomes import Outcomes
from rulewright.stats import Run, sides_of

USED = "used: "
CURVE = "curve: "


@dataclass(frozen=True)
class Measuring:
    """What is measured beside how games end. `value_bot`: empty where no metric needs one.
    `usage`: of which actions and cards it is noted that they are used.
    """

    metrics: tuple[Metric[LoggedGames], ...] = ()
    value_bot: str = ""
    usage: bool = False

    def __bool__(self) -> bool:
        return bool(self.metrics) or self.usage


ENDS_ALONE = Measuring()
"""How games end, and nothing else."""


def used_name(subject: Subject) -> str:
    """Under which name it is kept that games use it; the same in all rulesets that have it."""
    return f"{USED}{subject.kind} {subject.name}" + (f" ({subject.place})" if subject.kind != "action" else "")


def curve_name(name: str, percent: int) -> str:
    return f"{CURVE}{name} {percent}"


def usage_subjects(machine: Machine) -> list[tuple[int, str]]:
    """The actions and components of a configuration, with their names."""
    found = Subjects(machine.program, ())
    numbered = enumerate(found.all)
    return [(number, used_name(subject)) for number, subject in numbered if subject.kind in (ACTION, COMPONENT)]


def measured_outcomes(
    run: Run, measuring: Measuring, machine: Machine, jobs: int
) -> Callable[[int], Iterator[Outcomes]]:
    """The games of a run from one of them on."""
    own = MeasuredRun(run.found, run.players, run.options, run.bots, measuring.value_bot, run.games, run.seed)
    recorder, members = recorder_of(own, machine, machine), sides_of(machine.program) or run.players
    used = usage_subjects(machine) if measuring.usage else []
    declared = machine.program.score.is_declared

    def games(start: int) -> Iterator[Outcomes]:
        for game in recorded(own, recorder, jobs, start):
            logged = LoggedGames([game], run.players, members, declared)
            yield logged.outcomes.with_measured(_columns(logged, measuring) | _used(game, used, run.players), 1)

    return games


def _columns(logged: LoggedGames, measuring: Measuring) -> dict[str, array[float]]:
    """A number for each metric, and for the curves of who leads."""
    found = {
        metric.name: array("d", metric.columns(logged)[0]) for metric in measuring.metrics if metric.per is Per.GAME
    }
    if measuring.value_bot:
        trace = logged.traces[0]
        for percent in MOMENTS:
            numbers = dict(numbers_at(trace, percent)) if trace is not None else {}
            found |= {curve_name(name, percent): array("d", [numbers.get(name, float("nan"))]) for name in NAMES}
    return found


def _used(game: MeasuredGame, subjects: list[tuple[int, str]], players: int) -> dict[str, array[float]]:
    """1 for what somebody used."""
    found = {decoded(number, players)[0] for number in game.mentions.used}
    nothing = float("nan")
    return {name: array("d", [float(at in found) if game.finished else nothing]) for at, name in subjects}
