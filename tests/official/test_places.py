"""What consumers of SARIF and JUnit find things by: help, tags, fingerprints, files and lines."""

from __future__ import annotations

import json
from importlib.metadata import metadata
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from xml.etree import ElementTree

import pytest

from rulewright.cli.main import run
from rulewright.source import project_addresses
from rulewright.source.codes import CODES

WRONG = "rulewright: 1\ngame: mine\nplaeyrs: 2\nlimmit: 3\n"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "ruleset.yaml").write_text(WRONG, encoding="utf-8")
    return tmp_path


def sarif(capsys: pytest.CaptureFixture[str]) -> dict[str, Any]:
    run(["check", "--format", "sarif"])
    found: dict[str, Any] = json.loads(capsys.readouterr().out)["runs"][0]
    return found


def prints(log: dict[str, Any]) -> dict[str, str]:
    """By message: the fingerprint of each result."""
    return {one["message"]["text"]: one["partialFingerprints"]["rulewright/v1"] for one in log["results"]}


def test_rules_hold_their_help(capsys: pytest.CaptureFixture[str]) -> None:
    """The page of the code, and the command that tells it;
    no address, as long as there is none that leads somewhere.
    """
    assert not metadata("rulewright").json.get("project_url")
    for rule in sarif(capsys)["tool"]["driver"]["rules"]:
        assert CODES[rule["id"]].page.strip() in rule["help"]["text"]
        assert f"`rulewright explain {rule['id']}`" in rule["help"]["text"]
        assert "helpUri" not in rule
        assert len(rule["properties"]["tags"]) == 2


def test_addresses_are_those_of_the_project(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """One line each in `[project.urls]` brings them into every log."""
    told = ["Homepage, https://example.org", "Diagnostics, https://example.org/codes.html"]
    monkeypatch.setattr("importlib.metadata.metadata", lambda name: SimpleNamespace(json={"project_url": told}))
    project_addresses.address.cache_clear()
    try:
        driver = sarif(capsys)["tool"]["driver"]
    finally:
        project_addresses.address.cache_clear()
    assert driver["informationUri"] == "https://example.org"
    assert {rule["helpUri"] for rule in driver["rules"]} == {
        f"https://example.org/codes.html#{rule['id'].lower()}" for rule in driver["rules"]
    }


def test_fingerprints_outlive_lines_above(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Other findings have others, also equal ones; a changed line has a new one."""
    before = prints(sarif(capsys))
    assert len(set(before.values())) == len(before) > 1
    (here / "ruleset.yaml").write_text("# a line more\n\n" + WRONG, encoding="utf-8")
    assert prints(sarif(capsys)) == before
    (here / "ruleset.yaml").write_text(WRONG.replace("plaeyrs: 2", "plaeyrs: 3"), encoding="utf-8")
    after = prints(sarif(capsys))
    assert [after[text] != before[text] for text in after if "plaeyrs" in text] == [True]


@pytest.mark.parametrize("command", ["check", "test"])
def test_junit_cases_say_where(command: str, here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """File and line; of tests also how long they took, which adds up."""
    (here / "scenarios").mkdir()
    (here / "scenarios" / "one.yaml").write_text("scenarios: mine\nit is so:\n  players: 2\n", encoding="utf-8")
    run([command, "--format", "junit"])
    root = ElementTree.fromstring(capsys.readouterr().out)
    cases = list(root.iter("testcase"))
    assert cases
    for suite in root.iter("testsuite"):
        assert suite.get("file") == suite.get("name")
        assert all(case.get("file") == suite.get("name") for case in suite if case.get("line"))
    assert all(int(case.get("line") or 0) >= 1 for case in cases)
    assert all((case.get("time") is not None) is (command == "test") for case in cases)
