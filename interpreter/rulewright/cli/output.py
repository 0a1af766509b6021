"""Where commands write: reports to standard output or a file, remarks to standard error."""

from __future__ import annotations

import errno
import sys
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NoReturn

import click

from rulewright.cli.error_handling import ERROR, leave_interrupts, silence
from rulewright.cli.error_report import Stopped, note_output
from rulewright.sentences import Tell, saying
from rulewright.source.cells import neutral
from rulewright.storage import check_report_target, write_report


def write(text: str | bytes) -> None:
    """Text to standard output, or bytes where line ends must stay.
    That nobody reads on (`| head`) is nobody's fault: the exit code still counts. Raises OSError where there is no
    standard output: then the text would be lost.
    """
    if sys.stdout is None:
        raise OSError(errno.EBADF, "standard output is closed")
    try:
        note_output()
        click.echo(text, nl=False, color=True)  # who made the text has asked whether colours are wanted
        sys.stdout.flush()
    except BrokenPipeError:
        silence(sys.stdout)


def on_terminal() -> bool:
    """Whether remarks go to a terminal."""
    return sys.stderr is not None and sys.stderr.isatty()


def tell_interrupted(tell: Tell = str) -> None:
    """What comes next is not all; on a terminal the echo of Ctrl-C stands on a line of its own."""
    remark(("\n" if on_terminal() else "") + tell(saying("lab-interrupted")))


def tells_a_part(form: str, file: Path | None) -> bool:
    """Whether a report of this form may be written though it is not whole: JSON says so, and people are told; a program
    that reads another form, or whoever opens a file later, would take it for all.
    """
    return form == "json" or (form in ("full", "concise") and file is None)


def remark(text: str) -> None:
    """A line to standard error."""
    click.echo(text, err=True)


def stop(message: str, exit_code: int) -> NoReturn:
    """Ends the command without its report, and tells why."""
    remark(f"{ERROR}{message}")
    raise Stopped(message, exit_code)


def check_files(*files: Path | None) -> None:
    """Complains about report files that cannot be written, before work is done for them."""
    for file in files:
        if file is not None and str(file) != "-":
            with _telling(file):
                check_report_target(file)


def check_ending(file: Path | None, endings: Collection[str], hint: str) -> None:
    """Refuses a file whose ending speaks of something else than what is written into it."""
    if file is not None and file.suffix and file.suffix.lower() not in endings:
        raise click.UsageError(f"`{neutral(str(file))}` would not hold what its ending says; {hint}")


def report(text: str | bytes, file: Path | None) -> None:
    """A report to a file, whole or not at all, or to standard output without one (or with `-`).

    Once a file says how a command ended, Ctrl-C cannot make it end in another way.
    """
    if file is None or str(file) == "-":
        write(text)
        return
    with _telling(file):
        leave_interrupts()
        write_report(file, text.encode() if isinstance(text, str) else text)


@contextmanager
def _telling(file: Path) -> Iterator[None]:
    try:
        yield
    except OSError as problem:
        raise click.ClickException(f"cannot write `{file}`: {problem.strerror or problem}") from problem
