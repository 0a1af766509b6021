"""What may go wrong around a command, and what the user is told: never a traceback.

In: an action that returns an exit code. Out: the exit code, whatever happens.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import TextIO

import click

from rulewright import __version__
from rulewright.cli.error_report import Stopped
from rulewright.errors import BadConfiguration, BotBrokeDown, ClusterTrouble, LostWorker, MissingLibrary, TooLong
from rulewright.ruleset_lookup import NotFound

CLEAN, FINDINGS, USAGE, INTERRUPTED = 0, 1, 2, 130
ERROR = "Error: "
LOST_PROCESS = "a process that played was ended by the system, or by a bot"


def prepare_streams() -> None:
    """Characters that the terminal cannot show are written out instead of raising an error."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="backslashreplace")


def guarded(action: Callable[[], int], debug: bool = False, report: Callable[[Stopped], None] | None = None) -> int:
    """The exit code of `action`, or of what went wrong. `report`: told of what ended a command without its report."""
    try:
        return _finished(action)
    except (KeyboardInterrupt, click.Abort):
        return _exit_with_line("Interrupted.", INTERRUPTED, closing_echo=True).exit_code
    except BrokenPipeError:
        silence(sys.stdout)
        return CLEAN
    except Exception as problem:  # noqa: BLE001 (the last door: whatever comes here is our bug)
        stopped = _told(problem, debug)
        if report is not None:
            with suppress(OSError):
                report(stopped)
        if isinstance(problem, OSError):
            silence(sys.stdout)
        return stopped.exit_code


def _told(problem: Exception, debug: bool) -> Stopped:
    """What ended a command, after it was told on standard error."""
    if isinstance(problem, Stopped):
        return problem
    if isinstance(problem, click.ClickException):
        with suppress(OSError):
            problem.show()
        return Stopped(problem.format_message(), USAGE)
    if isinstance(problem, NotFound | MissingLibrary | BotBrokeDown | ClusterTrouble | BadConfiguration | TooLong):
        return _exit_with_line(f"{ERROR}{problem}", USAGE)
    if isinstance(problem, OSError) and problem.errno is not None:
        return _exit_with_line(ERROR + _system_words(problem), USAGE)
    if isinstance(problem, ModuleNotFoundError) and not _is_ours(problem.name):
        return _exit_with_line(_missing(str(problem.name)), USAGE)
    if isinstance(problem, LostWorker):
        return _exit_with_line(f"{ERROR}{LOST_PROCESS}; what was kept in a file can be gone on with.", USAGE)
    return _bug(problem, debug)


def leave_interrupts() -> None:
    """From here on Ctrl-C changes nothing: all that is left is to say how the command ended."""
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interrupts_kept() -> Iterator[None]:
    """Afterwards Ctrl-C means what it meant before."""
    before = signal.getsignal(signal.SIGINT)
    try:
        yield
    finally:
        if threading.current_thread() is threading.main_thread() and before is not None:
            signal.signal(signal.SIGINT, before)


def _finished(action: Callable[[], int]) -> int:
    """The exit code, after everything is written: a full disk must not go unnoticed."""
    try:
        code = action()
    except click.exceptions.Exit as leaving:
        code = leaving.exit_code
    if sys.stdout is not None:
        sys.stdout.flush()
    return code


def silence(stream: TextIO | None) -> None:
    """Nothing more is written to a stream that takes no more, also not when Python ends."""
    if stream is None:  # it was closed from the beginning
        return
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def _exit_with_line(line: str, code: int, closing_echo: bool = False) -> Stopped:
    """How a command ends, after a line on standard error; on a terminal the echo of Ctrl-C stands on its own line."""
    with suppress(OSError):
        click.echo(("\n" if closing_echo and sys.stderr is not None and sys.stderr.isatty() else "") + line, err=True)
    return Stopped(line.removeprefix(ERROR), code)


def _system_words(problem: OSError) -> str:
    what = f"`{problem.filename}`" if problem.filename else "cannot write the output"
    return f"{what}: {problem.strerror or problem}"


def _is_ours(module: str | None) -> bool:
    return module is None or module.partition(".")[0] in ("rulewright", *sys.stdlib_module_names)


def _missing(module: str) -> str:
    return (
        f"{ERROR}the Python package `{module.partition('.')[0]}` is not installed here; install rulewright again: "
        "python -I -m pip install --force-reinstall rulewright"
    )


def _bug(problem: BaseException, debug: bool) -> Stopped:
    if debug:
        import traceback  # noqa: PLC0415 (rarely needed)

        with suppress(OSError):
            traceback.print_exc()
    what = f"{type(problem).__name__}: {problem}".splitlines()[0][:200]
    how = "" if debug else "; add --debug to see where"
    return _exit_with_line(
        f"This is a bug in rulewright {__version__} ({what}). Please report it with this command and its files{how}.",
        USAGE,
    )
