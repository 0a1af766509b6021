"""Where commands write: reports to standard output or a file, remarks to standard error."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import TypeVar

import click

from rulewright.cli.error_handling import silence
from rulewright.storage import write_report

T = TypeVar("T")


def write(text: str | bytes) -> None:
    """Text to standard output, or bytes where line ends must stay. That nobody reads on (`| head`) is nobody's fault: the exit code still counts."""
    try:
        click.echo(text, nl=False, color=True)  # who made the text has asked whether colours are wanted
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        silence(sys.stdout)


def on_terminal() -> bool:
    """Whether remarks go to a terminal."""
    return sys.stderr is not None and sys.stderr.isatty()


def with_bar(items: Iterable[T], length: int, label: str, fewest: int = 2) -> Iterator[T]:
    """The same items, with a bar on standard error while several come, if that is a terminal."""
    if length < fewest or not on_terminal() or os.environ.get("TERM") == "dumb":
        yield from items
        return
    with click.progressbar(items, length=length, label=label, file=sys.stderr, fill_char="#", empty_char=".") as bar:
        yield from bar


def tell_interrupted() -> None:
    """What comes next is not all; on a terminal the echo of Ctrl-C stands on a line of its own."""
    remark(("\n" if on_terminal() else "") + "Interrupted: this is what is known so far.")


def remark(text: str) -> None:
    """A line to standard error."""
    click.echo(text, err=True)


def report(text: str, file: Path | None) -> None:
    """A report to a file, whole or not at all, or to standard output without one (or with `-`)."""
    if file is None or str(file) == "-":
        write(text)
        return
    try:
        write_report(file, text.encode())
    except OSError as problem:
        raise click.ClickException(f"cannot write `{file}`: {problem.strerror or problem}") from problem
