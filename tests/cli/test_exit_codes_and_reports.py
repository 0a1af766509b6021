"""What a report says and how the command ends are the same, in every format, whatever happens.

Whoever reads a report (a merge request, a dashboard) and whoever reads the exit code (the build) must not come to
different ends.
"""

from __future__ import annotations

import json
import re
import signal
import sys
from collections.abc import Callable
from pathlib import Path
from types import FrameType
from typing import NamedTuple
from xml.etree import ElementTree

import pytest

from rulewright.cli import coverage_options
from rulewright.cli.diff import FORMS as DIFF_FORMS
from rulewright.cli.main import run
from rulewright.scenarios import FORMATS as TEST_FORMATS
from rulewright.source.render import FORMATS as CHECK_FORMATS

pytestmark = pytest.mark.usefixtures("quick_builds")

GAME = """\
rulewright: 1
game: small
title: Small
players: 2
limit: 20 decisions

numbers: {least: 2}

state: {tally: {is: 0..9, start: 0}}

actions: {more: {do: add 1 to tally}, pass: {}}

phases:
  game:
    rounds:
      repeat:
        turn: {each: player me clockwise from player 1, steps: {act: {must: [more, pass]}}}
      until: tally > least

score: {of: player, points: tally, rank: highest points then shared}
"""
SCENARIOS = """\
scenarios: small

adding:
  at: game
  when: [{player 1: more}, {player 2: more}, {player 1: more}, {player 2: pass}]
  expect: {tally: 3}
"""
WARNED = GAME.replace("numbers: {least: 2}", "numbers: {least: 2, spare: 3}")
WAIVED = WARNED.replace("spare: 3}", "spare: 3}  # rulewright: ignore RW316 -- for later")
BROKEN = GAME.replace("least: 2", "least: two")
FAILING = SCENARIOS.replace("tally: 3", "tally: 4")
WRONG = SCENARIOS.replace("tally: 3", "tlaly: 3")
VARIANT = "variant: v\nextends: small\n\nchange: {numbers.least: 3}\n"
PLAYTHROUGH = "playthrough: small\nseed: 1\n\nthis is not how it goes\n"

RULES, TRIED = "ruleset.yaml", "scenarios/one.yaml"
FOLDERS: dict[str, dict[str, str | bytes]] = {
    "passes": {RULES: GAME, TRIED: SCENARIOS, "variants/v.yaml": VARIANT},
    "fails": {RULES: GAME, TRIED: FAILING},
    "fails and passes": {RULES: GAME, TRIED: FAILING, "scenarios/two.yaml": SCENARIOS.replace("adding", "again")},
    "broken ruleset": {RULES: BROKEN, TRIED: SCENARIOS},
    "broken variant": {RULES: GAME, TRIED: SCENARIOS, "variants/v.yaml": VARIANT.replace("least", "lesat")},
    "broken scenario": {RULES: GAME, TRIED: WRONG},
    "no scenarios": {RULES: GAME},
    "no ruleset": {"scenarios/one.yaml": SCENARIOS},
    "unreadable ruleset": {RULES: b"title: \xe9\n", TRIED: SCENARIOS},
    "unreadable scenarios": {RULES: GAME, TRIED: b"scenarios: small\n# \xe9\n"},
    "empty scenarios": {RULES: GAME, TRIED: ""},
    "warnings only": {RULES: WARNED, TRIED: SCENARIOS},
    "suppressed only": {RULES: WAIVED, TRIED: SCENARIOS},
    "a comment without effect": {
        RULES: GAME.replace("least: 2}", "least: 2}  # rulewright: ignore RW316 -- no"),
        TRIED: SCENARIOS,
    },
    "a playthrough goes another way": {RULES: GAME, TRIED: SCENARIOS, "playthroughs/p.txt": PLAYTHROUGH},
    "wrong settings": {RULES: GAME, TRIED: SCENARIOS, "rulewright.toml": "strcit = true\n"},
    "strict settings": {RULES: WARNED, TRIED: SCENARIOS, "rulewright.toml": "strict = true\n"},
}


class Told(NamedTuple):
    """What a command wrote."""

    out: str
    err: str


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def laid_out(name: str, folder: str = "game") -> None:
    for file, content in FOLDERS[name].items():
        path = Path(folder, file)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else content.encode())


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, Told]:
    code = run(arguments)
    found = capsys.readouterr()
    return code, Told(found.out, found.err)


# ---- how each format says that something failed ----------------------------------------------------------------------


def junit_fails(text: str) -> bool:
    root = ElementTree.fromstring(text)
    counted = sum(int(suite.get(kind, "0")) for suite in root.iter("testsuite") for kind in ("failures", "errors"))
    assert counted == len(root.findall(".//failure")) + len(root.findall(".//error"))
    cases = len(root.findall(".//testcase"))
    assert cases == sum(int(suite.get("tests", "0")) for suite in root.iter("testsuite"))
    if "tests" in root.attrib:
        assert (
            int(root.get("failures", "")) + int(root.get("errors", "")) == counted
            and int(root.get("tests", "")) == cases
        )
    return counted > 0


def sarif_fails(text: str) -> bool:
    return any(one["level"] == "error" for one in json.loads(text)["runs"][0]["results"])


def summary_of(text: str) -> dict[str, int]:
    found: dict[str, int] = json.loads(text)["summary"]
    return found


def is_refused(one: Told, form: str) -> bool:
    """Whether there is no report: nothing, or in JSON the object that says so."""
    return json.loads(one.out)["rulewright"] == "error" if form == "json" else not one.out


CHECK: dict[str, Callable[[Told], bool]] = {
    "full": lambda one: bool(re.search(r" errors?\b|warnings fail", one.out.splitlines()[-1])),
    "concise": lambda one: bool(re.search(r" errors?\b|warnings fail", one.err.splitlines()[-1])),
    "json": lambda one: summary_of(one.out)["failing"] > 0,
    "github": lambda one: "::error " in one.out,
    "sarif": lambda one: sarif_fails(one.out),
    "junit": lambda one: junit_fails(one.out),
}
TEST: dict[str, Callable[[Told], bool]] = {
    "full": lambda one: bool(re.search(r"[1-9]\d* failed|\d errors?\b", one.out.splitlines()[-1])),
    "concise": lambda one: bool(one.out),
    "json": lambda one: summary_of(one.out)["failed"] + summary_of(one.out)["errors"] > 0,
    "github": lambda one: "::error " in one.out,
    "sarif": lambda one: sarif_fails(one.out),
    "junit": lambda one: junit_fails(one.out),
}
COVERAGE: dict[str, Callable[[str], bool]] = {
    "text": lambda text: "and that is under" in text,
    "json": lambda text: summary_of(text)["under"] > 0,
    "html": lambda text: "and that is under" in text,
}
NUMBERS_ONLY = {"lcov", "cobertura"}
"""Forms that have no place for what is demanded: whoever reads them sets the mark."""


def test_every_format_is_looked_at() -> None:
    assert set(CHECK) == set(CHECK_FORMATS) and set(TEST) == set(TEST_FORMATS)
    assert set(COVERAGE) | NUMBERS_ONLY == set(coverage_options.FORMS)
    assert set(DIFF) == set(DIFF_FORMS)


def test_what_passes_passes(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Otherwise all the others would compare failures alone."""
    for folder in FOLDERS:
        laid_out(folder, f"{folder}/game")
    passing = {folder for folder in FOLDERS if told(capsys, "check", folder)[0] == told(capsys, "test", folder)[0] == 0}
    assert passing == {"passes", "warnings only", "suppressed only", "a comment without effect"}


# ---- check -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", [(), ("--strict",), ("--strict", "--ignore", "RW316"), ("--select", "RW9")])
@pytest.mark.parametrize("folder", FOLDERS)
def test_check(folder: str, arguments: tuple[str, ...], here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    laid_out(folder)
    codes = set()
    for form, fails in CHECK.items():
        code, found = told(capsys, "check", "game", "--format", form, *arguments)
        codes.add(code)
        if folder == "no ruleset" and is_refused(found, form):
            assert code == 2 and found.err.startswith("Error: ")
        else:
            assert fails(found) == (code != 0), form
    assert len(codes) == 1


# ---- test ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("arguments", [(), ("--fail-under", "1"), ("--fail-under", "99.9"), ("--filter", "adding")])
@pytest.mark.parametrize("folder", FOLDERS)
def test_test(folder: str, arguments: tuple[str, ...], here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    laid_out(folder)
    codes = set()
    for form, fails in TEST.items():
        asked = ("test", "game", "--format", form, *arguments)
        code, found = told(
            capsys, *asked, *(["--coverage-format", "text:coverage.txt"] if "--fail-under" in asked else [])
        )
        codes.add(code)
        if is_refused(found, form) and found.err.startswith("Error: "):
            assert code == 2 and folder in ("no scenarios", "no ruleset", "unreadable ruleset", "empty scenarios")
        else:
            assert fails(found) == (code != 0), form
    assert len(codes) == 1


@pytest.mark.parametrize("least", ["0", "50", "99.9"])
def test_coverage(least: str, here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each form that can say whether too little is covered says so, and only then does the command fail."""
    laid_out("passes")
    for form, fails in COVERAGE.items():
        code, found = told(
            capsys, "test", "game", "--fail-under", least, "--coverage-format", f"{form}:report", "--json"
        )
        assert fails(Path("report").read_text(encoding="utf-8")) == (code != 0) == ("and that is under" in found.err)
        code, found = told(
            capsys,
            "simulate",
            "game",
            "--games",
            "3",
            "--seed",
            "1",
            "--fail-under",
            least,
            "--coverage-format",
            f"{form}:report",
            "--json",
        )
        assert fails(Path("report").read_text(encoding="utf-8")) == (code != 0) == (summary_of(found.out)["under"] > 0)


def test_coverage_of_nothing(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A playthrough asserts no rule: where there is nothing else, less is
    covered than anybody demands, in every format.
    """
    laid_out("no scenarios")
    path = Path("game/playthroughs/p.txt")
    path.parent.mkdir()
    path.write_text("playthrough: small\nseed: 1\n", encoding="utf-8")
    told(capsys, "test", "game", "--update")
    assert told(capsys, "test", "game")[0] == 0
    for form, fails in TEST.items():
        code, found = told(capsys, "test", "game", "--fail-under", "10", "--format", form)
        assert code == 1 and fails(found)


# ---- mutate ----------------------------------------------------------------------------------------------------------

MUTATE: dict[str, Callable[[Told], bool]] = {
    "full": lambda one: not one.out or "and that is under" in one.out.splitlines()[-1],
    "json": lambda one: is_refused(one, "json") or summary_of(one.out)["under"] > 0,
}


@pytest.mark.parametrize("least", [None, "0", "100"])
@pytest.mark.parametrize("folder", FOLDERS)
def test_mutate(folder: str, least: str | None, here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Where nothing could be tried there is no report, and an error says why."""
    laid_out(folder)
    codes = set()
    for form, fails in MUTATE.items():
        asked = ("mutate", "game", "--kind", "number", *(["--json"] if form == "json" else []))
        code, found = told(capsys, *asked, *(["--fail-under", least] if least is not None else []))
        codes.add(code)
        assert fails(found) == (code != 0), form
        assert bool(found.err) >= (code != 0)
    assert len(codes) == 1


# ---- diff ------------------------------------------------------------------------------------------------------------

DIFF: dict[str, Callable[[Told], bool]] = {
    "full": lambda one: one.err != "Nothing is different.\n",
    "markdown": lambda one: one.err != "Nothing is different.\n",
    "json": lambda one: is_refused(one, "json") or summary_of(one.out)["changes"] > 0,
    "unified": lambda one: bool(one.out or one.err),
}


@pytest.mark.parametrize("folder", FOLDERS)
@pytest.mark.parametrize("other", ["passes", "warnings only", "broken ruleset"])
def test_diff(folder: str, other: str, here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Where one of them is wrong there is no report, and the code is that of trouble."""
    laid_out(folder, "one")
    laid_out(other, "two")
    codes = set()
    for form, differs in DIFF.items():
        code, found = told(capsys, "diff", "one", "two", "--format", form)
        codes.add(code)
        assert differs(found) == (code != 0), form
        assert (code == 2) == (is_refused(found, form) and bool(found.err) and not found.err.startswith("Nothing"))
    assert len(codes) == 1


# ---- Ctrl-C ----------------------------------------------------------------------------------------------------------

OLD = "what was here before\n"
INTERRUPTED: dict[str, tuple[str, ...]] = {
    "check": (
        "check",
        "game",
        "--no-cache",
        "--play",
        "2",
        "--jobs",
        "1",
        "--format",
        "junit",
        "--output-file",
        "FILE",
    ),
    "test": ("test", "game", "--jobs", "1", "--format", "json", "--output-file", "FILE"),
    "coverage": (
        "test",
        "game",
        "--jobs",
        "1",
        "--coverage-format",
        "json:FILE",
        "--format",
        "junit",
        "--output-file",
        "OTHER",
    ),
    "mutate": ("mutate", "game", "--jobs", "1", "--kind", "number", "--json", "--output-file", "FILE"),
}


@pytest.fixture
def interrupted() -> Callable[[tuple[str, ...], int], tuple[int, int]]:
    """Runs a command, with Ctrl-C at its N-th call of a function;
    gives the exit code, and how many calls there were.
    """

    def play(arguments: tuple[str, ...], at: int) -> tuple[int, int]:
        calls = 0

        def count(_frame: FrameType, event: str, _argument: object) -> None:
            nonlocal calls
            calls += event == "call"
            if calls == at and event == "call":
                signal.raise_signal(signal.SIGINT)

        before = signal.signal(signal.SIGINT, signal.default_int_handler)
        sys.setprofile(count)
        try:
            return run(arguments), calls
        finally:
            sys.setprofile(None)
            signal.signal(signal.SIGINT, before)

    return play


@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")  # raised inside of a generator that ends
@pytest.mark.parametrize("command", INTERRUPTED)
def test_ctrl_c_leaves_no_half_report(
    command: str, here: Path, interrupted: Callable[..., tuple[int, int]], capsys: pytest.CaptureFixture[str]
) -> None:
    """Wherever it comes: what lay there before, or a whole report of a whole
    run, or one that says that it is not whole.
    """
    laid_out("fails and passes" if command == "check" else "passes")
    report, other = Path("report"), Path("other")
    arguments = tuple(word.replace("FILE", str(report)).replace("OTHER", str(other)) for word in INTERRUPTED[command])
    run(arguments)  # what a first run imports is not counted
    usual, calls = interrupted(arguments, -1)
    ends, whole = [], report.read_text(encoding="utf-8")
    early = [calls * part // 9 for part in range(1, 9)]
    for at in (*early, *(calls - few for few in (200, 100, 60, 40, 30, 20, 10, 5))):
        for file in (report, other):
            file.write_text(OLD, encoding="utf-8")
        code, _ = interrupted(arguments, at)
        found = report.read_text(encoding="utf-8")
        ends.append(code)
        if code == 130:
            assert found == OLD or json.loads(found)["summary"]["interrupted"], at
            assert other.read_text(encoding="utf-8") == OLD, at
        else:
            assert code == usual and _without_times(found) == _without_times(whole), at
        assert not [path for path in here.iterdir() if path.name.endswith(".part")]
    assert ends.count(130) > len(early) // 2
    capsys.readouterr()


def _without_times(text: str) -> str:
    return re.sub(r'time="[0-9.]+"', "", text)


@pytest.mark.parametrize("form", ["FILE", "nowhere/FILE"])
@pytest.mark.parametrize("command", ["check", "test", "mutate"])
def test_a_report_that_cannot_be_written_is_told_before_the_work(
    command: str, form: str, here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    laid_out("passes")
    Path("FILE").mkdir()
    code, found = told(capsys, command, "game", "--output-file", form)
    assert code == 2 and form in found.err and not found.out
