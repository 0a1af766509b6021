"""`rulewright sweep`: a grid of numbers, options and players, and what each does to the game."""

from __future__ import annotations

from pathlib import Path

import click

from rulewright.bots import UnknownBot, split
from rulewright.cli import (
    comparison_options,
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
from rulewright.errors import BadConfiguration
from rulewright.lab.compare import (
    BadComparison,
    Comparing,
    again_options,
    chosen_metrics,
    keep,
    kept_games,
    saved_seed,
)
from rulewright.lab.pages.sweep_page import SweepPage
from rulewright.lab.sweep import (
    BadAxis,
    SweepReport,
    VariedWords,
    count,
    csv_rows,
    grid_of,
    played,
    result,
    sweep_plan,
    varied_axes,
)
from rulewright.source.command_line import command_line

MOST_GAMES = 100_000


@click.command(name="sweep")
@click.argument("ruleset", shell_complete=shell_completion.rulesets)
@varied_options.varied_options
@click.option("--players", metavar="VALUES", help="Vary how many play: 2..4 or 2,4. One value is set for all.")
@click.option("--rulings", is_flag=True, help="Vary every other reading of every option, one option at a time.")
@run_options.games_option(MOST_GAMES, 1000, "How many games of each configuration.")
@game_options.seed_option
@run_options.bot_option(rotating=True)
@comparison_options.metric_option("Tell")
@comparison_options.measuring_options
@comparison_options.within_option
@parameter_types.jobs_option
@cluster_option
@run_options.save_option
@report_options.report_option
@report_options.rows_option
@report_options.report_language_option
@progress_option
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def command(
    ruleset: str,
    numbers: tuple[str, ...],
    values: tuple[str, ...],
    options: tuple[str, ...],
    players: str | None,
    rulings: bool,
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
    language: str | None,
    as_json: bool,
) -> int:
    """Play every combination of numbers, options and players, and tell what each does to the game.

    Game n of all has the same seed. For each metric there is a table: the figure of every configuration with its
    interval, and its difference from the rules as they are, corrected for how many are compared. What the rules do not
    allow is told with its reason.

    The same seed gives the same report, whatever --jobs. The exit code is 1 if a game did not end by its rules.
    """
    output.check_files(save, page, rows)
    spoken = report_options.report_language(language, as_json, page)
    asked = VariedWords(numbers, values, options, players, rulings)
    try:
        opened = game_options.opened(ruleset)
        grid = grid_of(ruleset, opened.found, varied_axes(opened, asked), tuple(split(bots)))
        choice = chosen_metrics(metrics, value_bot, strong, grid.arms)
        plan = sweep_plan(grid, games, _seed(seed, save), choice, within, bool(metrics))
        kept, told = kept_games(save, plan) if save is not None else ([], 0)
        comparing = Comparing(plan, jobs, kept)
        interrupted = _play(comparing, save, told)
        if save is not None:
            keep(save, comparing, told if interrupted else plan.games)
    except (BadAxis, BadComparison, BadConfiguration, UnknownBot) as problem:
        raise click.UsageError(str(problem)) from problem
    found = result(grid, comparing, interrupted=interrupted)
    again = {**asked.options_given, **again_options(plan, bots, metrics)}
    report = SweepReport(found, report_options.in_language(command_line("sweep", (ruleset,), again), spoken), told)
    if rows is not None:
        output.report(csv_rows(found), rows)
    if page is not None and interrupted:
        report_options.tell_unwritten(page)
    elif page is not None:
        report_options.tell_games(grid.arms[0].made, spoken)
        again = {**again, "--report": page}
        command = report_options.in_language(command_line("sweep", (ruleset,), again), spoken)
        report_options.write_page(SweepPage(report, command).page(), page, spoken)
    report_options.write_report("sweep", report, as_json, spoken)
    return INTERRUPTED if interrupted else FINDINGS if found.troubles else CLEAN


def _seed(seed: int | None, save: Path | None) -> int:
    if seed is None and save is not None:
        seed = saved_seed(save)
    return game_options.new_seed() if seed is None else seed


def _play(comparing: Comparing, save: Path | None, told: int) -> bool:
    """Plays what is left; true if it was interrupted."""
    total = comparing.plan.games * len(comparing.all_games)
    games = counted(played(comparing), total, "Games", done=count(comparing))
    return play_and_keep(games, save, lambda file: keep(file, comparing, told))
