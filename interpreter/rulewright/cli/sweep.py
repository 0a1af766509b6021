"""`rulewright sweep`: a grid of numbers, options and players, and what each does to the game."""

from __future__ import annotations

from pathlib import Path

import click

from rulewright.bots import UnknownBot, split
from rulewright.cli import (
    game_options,
    output,
    parameter_types,
    report_options,
    run_options,
    shell_completion,
    varied_options,
)
from rulewright.cli.cluster_option import cluster_option
from rulewright.cli.error_handling import CLEAN, FINDINGS, INTERRUPTED
from rulewright.cli.kept_play import play_and_keep
from rulewright.cli.progress import counted, progress_option
from rulewright.cli.varied_options import VariedWords
from rulewright.errors import BadConfiguration
from rulewright.lab.compare import (
    BadComparison,
    Comparing,
    ComparisonPlan,
    Declared,
    MetricChoice,
    chosen_metrics,
    keep,
    kept_games,
    saved_seed,
)
from rulewright.lab.pages.sweep_page import SweepPage
from rulewright.lab.statistics import one_look
from rulewright.lab.sweep import (
    BadAxis,
    SweepGrid,
    SweepReport,
    count,
    csv_rows,
    grid_of,
    played,
    result,
)
from rulewright.source.command_line import GivenValue, command_line

MOST_GAMES = 100_000
MOST_TOGETHER = 5_000_000
"""Games of all configurations: they are held in memory."""
NOT_USUAL = ("seat_wins",)
"""A table for each seat is told where it is asked for."""


@click.command(name="sweep")
@click.argument("ruleset", shell_complete=shell_completion.rulesets)
@varied_options.varied_options
@click.option("--players", metavar="VALUES", help="Vary how many play: 2..4 or 2,4. One value is set for all.")
@run_options.games_option(MOST_GAMES, 1000, "How many games of each configuration.")
@game_options.seed_option
@run_options.bot_option(rotating=True)
@run_options.metric_option("Tell")
@run_options.measuring_options
@run_options.within_option
@parameter_types.jobs_option
@cluster_option
@run_options.save_option
@report_options.report_option
@report_options.rows_option
@progress_option
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def command(
    ruleset: str,
    numbers: tuple[str, ...],
    values: tuple[str, ...],
    options: tuple[str, ...],
    players: str | None,
    games: int,
    seed: int | None,
    bots: str,
    metrics: tuple[str, ...],
    value_bot: str | None,
    strong: str | None,
    within: float,
    jobs: int,
    save: Path | None,
    page: Path | None,
    rows: Path | None,
    as_json: bool,
) -> int:
    """Play every combination of numbers, options and players, and tell what each does to the game.

    Game n of all has the same seed. For each metric there is a table: the figure of every configuration with its
    interval, and its difference from the rules as they are, corrected for how many are compared. What the rules do not
    allow is told with its reason.

    The same seed gives the same report, whatever --jobs. The exit code is 1 if a game did not end by its rules.
    """
    output.check_files(save, page, rows)
    asked = VariedWords(numbers, values, options, players)
    try:
        opened, axes = varied_options.varied_axes(ruleset, asked)
        grid = grid_of(ruleset, opened.found, axes, tuple(split(bots)))
        choice = chosen_metrics(metrics, value_bot, strong, grid.arms)
        plan = _plan(grid, games, seed, choice, () if metrics else NOT_USUAL, within, save)
        kept, told = kept_games(save, plan) if save is not None else ([], 0)
        comparing = Comparing(plan, jobs, kept)
        interrupted = _play(comparing, save, told)
        if save is not None:
            keep(save, comparing, told if interrupted else plan.games)
    except (BadAxis, BadComparison, BadConfiguration, UnknownBot) as problem:
        raise click.UsageError(str(problem)) from problem
    found = result(grid, comparing)
    named = run_options.declared_options(bots, metrics, within, value_bot, strong)
    report = SweepReport(found, _rerun_command(ruleset, asked, named, plan), told)
    if rows is not None:
        output.report(csv_rows(found), rows)
    if page is not None:
        report_options.write_page(SweepPage(report, report_options.with_page(report.command, page)).page(), page)
    report_options.write_report("sweep", report, as_json)
    return INTERRUPTED if interrupted else FINDINGS if found.troubles else CLEAN


def _plan(
    grid: SweepGrid,
    games: int,
    seed: int | None,
    choice: MetricChoice,
    left_out: tuple[str, ...],
    within: float,
    save: Path | None,
) -> ComparisonPlan:
    if games * len(grid.arms) > MOST_TOGETHER:
        raise click.UsageError(
            f"{len(grid.arms)} configurations of {games:,} games are more than "
            f"{MOST_TOGETHER:,} games together; take fewer"
        )
    wanted = tuple(metric for metric in choice.metrics if metric.name not in left_out)
    if seed is None and save is not None:
        seed = saved_seed(save)
    own = game_options.new_seed() if seed is None else seed
    return ComparisonPlan(
        grid.arms, Declared(wanted, one_look(games), within), own, None, choice.measuring, choice.strong
    )


def _play(comparing: Comparing, save: Path | None, told: int) -> bool:
    """Plays what is left; true if it was interrupted."""
    total = comparing.plan.games * len(comparing.all_games)
    games = counted(played(comparing), total, "Games", done=count(comparing))
    return play_and_keep(games, save, lambda file: keep(file, comparing, told))


def _rerun_command(ruleset: str, asked: VariedWords, named: dict[str, GivenValue], plan: ComparisonPlan) -> str:
    """The command that gives the same report."""
    given = {
        **asked.options_given,
        "--games": plan.games,
        "--seed": plan.seed,
        **named,
    }
    return command_line("sweep", (ruleset,), given)
