"""Defaults that some number of players refuses: every command says so at their place, whatever it was asked for."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from rulewright.cli.main import run
from rulewright.resources import folder

CODE = "RW517"
VALUES = "values: [plain_counter, seven_rounds]"


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A game with message files, scenarios and playthroughs; its default is refused with 5 and 6 players."""
    copy = shutil.copytree(folder("rulesets") / "graverobbers", tmp_path / "graverobbers")
    rules = copy / "ruleset.yaml"
    text = rules.read_text(encoding="utf-8")
    assert VALUES in text
    rules.write_text(text.replace(VALUES, f"{VALUES}\n    default: seven_rounds"), encoding="utf-8")
    return copy


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("check",), 1),
        (("simulate", "--players", "4", "--games", "1"), 1),
        (("play", "--bot", "random"), 1),
        (("rulebook",), 1),
        (("show",), 1),
        (("translate", "de"), 1),
        (("test",), 2),
        (("diff", "graverobbers"), 2),
    ],
    ids=lambda given: given[0] if isinstance(given, tuple) else str(given),
)
def test_every_command_says_where(
    words: tuple[str, ...], code: int, game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """`diff` and `test` end with 2 where they cannot do their work."""
    command, *others = words
    assert run([command, str(game), *others]) == code
    told = "".join(capsys.readouterr())
    assert f"{CODE} the defaults are not allowed by `round_8` with 5 or 6 players" in told
    assert "ruleset.yaml:67:14" in told and "Traceback" not in told
