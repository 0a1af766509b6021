"""`rulewright test`: the scenarios and playthroughs of rulesets, tried."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from dataclasses import dataclass
from pathlib import Path

import click
from click.core import ParameterSource

from rulewright.checkable_files import unread_files
from rulewright.cli import coverage_options, output, parameter_types, shell_completion
from rulewright.cli.error_handling import CLEAN, FINDINGS, INTERRUPTED, USAGE, interrupts_kept
from rulewright.cli.file_watcher import changes
from rulewright.cli.parallel_tests import Done, File, Work, attempts, files_of
from rulewright.cli.progress import progress_option
from rulewright.coverage import Measured, measured
from rulewright.ruleset_lookup import NotFound, find_all
from rulewright.scenarios import FORMATS, Tried, results_text, summary
from rulewright.source.cells import Style
from rulewright.source.plurals import plural


@dataclass(frozen=True, slots=True)
class TestRequest:
    """How files are tried and told."""

    only: str
    jobs: int
    verbose: bool
    form: str
    output_file: Path | None
    update: bool
    coverage: coverage_options.CoverageRequest | None


@click.command(name="test")
@click.argument("names", nargs=-1, metavar="[RULESET|FOLDER|FILE]...", shell_complete=shell_completion.rulesets)
@click.option(
    "--filter", "only", default="", metavar="TEXT", help="Try only scenarios and playthroughs with TEXT in their name."
)
@parameter_types.jobs_option
@click.option("--verbose", "-v", is_flag=True, help="Name what passed too.")
@click.option("--update", is_flag=True, help="Write playthroughs anew where the game goes another way now.")
@click.option("--watch", is_flag=True, help="Try again whenever a file changes, until Ctrl-C.")
@parameter_types.format_option(FORMATS, "How results are told.")
@progress_option
@click.option("--json", "as_json", is_flag=True, help="The same as --format json.")
@click.option("--output-file", type=click.Path(dir_okay=False, path_type=Path), help="Write the results to a file.")
@coverage_options.coverage_options
@click.pass_context
def command(
    ctx: click.Context,
    names: tuple[str, ...],
    only: str,
    jobs: int,
    verbose: bool,
    update: bool,
    watch: bool,
    form: str,
    as_json: bool,
    output_file: Path | None,
    cover: bool,
    forms: tuple[tuple[str, Path], ...],
    fail_under: float | None,
) -> int:
    """Try the scenarios and playthroughs of rulesets.

    Scenarios are worked examples, in the folder `scenarios` beside a ruleset; playthroughs are recorded games, in the
    folder `playthroughs`. Without a name, everything below this folder is tried. The exit code is 0 if all passed, 1 if
    any failed, and 2 where a file cannot be used or nothing is found. Ctrl-C tells what is known so far, and leaves
    with 130.
    """
    if as_json and form != "json" and ctx.get_parameter_source("form") is not ParameterSource.DEFAULT:
        raise click.UsageError(f"--json and --format {form} exclude each other")
    coverage = coverage_options.asked(cover, forms, fail_under)
    if coverage is not None and watch:
        raise click.UsageError(
            "coverage needs all scenarios, and --watch tries those near a change; leave out one of them"
        )
    wanted = TestRequest(only, jobs, verbose, "json" if as_json else form, output_file, update, coverage)
    names = names or (".",)
    output.check_files(output_file, *(file for _, file in (coverage.forms if coverage is not None else ())))
    files = files_of(names)
    with interrupts_kept() if watch else nullcontext():
        code = _try(files, names, wanted)
    return _watch(names, wanted) if watch and code != INTERRUPTED else code


def _try(files: Sequence[File], names: Sequence[str], wanted: TestRequest) -> int:
    """All files once, and told."""
    work = [Work(file, wanted.only, wanted.update, wanted.coverage is not None) for file in files]
    done, interrupted = attempts(work, wanted.jobs)
    tried = [one.tried for one in done]
    if interrupted:
        return _tell_a_part(done, files, wanted)
    if any(one.skipped for one in tried) and not any(one.results or one.errors for one in tried):
        raise click.UsageError(f"nothing has `{wanted.only}` in its name")
    if not any(one.results or one.errors for one in tried):
        raise NotFound(
            f"there are no scenarios for {' '.join(f'`{name}`' for name in names)}",
            "they lie in the folder `scenarios` beside the ruleset" + _instead_of(_unread(names)),
        )
    covered = _covered(tried, wanted.coverage)
    if wanted.coverage is not None:
        tried += coverage_options.too_little(covered, wanted.coverage, [one.name for one in tried])
    _tell(tried, wanted)
    _tell_renewed(done)
    for path in _unread(names):
        output.remark(f"Not read: {path} (`rulewright check` says why)")
    if wanted.coverage is not None:
        _tell_coverage(covered, wanted, wanted.coverage)
    return _exit_code(tried)


def _tell_a_part(done: Sequence[Done], files: Sequence[File], wanted: TestRequest) -> int:
    """What is known of the files that were tried before Ctrl-C. Coverage is of all or of nothing."""
    output.tell_interrupted()
    if len(done) < len(files):
        left = f"`rulewright test {files[len(done)].path}` is the first that is left"
        output.remark(f"Tried: {len(done):,} of {plural(len(files), 'file')}; {left}. Name those that are to be tried.")
    if output.tells_a_part(wanted.form, wanted.output_file):
        _tell([one.tried for one in done], wanted, interrupted=True)
    _tell_renewed(done)
    return INTERRUPTED


def _instead_of(unread: Sequence[Path]) -> str:
    return f"; `{unread[0]}` is not read, `rulewright check` says why" if unread else ""


def _watch(names: Sequence[str], wanted: TestRequest) -> int:
    """The files near which something has changed, again and again. What is meant is found anew each time."""
    roots = sorted({_home(file) for file in files_of(names)})
    output.remark(f"Watching {', '.join(map(str, roots))}; Ctrl-C ends this.")
    for changed in changes(roots):
        files = [file for file in files_of(names) if any(_home(file) in (path, *path.parents) for path in changed)]
        if files:
            output.remark("")
            with interrupts_kept():
                code = _try(files, names, wanted)
            if code == INTERRUPTED:
                return code
    return CLEAN


def _home(file: File) -> Path:
    """The folder with everything that may matter to a file: its ruleset's."""
    return file.path.parent.parent


def _tell(tried: list[Tried], wanted: TestRequest, interrupted: bool = False) -> None:
    """The results, and the closing line: beside them for people, else on standard error."""
    style = Style() if wanted.output_file is not None else Style.of(sys.stdout)
    output.report(results_text(tried, wanted.form, style, wanted.verbose, interrupted), wanted.output_file)
    if wanted.form == "full" and wanted.output_file is None:
        output.write(summary(tried) + "\n")
    else:
        output.remark(summary(tried))


def _covered(tried: Sequence[Tried], coverage: coverage_options.CoverageRequest | None) -> tuple[Measured, ...]:
    """What the scenarios have covered (not the playthroughs: they assert nothing of their own);
    nothing unless it is wanted.
    """
    if coverage is None:
        return ()
    pairs = ((one.found, one.covered) for one in tried if one.found is not None and one.covered is not None)
    return measured(pairs, coverage.least)


def _tell_coverage(
    covered: Sequence[Measured], wanted: TestRequest, coverage: coverage_options.CoverageRequest
) -> None:
    if not covered:
        output.remark(f"{coverage_options.NOTHING.capitalize()}.")
        return
    if wanted.form == "full" and wanted.output_file is None:
        output.write("\n" if any(str(file) == "-" for _, file in coverage.forms) else "")
    coverage_options.tell(covered, coverage, aside=wanted.form != "full" and wanted.output_file is None)


def _tell_renewed(done: Sequence[Done]) -> None:
    for one in done:
        if one.renewed is not None:
            output.remark("\n  ".join([f"Written anew: {one.tried.name}", *one.renewed]))


def _unread(names: Sequence[str]) -> list[Path]:
    """Files beside the rulesets that look like scenarios and are none: whoever wrote them believes that they passed."""
    found: set[Path] = set()
    for name in names:
        with suppress(NotFound):
            found |= {path for ruleset in find_all(name) for path in unread_files(ruleset.path)}
    return sorted(found)


def _exit_code(tried: list[Tried]) -> int:
    if any(one.errors for one in tried):
        return USAGE
    return FINDINGS if any(one.failed for one in tried) else CLEAN
