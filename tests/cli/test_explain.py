"""`rulewright explain`."""

from __future__ import annotations

import json

import pytest

from rulewright.cli.main import run
from rulewright.source.codes import CODES


@pytest.mark.parametrize("word", ["RW101", "rw101", "101", " RW101 "])
def test_a_code_in_any_writing(word: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explain", word]) == 0
    assert capsys.readouterr().out == f"RW101 unknown key (error)\n\n{CODES['RW101'].page}"


def test_without_a_code_all_are_listed(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explain"]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == list(CODES)


def test_an_unknown_code_is_usage(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explain", "RW1001"]) == 2
    assert "there is no code `RW1001`; did you mean `RW101`?" in capsys.readouterr().err


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["explain", "RW101", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["codes"] == [
        {"code": "RW101", "severity": "error", "title": "unknown key", "page": CODES["RW101"].page}
    ]
