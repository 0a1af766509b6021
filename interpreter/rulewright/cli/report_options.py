"""`--report` and `--rows`: what the lab found as one page, and as rows for spreadsheets; `--language` of the page. The
same in every command that has them.

In: names of files. Out: files written whole or not at all. Complains about names that do not say what is written,
before work is done for them.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

import click

from rulewright.cli import game_options, output
from rulewright.machine_cache import Ready
from rulewright.sentences import Tell
from rulewright.source.cells import neutral

if TYPE_CHECKING:
    from rulewright.languages import SpokenReports
    from rulewright.report_page import ReportPage


def report_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--report FILE.html`."""
    about = "Write a page for the browser as well: charts, tables, three games to read, and how to have it again."
    return click.option(
        "--report", "page", callback=_ending(".html", ".htm"), metavar="FILE.html", type=_FILE, help=about
    )(command)


def rows_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--rows FILE.csv`."""
    about = "Write all figures as CSV, for spreadsheets."
    return click.option("--rows", type=_FILE, callback=_ending(".csv"), metavar="FILE.csv", help=about)(command)


def report_language_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--language` of a report and its page."""
    about = "Tell the report, and the page of --report, in this language: de, fr, it. JSON and rows stay English."
    return click.option("--language", metavar="TAG", help=about)(command)


def report_language(wanted: str | None, as_json: bool, page: Path | None = None) -> SpokenReports | None:
    """Who tells a report in the language that is asked for; none for English."""
    if wanted is not None and as_json and page is None:
        raise click.UsageError("--language is for reports in words and for pages; leave it out")
    return _spoken(wanted)


def _spoken(wanted: str | None) -> SpokenReports | None:
    if wanted is None:
        return None
    from rulewright import languages  # noqa: PLC0415 (rarely needed)

    try:
        return languages.spoken_reports(wanted)
    except languages.NoLanguage as problem:
        raise click.UsageError(str(problem)) from problem


def tell_games(made: Ready, told: SpokenReports | None) -> None:
    """From now on the games of a machine are told in the language of the page."""
    if told is not None:
        rules = made.ruleset if made.ruleset is not None else game_options.opened(str(made.found.path))
        game_options.spoken(made.machine, rules, told.language)


def write_page(page: ReportPage, file: Path, told: SpokenReports | None = None) -> None:
    """A page to a file, in a language."""
    from rulewright.report_page import page_html  # noqa: PLC0415 (few runs write one)

    text = page_html(page) if told is None else page_html(page, told, told.language)
    output.report(text, file)


def tell_unwritten(file: Path) -> None:
    """After Ctrl-C nothing is worked out that takes long, such as games to read that are played again."""
    output.remark(f"`{file}` was not written.")


def with_page(command: str, file: Path, told: SpokenReports | None = None) -> str:
    """A command that writes the page as well."""
    return in_language(f"{command} --report {shlex.quote(str(file))}", told)


def in_language(command: str, told: SpokenReports | None) -> str:
    """A command that tells its report in the same language."""
    return command if told is None else f"{command} --language {told.language}"


class LabReport(Protocol):
    """What a command of the lab found: in words, and as data with what matters most of it."""

    def lines(self, tell: Tell = str) -> Iterable[str]: ...

    def summary(self) -> dict[str, Any]: ...

    def to_json(self) -> dict[str, Any]: ...


def write_report(command: str, report: LabReport, as_json: bool, told: SpokenReports | None = None) -> None:
    """A report to standard output, as JSON or in words."""
    if not as_json:
        output.write("".join(f"{line}\n" for line in report.lines(told or str)))
        return
    from rulewright.source.machine_formats import report as report_text  # noqa: PLC0415 (only for --json)

    output.write(report_text(command, report.summary(), report.to_json()))


_FILE = click.Path(path_type=Path)
Callback = Callable[[click.Context, click.Parameter, Path | None], Path | None]


def _ending(*suffixes: str) -> Callback:
    def check(_ctx: click.Context, _param: click.Parameter, value: Path | None) -> Path | None:
        if value is not None and str(value) != "-" and value.suffix.lower() not in suffixes:
            raise click.BadParameter(f"let the name of `{neutral(str(value))}` end in {suffixes[0]}")
        return value

    return check
