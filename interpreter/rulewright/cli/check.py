"""`rulewright check`: everything that can be said about rulesets without playing them."""

from __future__ import annotations

import sys
from pathlib import Path

import click
from click.core import ParameterSource

from rulewright import load
from rulewright.cli import output
from rulewright.cli.guard import CLEAN, FINDINGS, USAGE
from rulewright.finding import STDIN, Found, find_all
from rulewright.source.cells import Style
from rulewright.source.diagnostic import Findings, Report, Severity
from rulewright.source.render import FORMATS, render, summary

UNREADABLE = {"RW001", "RW002", "RW003"}


@click.command(name="check")
@click.argument("rulesets", nargs=-1, required=True, metavar="RULESET...")
@click.option("--format", "form", type=click.Choice(list(FORMATS)), default="full", show_default=True, help="How findings are told.")
@click.option("--json", "as_json", is_flag=True, help="The same as --format json.")
@click.option("--output-file", type=click.Path(dir_okay=False, path_type=Path), help="Write the findings to a file.")
@click.option("--strict", is_flag=True, help="Let warnings fail the check too.")
@click.pass_context
def command(ctx: click.Context, rulesets: tuple[str, ...], form: str, as_json: bool, output_file: Path | None, strict: bool) -> int:
    """Look for mistakes in rulesets.

    All findings of all rulesets are told in one run. The exit code is 0 without errors, 1 with errors, and 2 where a
    ruleset cannot be read or found.
    """
    if as_json and form != "json" and ctx.get_parameter_source("form") is not ParameterSource.DEFAULT:
        raise click.UsageError(f"--json and --format {form} exclude each other")
    findings = _check(rulesets)
    _tell(findings, "json" if as_json else form, output_file)
    return _exit_code(findings, strict)


def _check(names: tuple[str, ...]) -> Findings:
    """The findings of all rulesets that are named, each checked once."""
    wanted = dict.fromkeys(found for name in names for found in find_all(name))
    reports = [_report(found) for found in wanted]
    checked = tuple("<stdin>" if found.path == STDIN else str(found.path) for found in wanted)
    return Findings(tuple(diagnostic for report in reports for diagnostic in report), checked)


def _report(found: Found) -> Report:
    report = Report()
    load.check(found.path, found.variants, report)
    return report


def _tell(findings: Findings, form: str, file: Path | None) -> None:
    """The findings, and a summary: beside them for people, else on standard error."""
    style = Style() if file is not None else Style.of(sys.stdout)
    output.report(render(findings, form, style), file)
    if form == "full" and file is None:
        output.write(summary(findings) + "\n")
    else:
        output.remark(summary(findings))


def _exit_code(findings: Findings, strict: bool) -> int:
    if any(diagnostic.code in UNREADABLE for diagnostic in findings.found):
        return USAGE
    failing = {Severity.ERROR, Severity.WARNING} if strict else {Severity.ERROR}
    return FINDINGS if any(diagnostic.severity in failing for diagnostic in findings.found) else CLEAN
