"""`--report` and `--rows`: what the lab found as one page, and as rows for spreadsheets. The same in every command that
has them.

In: names of files. Out: files written whole or not at all. Complains about names that do not say what is written,
before work is done for them.
"""

from __future__ import annotations

import shlex
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, Protocol

import click

from rulewright.cli import output
from rulewright.report_page import ReportPage, page_html
from rulewright.source.cells import neutral
from rulewright.source.machine_formats import report as report_text


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


def write_page(page: ReportPage, file: Path) -> None:
    """A page to a file."""
    output.report(page_html(page), file)


def with_page(command: str, file: Path) -> str:
    """A command that writes the page as well."""
    return f"{command} --report {shlex.quote(str(file))}"


class LabReport(Protocol):
    """What a command of the lab found: in words, and as data with what matters most of it."""

    def lines(self) -> Iterable[str]: ...

    def summary(self) -> dict[str, Any]: ...

    def to_json(self) -> dict[str, Any]: ...


def write_report(command: str, report: LabReport, as_json: bool) -> None:
    """A report to standard output, as JSON or in words."""
    in_words = (f"{line}\n" for line in report.lines())
    output.write(report_text(command, report.summary(), report.to_json()) if as_json else "".join(in_words))


_FILE = click.Path(path_type=Path)
Callback = Callable[[click.Context, click.Parameter, Path | None], Path | None]


def _ending(*suffixes: str) -> Callback:
    def check(_ctx: click.Context, _param: click.Parameter, value: Path | None) -> Path | None:
        if value is not None and str(value) != "-" and value.suffix.lower() not in suffixes:
            raise click.BadParameter(f"let the name of `{neutral(str(value))}` end in {suffixes[0]}")
        return value

    return check
