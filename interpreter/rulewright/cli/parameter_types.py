"""Values that several commands take: whole numbers, parts of a whole, how many processes work, how it is told.

In: words of the command line. Out: numbers, and words. What is none is a usage error.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any

import click

from rulewright.processes.workers import usual_jobs
from rulewright.source.cells import neutral
from rulewright.source.player_count import MOST_PLAYERS

MOST_JOBS = 256
MOST_SECONDS = 60
Callback = Callable[[click.Context, click.Parameter, str | None], int | None]


def whole(low: int, high: int) -> Callback:
    """A callback for options that are whole numbers in plain digits: no sign, no
    point, no underscores, no digits of other scripts.
    """

    def convert(_ctx: click.Context, _param: click.Parameter, value: str | None) -> int | None:
        if value is None:
            return None
        if re.fullmatch("[0-9]{1,30}", value) is None or not low <= int(value) <= high:
            raise click.BadParameter(f"`{neutral(value[:40])}` is not a whole number from {low} to {high}")
        return int(value)

    return convert


players = whole(1, MOST_PLAYERS)
"""A callback for numbers of players, and of seats from 1."""


def part(_ctx: click.Context, _param: click.Parameter, value: str | None) -> float | None:
    """A part of a whole, in plain digits: more than 0, less than 1."""
    if value is None:
        return None
    if re.fullmatch(r"0?\.[0-9]{1,9}", value) is None or float(value) == 0:
        raise click.BadParameter(f"`{neutral(value[:40])}` is not a part of 1 such as 0.01")
    return float(value)


def seconds(_ctx: click.Context, _param: click.Parameter, value: str | None) -> float:
    """Seconds in plain digits, at most a minute; none are 0."""
    if value is None:
        return 0.0
    if re.fullmatch(r"[0-9]{1,2}(\.[0-9]{1,3})?", value) is None or float(value) > MOST_SECONDS:
        raise click.BadParameter(
            f"`{neutral(value[:40])}` is not a number of seconds from 0 to {MOST_SECONDS}, such as 1.5"
        )
    return float(value)


def jobs_option(command: Callable[..., Any]) -> Callable[..., Any]:
    """`--jobs`: the same in every command that several processes can do."""
    about = "How many processes work. What is told does not depend on it. Default: as many as there are processors."
    return click.option("--jobs", "-j", callback=_jobs, metavar="N", help=about)(command)


def format_option(formats: Iterable[str], about: str) -> Callable[[Callable[..., Any]], Callable[..., Any]]:
    """`--format`, of commands that tell what is wrong at its place."""
    choice = click.Choice(list(formats))
    return click.option("--format", "form", type=choice, default="full", show_default=True, help=about)


def _jobs(ctx: click.Context, param: click.Parameter, value: str | None) -> int:
    return whole(1, MOST_JOBS)(ctx, param, value) or usual_jobs()
