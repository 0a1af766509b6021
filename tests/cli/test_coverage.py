"""`test --coverage` and `simulate --coverage`: where reports go, how they end, what is refused."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from rulewright.cli import coverage_options
from rulewright.cli.main import run
from rulewright.coverage import FORMATS

STAND = Path(__file__).parents[1] / "covered" / "stand"
SOME = "scenarios: stand\none: {players: 2, at: branching(player 1), expect: {day: 4}}\n"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with a game and one scenario."""
    monkeypatch.chdir(tmp_path)
    shutil.copytree(STAND, tmp_path / "stand")
    (tmp_path / "stand" / "scenarios").mkdir()
    (tmp_path / "stand" / "scenarios" / "some.yaml").write_text(SOME, encoding="utf-8")
    return tmp_path


def told(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> tuple[str, str]:
    """Standard output and standard error of a command that ends with this code."""
    assert run(arguments) == code
    found = capsys.readouterr()
    return found.out, found.err


def test_the_text_follows_the_results(capsys: pytest.CaptureFixture[str]) -> None:
    """On standard output, after the closing line; rules by their line and in their own words, with a path from here."""
    out, err = told(capsys, "test", "stand", "--coverage")
    results, _, coverage = out.partition("\n\n")
    assert results == "1 passed, 0 failed"
    assert coverage.startswith("stand: ")
    line = 1 + (STAND / "ruleset.yaml").read_text(encoding="utf-8").split("step: {when: late")[0].count("\n")
    assert f"stand/ruleset.yaml:{line}:5: step never done: step: {{when: late, do: set day to 0" in coverage
    assert err == ""


def test_nothing_is_said_unless_asked(capsys: pytest.CaptureFixture[str]) -> None:
    assert told(capsys, "test", "stand") == ("1 passed, 0 failed\n", "")


def test_several_forms_go_to_several_files(capsys: pytest.CaptureFixture[str], here: Path) -> None:
    """Each to its usual file, or to the one that is named; then standard output holds no coverage."""
    forms = ["json", "lcov", "cobertura:reports.xml", "html"]
    out, _ = told(capsys, "test", "stand", *(part for form in forms for part in ("--coverage-format", form)))
    assert out == "1 passed, 0 failed\n"
    assert json.loads((here / "coverage.json").read_text(encoding="utf-8"))["rulesets"][0]["name"] == "stand"
    assert (here / "lcov.info").read_text(encoding="utf-8").startswith("TN:\nSF:stand/ruleset.yaml\n")
    assert (here / "reports.xml").read_text(encoding="utf-8").startswith("<?xml")
    assert (here / "coverage.html").read_text(encoding="utf-8").startswith("<!DOCTYPE html>")


def test_results_for_a_program_are_left_alone(capsys: pytest.CaptureFixture[str]) -> None:
    """With --json, standard output is one JSON document, and the text goes to standard error."""
    out, err = told(capsys, "test", "stand", "--json", "--coverage")
    json.loads(out)
    assert "stand: " in err


def test_processes_do_not_change_it(capsys: pytest.CaptureFixture[str], here: Path) -> None:
    """Two files by two processes cover what they cover one after the other."""
    (here / "stand" / "scenarios" / "more.yaml").write_text(
        SOME.replace("one:", "two:").replace("players: 2", "players: 3"), encoding="utf-8"
    )
    outs = {told(capsys, "test", "stand", "--jobs", jobs, "--coverage")[0] for jobs in ("1", "2")}
    assert len(outs) == 1
    assert "covered by 2 scenarios" in outs.pop()


@pytest.mark.parametrize(("percent", "code"), [("0", 0), ("5.5", 0), ("99", 1), ("100", 1)])
def test_too_little_is_a_finding(capsys: pytest.CaptureFixture[str], percent: str, code: int) -> None:
    """The exit code is 1, and the reason is told on standard error."""
    _, err = told(capsys, "test", "stand", "--fail-under", percent, code=code)
    assert (f"under {percent} %" in err) == bool(code)


def test_a_failing_scenario_covers_too_and_its_code_counts(capsys: pytest.CaptureFixture[str], here: Path) -> None:
    (here / "stand" / "scenarios" / "some.yaml").write_text(SOME.replace("day: 4", "day: 5"), encoding="utf-8")
    out, _ = told(capsys, "test", "stand", "--coverage", code=1)
    assert "effect never carried out: set day to 4" not in out


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("test", "stand", "--coverage-format", "htm"), "did you mean `html`"),
        (("test", "stand", "--coverage-format", "word"), "allowed here"),
        (("test", "stand", "--coverage-format", "html:"), "names no file"),
        (("test", "stand", "--fail-under", "101"), "not a percentage"),
        (("test", "stand", "--fail-under", "-1"), "not a percentage"),
        (("test", "stand", "--fail-under", "much"), "not a percentage"),
        (("test", "stand", "--coverage", "--watch"), "leave out one"),
        (("test", "stand", "--coverage-format", "html:nowhere/a.html"), "cannot write"),
        (("simulate", "stand", "--coverage", "--save", "run.json"), "leave out --save"),
    ],
)
def test_what_is_refused(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], message: str) -> None:
    """With exit code 2 and words that say what to do."""
    assert message in told(capsys, *arguments, code=2)[1]


# ---- simulate --------------------------------------------------------------------------------------------------------


def test_dead_rules_of_random_games(capsys: pytest.CaptureFixture[str]) -> None:
    """Beside the report: what no game came to, though these options allow it; the same by several processes."""
    outs = {
        told(capsys, "simulate", "stand", "--games", "30", "--seed", "1", "--coverage", "--jobs", jobs)[0]
        for jobs in ("1", "2")
    }
    assert len(outs) == 1
    out = outs.pop()
    assert "covered by 30 games" in out
    assert "if_none never needed" in out
    assert "branching" not in out


def test_the_report_of_games_stays_json(capsys: pytest.CaptureFixture[str], here: Path) -> None:
    """With --json, coverage goes to standard error or to its file, and too little of it is a finding."""
    arguments = (
        "simulate",
        "stand",
        "--games",
        "5",
        "--seed",
        "1",
        "--json",
        "--coverage-format",
        "json",
        "--fail-under",
        "100",
    )
    out, err = told(capsys, *arguments, code=1)
    assert json.loads(out)["games"]["played"] == 5
    assert "under 100 %" in err
    (found,) = json.loads((here / "coverage.json").read_text(encoding="utf-8"))["rulesets"]
    assert (found["runs"], found["unit"]) == (5, "game")


def test_the_forms_in_the_help_are_all_there_are() -> None:
    """Their names stand there a second time, because importing what tells coverage takes long."""
    assert tuple(FORMATS) == coverage_options.FORMS
