"""`rulewright mutate`: which changes of the rules no scenario notices."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import click

from rulewright.cli import game_options, output, parameter_types, shell_completion
from rulewright.cli.error_handling import CLEAN, FINDINGS, INTERRUPTED, USAGE
from rulewright.cli.progress import progress_option, tracked
from rulewright.loading import Ruleset
from rulewright.mutation import (
    KINDS,
    Failing,
    Mutant,
    MutationReport,
    NoScenarios,
    RefusedMutant,
    Run,
    Trial,
    mutants,
    sample,
    tried,
)
from rulewright.ruleset_lookup import NotFound
from rulewright.scenarios import scenario_files
from rulewright.source.machine_formats import report as report_text

MOST_SEED = 10**9
MOST_MUTANTS = 10**6


@click.command(name="mutate")
@click.argument("ruleset", shell_complete=shell_completion.rulesets)
@click.option(
    "--kind",
    "kinds",
    type=click.Choice(KINDS),
    multiple=True,
    metavar="KIND",
    help=f"Only of this kind: {', '.join(KINDS)}. May be repeated.",
)
@click.option(
    "--max",
    "most",
    callback=parameter_types.whole(1, MOST_MUTANTS),
    metavar="N",
    help="Try a sample of so many mutants.",
)
@click.option(
    "--seed",
    callback=parameter_types.whole(0, MOST_SEED),
    metavar="N",
    help="The seed of the sample. Default: a new one, told with the result.",
)
@parameter_types.jobs_option
@click.option(
    "--every-option",
    "everywhere",
    is_flag=True,
    help="Count also mutants that only show with other values of options than the defaults.",
)
@click.option(
    "--fail-under",
    type=click.FloatRange(0, 100),
    metavar="PERCENT",
    help="Exit with 1 if a smaller part of the mutants is killed.",
)
@click.option("--verbose", "-v", is_flag=True, help="List also the mutants that were refused or change nothing.")
@progress_option
@click.option("--json", "as_json", is_flag=True, help="Write JSON.")
@click.option("--output-file", type=click.Path(dir_okay=False, path_type=Path), help="Write the report to a file.")
def command(
    ruleset: str,
    kinds: tuple[str, ...],
    most: int | None,
    seed: int | None,
    jobs: int,
    everywhere: bool,
    fail_under: float | None,
    verbose: bool,
    as_json: bool,
    output_file: Path | None,
) -> int:
    """Change the rules a little, one place at a time, and list the changes that no scenario notices.

    Each of them is a rule that the scenarios of RULESET do not pin down: a number, a comparison, an order, a step. Of a
    variant (RULESET:variant) only its own lines are changed.
    Ctrl-C tells what is known so far, and leaves with 130.
    """
    output.check_files(output_file)
    files = scenario_files(ruleset)
    opened = game_options.opened(ruleset)
    known = mutants(opened.symbols.document, kinds, varied=bool(opened.variants))
    drawn = None if most is None or most >= len(known) else game_options.new_seed() if seed is None else seed
    chosen = known if most is None or drawn is None else sample(known, most, drawn)
    run = Run(opened.found, files, everywhere)
    trial = _trial(opened, run, ruleset)
    report = MutationReport(opened.name, trial.count, len(known), drawn, fail_under)
    _try(run, trial, chosen, jobs, report)
    text = (
        report_text("mutate", report.to_summary(), report.to_json())
        if as_json
        else "".join(f"{line}\n" for line in report.lines(verbose))
    )
    output.report(text, output_file)
    return _exit_code(report)


def _trial(opened: Ruleset, run: Run, name: str) -> Trial:
    """The scenarios with the true rules. The command ends here if the rules are refused or some scenarios fail."""
    try:
        return Trial(opened, run.files)
    except NoScenarios:
        raise NotFound(
            f"there are no scenarios for `{name}`", "they lie in the folder `scenarios` beside the ruleset"
        ) from None
    except RefusedMutant:
        output.stop(f"check refuses these rules as they are; see `rulewright check {name}`.", FINDINGS)
    except Failing as problem:
        many, few = (
            ("scenarios fail", "scenario fails")
            if problem.names
            else ("scenarios or files cannot be used", "scenario or file cannot be used")
        )
        count = len(problem.names) or problem.unusable
        what = f"{count} {few if count == 1 else many}"
        told = f"{what} already with the rules as they are; see `rulewright test {name}`, and mend them first."
        output.stop(told, USAGE if problem.unusable else FINDINGS)


def _try(run: Run, trial: Trial, chosen: Sequence[Mutant], jobs: int, report: MutationReport) -> None:
    """Tries the mutants; the report says if it was interrupted."""
    try:
        verdicts = tried(run, trial, chosen, jobs)
        for mutant, verdict in tracked(verdicts, len(chosen), "Mutants", figure=lambda: _figure(report)):
            report.add(mutant, verdict)
    except KeyboardInterrupt:
        report.interrupted = True
        output.tell_interrupted()


def _exit_code(report: MutationReport) -> int:
    if report.interrupted:
        return INTERRUPTED
    if not report.is_under:
        return CLEAN
    output.remark(f"{report.percent():.1f} percent of the mutants are killed, less than {report.demanded:g}.")
    return FINDINGS


def _figure(report: MutationReport) -> str:
    """How many scenarios notice, so far."""
    percent = report.percent()
    return f"{percent:.1f} % killed" if percent is not None else ""
