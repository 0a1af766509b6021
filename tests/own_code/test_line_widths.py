"""Lines of C, JavaScript, shell, make and the grammar are as narrow as those of Python, which ruff looks after."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WIDEST = 120
FOLDERS = ("interpreter/rulewright", "interpreter/editors", "tests", "docs", "grammar")
SUFFIXES = {".c", ".h", ".js", ".lark"}
NAMED = ("Makefile", ".ci/pythons", ".ci/run")
"""Files without an ending."""
FILES = [
    path
    for name in FOLDERS
    for path in sorted((ROOT / name).rglob("*"))
    if path.suffix in SUFFIXES and "node_modules" not in path.parts
] + [ROOT / name for name in NAMED]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_no_line_is_wider_than_those_of_python(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [number for number, line in enumerate(lines, 1) if len(line) > WIDEST] == []


def test_all_languages_are_found() -> None:
    assert {path.suffix for path in FILES} == {*SUFFIXES, ""}
