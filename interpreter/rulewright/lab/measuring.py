"""Measures a game: plays it, writes down every decision, works out all metrics as games come, and in the end what goes
with each piece from what was written.

In: what is measured. Out: a report. Games of a log that is there are not played again: the log goes on where it ends,
and is the same in the end. After Ctrl-C nothing is read again, however many games there are: the report has no pieces.
Complains with `BadLog` and `UnknownBot`.
"""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO

from rulewright import storage
from rulewright.backend.runtime.machine import Machine
from rulewright.lab.decision_log.log_files import LogReader, LogWriter, log_reader
from rulewright.lab.decision_log.log_heading import BadLog, LogHeading
from rulewright.lab.decision_log.logged_game import MeasuredGame
from rulewright.lab.decision_log.measured_run import MeasuredRun, heading_of_run, recorded, recorder_of
from rulewright.lab.metrics.all_metrics import GameMeasures
from rulewright.lab.metrics.measure_report import MeasureReport
from rulewright.lab.metrics.piece_effects import PieceEffects
from rulewright.processes.end_signals import interrupts_later
from rulewright.source.plurals import plural

Shown = Callable[[Iterable[MeasuredGame], int], Iterator[MeasuredGame]]
"""The same games, while somebody is told how far it is; and how many there are already."""


@dataclass(frozen=True, slots=True)
class MeasureResult:
    """A report; `interrupted`: it is of fewer games than were asked for, and has no pieces."""

    report: MeasureReport
    interrupted: bool = False


def from_log(path: Path, fingerprint: str, wanted: tuple[int, int] | None = None) -> MeasureReport:
    """Measures a log that is there, of the rules with this fingerprint."""
    with log_reader(path) as reader:
        if reader.heading.fingerprint != fingerprint:
            raise BadLog(
                f"`{path}` is of other rules than these, or of another configuration: "
                f"{reader.heading.game}, players: {reader.heading.players}, {_options(reader.heading)}"
            )
        measurement = GameMeasures(reader.heading)
        measurement.add_all(reader.games())
        return _report(reader, measurement, measurement.games, wanted)


def measured(
    run: MeasuredRun,
    machines: tuple[Machine, Machine],
    jobs: int,
    log: Path | None = None,
    wanted: tuple[int, int] | None = None,
    shown: Shown = lambda games, _done: iter(games),
) -> MeasureResult:
    """`machines`: the one that plays, and a marked one of the same configuration. `log`: where decisions are kept."""
    recorder = recorder_of(run, *machines)
    heading = heading_of_run(run, recorder)
    with _games_of(log, heading, run.games) as before, _target(log) as file:
        with LogWriter(file, heading) as writer:
            games = _Games(writer, GameMeasures(heading))
            for game in before:
                games.add(game)
            interrupted = games.add_all(shown(recorded(run, recorder, jobs, games.count), games.count))
        if interrupted:
            return MeasureResult(MeasureReport(games.measurement, (), run.games, wanted), interrupted)
        if log is None:
            file.seek(0)
            return MeasureResult(_report(LogReader(file, "log"), games.measurement, run.games, wanted))
    with log_reader(log) as reader:
        return MeasureResult(_report(reader, games.measurement, run.games, wanted))


@dataclass
class _Games:
    """Where games go: into a log, and into the metrics."""

    writer: LogWriter
    measurement: GameMeasures
    count: int = 0

    def add(self, game: MeasuredGame) -> None:
        """Into both, or into none."""
        with interrupts_later():
            self.writer.add(game)
            self.measurement.add(game)
            self.count += 1

    def add_all(self, games: Iterator[MeasuredGame]) -> bool:
        """Whether it was interrupted: then the games before are a whole log."""
        interrupted = False
        try:
            for game in games:
                self.add(game)
        except KeyboardInterrupt:
            interrupted = True
        self.writer.finish()
        self.measurement.settle()
        return interrupted


@contextmanager
def _target(log: Path | None) -> Iterator[BinaryIO]:
    if log is not None:
        with storage.created(log) as file:
            yield file
    else:
        with tempfile.TemporaryFile() as scratch:
            yield scratch


@contextmanager
def _games_of(log: Path | None, heading: LogHeading, games: int) -> Iterator[Iterator[MeasuredGame]]:
    """Those that a log holds already."""
    if log is None or not log.exists():
        yield iter(())
        return
    with log_reader(log) as reader:
        _check_same(log, reader.heading, heading)
        yield _at_most(log, reader.games(), games)


def _at_most(log: Path, games: Iterator[MeasuredGame], most: int) -> Iterator[MeasuredGame]:
    for game in games:
        if game.index >= most:
            raise BadLog(f"`{log}` holds more than {plural(most, 'game')} already; ask for more, or name another file")
        yield game


def _check_same(log: Path, there: LogHeading, here: LogHeading) -> None:
    """Refuses to go on with a log of something else."""
    theirs, ours = there.to_json(), here.to_json()
    for name, value in ours.items():
        if theirs[name] != value:
            what = {"fingerprint": "rules", "subjects": "rules", "value_bot": "value bot"}.get(name, name)
            raise BadLog(f"`{log}` is a log of other games: its {what} differ from these; name another file")


def _report(reader: LogReader, measurement: GameMeasures, asked: int, wanted: tuple[int, int] | None) -> MeasureReport:
    return MeasureReport(measurement, PieceEffects(reader.heading, reader.games).rows(), asked, wanted)


def _options(heading: LogHeading) -> str:
    return "options: " + (", ".join(f"{name}={value}" for name, value in heading.options) or "none")
