"""A command of this program as it is typed, such as the one that gives the same report again.

In: its name, what it is of, its options. Out: one line for a shell.
"""

from __future__ import annotations

import shlex
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import assert_never

GivenValue = str | int | float | Path | tuple[str, ...] | None
"""Of an option of a command; a flag is True or False."""


def command_line(command: str, names: Iterable[str], options: Mapping[str, GivenValue]) -> str:
    """An option that is None or False is left out; a tuple gives it once for each of its values."""
    words = (word for option, value in options.items() for word in _words(option, value))
    return shlex.join(["rulewright", command, *names, *words])


def _words(option: str, value: GivenValue) -> Iterator[str]:
    match value:
        case None:
            return
        case bool():
            yield from [option] * value
        case tuple():
            for one in value:
                yield from (option, str(one))
        case float():
            yield from (option, f"{value:g}")
        case str() | int() | Path():
            yield from (option, str(value))
        case never:
            assert_never(never)
