"""`rulewright check`: everything that can be said about rulesets, their variants and their scenarios."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby, islice
from pathlib import Path
from typing import Any

import click
from click.core import ParameterSource

from rulewright.checkable_files import Target, text_target
from rulewright.checking import Checked, CheckRequest, FixedFile, Outcome, checked, fixed_files
from rulewright.cli import output, parameter_types, shell_completion
from rulewright.cli.error_handling import CLEAN, FINDINGS, INTERRUPTED
from rulewright.cli.progress import progress_option, tracked
from rulewright.cli.text_difference import difference_lines
from rulewright.ruleset_lookup import STDIN
from rulewright.settings import check_code
from rulewright.source.cells import Style
from rulewright.source.diagnostic import Findings, Report
from rulewright.source.plurals import plural
from rulewright.source.render import FORMATS, render, summary
from rulewright.source.text import Source

MOST_ROUNDS = 10
"""So often files are mended and checked again."""
MANY = 3
"""From so many targets on a terminal sees how far it is."""


def _chosen_codes(_ctx: click.Context, param: click.Parameter, values: Sequence[str]) -> tuple[str, ...]:
    """Codes and their beginnings, with commas or one by one."""
    codes = [code.strip().upper() for value in values for code in value.split(",") if code.strip()]
    for code in codes:
        report = Report()
        if not check_code(code, Source(param.human_readable_name, code).span(0), report):
            problem = report.found[0]
            raise click.BadParameter(problem.message + (f"; {problem.hint}" if problem.hint else ""))
    return tuple(codes)


@click.command(name="check")
@click.argument("names", nargs=-1, metavar="[RULESET|FILE]...", shell_complete=shell_completion.rulesets)
@click.option(
    "--select",
    multiple=True,
    callback=_chosen_codes,
    shell_complete=shell_completion.codes,
    metavar="CODES",
    help="Tell only these warnings and notes: codes, their beginnings, ALL.",
)
@click.option(
    "--ignore",
    multiple=True,
    callback=_chosen_codes,
    shell_complete=shell_completion.codes,
    metavar="CODES",
    help="Do not tell these warnings and notes.",
)
@click.option(
    "--play",
    type=click.IntRange(0, 100_000),
    metavar="N",
    help="Play N random games of each ruleset too. Default: as settings say.",
)
@click.option("--fix", is_flag=True, help="Mend in the files what was plainly meant, then tell what is left.")
@click.option("--diff", is_flag=True, help="Show what --fix would change, and change nothing.")
@click.option("--strict/--no-strict", default=None, help="Let warnings fail the check too. Default: as settings say.")
@click.option(
    "--texts/--no-texts",
    default=None,
    help="Demand that every entry has a text (`about`) for the rulebook. Default: as settings say.",
)
@click.option(
    "--config",
    type=click.Path(exists=True, dir_okay=False, path_type=Path),
    metavar="FILE",
    help="Use these settings for everything.",
)
@click.option("--no-config", is_flag=True, help="Look for no settings.")
@click.option("--no-cache", is_flag=True, help="Look at everything anew.")
@parameter_types.jobs_option
@click.option("--stdin-filename", metavar="FILE", help="What standard input is called, and where it would lie.")
@parameter_types.format_option(FORMATS, "How findings are told.")
@progress_option
@click.option("--json", "as_json", is_flag=True, help="The same as --format json.")
@click.option("--output-file", type=click.Path(dir_okay=False, path_type=Path), help="Write the findings to a file.")
@click.pass_context
def command(ctx: click.Context, /, names: tuple[str, ...], **given: Any) -> int:
    """Look for mistakes in rulesets, with the variants and scenario files that lie beside them.

    Rules are looked at with every number of players and every option value. All findings are told in one run. Without a
    name, everything below this folder is checked, or the `paths` of the settings. Settings stand in `rulewright.toml`
    or `pyproject.toml`.

    --fix mends what was plainly meant and cannot be a guess, such as `==` for `=`; it changes files whole or not at
    all, and keeps comments.

    The exit code is 0 without errors, 1 with errors (with --strict also warnings), and 2 where something cannot be read
    or found. Ctrl-C tells what is known so far, and leaves with 130.
    """
    if given["as_json"] and given["form"] != "json" and ctx.get_parameter_source("form") is not ParameterSource.DEFAULT:
        raise click.UsageError(f"--json and --format {given['form']} exclude each other")
    if given["config"] and given["no_config"]:
        raise click.UsageError("--config and --no-config exclude each other")
    if (given["fix"] or given["diff"]) and str(STDIN) in names:
        raise click.UsageError("standard input cannot be mended; name its file")
    if given["diff"] and (given["fix"] or given["as_json"] or given["output_file"] or given["form"] != "full"):
        raise click.UsageError(
            "--diff shows changes and nothing else; leave out --fix, --format, --json and --output-file"
        )
    output.check_files(given["output_file"])
    asked = CheckRequest(
        given["select"],
        given["ignore"],
        given["play"],
        given["strict"],
        given["config"],
        given["no_config"],
        not given["no_cache"],
        given["jobs"],
        given["texts"],
    )
    form, file, progress = "json" if given["as_json"] else given["form"], given["output_file"], CheckProgress()
    look = partial(checked, names, asked, lambda targets: _named(targets, given["stdin_filename"]), progress.shown)
    found = look()
    if given["diff"] and not progress.interrupted:
        return _show_changes(fixed_files(found.findings.found))
    if given["fix"] and not progress.interrupted:
        found = _mended(found, look, progress)
    if not progress.interrupted:
        _tell(found.findings, form, file)
        return found.code
    _tell_interrupted(progress, asked.remember)
    if output.tells_a_part(form, file) and not given["diff"]:
        _tell(replace(found.findings, interrupted=True), form, file)
    return INTERRUPTED


class CheckProgress:
    """Shows how far a check is. Ctrl-C ends it: then what is known of whole rulesets is handed on, as a finding of a
    ruleset hangs on what its variants say.
    """

    def __init__(self) -> None:
        self.interrupted = False
        self.looked, self.count = 0, 0

    def shown(self, outcomes: Iterable[Outcome], targets: Sequence[Target]) -> Iterator[Outcome]:
        self.looked, self.count = 0, len(targets)
        found = tracked(outcomes, self.count, "Checking", fewest=MANY)
        try:
            for _, ruleset in groupby(targets, key=lambda target: target.found.path):
                whole = list(islice(found, len(list(ruleset))))
                self.looked += len(whole)
                yield from whole
            yield from found
        except KeyboardInterrupt:
            self.interrupted = True


def _tell_interrupted(progress: CheckProgress, is_remembered: bool) -> None:
    output.tell_interrupted()
    how = (
        "what was found is remembered, so the same command goes on"
        if is_remembered
        else "without --no-cache what was found is remembered, and the same command goes on"
    )
    output.remark(f"Looked at: {progress.looked:,} of {plural(progress.count, 'file')}; {how}.")


def _mended(found: Checked, look: Callable[[], Checked], progress: CheckProgress) -> Checked:
    """What is left after all safe fixes: one may uncover another."""
    count = 0
    for _ in range(MOST_ROUNDS):
        files = fixed_files(found.findings.found)
        if not files:
            break
        for file in files:
            try:
                file.write()
            except OSError as problem:
                raise click.ClickException(f"cannot write `{file.path}`: {problem.strerror or problem}") from problem
            count += file.count
        found = look()
        if progress.interrupted:
            break
    output.remark(f"Mended {count} place{'' if count == 1 else 's'}.")
    return found


def _show_changes(files: Sequence[FixedFile]) -> int:
    """What would change; 1 if something would."""
    for file in files:
        output.write("".join(difference_lines(str(file.path), file.before, file.after)))
    return FINDINGS if files else CLEAN


def _named(targets: Sequence[Target], stdin_filename: str | None) -> list[Target]:
    if stdin_filename is not None and not any(target.file == STDIN for target in targets):
        raise click.UsageError("--stdin-filename goes with `-`")
    return [_text(target, stdin_filename) for target in targets]


def _text(target: Target, stdin_filename: str | None) -> Target:
    """Standard input as the text that it is, so that comments in it count."""
    if target.file != STDIN or target.found.variants:
        return target
    name = stdin_filename or "<stdin>"
    data = sys.stdin.buffer.read()
    try:
        text = data.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as problem:
        raise click.ClickException(
            f"{name}: byte {problem.start} (0x{data[problem.start]:02x}) is not UTF-8 text"
        ) from None
    return text_target(Source(name, text))


def _tell(findings: Findings, form: str, file: Path | None) -> None:
    """The findings, and a summary: beside them for people, else on standard error."""
    style = Style() if file is not None else Style.of(sys.stdout)
    output.report(render(findings, form, style), file)
    if form == "full" and file is None:
        output.write(summary(findings) + "\n")
    else:
        output.remark(summary(findings))
