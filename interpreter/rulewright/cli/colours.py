"""`--color`: whether output is coloured, for every command and anywhere in a command line.

In: the words of a command line. Out: the words without it, and its value. A value that is none is a usage error.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import click

OPTION = "--color"
WHEN = ("auto", "always", "never")
SETTINGS = {"auto": {}, "always": {"FORCE_COLOR": "1"}, "never": {"NO_COLOR": "1"}}
"""By value: what the environment says then, in place of what it says of colours. `auto` leaves it alone."""
VARIABLES = ("FORCE_COLOR", "NO_COLOR")


def taken(arguments: Sequence[str]) -> tuple[list[str], str]:
    """The arguments without `--color WHEN`, and the last WHEN; what follows `--` is left alone."""
    rest, when = list[str](), "auto"
    given = iter(arguments)
    for word in given:
        if word == "--":
            return [*rest, word, *given], when
        if word == OPTION or word.startswith(f"{OPTION}="):
            when = _checked(next(given, "") if word == OPTION else word.partition("=")[2])
        else:
            rest.append(word)
    return rest, when


def _checked(value: str) -> str:
    if value not in WHEN:
        raise click.UsageError(f"{OPTION} takes {', '.join(WHEN[:-1])} or {WHEN[-1]}")
    return value


@contextmanager
def coloured(when: str) -> Iterator[None]:
    """The environment says so meanwhile, for this process and those that it starts."""
    before = {name: os.environ.get(name) for name in VARIABLES}
    if when != "auto":
        for name in VARIABLES:
            os.environ.pop(name, None)
        os.environ.update(SETTINGS[when])
    try:
        yield
    finally:
        for name, value in before.items():
            os.environ.pop(name, None)
            os.environ.update({name: value} if value is not None else {})
