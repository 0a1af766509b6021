"""Where commands write: reports to standard output or a file, remarks to standard error."""

from __future__ import annotations

import sys
from pathlib import Path

import click

from rulewright.cli.guard import silence
from rulewright.storage import write_whole


def write(text: str | bytes) -> None:
    """Text to standard output, or bytes where line ends must stay. That nobody reads on (`| head`) is nobody's fault: the exit code still counts."""
    try:
        click.echo(text, nl=False)
        if sys.stdout is not None:
            sys.stdout.flush()
    except BrokenPipeError:
        silence(sys.stdout)


def remark(text: str) -> None:
    """A line to standard error."""
    click.echo(text, err=True)


def report(text: str, file: Path | None) -> None:
    """A report to a file, whole or not at all, or to standard output without one (or with `-`)."""
    if file is None or str(file) == "-":
        write(text)
        return
    try:
        if file.exists() and not file.is_file():  # /dev/stderr and the like
            file.write_text(text, encoding="utf-8", newline="\n")
        else:
            write_whole(file.resolve(), text.encode())
    except OSError as problem:
        raise click.ClickException(f"cannot write `{file}`: {problem.strerror or problem}") from problem
