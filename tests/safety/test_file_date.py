"""The date of written files comes from one variable, read in one place; a wrong one is the user's mistake."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

import rulewright
from rulewright.cli.main import run
from rulewright.errors import BadConfiguration
from rulewright.file_date import LAST, VARIABLE, file_date

PACKAGE = Path(rulewright.__file__).parent
WRITERS = (
    ["cards", "kuhn", "-o", "cards.pdf"],
    ["rulebook", "kuhn", "-o", "book.pdf"],
    ["test", "kuhn", "--coverage-format", "cobertura:coverage.xml"],
)


@pytest.mark.parametrize("given", ["0", "1000", str(LAST)])
def test_it_is_what_the_variable_says(given: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, given)
    assert file_date() == int(given)


@pytest.mark.parametrize("given", ["abc", "-5", "1e9", "1.5", " 12 ", "\N{ARABIC-INDIC DIGIT ONE}", "9" * 30])
def test_a_wrong_one_is_refused(given: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, given)
    with pytest.raises(BadConfiguration, match=VARIABLE):
        file_date()


@pytest.mark.parametrize("arguments", WRITERS, ids=lambda arguments: arguments[0])
def test_commands_say_so(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """With exit code 2, no file, and the environment as it was."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv(VARIABLE, "abc")
    assert run(arguments) == 2
    assert f"{VARIABLE} is `abc`" in capsys.readouterr().err
    assert not list(tmp_path.iterdir()) and os.environ[VARIABLE] == "abc"


def test_nobody_else_reads_it() -> None:
    readers = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if re.search(r"SOURCE_DATE_EPOCH", path.read_text(encoding="utf-8"))
    }
    assert readers == {"file_date.py"}
