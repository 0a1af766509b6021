"""`rulewright measure`: what a game is like: fair, long, wild, decided early;
and what its cards, actions and rules do.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import click

from rulewright.bots import UnknownBot, split
from rulewright.cli import (
    game_options,
    measure_matches,
    output,
    parameter_types,
    report_options,
    run_options,
    shell_completion,
)
from rulewright.cli.cluster_option import cluster_option
from rulewright.cli.error_handling import CLEAN, FINDINGS, INTERRUPTED
from rulewright.cli.progress import progress_option, tracked
from rulewright.lab import (
    BadLog,
    MeasuredGame,
    MeasuredRun,
    MeasureReport,
    check_log_target,
    from_log,
    log_seed,
    measured,
)
from rulewright.lab.metrics.estimates import RunningMean
from rulewright.lab.pages.arm_games import measured_games_to_read
from rulewright.lab.pages.measure_page import MeasurePage
from rulewright.lab.pages.measure_rows import measure_rows
from rulewright.machine_cache import Ready
from rulewright.sentences import Tell
from rulewright.source.cells import neutral
from rulewright.source.command_line import GivenValue, command_line
from rulewright.source.machine_formats import report as report_text

MOST_GAMES = 10**7
FILE = click.Path(path_type=Path)
VALUE_BOT, NO_VALUES = "flat(iterations=200)", "none"
Range = tuple[int, int]


def _range(_ctx: click.Context, _param: click.Parameter, value: str | None) -> Range | None:
    """`60..90` as two numbers."""
    if value is None:
        return None
    found = re.fullmatch(r"([0-9]{1,9})\.\.([0-9]{1,9})", value)
    if found is None or int(found[1]) > int(found[2]):
        raise click.BadParameter(f"`{neutral(value[:40])}` is no range of decisions; write `60..90`")
    return int(found[1]), int(found[2])


@click.command(name="measure")
@click.argument("ruleset", shell_complete=shell_completion.rulesets)
@run_options.games_option(MOST_GAMES, 200)
@game_options.configuration_options
@run_options.bot_option()
@click.option(
    "--value-bot",
    default=VALUE_BOT,
    show_default=True,
    metavar="BOT",
    help=f"Which bot tells what positions are worth: flat or ismcts, with so many iterations; or `{NO_VALUES}`.",
)
@click.option(
    "--length", "wanted", callback=_range, metavar="LOW..HIGH", help="Tell how many games have so many decisions."
)
@parameter_types.jobs_option
@cluster_option
@click.option(
    "--log",
    type=FILE,
    metavar="FILE",
    help="Keep every decision in a Parquet file. If the file is there, go on where it ends.",
)
@click.option("--from", "source", type=FILE, metavar="FILE", help="Play nothing: measure the games of such a file.")
@measure_matches.match_options
@report_options.report_option
@report_options.report_language_option
@report_options.rows_option
@progress_option
@click.option("--json", "as_json", is_flag=True, help="Write JSON, with all formulas, rules and pieces.")
def command(
    ruleset: str,
    games: int,
    players: int | None,
    options: tuple[str, ...],
    seed: int | None,
    bots: str,
    value_bot: str,
    wanted: Range | None,
    jobs: int,
    log: Path | None,
    source: Path | None,
    page: Path | None,
    language: str | None,
    rows: Path | None,
    as_json: bool,
    **match_words: Any,
) -> int:
    """Measure a game: let bots play it, and tell what it is like, with intervals.

    Wins by seat, lengths, choices; and from what positions are worth: drama, lead changes, comebacks, how early it is
    decided. What goes with each card, action and rule; what is never used. The same seed gives the same report,
    whatever --jobs. The exit code is 1 if a game did not end by its rules. Ctrl-C tells what is known so far, and
    leaves with 130; with --log the same command then goes on, and ends in the same report and file.
    """
    asked = measure_matches.AskedMatches(**match_words)
    if source is not None and asked.options_given:
        raise click.UsageError("--from plays nothing; leave out --strong, --trace and --deny")
    if source is not None and log is not None:
        raise click.UsageError("--from plays nothing, so there is nothing to keep; leave out --log")
    output.check_files(page, rows)
    told = report_options.report_language(language, as_json, page)
    made = game_options.prepared(ruleset, players, game_options.option_values(options), marked=source is None)
    try:
        matches = measure_matches.matches(made, asked, bots)
        if source is not None:
            report, interrupted = from_log(source, made.machine.program.fingerprint, wanted), False
        else:
            report, interrupted = _played(made, bots, value_bot, games, seed, jobs, log, wanted)
        if matches and not interrupted:
            found, interrupted = measure_matches.played(
                made, matches, report.measurement.heading.seed, asked.match_games or games, jobs
            )
            report = replace(report, matches=found)
    except (BadLog, UnknownBot) as problem:
        raise click.UsageError(str(problem)) from problem
    if rows is not None:
        output.report(measure_rows(report), rows)
    if page is not None and interrupted:
        report_options.tell_unwritten(page)
    elif page is not None:
        command = _rerun_command(ruleset, players, options, report, source, asked.options_given)
        report_options.tell_games(made, told)
        games_to_read = measured_games_to_read(report, made.machine)
        whole = MeasurePage(report, report_options.with_page(command, page, told), games_to_read).page()
        report_options.write_page(whole, page, told)
    _tell(report, made.name, as_json, interrupted, told or str)
    return INTERRUPTED if interrupted else FINDINGS if report.measurement.first_troubles else CLEAN


def _played(
    made: Ready,
    bots: str,
    value_bot: str,
    games: int,
    seed: int | None,
    jobs: int,
    log: Path | None,
    wanted: Range | None,
) -> tuple[MeasureReport, bool]:
    check_log_target(log)
    own = seed if seed is not None else log_seed(log)
    values = "" if value_bot.strip() == NO_VALUES else value_bot.strip()
    assert made.ruleset is not None, "a machine with marks is made anew"
    program = made.machine.program
    machine = game_options.machine_of(made.ruleset, program.players, dict(made.differing))
    run = MeasuredRun(
        made.found,
        program.players,
        made.differing,
        tuple(split(bots)),
        values,
        games,
        game_options.new_seed() if own is None else own,
    )
    done = measured(
        run,
        (machine, made.machine),
        jobs,
        log,
        wanted,
        lambda found, start: _shown(found, games, start, made.machine.program.score.is_declared),
    )
    if done.interrupted:
        _tell_interruption(log)
    return done.report, done.interrupted


def _rerun_command(
    ruleset: str,
    players: int | None,
    options: tuple[str, ...],
    report: MeasureReport,
    source: Path | None,
    matches: dict[str, GivenValue],
) -> str:
    """The command that gives the same figures."""
    heading = report.measurement.heading
    played = {
        "--games": report.asked,
        "--seed": heading.seed,
        "--bot": ",".join(heading.bots),
        "--value-bot": heading.value_bot or NO_VALUES,
        **matches,
    }
    given = {
        "--players": players,
        "-o": options,
        **(played if source is None else {"--from": source}),
        "--length": f"{report.wanted[0]}..{report.wanted[1]}" if report.wanted is not None else None,
    }
    return command_line("measure", (ruleset,), given)


def _shown(games: Iterable[MeasuredGame], count: int, done: int, is_declared: bool) -> Iterator[MeasuredGame]:
    """The same games, while it is told how far they are."""
    wins = RunningMean(0, 1)
    for game in tracked(games, count, "Games", done=done, figure=lambda: _figure(wins)):
        if game.finished:
            whole = 1 if is_declared else game.ranks.count(1)
            wins.add([1 / whole if game.ranks[0] == 1 else 0.0])
        yield game


def _figure(wins: RunningMean) -> str:
    """The first seat's share of wins in the games that were played now."""
    return f"seat 1 won {100 * wins.total / wins.count:.1f} %" if wins.count else ""


def _tell_interruption(log: Path | None) -> None:
    output.tell_interrupted()
    how = (
        f"`{log}` keeps it; the same command goes on, and tells what goes with cards, actions and rules"
        if log is not None
        else "with --log FILE it can go on where it ended"
    )
    output.remark(f"{how}.")


def _tell(report: MeasureReport, name: str, as_json: bool, interrupted: bool, tell: Tell) -> None:
    if as_json:
        data = report.to_json()
        counts = {"games": report.measurement.games, "troubles": len(data["troubles"]), "interrupted": interrupted}
        output.write(report_text("measure", counts, {"ruleset": name, **data}))
    else:
        output.write("".join(f"{line}\n" for line in report.lines(tell)))
