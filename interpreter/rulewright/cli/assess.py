"""`rulewright assess`: the targets of a designer, held against games."""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import click
from click.core import ParameterSource

from rulewright.cli import (
    game_options,
    output,
    parameter_types,
    progress,
    report_options,
    shell_completion,
)
from rulewright.cli.error_handling import CLEAN, FINDINGS, INTERRUPTED, USAGE
from rulewright.lab.pages.assessment_page import AssessmentPage
from rulewright.lab.pages.comparison_rows import assessment_rows
from rulewright.lab.targets import (
    Assessing,
    Assessment,
    TargetSheet,
    add_findings,
    again,
    counts,
    data,
    lines,
    read_targets,
    summary,
    target_files,
)
from rulewright.sentences import Tell, saying
from rulewright.source.cells import Style
from rulewright.source.command_line import command_line
from rulewright.source.diagnostic import UNREADABLE, Findings, Report, Severity
from rulewright.source.machine_formats import report as report_text
from rulewright.source.render import FORMATS, render
from rulewright.source.render import summary as findings_summary

if TYPE_CHECKING:
    from rulewright.languages import SpokenReports

MOST_GAMES = 1_000_000


@click.command(name="assess")
@click.argument("names", nargs=-1, metavar="[RULESET|FILE]...", shell_complete=shell_completion.rulesets)
@progress.progress_option
@click.option(
    "--games",
    callback=parameter_types.whole(1, MOST_GAMES),
    metavar="N",
    help="How many games. Default: as each file says.",
)
@game_options.seed_option
@parameter_types.jobs_option
@click.option("--strict", is_flag=True, help="Let undecided targets fail too.")
@parameter_types.format_option(
    FORMATS, "How it is told; github, sarif and junit tell what is missed or undecided at the lines of the targets."
)
@click.option("--json", "as_json", is_flag=True, help="The same as --format json.")
@click.option("--output-file", type=click.Path(dir_okay=False, path_type=Path), help="Write it to a file.")
@report_options.report_option
@report_options.rows_option
@report_options.report_language_option
@click.pass_context
def command(
    ctx: click.Context,
    /,
    names: tuple[str, ...],
    games: int | None,
    seed: int | None,
    jobs: int,
    strict: bool,
    form: str,
    as_json: bool,
    output_file: Path | None,
    page: Path | None,
    rows: Path | None,
    language: str | None,
) -> int:
    """Play games, and tell which targets of a ruleset are met, missed or undecided.

    Targets stand in files in the folder `targets` beside the ruleset, such as `seat_gap: < 4 %`. A target is met if the
    whole interval of its figure lies within, missed if it lies without, and undecided if so few games cannot say; then
    it is told how many would. Without a name, all targets below this folder are assessed.

    The exit code is 1 if a target is missed (with --strict also if one is undecided) or a game did not end by its
    rules, and 2 where something cannot be read. Ctrl-C tells what the games so far say, and leaves with 130.
    """
    if as_json and form != "json" and ctx.get_parameter_source("form") is not ParameterSource.DEFAULT:
        raise click.UsageError(f"--json and --format {form} exclude each other")
    output.check_files(output_file, page, rows)
    form = "json" if as_json else form
    spoken = report_options.report_language(language, form != "full", page)
    files = tuple(dict.fromkeys(file for name in names or (".",) for file in target_files(name)))
    report, own = Report(), game_options.new_seed() if seed is None else seed
    sheets = [sheet for file in files if (sheet := read_targets(file, report)) is not None]
    if report.failed:
        return _wrong(report, files, form, output_file)
    found, interrupted = _assessments(sheets, games, own, jobs, spoken or str)
    for one in found:
        add_findings(one, report)
    failing = frozenset({Severity.ERROR, *([Severity.WARNING] if strict else [])})
    findings = Findings(tuple(report), tuple(map(str, files)), (("file of targets", len(files)),), failing)
    if not interrupted or output.tells_a_part(form, output_file):
        _tell(found, findings, form, output_file, spoken, interrupted=interrupted)
    if rows is not None:
        output.report(assessment_rows(found), rows)
    if page is not None and interrupted:
        report_options.tell_unwritten(page)
    elif page is not None:
        for one in found:
            report_options.tell_games(one.sheet.made, spoken)
        command = report_options.in_language(_rerun_command(names, games, own, strict, page), spoken)
        report_options.write_page(AssessmentPage(found, command).page(), page, spoken)
    troubles = any(one.troubles for one in found)
    return INTERRUPTED if interrupted else FINDINGS if troubles or any(map(findings.fails, findings.found)) else CLEAN


def _assessments(
    sheets: Sequence[TargetSheet], games: int | None, seed: int, jobs: int, tell: Tell
) -> tuple[list[Assessment], bool]:
    """Those that were made, the last of fewer games where Ctrl-C ended that; and whether it did."""
    found = list[Assessment]()
    for sheet in sheets:
        assessing = Assessing(sheet, seed, games, jobs)
        try:
            assessing.play(_with_bar)
        except KeyboardInterrupt:
            assessing.let_go()
            output.tell_interrupted(tell)
            games_of = saying("report-games", count=assessing.wanted)
            numbers = {"played": f"{assessing.count:,}", "number": str(len(found) + 1), "files": str(len(sheets))}
            told = saying("lab-assess-left", games=games_of, file=f"`{sheet.path}`", seed=str(seed), **numbers)
            output.remark(tell(told))
            return [*found, *([assessing.told()] if assessing.count else [])], True
        found.append(assessing.told())
    return found, False


def _rerun_command(names: tuple[str, ...], games: int | None, seed: int, strict: bool, page: Path) -> str:
    """The command that gives the same page."""
    given = {"--games": games, "--seed": seed, "--strict": strict, "--report": page}
    return command_line("assess", names, given)


def _with_bar(counted: Iterator[int], wanted: int) -> Iterator[int]:
    return progress.counted(counted, wanted, "Games")


def _wrong(report: Report, files: tuple[Path, ...], form: str, file: Path | None) -> int:
    """Files that say nothing sensible: nothing is played."""
    findings = Findings(tuple(report), tuple(map(str, files)), (("file of targets", len(files)),))
    output.report(render(findings, form, Style() if file is not None else Style.of(sys.stdout)), file)
    output.remark(findings_summary(findings))
    return USAGE if any(one.code in UNREADABLE for one in report) else FINDINGS


def _tell(
    found: list[Assessment],
    findings: Findings,
    form: str,
    file: Path | None,
    spoken: SpokenReports | None,
    *,
    interrupted: bool,
) -> None:
    style, tell = Style() if file is not None else Style.of(sys.stdout), spoken or str
    broken_off = {"interrupted": True} if interrupted else {}
    if form == "full":
        commands = [report_options.in_language(again(one), spoken) for one in found]
        told = "\n\n".join(
            "\n".join(lines(one, style, tell, command)) for one, command in zip(found, commands, strict=True)
        )
        output.report(f"{told}\n" if told else "", file)
    elif form == "json":
        output.report(report_text("assess", {**counts(found), **broken_off}, data(found)), file)
    else:
        output.report(render(findings, form, style), file)
    output.remark(tell(summary(found)))
