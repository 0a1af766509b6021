"""What README and tutorial show at a prompt is what the program says, and readers are left with a game that works."""

from __future__ import annotations

from pathlib import Path

import pytest

import sessions
from rulewright.cli.main import run

README, TUTORIAL = sessions.PAGES


@pytest.mark.parametrize("page", sessions.PAGES, ids=lambda page: page.stem)
def test_sessions_are_up_to_date(page: Path) -> None:
    text = page.read_text(encoding="utf-8")
    assert sessions.document(text) == text, "run `make docs`, or `python docs/generate/sessions.py`"


def test_readers_are_left_with_a_game_that_works(tmp_path: Path) -> None:
    """The files of all steps together pass, and are laid out as `fmt` would do it."""
    walk = sessions.Walk(tmp_path)
    for part in sessions.PART.finditer(TUTORIAL.read_text(encoding="utf-8")):
        if part["what"] == "file":
            walk.anew(part)
    for command in ("check", "test", "fmt --check"):
        assert run([*command.split(), str(tmp_path / "lanterns")]) == 0


def test_a_page_that_says_something_else_is_noticed(tmp_path: Path) -> None:
    page = (
        "<!-- file a.yaml -->\n```yaml\na: 1\n```\n\n<!-- session exit=1 -->\n```console\n$ rulewright check a.yaml\n"
        "nothing\n```\n"
    )
    assert "RW103" in sessions.document(page)


def test_a_section_takes_the_place_of_the_one_before() -> None:
    assert sessions.merged("a: 1\n\nb: 2\n", "a:\n  c: 3\nd: 4\n") == "a:\n  c: 3\n\nb: 2\n\nd: 4\n"
