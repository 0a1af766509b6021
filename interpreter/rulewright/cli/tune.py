"""`rulewright tune`: values of numbers, options, counts and table rows that meet the targets of a designer."""

from __future__ import annotations

from pathlib import Path

import click

from rulewright import loading
from rulewright.bots import UnknownBot
from rulewright.cli import game_options, output, parameter_types, report_options, shell_completion, varied_options
from rulewright.cli.cluster_option import cluster_option
from rulewright.cli.error_handling import CLEAN, FINDINGS, INTERRUPTED
from rulewright.cli.kept_play import play_and_keep
from rulewright.cli.progress import ProgressLine, progress_option, tracked
from rulewright.errors import BadConfiguration
from rulewright.lab.sweep import BadAxis, VariedWords
from rulewright.lab.tune import (
    CONFIRMED_TIMES,
    MOST_GAMES,
    USUAL_GAMES,
    BadStudy,
    OpenedRules,
    TuneConfirmation,
    TuneReport,
    TuneWords,
    Tuning,
    check_optuna,
    confirmed,
    keep_study,
    kept_evaluations,
    study_seed,
    tune_plan,
    tuned_text,
    usual_confirmation,
    variant_base,
)
from rulewright.loading import Ruleset, Unsound
from rulewright.ruleset_lookup import NotFound, variants_of
from rulewright.source.diagnostic import Report
from rulewright.storage import real_path

MOST_EVALUATIONS = 2_000


@click.command(name="tune")
@click.argument("ruleset", shell_complete=shell_completion.rulesets)
@varied_options.varied_options
@click.option(
    "--targets",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="The targets to meet. Default: the file in the folder `targets` beside the ruleset, if there is one.",
)
@click.option(
    "--minimise", "least", multiple=True, metavar="METRIC", help="Make this small, within the targets. May be repeated."
)
@click.option(
    "--maximise", "most", multiple=True, metavar="METRIC", help="Make this large, within the targets. May be repeated."
)
@click.option(
    "--players", callback=parameter_types.players, metavar="N", help="How many play. Default: as the targets say."
)
@click.option("--bot", "bots", metavar="NAME", help="Who plays. Default: as the targets say, else random.")
@click.option(
    "--evaluations",
    callback=parameter_types.whole(1, MOST_EVALUATIONS),
    default="100",
    show_default=True,
    metavar="N",
    help="How many configurations are played at most.",
)
@click.option(
    "--games",
    callback=parameter_types.whole(1, MOST_GAMES),
    metavar="N",
    help=f"How many games of each. Default: as the targets say, else {USUAL_GAMES}.",
)
@click.option(
    "--confirm",
    callback=parameter_types.whole(1, MOST_GAMES),
    metavar="N",
    help=f"How many fresh games the best ones play. Default: {CONFIRMED_TIMES} times --games.",
)
@game_options.seed_option
@parameter_types.jobs_option
@cluster_option
@click.option(
    "--study",
    type=click.Path(path_type=Path),
    metavar="FILE",
    help="Keep the search in a file. If it is there, go on where it ends.",
)
@click.option(
    "--write", type=click.Path(path_type=Path), metavar="FILE", help="Write what was confirmed as a variant: NAME.yaml."
)
@report_options.report_language_option
@progress_option
@click.option("--json", "as_json", is_flag=True, help="Write JSON, with every evaluation.")
def command(
    ruleset: str,
    numbers: tuple[str, ...],
    values: tuple[str, ...],
    options: tuple[str, ...],
    targets: Path | None,
    least: tuple[str, ...],
    most: tuple[str, ...],
    players: int | None,
    bots: str | None,
    evaluations: int,
    games: int | None,
    confirm: int | None,
    seed: int | None,
    jobs: int,
    study: Path | None,
    write: Path | None,
    language: str | None,
    as_json: bool,
) -> int:
    """Look for values of numbers, options, counts and table rows that meet the targets of a ruleset.

    All configurations are played with the same seeds; one that is surely worse than another is dropped at an early
    look. The best ones are played again with fresh seeds, and what a third seed says of the best of these is told: it
    rests on no choice. Only what this confirms is called found, and written.

    The same seed gives the same report, whatever --jobs, broken off or not. The exit code is 0 if something was
    confirmed, else 1.
    """
    check_optuna()
    output.check_files(study, write)
    spoken = report_options.report_language(language, as_json)
    words = TuneWords(
        ruleset, VariedWords(numbers, values, options), least, most, targets, players, bots, evaluations, confirm
    )
    try:
        rules, plan = tune_plan(words, games, _seed(seed, study), game_options.opened)
        if write is not None:
            variant_base(rules, write)
        made, scales = kept_evaluations(study, plan, rules.digest) if study is not None else ([], None)
        tuning = Tuning(plan, jobs, made, scales)
        interrupted = _search(tuning, study, rules.digest)
        found = None
        if not interrupted:
            interrupted, found = _confirm(tuning, confirm or usual_confirmation(plan))
    except Unsound as problem:
        game_options.leave(problem.report, Path(next(iter(problem.report)).span.source.name))
    except (BadAxis, BadConfiguration, BadStudy, UnknownBot, NotFound) as problem:
        raise click.UsageError(str(problem)) from problem
    report = TuneReport(tuning, found, report_options.in_language(words.rerun_command(plan), spoken))
    report_options.write_report("tune", report, as_json, spoken)
    if write is not None:
        _write(report, rules, write)
    return INTERRUPTED if interrupted else CLEAN if report.is_confirmed or report.is_needless else FINDINGS


def _seed(seed: int | None, study: Path | None) -> int:
    if seed is None and study is not None:
        seed = study_seed(study)
    return game_options.new_seed() if seed is None else seed


# ---- search and confirmation -----------------------------------------------------------------------------------------


def _search(tuning: Tuning, study: Path | None, digest: str) -> bool:
    """Makes the evaluations that are left; true if it was interrupted."""
    evaluations = tracked(
        tuning.run(),
        tuning.plan.evaluations,
        "Evaluations",
        done=tuning.played,
        size=lambda one: int(one.counts),
        figure=lambda: _so_far(tuning),
    )
    interrupted = play_and_keep(evaluations, study, lambda file: keep_study(file, tuning, digest))
    if study is not None:
        keep_study(study, tuning, digest)
    return interrupted


def _so_far(tuning: Tuning) -> str:
    best = tuning.best()
    if best is None or (tuning.plan.goals.targets and not best.meets_all):
        return "none meets all targets"
    pairs = zip(tuning.plan.goals.objectives, best.costs, strict=True)
    told = [f"{goal.metric.name} {goal.cost(cost):.3f}" for goal, cost in pairs]
    return f"best {', '.join(told)}" if told else "one meets all targets"


def _confirm(tuning: Tuning, games: int) -> tuple[bool, TuneConfirmation | None]:
    """Whether it was interrupted, and what fresh seeds say."""
    line, played = ProgressLine("Fresh games"), 0

    def told(more: int) -> None:
        nonlocal played
        played += more
        line.show(played)

    tuning.told = told
    try:
        return False, confirmed(tuning, games)
    except KeyboardInterrupt:
        output.tell_interrupted()
        return True, None
    finally:
        line.finish()


# ---- what is told ----------------------------------------------------------------------------------------------------


def _write(report: TuneReport, rules: OpenedRules, file: Path) -> None:
    """The variant, if something was confirmed; and what `check` says of it."""
    text = tuned_text(report, rules, file)
    if text is None:
        output.remark(f"Nothing was confirmed, so `{file}` was not written.")
        return
    output.report(text, file)
    output.remark(f"Written: `{file}`.")
    _check_variant(rules.ruleset, file)


def _check_variant(ruleset: Ruleset, file: Path) -> None:
    path = ruleset.found.path
    if real_path(file) not in map(real_path, variants_of(path).values()):
        output.remark(f"It becomes a variant in the folder `{path.parent / 'variants'}`.")
        return
    report = Report()
    loading.check(path, (file.stem,), report)
    if report.failed:
        output.remark(
            "It holds for so many players only: `rulewright check "
            f"{path.parent}:{file.stem}` tells what else is to be done."
        )
