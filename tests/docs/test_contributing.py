"""CONTRIBUTING.md names files, tables and tests that there are: who follows it finds each of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
PLACES = [ROOT / "interpreter" / "rulewright", ROOT]
PAGE = (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8")
QUOTED = re.findall(r"`([^`\s]+)`", PAGE)
MADE_UP = "NAME"
"""In the name of a file that whoever follows the page writes."""


def expanded(path: str) -> Iterator[str]:
    """`a/{b,c}.py` for each of `b` and `c`."""
    found = re.search(r"\{([^}]*)\}", path)
    if found is None:
        yield path
        return
    for one in found[1].split(","):
        yield from expanded(path[: found.start()] + one + path[found.end() :])


def named_files() -> list[str]:
    """What is named with a folder, or as a file."""
    paths = [
        one for one in QUOTED if re.fullmatch(r"[\w{},./-]+", one) and ("/" in one or one.endswith((".py", ".md")))
    ]
    return sorted({path for one in paths for path in expanded(one) if MADE_UP not in path})


@cache
def code() -> str:
    return "\n".join(
        path.read_text(encoding="utf-8") for folder in (PLACES[0], ROOT / "tests") for path in folder.rglob("*.py")
    )


def is_there(path: str) -> bool:
    return any((place / path).exists() for place in PLACES)


def is_defined(name: str) -> bool:
    """A table, or a test; with dots behind it, the beginning of the names of several."""
    start = re.escape(name.removesuffix("..."))
    end = "" if name.endswith("...") else r"\b"
    return (
        re.search(rf"^ *(?:def {start}{end}|{start}{end}\S* *[:=|]|{start}{end} = )", code(), re.MULTILINE) is not None
    )


def test_every_file_that_is_named_is_there() -> None:
    found = named_files()
    assert len(found) > 40
    assert [path for path in found if not is_there(path)] == []


def test_every_table_and_every_test_that_is_named_is_there() -> None:
    names = {one for one in QUOTED if re.fullmatch(r"[A-Z][A-Z_]{3,}|test_\w+", one) and MADE_UP not in one}
    assert len(names) > 8
    assert sorted(name for name in names if not is_defined(name)) == []


@pytest.mark.parametrize(
    ("path", "paths"),
    [("a/b.py", ["a/b.py"]), ("a/{b,c}.py", ["a/b.py", "a/c.py"]), ("{a,b}/{c,d}", ["a/c", "a/d", "b/c", "b/d"])],
)
def test_braces_stand_for_several_files(path: str, paths: list[str]) -> None:
    assert list(expanded(path)) == paths


@pytest.mark.parametrize(("path", "there"), [("cli/main.py", True), ("tests/docs", True), ("cli/nothing.py", False)])
def test_what_is_not_there_is_found(path: str, there: bool) -> None:
    assert is_there(path) == there


@pytest.mark.parametrize(
    ("name", "defined"), [("COMMANDS", True), ("test_bad_is_none", False), ("NO_SUCH_TABLE", False)]
)
def test_what_is_not_defined_is_found(name: str, defined: bool) -> None:
    assert is_defined(name) == defined
