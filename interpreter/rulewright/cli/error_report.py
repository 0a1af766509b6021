"""What a program is told where a command ends without its report: one JSON object, the same for all commands.

In: the arguments, and how the command ended. Out: the object on standard output, where the report was to be JSON and
would have stood there. People read the same on standard error.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextvars import ContextVar
from itertools import pairwise
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:
    from rulewright.source.diagnostic import Diagnostic

JSON, FORM, FILE = "--json", "--format", "--output-file"
_begun: ContextVar[bool] = ContextVar("_begun", default=False)


class Stopped(Exception):
    """A command ends without its report, since something is wrong with what it was given; people were told."""

    def __init__(self, message: str, exit_code: int, findings: Sequence[Diagnostic] = ()) -> None:
        super().__init__(message)
        self.exit_code = exit_code
        self.findings = tuple(findings)


def begin() -> None:
    """A command begins: nothing stands on standard output."""
    _begun.set(False)


def note_output() -> None:
    """Something stands on standard output now: a report, or its beginning."""
    _begun.set(True)


def asks_for_json(command: click.Command | None, arguments: Sequence[str]) -> bool:
    """Whether the report of a command (none: its name is unknown) was to be JSON on standard output; arguments that
    are wrong say it as well.
    """
    given = list(arguments[: list(arguments).index("--")] if "--" in arguments else arguments)
    options = {name: one for one in command.params for name in one.opts} if command is not None else {}
    if command is not None and JSON not in options:
        return False
    is_to_file = FILE in options and any(one == FILE or one.startswith(f"{FILE}=") for one in given)
    forms = [*pairwise(given), *(one.split("=", 1) for one in given if "=" in one)]
    return not is_to_file and (JSON in given or (FORM in options and (FORM, "json") in map(tuple, forms)))


def write_error(command: str, message: str, exit_code: int, findings: Sequence[Diagnostic] = ()) -> None:
    """The object, unless a report has begun: two objects are no JSON."""
    from rulewright.source.machine_formats import error_report  # noqa: PLC0415 (rarely needed)

    if not _begun.get():
        click.echo(error_report(command, message, exit_code, findings), nl=False)
