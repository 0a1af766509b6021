"""`rulewright fmt`: files in their one layout."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import click

from rulewright import formatting
from rulewright.cli import output
from rulewright.cli.error_handling import CLEAN, FINDINGS, USAGE
from rulewright.cli.text_difference import difference_lines
from rulewright.formatting import FormatOutcome
from rulewright.frontend.syntax.text_files import MAX_BYTES
from rulewright.ruleset_lookup import STDIN
from rulewright.source.cells import Style, neutral
from rulewright.source.diagnostic import Findings
from rulewright.source.machine_formats import report
from rulewright.source.render import render

STATUSES = ("changed", "unchanged", "refused")


@click.command(name="fmt")
@click.argument("names", nargs=-1, metavar="[FILE|FOLDER|-]...")
@click.option(
    "--check", is_flag=True, help="Write nothing; list the files that would change, and leave with 1 if there are any."
)
@click.option("--diff", is_flag=True, help="Write nothing; show what would change, and leave with 1 if anything would.")
@click.option("--stdin-filename", default="<stdin>", metavar="FILE", help="What standard input is called in messages.")
@click.option("--json", "as_json", is_flag=True, help="Write the result for each file as JSON.")
def command(names: tuple[str, ...], check: bool, diff: bool, stdin_filename: str, as_json: bool) -> int:
    """Put rulesets, variants and scenario files into their one layout.

    Indentation, blanks between the words of expressions, blank lines. Comments, line breaks, quotes and the order of
    everything stay, and what the rules say never changes. A folder means all such files below it; without a name it is
    this folder. `-` reads standard input and writes the text to standard output.

    The exit code is 0; with --check or --diff 1 if something would change; 2 where a file cannot be read or does not
    parse. Such a file is left alone, and the others are done all the same.
    """
    if diff and as_json:
        raise click.UsageError("--diff and --json exclude each other")
    names = names or (".",)
    if str(STDIN) in names:
        return _stream(names, stdin_filename, check, diff, as_json)
    outcomes = [_file(path, is_written=not (check or diff)) for path in formatting.files_of(names)]
    _tell(outcomes, check, diff, as_json)
    return _exit_code(outcomes, check or diff)


def _stream(names: tuple[str, ...], called: str, check: bool, diff: bool, as_json: bool) -> int:
    """Standard input to standard output."""
    if len(names) > 1:
        raise click.UsageError("`-` stands alone")
    outcome = formatting.formatted_bytes(sys.stdin.buffer.read(MAX_BYTES + 1), called)
    if check or diff or as_json or outcome.after is None:
        _tell([outcome], check, diff, as_json)
    else:
        output.write(outcome.after.encode("utf-8"))
    return _exit_code([outcome], check or diff)


def _file(path: Path, is_written: bool) -> FormatOutcome:
    outcome = formatting.format_file(path)
    if is_written and outcome.changes and outcome.after is not None:
        formatting.write(path, outcome.after)
    return outcome


def _exit_code(outcomes: list[FormatOutcome], is_asked: bool) -> int:
    if any(outcome.after is None for outcome in outcomes):
        return USAGE
    return FINDINGS if is_asked and any(outcome.changes for outcome in outcomes) else CLEAN


# ---- results ------------------------------------------------------------------------------------------------------


def _tell(outcomes: list[FormatOutcome], check: bool, diff: bool, as_json: bool) -> None:
    """Changed files or differences to standard output; refusals and a closing line to standard error."""
    if as_json:
        statuses = [_status(outcome) for outcome in outcomes]
        numbers = {"files": len(outcomes), **{status: statuses.count(status) for status in STATUSES}}
        output.write(report("fmt", numbers, {"files": [_data(outcome) for outcome in outcomes]}))
        return
    changed = [outcome for outcome in outcomes if outcome.changes]
    lines = (
        (line for outcome in changed for line in difference_lines(outcome.name, outcome.before, outcome.after or ""))
        if diff
        else (f"{neutral(outcome.name)}\n" for outcome in changed)
    )
    output.write("".join(lines))
    for outcome in outcomes:
        _tell_refusal(outcome)
    output.remark(_summary(outcomes, check or diff))


def _tell_refusal(outcome: FormatOutcome) -> None:
    if outcome.why:
        output.remark(f"Error: `{neutral(outcome.name)}` is left alone: {outcome.why}")
    elif outcome.refused:
        findings = Findings(outcome.refused, (outcome.name,))
        click.echo(render(findings, "full", Style.of(sys.stderr)), err=True, nl=False)


def _summary(outcomes: list[FormatOutcome], is_asked: bool) -> str:
    """One line: how many files changed, were left, were refused."""
    changed = sum(outcome.changes for outcome in outcomes)
    refused = sum(outcome.after is None for outcome in outcomes)
    same = len(outcomes) - changed - refused
    parts = [(changed, "would change" if is_asked else "formatted"), (same, "already formatted")]
    told = [f"{_files(count)} {what}" for count, what in parts if count]
    return ", ".join([*told, f"{_files(refused)} not formatted"] if refused else told) + "."


def _files(count: int) -> str:
    return f"{count} file{'' if count == 1 else 's'}"


def _status(outcome: FormatOutcome) -> str:
    return "refused" if outcome.after is None else "changed" if outcome.changes else "unchanged"


def _data(outcome: FormatOutcome) -> dict[str, Any]:
    found: dict[str, Any] = {"file": outcome.name, "status": _status(outcome)}
    if outcome.why:
        found["message"] = outcome.why
    if outcome.refused:
        findings = Findings(outcome.refused, (outcome.name,))
        found["findings"] = json.loads(render(findings, "json", Style()))["findings"]
    return found
