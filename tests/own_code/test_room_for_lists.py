"""How much room a list of ids takes is said once in C and once in Python, the same, and nowhere by hand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulewright.backend.codegen.c_limits import room_for

PACKAGE = Path(__file__).parents[2] / "interpreter" / "rulewright"
SAID = re.compile(r"num rw_room_for\(num count\) \{ return (\d+) \* count \+ (\d+); \}")
BY_HAND = re.compile(r"2 \* [^;:\n]*(count|legal|ids)[^;:\n]* \+ \d+\b")
"""Twice as many and some more."""
TEXTS = sorted(
    path for ending in ("*.h", "*.py") for path in PACKAGE.rglob(ending) if path.name not in ("game.h", "c_limits.py")
)


def test_c_and_python_say_the_same() -> None:
    (found,) = SAID.findall((PACKAGE / "backend/codegen/c/game.h").read_text(encoding="utf-8"))
    factor, more = map(int, found)
    assert all(room_for(count) == factor * count + more for count in (0, 1, 7, 1_000_000))


def test_a_room_that_is_written_out_is_found() -> None:
    for text in (
        "ids=2 * min(MOST_IDS, native.most_legal) + 3",
        "if (2 * count + 3 <= room)",
        "2 * len(one.legal) + 3",
    ):
        assert BY_HAND.search(text), text


@pytest.mark.parametrize(
    "folder", ["search", "information", "backend", "vector", "game", "openspiel", "pettingzoo", "adapters"]
)
def test_nobody_writes_it_out(folder: str) -> None:
    texts = [path for path in TEXTS if path.is_relative_to(PACKAGE / folder)]
    assert texts
    found = [
        f"{path.relative_to(PACKAGE)}: {line.strip()}"
        for path in texts
        for line in path.read_text("utf-8").splitlines()
        if BY_HAND.search(line)
    ]
    assert found == []
