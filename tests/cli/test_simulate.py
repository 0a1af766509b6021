"""`rulewright simulate`: the same whatever the order and the number of processes, and honest about what went wrong."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rulewright.cli.main import run

ROOT = Path(__file__).parents[2]
CLASSICS = ROOT / "rulesets" / "classics"
KUHN, FAULTY = str(CLASSICS / "kuhn"), str(ROOT / "tests" / "play" / "rulesets" / "faulty.yaml")


def simulated(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> dict[str, Any]:
    """The JSON report of a run."""
    assert run(["simulate", *arguments, "--json"]) == code
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def process(*arguments: str, **environment: str) -> str:
    variables = {**os.environ, "PYTHONPATH": str(ROOT / "interpreter"), **environment}
    return subprocess.run(
        [sys.executable, "-m", "rulewright", "simulate", *arguments],
        capture_output=True,
        text=True,
        env=variables,
        check=True,
    ).stdout


@pytest.mark.parametrize(("more", "compiler"), [(("--check-conservation",), ""), ((), "no-such-compiler")])
def test_a_backend_that_is_named_plays_or_nobody_does(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    more: tuple[str, ...],
    compiler: str,
) -> None:
    """Exit code 2, with what to do; no report, and no file."""
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    if compiler:
        monkeypatch.setenv("RULEWRIGHT_CC", compiler)
    files = ("--save", str(tmp_path / "run.json"), "--rows", str(tmp_path / "rows.csv"))
    assert run(["simulate", KUHN, "--games", "3", "--backend", "native", *more, *files]) == 2
    told = capsys.readouterr()
    assert not told.out and "`--backend reference` plays every game" in " ".join(told.err.split())
    assert not list(tmp_path.glob("*.*"))


def test_the_report_does_not_depend_on_jobs_or_hashing() -> None:
    """Byte for byte."""
    runs = ((("--jobs", "1"), "0"), (("--jobs", "3"), "1"), (("--jobs", "2"), "2"))
    reports = {
        process(KUHN, "--games", "37", "--seed", "1", "--json", *jobs, PYTHONHASHSEED=hashing) for jobs, hashing in runs
    }
    assert len(reports) == 1


def test_each_game_depends_on_its_number_only(capsys: pytest.CaptureFixture[str]) -> None:
    """A longer run begins with the shorter one: the first fault is the same."""
    short, long = (
        simulated(capsys, FAULTY, "--players", "2", "--games", games, "--seed", "9", code=1) for games in ("8", "30")
    )
    assert short["troubles"][0]["first"] == long["troubles"][0]["first"]


def test_wins_and_ranks_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    """Shares of wins make one, every seat has a rank in every finished game, and shared wins are counted apart."""
    found = simulated(capsys, str(CLASSICS / "tic_tac_toe"), "--games", "200", "--seed", "1")
    assert sum(seat["wins"]["share"] for seat in found["seats"]) == pytest.approx(1, abs=1e-5)
    assert all(sum(seat["ranks"].values()) == 200 for seat in found["seats"])
    assert {seat["wins"]["shared"] for seat in found["seats"]} == {found["games"]["tied"]} != {0}
    assert found["decisions"]["min"] >= 5 and found["decisions"]["max"] == 9


def test_sides_share_a_win_without_a_tie(capsys: pytest.CaptureFixture[str]) -> None:
    """Partners win together: half a win each, and no tie."""
    found = simulated(capsys, "digging", "--players", "4", "--games", "3", "--seed", "1")
    assert found["games"]["tied"] == 0
    assert found["seats"][0]["wins"] == found["seats"][2]["wins"] and found["seats"][0]["wins"]["shared"] == 0


def test_faults_are_told_with_the_first_example(capsys: pytest.CaptureFixture[str]) -> None:
    """By kind, with seed, message and place; they count for nothing else; exit code 1;
    the command shows that very game.
    """
    assert run(["simulate", FAULTY, "--players", "1", "--games", "40", "--seed", "3"]) == 1
    out = capsys.readouterr().out
    told = re.search(
        (
            r"in a fault: shortage; the first is game \d+, seed \d+:\n    .*`purse`.*\(.*faulty\.yaml:\d+:\d+\)\n    "
            r"rulewright (play .*)\n"
        ),
        out,
    )
    assert told is not None
    assert run(told[1].split()) == 1
    assert "more is asked for here than there is" in capsys.readouterr().out


def test_unfinished_games_are_counted_apart(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Neither wins nor ties."""
    endless = tmp_path / "endless.yaml"
    endless.write_text(Path(FAULTY).read_text().replace("[spend, stall, finish]", "stall"))
    found = simulated(capsys, str(endless), "--players", "2", "--games", "5", "--seed", "1", code=1)
    assert [(trouble["kind"], trouble["games"]) for trouble in found["troubles"]] == [("limit", 5)]
    assert found["games"]["finished"] == 0 and found["seats"][0]["wins"]["share"] is None
    assert run(["simulate", str(endless), "--players", "2", "--games", "5", "--seed", "1"]) == 1
    assert "5 unfinished at the limit" in capsys.readouterr().out


def test_conservation_is_watched_on_request(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same report where all is well; where a coin gets lost, a trouble that names the instruction."""
    plain = simulated(capsys, KUHN, "--games", "20", "--seed", "1")
    assert simulated(capsys, KUHN, "--games", "20", "--seed", "1", "--check-conservation") == plain
    monkeypatch.setattr("rulewright.game.conservation.violations", lambda machine, state: ["a coin is lost"])
    found = simulated(capsys, KUHN, "--games", "20", "--seed", "1", "--check-conservation", code=1)
    assert (
        found["troubles"][0]["kind"] == "conservation" and "a coin is lost" in found["troubles"][0]["first"]["message"]
    )


def test_the_usual_number_plays(capsys: pytest.CaptureFixture[str]) -> None:
    """Without --players, and the seed that was drawn is told and gives the same report."""
    found = simulated(capsys, "gravediggers", "--games", "2")
    assert found["players"] == 4
    assert simulated(capsys, "gravediggers", "--games", "2", "--seed", found["seed"]) == found


@pytest.mark.parametrize("width", [80])
def test_the_report_fits(capsys: pytest.CaptureFixture[str], width: int) -> None:
    """With five seats too."""
    run(["simulate", "gravediggers", "--players", "5", "--games", "3", "--seed", "1"])
    assert all(len(line) <= width for line in capsys.readouterr().out.splitlines() if not line.startswith("    "))


@pytest.mark.parametrize(
    "arguments",
    [["--games", "0"], ["--games", "1e3"], ["--jobs", "0"], ["--jobs", "x"], ["--bot", "clever"], ["--seed", "-1"]],
)
def test_what_is_asked_wrongly_is_refused(capsys: pytest.CaptureFixture[str], arguments: list[str]) -> None:
    """Exit code 2, nothing is played."""
    assert run(["simulate", KUHN, *arguments]) == 2
    assert capsys.readouterr().out == ""


def test_one_game_of_a_run_is_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The same game as it is when it is played alone; the figures of the run are as without."""
    wanted = simulated(capsys, KUHN, "--games", "4", "--seed", "7")
    found = simulated(capsys, KUHN, "--games", "4", "--seed", "7", "--why", "3")
    told = found.pop("why")
    assert found == wanted and told["game"] == 3
    record = str(tmp_path / "game.json")
    assert run(["play", KUHN, "--seed", str(told["seed"]), "--record", record]) == 0
    capsys.readouterr()
    assert run(["replay", record, "--all-seeing", "--why"]) == 0
    replayed = capsys.readouterr().out.splitlines()
    assert [line for line in told["lines"] if line not in replayed] == [] and len(told["lines"]) > 8
    assert run(["simulate", KUHN, "--games", "4", "--why", "4"]) == 2
    assert "games 0 to 3" in capsys.readouterr().err


def test_a_game_that_ends_in_a_fault_is_told_up_to_it(capsys: pytest.CaptureFixture[str]) -> None:
    number = simulated(capsys, FAULTY, "--games", "60", "--seed", "1", code=1)["troubles"][0]["first"]["game"]
    told = simulated(capsys, FAULTY, "--games", "60", "--seed", "1", "--why", str(number), code=1)["why"]
    assert "faulty.yaml" in told["lines"][-1] and told["result"] == ["It did not end."] and told["points"] == []
