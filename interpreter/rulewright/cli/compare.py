"""`rulewright compare`: what variants, options and numbers of players do to a game."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import click

from rulewright.api.comparisons import changed_rules
from rulewright.bots import UnknownBot, seated, split
from rulewright.cli import (
    comparison_options,
    game_options,
    output,
    parameter_types,
    report_options,
    run_options,
    shell_completion,
)
from rulewright.cli.cluster_option import cluster_option
from rulewright.cli.error_handling import CLEAN, FINDINGS, INTERRUPTED
from rulewright.cli.kept_play import play_and_keep
from rulewright.cli.progress import counted, progress_option
from rulewright.errors import BadConfiguration
from rulewright.lab.compare import (
    MOST_ARMS,
    Arm,
    BadArm,
    BadComparison,
    Comparing,
    ComparisonPlan,
    ComparisonReport,
    Declared,
    MetricChoice,
    again_options,
    asked_arm,
    chosen_metrics,
    keep,
    kept_games,
    saved_seed,
)
from rulewright.lab.pages.comparison_page import ComparisonPage
from rulewright.lab.pages.comparison_rows import comparison_rows
from rulewright.lab.statistics import narrowing_looks, one_look
from rulewright.source.command_line import command_line

MOST_GAMES = 1_000_000


@click.command(name="compare")
@click.argument("rulesets", metavar="RULESET...", nargs=-1, shell_complete=shell_completion.rulesets)
@run_options.games_option(MOST_GAMES, 2000, "How many games of each; with --until at most.")
@game_options.configuration_options
@run_options.bot_option(rotating=True)
@comparison_options.metric_option("Compare")
@comparison_options.measuring_options
@click.option(
    "--until",
    callback=parameter_types.part,
    metavar="PART",
    help=(
        "Stop when all intervals reach no farther than so far on either side: 0.01 "
        "is a percentage point, or a hundredth of the figure."
    ),
)
@comparison_options.within_option
@parameter_types.jobs_option
@cluster_option
@run_options.save_option
@report_options.report_option
@report_options.report_language_option
@report_options.rows_option
@progress_option
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
def command(
    rulesets: tuple[str, ...],
    games: int,
    players: int | None,
    options: tuple[str, ...],
    seed: int | None,
    bots: str,
    metrics: tuple[str, ...],
    value_bot: str | None,
    strong: str | None,
    until: float | None,
    within: float,
    jobs: int,
    save: Path | None,
    page: Path | None,
    language: str | None,
    rows: Path | None,
    as_json: bool,
) -> int:
    """Tell what rulesets change in the games of the first.

    Each is a ruleset with variants, and may have its own options and players, in quotes: "game:variant -o name=value
    --players 3". Game n of all has the same seed. Told are effects with intervals, corrected for how many there are:
    what is different, what is equivalent, and what so many games cannot decide.

    With --until, it is fixed beforehand when the results are looked at, and the first look ends the run at which all
    intervals are narrow enough. The same seed gives the same report, whatever --jobs. The exit code is 1 if a game did
    not end by its rules.
    """
    output.check_files(save, page, rows)
    spoken = report_options.report_language(language, as_json, page)
    try:
        arms = _arms(rulesets, players, options, bots)
        choice = chosen_metrics(metrics, value_bot, strong, arms)
        plan = _plan(arms, games, seed, choice, until, within, save)
        kept, told = kept_games(save, plan) if save is not None else ([], 0)
        comparing = Comparing(plan, jobs, kept)
        interrupted = _play(comparing, save, told)
        result = comparing.broken_off() if interrupted else comparing.result()
        if save is not None:
            keep(save, comparing, result.games if not interrupted else told)
    except (BadArm, BadComparison, BadConfiguration, UnknownBot) as problem:
        raise click.UsageError(str(problem)) from problem
    changes = [changed_rules(arms[0], arm) for arm in arms[1:]]
    again = {"--players": players, "-o": options, **again_options(plan, bots, metrics)}
    report = ComparisonReport(result, changes, command_line("compare", rulesets, again), told)
    if rows is not None:
        output.report(comparison_rows(result), rows)
    if page is not None and interrupted:
        report_options.tell_unwritten(page)
    elif page is not None:
        for arm in arms:
            report_options.tell_games(arm.made, spoken)
        command = report_options.with_page(report.command, page, spoken)
        report_options.write_page(ComparisonPage(report, command).page(), page, spoken)
    told_again = replace(report, command=report_options.in_language(report.command, spoken))
    report_options.write_report("compare", told_again, as_json, spoken)
    return INTERRUPTED if interrupted else FINDINGS if result.troubles else CLEAN


def _arms(rulesets: tuple[str, ...], players: int | None, options: tuple[str, ...], bots: str) -> tuple[Arm, ...]:
    if not 2 <= len(rulesets) <= MOST_ARMS:
        raise click.UsageError(
            f"name 2 to {MOST_ARMS} rulesets: the first, and those to compare with it, as in `. .:rich`"
        )
    names, labels, found = tuple(split(bots)), dict[str, int](), list[Arm]()
    for text in rulesets:
        request = asked_arm(text)
        shared = [pair for pair in options if _named(pair) not in {_named(own) for own in request.options}]
        values = game_options.option_values([*shared, *request.options])
        made = game_options.prepared(request.name, request.players or players, values)
        count = made.machine.program.players
        seated(names, count)
        labels[text] = labels.get(text, 0) + 1
        label = text if labels[text] == 1 else f"{text} ({labels[text]})"
        found.append(Arm(label, made, names * count if len(names) == 1 else names))
    return tuple(found)


def _named(pair: str) -> str:
    return pair.partition("=")[0].strip().replace("-", "_")


def _plan(
    arms: tuple[Arm, ...],
    games: int,
    seed: int | None,
    choice: MetricChoice,
    until: float | None,
    within: float,
    save: Path | None,
) -> ComparisonPlan:
    if seed is None and save is not None:
        seed = saved_seed(save)
    looks = one_look(games) if until is None else narrowing_looks(games)
    return ComparisonPlan(
        arms,
        Declared(choice.metrics, looks, within),
        game_options.new_seed() if seed is None else seed,
        until,
        choice.measuring,
        choice.strong,
    )


def _play(comparing: Comparing, save: Path | None, told: int) -> bool:
    """Plays what is left; true if it was interrupted."""
    games = counted(comparing.played(), comparing.plan.games, "Games of each", done=comparing.count)
    return play_and_keep(games, save, lambda file: keep(file, comparing, told))
