"""A new repository as its server meets it: the workflow's steps in their order, and every format with its exit code."""

from __future__ import annotations

import json
import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
import yaml

from rulewright.cli.main import run
from rulewright.scaffold import create

ROOT = Path(__file__).parent.parent.parent
BROKEN_RULE = ("max(player.bid for player)", "max(player.bidd for player)")
BROKEN_SCENARIO = ("cards: 9}", "cards: 10}")


@pytest.fixture
def game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    folder = create(tmp_path / "my-game").folder
    monkeypatch.chdir(folder)
    return folder


def change(game: Path, old: str, new: str) -> None:
    rules = game / "ruleset.yaml"
    text = rules.read_text(encoding="utf-8")
    assert old in text
    rules.write_text(text.replace(old, new), encoding="utf-8")


@pytest.mark.skipif(shutil.which("bash") is None or os.name != "posix", reason="needs bash")
def test_the_steps_of_the_workflow_pass_in_their_order(game: Path, tmp_path: Path) -> None:
    """All that the workflow runs after it has installed; of two commits, as for a pull request."""
    own = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "commit.gpgsign=false"]
    for words in (["init", "-q"], ["add", "."], ["commit", "-qm", "1"], ["commit", "-q", "--allow-empty", "-m", "2"]):
        subprocess.run(["git", *own, *words], check=True, timeout=60)
    program = tmp_path / "bin" / "rulewright"
    program.parent.mkdir()
    program.write_text(f'#!/bin/sh\nexec {shlex.quote(sys.executable)} -m rulewright "$@"\n')
    program.chmod(0o755)
    workflow = yaml.safe_load((game / ".github" / "workflows" / "rules.yml").read_text(encoding="utf-8"))
    summary = tmp_path / "summary"
    environment = os.environ | workflow["env"] | {"GITHUB_STEP_SUMMARY": str(summary), "CI": "true"}
    environment |= {
        "PATH": f"{program.parent}{os.pathsep}{os.environ['PATH']}",
        "PYTHONPATH": str(ROOT / "interpreter"),
    }
    steps = [step for step in workflow["jobs"]["rules"]["steps"] if "run" in step]
    assert steps[0]["run"] == "python -I -m pip install -r requirements.txt"
    for step in steps[1:]:
        call = ["bash", "-eo", "pipefail", "-c", step["run"]]
        ended = subprocess.run(call, env=environment, capture_output=True, text=True, timeout=120, check=False)
        assert ended.returncode == 0, f"{step['name']}: {ended.stdout}{ended.stderr}"
    assert "No rule has changed" in summary.read_text(encoding="utf-8")
    status = subprocess.run(["git", "status", "--short"], capture_output=True, text=True, timeout=60, check=True)
    assert status.stdout == ""


def errors(report: str, style: str) -> int:
    """How many errors and failures a reader of the format finds in a report."""
    match style:
        case "json":
            summary = json.loads(report)["summary"]
            return int(summary.get("errors", 0) + summary.get("failed", 0))
        case "sarif":
            return sum(one["level"] == "error" for one in json.loads(report)["runs"][0]["results"])
        case "junit":
            cases = ElementTree.fromstring(report).iter("testcase")
            return sum(case.find("failure") is not None or case.find("error") is not None for case in cases)
        case _:
            return len(re.findall(r"^::error file=\S+,line=\d+", report, re.MULTILINE))


@pytest.mark.parametrize(("command", "breaking", "code"), [
    ("check", None, 0), ("check", BROKEN_RULE, 1),
    ("test", None, 0), ("test", BROKEN_RULE, 2), ("test", BROKEN_SCENARIO, 1),
])  # fmt: skip
def test_every_format_tells_what_the_exit_code_says(
    command: str, breaking: tuple[str, str] | None, code: int, game: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Readers of each format find one mistake where the exit code is not 0, and none where it is."""
    if breaking:
        change(game, *breaking)
    for style in ("json", "sarif", "junit", "github"):
        assert run([command, ".", "--format", style]) == code
        assert errors(capsys.readouterr().out, style) == bool(breaking), style
    assert run([command, "."]) == code
    told = "".join(capsys.readouterr())
    assert ("RW310" in told) == (breaking == BROKEN_RULE) and ("1 failed" in told) == (breaking == BROKEN_SCENARIO)
