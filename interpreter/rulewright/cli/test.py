"""`rulewright test`: the scenarios of rulesets, tried."""

from __future__ import annotations

import gc
import os
import signal
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from multiprocessing import Pool
from pathlib import Path

import click
from click.core import ParameterSource

from rulewright.cli import output
from rulewright.cli.guard import CLEAN, FINDINGS, USAGE
from rulewright.finding import NotFound
from rulewright.scenarios import FORMATS, ScenarioFile, Shelf, Tried, attempt, scenario_files, summary, told
from rulewright.source.cells import Style


@click.command(name="test")
@click.argument("names", nargs=-1, metavar="[RULESET|FOLDER|FILE]...")
@click.option("--filter", "only", default="", metavar="TEXT", help="Try only scenarios with TEXT in their name.")
@click.option("--jobs", "-j", type=click.IntRange(1), default=1, show_default=True, help="Try so many files at once.")
@click.option("--verbose", "-v", is_flag=True, help="Name the scenarios that passed too.")
@click.option("--format", "form", type=click.Choice(list(FORMATS)), default="full", show_default=True, help="How results are told.")
@click.option("--json", "as_json", is_flag=True, help="The same as --format json.")
@click.option("--output-file", type=click.Path(dir_okay=False, path_type=Path), help="Write the results to a file.")
@click.pass_context
def command(ctx: click.Context, names: tuple[str, ...], only: str, jobs: int, verbose: bool, form: str, as_json: bool, output_file: Path | None) -> int:
    """Try the scenarios of rulesets: worked examples, in the folder `scenarios` beside a ruleset.

    Without a name, all scenarios below this folder are tried. The exit code is 0 if all of them passed, 1 if any
    failed, and 2 where a file cannot be used or nothing is found.
    """
    if as_json and form != "json" and ctx.get_parameter_source("form") is not ParameterSource.DEFAULT:
        raise click.UsageError(f"--json and --format {form} exclude each other")
    names = names or (".",)
    files = list(dict.fromkeys(file for name in names for file in scenario_files(name)))
    tried = list(_progress(_attempts(files, only, jobs), len(files)))
    if any(one.skipped for one in tried) and not any(one.results or one.errors for one in tried):
        raise click.UsageError(f"no scenario has `{only}` in its name")
    if not any(one.results or one.errors for one in tried):
        raise NotFound(f"there are no scenarios for {' '.join(f'`{name}`' for name in names)}", "they lie in the folder `scenarios` beside the ruleset")
    _tell(tried, "json" if as_json else form, output_file, verbose)
    return _exit_code(tried)


def _attempts(files: list[ScenarioFile], only: str, jobs: int) -> Iterator[Tried]:
    """What came of every file, in order."""
    if jobs == 1 or len(files) < 2:
        shelf = Shelf()
        yield from (_attempt(file, shelf, only) for file in files)
        return
    with Pool(min(jobs, len(files)), initializer=_leave_interrupts) as pool:
        yield from pool.imap(_work, [(file, only) for file in files])


def _leave_interrupts() -> None:
    """Ctrl-C is for the process that the user started; it stops the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@cache
def _shelf() -> Shelf:
    """The rulesets that this process has read."""
    return Shelf()


def _work(work: tuple[ScenarioFile, str]) -> Tried:
    file, only = work
    return _attempt(file, _shelf(), only)


def _attempt(file: ScenarioFile, shelf: Shelf, only: str) -> Tried:
    """One file. Looking for garbage all the while takes as long as everything else; once a file is enough."""
    gc.disable()
    try:
        return attempt(file, shelf, only)
    finally:
        gc.enable()
        gc.collect()
        gc.freeze()


def _progress(tried: Iterable[Tried], length: int) -> Iterator[Tried]:
    """A bar on standard error while several files are tried, if that is a terminal."""
    is_terminal = sys.stderr is not None and sys.stderr.isatty() and os.environ.get("TERM") != "dumb"
    if length < 2 or not is_terminal:
        yield from tried
        return
    with click.progressbar(tried, length=length, label="Scenario files", file=sys.stderr, fill_char="#", empty_char=".") as bar:
        yield from bar


def _tell(tried: list[Tried], form: str, file: Path | None, verbose: bool) -> None:
    """The results, and the closing line: beside them for people, else on standard error."""
    style = Style() if file is not None else Style.of(sys.stdout)
    output.report(told(tried, form, style, verbose), file)
    if form == "full" and file is None:
        output.write(summary(tried) + "\n")
    else:
        output.remark(summary(tried))


def _exit_code(tried: list[Tried]) -> int:
    if any(one.errors for one in tried):
        return USAGE
    return FINDINGS if any(one.failed for one in tried) else CLEAN
