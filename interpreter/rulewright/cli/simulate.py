"""`rulewright simulate`: many games between bots, and what they tell."""

from __future__ import annotations

import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

import click

from rulewright.backend.codegen.unavailable import Unavailable
from rulewright.backend.runtime.chance import derived_seed
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.bots import UnknownBot, seated, split
from rulewright.cli import (
    coverage_options,
    game_options,
    output,
    parameter_types,
    report_options,
    run_options,
    shell_completion,
)
from rulewright.cli.cluster_option import cluster_option
from rulewright.cli.error_handling import CLEAN, FINDINGS, INTERRUPTED, LOST_PROCESS
from rulewright.cli.progress import progress_option, tracked
from rulewright.errors import LostWorker
from rulewright.game.record import BadRecord
from rulewright.ir.marks import Covered
from rulewright.machine_cache import Ready
from rulewright.sentences import Tell, saying
from rulewright.source.cells import neutral
from rulewright.source.plurals import plural
from rulewright.stats import rows as tables
from rulewright.stats.blocks import Block
from rulewright.stats.run_execution import BACKENDS, GamesFrom, games_from
from rulewright.stats.run_storage import Keeping, begun
from rulewright.stats.simulation_report import SimulationReport
from rulewright.stats.simulation_run import Run
from rulewright.storage import real_path

if TYPE_CHECKING:
    from rulewright.coverage import Measured
    from rulewright.game_logs import ReadableGame

MOST_GAMES = 10**9
FILE = click.Path(path_type=Path)


@click.command(name="simulate")
@click.argument("ruleset", shell_complete=shell_completion.rulesets)
@run_options.games_option(MOST_GAMES, 1000)
@game_options.configuration_options
@run_options.bot_option()
@parameter_types.jobs_option
@cluster_option
@click.option(
    "--backend",
    type=click.Choice(BACKENDS),
    default="auto",
    show_default=True,
    help=(
        "Who plays: the reference interpreter, or compiled code (random bots only); the "
        "games are the same. Auto compiles where that saves time."
    ),
)
@click.option(
    "--save", type=FILE, metavar="FILE", help="Keep the run in a file. If the file is there, go on where it ends."
)
@click.option(
    "--rows", type=FILE, metavar="FILE", help="Write a row for each game: .csv, .jsonl or .parquet (extra `parquet`)."
)
@coverage_options.coverage_options
@click.option(
    "--check-conservation", "watched", is_flag=True, help="Look for every card and coin after every single step (slow)."
)
@click.option(
    "--why",
    callback=parameter_types.whole(0, MOST_GAMES),
    metavar="N",
    help=(
        "Then tell game N of the run (the first is 0): which rules acted, "
        "who was paid and why not, what gave the points."
    ),
)
@report_options.report_language_option
@progress_option
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def command(
    ruleset: str,
    games: int,
    players: int | None,
    options: tuple[str, ...],
    seed: int | None,
    bots: str,
    jobs: int,
    backend: str,
    save: Path | None,
    rows: Path | None,
    watched: bool,
    why: int | None,
    language: str | None,
    as_json: bool,
    cover: bool,
    forms: tuple[tuple[str, Path], ...],
    fail_under: float | None,
) -> int:
    """Let bots play many games, and measure them: wins by seat, scores, ranks, lengths, faults.

    The seed of each game follows from --seed and its number alone, so the same seed gives the same report, whatever
    --jobs and --backend. The exit code is 1 if a game did not end by its rules. Ctrl-C tells what is known so far, and
    leaves with 130; with --save the same command then goes on, and ends in the same report as a run that was not
    interrupted. A larger --games goes on too.
    """
    spoken = report_options.report_language(language, as_json)
    coverage = coverage_options.asked(cover, forms, fail_under)
    if coverage is not None and save is not None:
        raise click.UsageError("coverage is of one run from its first game; leave out --save")
    if why is not None and why >= games:
        raise click.UsageError(f"--why {why}: the run has games 0 to {games - 1:,}; a larger --games has more")
    output.check_files(*(file for _, file in (coverage.forms if coverage is not None else ())))
    made = game_options.prepared(ruleset, players, game_options.option_values(options), coverage is not None)
    machine = made.machine
    try:
        if rows is not None:
            tables.check_target(rows)
            if save is not None and real_path(rows) == real_path(save):
                raise click.UsageError("--save and --rows name the same file")
        before = begun(save)
        asked = int(before["seed"]) if before is not None and seed is None else seed
        run = _run(made, bots, games, game_options.new_seed() if asked is None else asked, watched)
        covered = Covered()
        games_left = games_from(run, machine, backend, jobs)
        keeping = Keeping(run, machine.program, save, rows, before)
    except (BadRecord, tables.BadRows, UnknownBot) as problem:
        raise click.UsageError(str(problem)) from problem
    except Unavailable as problem:
        raise click.UsageError(
            f"{problem}; `--backend reference` plays every game, `auto` whatever is there"
        ) from problem
    with keeping:
        interrupted = _play(keeping, games_left, machine, covered)
        games_covered = _measured(made, covered, coverage)
        under = any(one.is_under for one in games_covered)
        if why is not None:
            report_options.tell_games(made, spoken)
        told = _game_told(run, machine, why) if why is not None and not interrupted else None
        report = SimulationReport(run, made.name, keeping.tally, _command(ruleset, run))
        _tell(report, as_json, interrupted, under, told, spoken or str)
    if coverage is not None:
        _tell_coverage(games_covered, coverage, as_json)
    return INTERRUPTED if interrupted else FINDINGS if keeping.tally.troubles or under else CLEAN


def _run(made: Ready, bots: str, games: int, seed: int, watched: bool) -> Run:
    program, names = made.machine.program, tuple(split(bots))
    seated(names, program.players)
    return Run(made.found, program.players, made.differing, names, games, seed, watched, bool(program.marks))


def _command(ruleset: str, run: Run) -> str:
    """How to look at one game of the run."""
    options = "".join(f" -o {name}={value}" for name, value in run.options)
    bots = "" if run.bots == ("random",) else f" --bot {','.join(run.bots)}"
    return f"rulewright play {shlex.quote(ruleset)} --players {run.players}{options}{bots}"


@dataclass(frozen=True, slots=True)
class GameTold:
    """A game of a run, told line by line. Numbers count from 0, as in reports and rows."""

    number: int
    game: ReadableGame

    def lines(self, tell: Tell) -> Iterator[str]:
        head = saying("lab-what-rules-did", number=str(self.number), seed=str(self.game.seed))
        yield from ("", tell(head), *self.game.lines)
        yield from ("", *self.game.result)
        if self.game.points:
            yield from ("", tell(saying("lab-points")), *self.game.points)

    def to_json(self) -> dict[str, object]:
        game = self.game
        return {
            "game": self.number,
            "seed": game.seed,
            "lines": list(game.lines),
            "points": list(game.points),
            "result": list(game.result),
        }


def _game_told(run: Run, machine: Machine, number: int) -> GameTold:
    """A game of the run once more."""
    from rulewright.game_logs import bots_choices, readable_game  # noqa: PLC0415 (rarely needed)

    try:
        choices = bots_choices(machine, seated(run.bots, run.players), run.seed, number, number)
        return GameTold(number, readable_game(machine, derived_seed(run.seed, number), choices, ()))
    except Fault as fault:
        raise click.ClickException(f"game {number} cannot be set up: {fault.told}") from fault


def _tell(
    report: SimulationReport, as_json: bool, interrupted: bool, under: bool, told: GameTold | None, tell: Tell
) -> None:
    lines = (*report.lines(tell), *(map(neutral, told.lines(tell)) if told is not None else ()))
    output.write(_json(report, interrupted, under, told) if as_json else "".join(f"{line}\n" for line in lines))


def _json(report: SimulationReport, interrupted: bool, under: bool, told: GameTold | None) -> str:
    from rulewright.source.machine_formats import report as report_text  # noqa: PLC0415 (only for --json)

    data = report.to_json() | ({"why": told.to_json()} if told is not None else {})
    numbers = {**data["games"], "troubles": len(data["troubles"]), "under": int(under), "interrupted": interrupted}
    return report_text("simulate", numbers, data)


def _measured(made: Ready, covered: Covered, coverage: coverage_options.CoverageRequest | None) -> list[Measured]:
    """What rules the games reached; nothing unless it is wanted."""
    if coverage is None:
        return []
    from rulewright.coverage import measured_games  # noqa: PLC0415 (takes long)

    assert made.ruleset is not None, "a machine with marks is made anew"
    return [measured_games(made.ruleset, made.machine.program, covered, coverage.least)]


def _tell_coverage(games_covered: list[Measured], coverage: coverage_options.CoverageRequest, as_json: bool) -> None:
    if not as_json:
        output.write("\n" if any(str(file) == "-" for _, file in coverage.forms) else "")
    coverage_options.tell(games_covered, coverage, aside=as_json)


# ---- playing ---------------------------------------------------------------------------------------------------------


def _play(keeping: Keeping, games_left: GamesFrom, machine: Machine, covered: Covered) -> bool:
    """Plays what is left of a run, and writes its files; true if it was interrupted."""
    try:
        for block in _with_progress(keeping, _left(keeping, games_left)):
            keeping.add(block)
            if block.covered is not None:
                covered.add_many(machine.program.marks, len(block), block.covered)
        keeping.save()
        if keeping.table is not None and output.on_terminal():
            output.remark(f"Writing `{keeping.table}`.")
        keeping.write_table()
    except KeyboardInterrupt:
        keeping.save()
        _tell_interruption(keeping)
        return True
    except LostWorker as problem:
        keeping.save()
        raise click.ClickException(f"{LOST_PROCESS}; {_how_to_go_on(keeping)}") from problem
    return False


def _left(keeping: Keeping, games_left: GamesFrom) -> Iterator[Block]:
    start = keeping.tally.games
    return games_left(start) if start < keeping.run.games else iter(())


def _tell_interruption(keeping: Keeping) -> None:
    output.tell_interrupted()
    if keeping.save_path is not None:
        output.remark(f"`{keeping.save_path}` keeps it; {_how_to_go_on(keeping)}.")
    if keeping.table is not None:
        output.remark(f"`{keeping.table}` was not written.")


def _how_to_go_on(keeping: Keeping) -> str:
    return (
        "the same command goes on"
        if keeping.save_path is not None
        else "with --save FILE a run can go on where it ended"
    )


def _with_progress(keeping: Keeping, blocks: Iterator[Block]) -> Iterator[Block]:
    """The same blocks, while it is told how far they are."""
    done = keeping.tally.games
    if done and output.on_terminal():
        output.remark(f"`{keeping.save_path}` holds {plural(done, 'game')} already.")
    yield from tracked(blocks, keeping.run.games, "Playing", done=done, size=len, figure=lambda: _figure(keeping))


def _figure(keeping: Keeping) -> str:
    """The first seat's share of wins so far."""
    tally = keeping.tally
    return f"seat 1 won {100 * float(tally.seats[0].wins) / tally.finished:.1f} %" if tally.finished else ""
