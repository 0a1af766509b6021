"""Ctrl-C in the middle of long work: what is known is told, whoever reads it learns that it is not all, and how to go
on; the exit code is 130.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulewright.checking.target_checker import Reviewer
from rulewright.cli import bench, parallel_tests
from rulewright.cli.main import run

CHECK, TEST, BENCH = (Reviewer, "outcome"), (parallel_tests, "_attempt"), (bench, "_measured")
ROWS = {
    "check": (CHECK, 2, ("check", "kuhn", "leduc", "--no-config", "--jobs", "1", "--no-cache"), "Checked 1 ruleset", "files were looked at; without --no-cache"),
    "check, remembered": (CHECK, 2, ("check", "kuhn", "leduc", "--no-config", "--jobs", "1"), "Checked 1 ruleset", "the same command goes on"),
    "check --diff": (CHECK, 2, ("check", "kuhn", "leduc", "--no-config", "--jobs", "1", "--diff"), "", "files were looked at"),
    "test": (TEST, 1, ("test", "kuhn", "leduc", "--jobs", "1"), "passed, 0 failed", "files were tried; `rulewright test "),
    "bench": (BENCH, 0, ("bench", "--games", "1", "--rounds", "1"), "", "were measured; `rulewright bench RULESET`"),
}  # fmt: skip
"""What is interrupted, after how many calls of which function; what is told of the rest, and how to go on."""


@pytest.fixture
def interrupted_at(monkeypatch: pytest.MonkeyPatch) -> Callable[[tuple[Any, str], int], None]:
    """Has a function interrupted at its call so many calls from now."""

    def patch(place: tuple[Any, str], calls: int) -> None:
        usual, left = getattr(*place), iter(range(calls))

        def called(*given: Any) -> Any:
            if next(left, None) is None:
                raise KeyboardInterrupt
            return usual(*given)

        monkeypatch.setattr(*place, called)

    return patch


@pytest.mark.parametrize("row", ROWS)
def test_what_is_known_is_told(
    row: str,
    interrupted_at: Callable[[tuple[Any, str], int], None],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    place, calls, words, known, onward = ROWS[row]
    monkeypatch.setattr(bench, "shipped", lambda: ["kuhn", "leduc"])
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    interrupted_at(place, calls)
    assert run(words) == 130
    told = capsys.readouterr()
    assert known in told.out and bool(known) == bool(told.out)
    assert "Interrupted: this is what is known so far." in told.err and onward in told.err


@pytest.mark.parametrize("row", ["check", "test"])
def test_a_report_of_a_part_says_so_or_is_not_written(
    row: str,
    interrupted_at: Callable[[tuple[Any, str], int], None],
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    """JSON says it; a file in another form, which cannot, stays as it was."""
    place, calls, words, *_ = ROWS[row]
    file = tmp_path / "report"
    file.write_text("before", encoding="utf-8")
    for form in ("junit", "full", "json"):
        interrupted_at(place, calls)
        assert run((*words, "--format", form, "--output-file", str(file))) == 130
        if form != "json":
            assert file.read_text(encoding="utf-8") == "before"
    assert json.loads(file.read_text(encoding="utf-8"))["summary"]["interrupted"] is True
    capsys.readouterr()
