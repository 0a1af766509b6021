"""`rulewright test`: what it tries, how it tells, how it ends."""

from __future__ import annotations

import json
import os
import pty
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path
from xml.etree import ElementTree

import pytest

from rulewright.cli.main import run
from rulewright.scenarios import FORMATS

pytestmark = pytest.mark.usefixtures("quick_builds")

ROOT = Path(__file__).parents[2]
FAIR = ROOT / "tests" / "scenarios" / "fair"
PASSING = "scenarios: fair\nopening: {expect: {day: 0}}\nclosing: {expect: {over: no}}\n"
FAILING = "scenarios: fair\nopening: {expect: {day: 1}}\nclosing: {expect: {over: no}}\n"
WRONG = "scenarios: fair\nopening: {expect: {dya: 1}}\nclosing: {expect: {over: no}}\n"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with three copies of a game: scenarios that pass, that fail, and that are wrong."""
    monkeypatch.chdir(tmp_path)
    for name, text in (("good", PASSING), ("bad", FAILING), ("wrong", WRONG), ("none", "")):
        (tmp_path / name / "scenarios").mkdir(parents=True)
        shutil.copy(FAIR / "ruleset.yaml", tmp_path / name)
        if text:
            (tmp_path / name / "scenarios" / "some.yaml").write_text(text, encoding="utf-8")
    (tmp_path / "latin.yaml").write_bytes(b"scenarios: \xe9\n")
    return tmp_path


@pytest.mark.parametrize(
    ("arguments", "code"),
    [
        (["good"], 0),
        (["good/ruleset.yaml"], 0),
        (["good/scenarios"], 0),
        (["good/scenarios/some.yaml"], 0),
        (["good", "good"], 0),
        (["latin.yaml"], 2),
        (["bad"], 1),
        (["good", "bad"], 1),
        (["bad", "--filter", "clos"], 0),
        (["wrong"], 2),
        (["bad", "wrong"], 2),
        ([], 2),
        (["none"], 2),
        (["good:rich"], 2),
        (["nowhere"], 2),
        (["good", "--filter", "nothing"], 2),
        (["good", "--jobs", "0"], 2),
        (["good", "--json", "--format", "junit"], 2),
    ],
)
def test_exit_codes(arguments: list[str], code: int) -> None:
    """0 all passed, 1 some failed, 2 where something could not be used or found."""
    assert run(["test", *arguments]) == code


def test_the_closing_line(capsys: pytest.CaptureFixture[str]) -> None:
    """Passed and failed, errors and what was left out."""
    run(["test", "good", "bad", "wrong"])
    assert capsys.readouterr().out.splitlines()[-1] == "4 passed, 1 failed, 1 error"
    run(["test", "good", "bad", "--filter", "OPEN"])
    assert capsys.readouterr().out.splitlines()[-1] == "1 passed, 1 failed, 2 left out"


@pytest.mark.parametrize("jobs", ["1", "3"])
def test_a_broken_ruleset_is_told_once(jobs: str, here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """However many scenario files and processes there are; variants in which it is as broken tell nothing new."""
    ruleset = here / "good" / "ruleset.yaml"
    ruleset.write_text(ruleset.read_text(encoding="utf-8").replace("limit: 200", "limit: x"), encoding="utf-8")
    (here / "good" / "variants").mkdir()
    (here / "good" / "variants" / "v.yaml").write_text(
        "variant: v\nextends: fair\nchange: {title: V}\n", encoding="utf-8"
    )
    for name, game in (("two", "fair"), ("three", "fair"), ("four", "fair:v")):
        text = PASSING.replace("scenarios: fair", f"scenarios: {game}")
        (here / "good" / "scenarios" / f"{name}.yaml").write_text(text, encoding="utf-8")
    assert run(["test", "good", "--jobs", jobs]) == 2
    told = capsys.readouterr().out
    assert told.count("RW302") == 1 and told.endswith("0 passed, 0 failed, 1 error\n")


def test_success_is_quiet(capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing but the closing line; with --verbose the names too."""
    run(["test", "good"])
    assert capsys.readouterr() == ("2 passed, 0 failed\n", "")
    run(["test", "good", "-v"])
    assert capsys.readouterr().out.splitlines() == [
        "good/scenarios/some.yaml",
        "passed opening",
        "passed closing",
        "",
        "2 passed, 0 failed",
    ]


def test_a_failure_is_shown_with_its_line(capsys: pytest.CaptureFixture[str]) -> None:
    run(["test", "bad"])
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "RW857 opening: `day` should be 1, and is 0"
    assert "--> bad/scenarios/some.yaml:2:25" in lines[1]
    assert lines[3].endswith("opening: {expect: {day: 1}}")


def test_several_jobs_tell_the_same(capsys: pytest.CaptureFixture[str]) -> None:
    """In the same order."""
    run(["test", ".", "--format", "json"])
    one = capsys.readouterr().out
    run(["test", ".", "--format", "json", "--jobs", "3"])
    assert capsys.readouterr().out == one


def test_json(capsys: pytest.CaptureFixture[str]) -> None:
    """Counts, errors, scenarios; of a failure what was expected and got, and where."""
    run(["test", "bad", "wrong", "--json"])
    told = json.loads(capsys.readouterr().out)
    assert (told["passed"], told["failed"], told["skipped"]) == (2, 1, 0)
    assert [(error["code"], error["file"], error["line"]) for error in told["errors"]] == [
        ("RW305", "wrong/scenarios/some.yaml", 2)
    ]
    [failing] = [one for one in told["scenarios"] if not one["passed"]]
    [failure] = failing["failures"]
    assert (failing["name"], failure["expected"], failure["got"], failure["line"], failure["column"]) == (
        "opening",
        "1",
        "0",
        2,
        25,
    )


def test_junit(capsys: pytest.CaptureFixture[str]) -> None:
    """A suite for each file, a case for each scenario; what could not be tried is an error."""
    run(["test", "bad", "wrong", "--format", "junit"])
    root = ElementTree.fromstring(capsys.readouterr().out)
    assert root.attrib == {"name": "rulewright test", "tests": "4", "failures": "1", "errors": "1"}
    cases = [(suite.get("name"), case.get("name"), [child.tag for child in case]) for suite in root for case in suite]
    assert cases == [
        ("bad/scenarios/some.yaml", "opening", ["failure"]),
        ("bad/scenarios/some.yaml", "closing", []),
        ("wrong/scenarios/some.yaml", "RW305 at 2:20", ["error"]),
        ("wrong/scenarios/some.yaml", "closing", []),
    ]


def test_github(capsys: pytest.CaptureFixture[str]) -> None:
    run(["test", "bad", "--format", "github"])
    assert capsys.readouterr().out == (
        "::error file=bad/scenarios/some.yaml,line=2,endLine=2,col=25,endColumn=25,title=RW857::opening: `day` "
        "should be 1, and is 0\n"
    )


@pytest.mark.parametrize("form", [form for form in FORMATS if form != "full"])
def test_machines_read_only_results(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    """The closing line stands on standard error then."""
    run(["test", "bad", "--format", form])
    told = capsys.readouterr()
    assert "passed," not in told.out
    assert told.err == "1 passed, 1 failed\n"


@pytest.mark.parametrize("form", FORMATS)
def test_results_in_a_file(form: str, here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Then nothing is told but the closing line, on standard error."""
    assert run(["test", "bad", "--format", form, "--output-file", "told.txt"]) == 1
    assert capsys.readouterr() == ("", "1 passed, 1 failed\n")
    assert "RW857" in (here / "told.txt").read_text(encoding="utf-8")


def test_a_bar_on_a_terminal_only(here: Path) -> None:
    """On standard error, plain ASCII; results stay clean."""
    command = [sys.executable, "-m", "rulewright", "test", "good", "bad", "--format", "concise"]
    parent, child = pty.openpty()
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "interpreter"), "TERM": "xterm"}
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=child, env=environment) as process:
        os.close(child)
        output, _ = process.communicate(timeout=60)
    bar = b""
    try:
        while chunk := os.read(parent, 4096):
            bar += chunk
    except OSError:
        pass
    os.close(parent)
    assert output == b"bad/scenarios/some.yaml:2:25: RW857 opening: `day` should be 1, and is 0\n"
    assert b"Files: " in bar
    assert bar.isascii()


def test_playthroughs_are_tried_and_written_anew(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """One that is not written fails until `--update` has written it; a broken head is an error."""
    place = here / "good" / "playthroughs"
    place.mkdir()
    (place / "short.txt").write_text("playthrough: fair\n", encoding="utf-8")
    assert run(["test", "good"]) == 1
    assert capsys.readouterr().out.splitlines()[-1] == "2 passed, 1 failed"
    assert run(["test", "good", "--update"]) == 0
    assert capsys.readouterr() == (
        "3 passed, 0 failed\n",
        f"Written anew: {Path('good', 'playthroughs', 'short.txt')}\n",
    )
    assert run(["test", "good/playthroughs/short.txt"]) == 0
    (place / "short.txt").write_text("playthrough: fair\nsede: 1\n", encoding="utf-8")
    assert run(["test", "good", "--update"]) == 2


def test_watching_tries_again_what_has_changed(here: Path) -> None:
    """Until Ctrl-C; another ruleset's change does not matter."""
    command = [sys.executable, "-u", "-m", "rulewright", "test", "good", "--watch"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "interpreter")}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, text=True
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        assert process.stdout.readline() == "2 passed, 0 failed\n"
        assert process.stderr.readline() == "Watching good; Ctrl-C ends this.\n"
        time.sleep(0.5)
        (here / "bad" / "scenarios" / "some.yaml").write_text(PASSING + "\n", encoding="utf-8")
        (here / "good" / "scenarios" / "some.yaml").write_text(FAILING, encoding="utf-8")
        assert "RW857" in process.stdout.readline()
        process.send_signal(signal.SIGINT)
        process.communicate(timeout=60)
    assert process.returncode == 130


def test_what_update_changes_is_told_in_the_terms_of_the_game(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    place = here / "good" / "playthroughs"
    place.mkdir()
    (place / "short.txt").write_text("playthrough: fair\n", encoding="utf-8")
    run(["test", "good", "--update"])
    written = (place / "short.txt").read_text(encoding="utf-8")
    (place / "short.txt").write_text(
        written.replace("== The end", "- Somebody sneezes\n\n== The end"), encoding="utf-8"
    )
    capsys.readouterr()
    assert run(["test", "good/playthroughs/short.txt", "--update"]) == 0
    assert "  told no more: Somebody sneezes\n" in capsys.readouterr().err
