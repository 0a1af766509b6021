"""The difference of two texts, as people and `patch` read it."""

from __future__ import annotations

import difflib
from collections.abc import Iterator


def difference_lines(name: str, before: str, after: str) -> Iterator[str]:
    """The lines of a unified difference."""
    for line in difflib.unified_diff(_lines(before), _lines(after), name, name):
        yield line if line.endswith("\n") else f"{line}\n\\ No newline at end of file\n"


def _lines(text: str) -> list[str]:
    return text.replace("\r\n", "\n").splitlines(keepends=True)
