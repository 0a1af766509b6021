"""Bots of people's own packages."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulewright.bots import UnknownBot, named
from rulewright.cli.main import run

ROOT = Path(__file__).parents[2]
CODE = """
import os


class Last:
    wants = ("stream",)

    def choose(self, information):
        assert information.stream[-1].legal == information.legal
        return information.legal[-1]


class Broken:
    def __init__(self):
        raise OSError("no weights")


def nothing():
    return 7


class Speechless(Exception):
    def __str__(self):
        raise ValueError("no words")


def fails(how):
    class Failing:
        def choose(self, information):
            return how(information)
    return Failing


def thrown(error):
    raise error


leaving = fails(lambda information: thrown(SystemExit(0)))
stopping = fails(lambda information: thrown(GeneratorExit()))
speechless = fails(lambda information: thrown(Speechless()))
colourful = fails(lambda information: thrown(OSError("\\x1b[31mred\\nline")))
wordy = fails(lambda information: thrown(OSError("x" * 10**6)))
none = fails(lambda information: None)
truth = fails(lambda information: True)
fraction = fails(lambda information: float(information.legal[0]))
huge = fails(lambda information: 10**9999)
ending = fails(lambda information: os._exit(0))
talking = fails(lambda information: (print("hello"), information.legal[0])[1])


class Wanting(Last):
    wants = ("seed",)


class Leaving:
    def __init__(self):
        raise SystemExit(0)
"""
FAILURES = {
    "leaving": "SystemExit: 0",
    "stopping": "GeneratorExit: ",
    "speechless": "Speechless: no words for it",
    "colourful": r"OSError: \x1b[31mred line",
    "wordy": f"OSError: {'x' * 300}...",
    "none": "it chose None, which is not legal",
    "truth": "it chose True, which is not legal",
    "fraction": "it chose 1.0, which is not legal",
    "huge": "it chose no words for it, which is not legal",
}
"""What is told of bots that fail when they choose."""
POINTS = (
    "[rulewright.bots]\nlast = other_bots:Last\nbroken = other_bots:Broken\nnothing = other_bots:nothing\n"
    "missing = other_bots:Missing\nrandom = other_bots:Last\n"
)
POINTS += "".join(f"{name} = other_bots:{name}\n" for name in (*FAILURES, "ending", "talking"))
POINTS += "wanting = other_bots:Wanting\nunmade = other_bots:Leaving\n"


@pytest.fixture(autouse=True)
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A package beside this one, as an installer leaves it."""
    (tmp_path / "other_bots.py").write_text(CODE)
    about = tmp_path / "other_bots-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: other-bots\nVersion: 1\n")
    (about / "entry_points.txt").write_text(POINTS)
    monkeypatch.syspath_prepend(str(tmp_path))
    yield
    sys.modules.pop("other_bots", None)


def test_an_installed_bot_plays(capsys: pytest.CaptureFixture[str]) -> None:
    """By its name, in `play` and `simulate`."""
    assert run(["play", "kuhn", "--bot", "last", "--seed", "1", "--plain"]) == 0
    assert run(["simulate", "goofspiel", "--bot", "last,random", "--games", "5", "--seed", "1", "--json"]) == 0
    told = capsys.readouterr().out
    assert json.loads(told[told.index("\n{") :])["bots"] == ["last", "random"]


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("lasst", "there is no bot `lasst`; did you mean `last`"),
        ("broken", "the installed bot `broken` cannot be made: OSError: no weights"),
        ("nothing", "the installed bot `nothing` cannot be made: TypeError: it has no method `choose`"),
        ("missing", "the installed bot `missing` cannot be made: AttributeError"),
        ("unmade", "the installed bot `unmade` cannot be made: SystemExit: 0"),
        ("wanting", "its attribute `wants` names `seed`; there are actions, log, random, stream, view"),
    ],
)
def test_what_cannot_be_made_is_told(name: str, message: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(UnknownBot, match=message.replace("?", r"\?")):
        named(name)
    assert run(["simulate", "kuhn", "--bot", name]) == 2
    assert message in capsys.readouterr().err


def test_nobody_takes_the_place_of_a_bot_of_this_program() -> None:
    assert type(named("random")).__name__ == "DrawnPlayer"


@pytest.mark.parametrize("name", FAILURES)
def test_a_bot_that_fails_at_a_table_is_named(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """It neither ends the program in silence nor counts as a bug of it."""
    assert run(["play", "kuhn", "--bot", name, "--seed", "1", "--plain"]) == 2
    assert capsys.readouterr().err == f"Error: the bot `{name}` failed: {FAILURES[name]}\n"


def test_every_failure_has_its_column(capsys: pytest.CaptureFixture[str]) -> None:
    bots = ",".join(("random", *FAILURES))
    assert run(["tournament", "kuhn", "--bots", bots, "--games", "90", "--seed", "1", "--json", "--jobs", "1"]) == 1
    report = json.loads(capsys.readouterr().out)
    told = {row["bot"]: row["message"] for row in report["failures"]}
    assert told == FAILURES
    assert sum(bot["failures"] for bot in report["bots"]) + report["games"]["finished"] == 90


@pytest.mark.parametrize(
    "command", [["simulate", "kuhn", "--bot"], ["measure", "kuhn", "--value-bot", "none", "--bot"]]
)
def test_runs_name_it_too(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert run([*command, "leaving", "--games", "2", "--seed", "1", "--jobs", "1"]) in (1, 2)
    told = capsys.readouterr()
    assert "failed: SystemExit: 0" in told.out + told.err


@pytest.mark.parametrize(
    "command",
    [
        ["tournament", "kuhn", "--bots", "random,ending"],
        ["simulate", "kuhn", "--bot", "ending"],
        ["measure", "kuhn", "--value-bot", "none", "--bot", "ending"],
    ],
)
def test_a_bot_that_ends_its_process_does_not_end_the_run(
    command: list[str], capfd: pytest.CaptureFixture[str]
) -> None:
    assert run([*command, "--games", "2", "--seed", "1", "--jobs", "1"]) == 2
    assert "a process that played was ended by the system, or by a bot" in capfd.readouterr().err


@pytest.mark.parametrize("seats", [[], ["--human", "1"]])
def test_a_bot_that_ends_its_process_does_not_end_a_table(seats: list[str], tmp_path: Path) -> None:
    """It is named, and what people have chosen is kept."""
    command = [sys.executable, "-m", "rulewright", "play", "kuhn", "--bot", "ending", "--seed", "1", "--plain", *seats]
    paths = os.pathsep.join((str(tmp_path), str(ROOT / "interpreter")))
    environment = {**os.environ, "PYTHONPATH": paths, "XDG_STATE_HOME": str(tmp_path / "state")}
    ended = subprocess.run(
        command, env=environment, input="1\n", capture_output=True, text=True, timeout=100, check=False
    )
    assert ended.returncode == 2
    assert "the bot `ending` failed: it ended its process" in (ended.stdout + ended.stderr).lower()


@pytest.mark.parametrize(
    "command", [["tournament", "kuhn", "--bots", "random,talking"], ["simulate", "kuhn", "--bot", "talking"]]
)
def test_what_a_bot_prints_is_no_part_of_a_report(command: list[str], capfd: pytest.CaptureFixture[str]) -> None:
    assert run([*command, "--games", "2", "--seed", "1", "--jobs", "1", "--json"]) == 0
    told = capfd.readouterr()
    assert json.loads(told.out)["summary"]
    assert "hello" in told.err
