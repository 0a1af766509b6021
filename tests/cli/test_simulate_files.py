"""`rulewright simulate` with files: runs that are broken off and gone on with, rows
of games, the same whoever plays.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from rulewright.cli.main import run
from rulewright.stats import compiled_batches
from rulewright.stats.blocks import Block
from rulewright.stats.tally import Tally

ROOT = Path(__file__).parents[2]
KUHN = str(ROOT / "rulesets" / "classics" / "kuhn" / "ruleset.yaml")
FAULTY = str(ROOT / "tests" / "play" / "rulesets" / "faulty.yaml")


def report(capsys: pytest.CaptureFixture[str], *arguments: str, code: int = 0) -> str:
    """Standard output of a run."""
    assert run(["simulate", *arguments, "--json"]) == code
    return capsys.readouterr().out


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Why a run is refused."""
    assert run(["simulate", *arguments]) == 2
    return " ".join(capsys.readouterr().err.split())


def interrupted_after(count: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C comes while block number `count` is added: it is added whole, and then the run ends."""
    tally_add, seen = Tally.add, 0

    def add(self: Tally, block: Block) -> None:
        nonlocal seen
        seen += 1
        if seen == count:
            signal.raise_signal(signal.SIGINT)
        tally_add(self, block)

    monkeypatch.setattr(Tally, "add", add)


@pytest.mark.parametrize("backend", ["reference", "native"])
def test_an_interrupted_run_goes_on_to_the_same_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path, backend: str
) -> None:
    """Report and rows are those of a run that was not interrupted, byte for byte;
    also when more games are asked for in the end.
    """
    saved, rows, whole = tmp_path / "run.json", tmp_path / "rows.csv", tmp_path / "whole.csv"
    monkeypatch.setattr("rulewright.stats.simulation_run.SHORTLY", 0.0)
    asked = [KUHN, "--seed", "5", "--backend", backend]
    expected = report(capsys, *asked, "--games", "700", "--rows", str(whole))
    with monkeypatch.context() as patched:
        interrupted_after(2, patched)
        report(capsys, *asked, "--games", "500", "--save", str(saved), "--rows", str(rows), code=130)
    assert 0 < json.loads(saved.read_text())["counted"]["games"] < 500
    assert not rows.exists()
    report(capsys, *asked, "--games", "500", "--save", str(saved), "--rows", str(rows))
    assert report(capsys, *asked, "--games", "700", "--save", str(saved), "--rows", str(rows)) == expected
    assert rows.read_bytes() == whole.read_bytes()
    assert report(capsys, *asked, "--games", "700", "--save", str(saved)) == expected


def test_a_killed_run_loses_what_was_not_saved_and_nothing_else(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    """Rows behind the last saving are cut off, and their games are played again."""
    saved, rows, whole = tmp_path / "run.json", tmp_path / "rows.jsonl", tmp_path / "whole.jsonl"
    report(capsys, KUHN, "--seed", "5", "--games", "40", "--save", str(saved), "--rows", str(rows))
    before = saved.read_bytes()
    report(capsys, KUHN, "--seed", "5", "--games", "60", "--save", str(saved), "--rows", str(rows))
    saved.write_bytes(before)
    expected = report(capsys, KUHN, "--seed", "5", "--games", "80", "--rows", str(whole))
    assert report(capsys, KUHN, "--seed", "5", "--games", "80", "--save", str(saved), "--rows", str(rows)) == expected
    assert rows.read_bytes() == whole.read_bytes()


def test_rows_that_were_lost_are_noticed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The file of rows belongs to the saved run: without it the run cannot go on."""
    asked = (KUHN, "--seed", "5", "--save", str(tmp_path / "run.json"), "--rows", str(tmp_path / "rows.csv"))
    report(capsys, *asked, "--games", "20")
    (tmp_path / "run.json.rows").unlink()
    assert "run.json.rows` lacks rows" in refusal(capsys, *asked, "--games", "30")


def test_a_new_seed_is_kept_too(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """The same command without --seed goes on with the seed that was drawn."""
    saved = str(tmp_path / "run.json")
    first, second = (json.loads(report(capsys, KUHN, "--games", games, "--save", saved)) for games in ("20", "50"))
    assert first["seed"] == second["seed"] and second["games"]["played"] == 50


def test_troubles_are_kept(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Kinds, numbers and the first example of each, after going on as in one go; the exit code is that of the whole."""
    asked = (FAULTY, "--players", "2", "--seed", "9")
    expected = report(capsys, *asked, "--games", "60", code=1)
    report(capsys, *asked, "--games", "25", "--save", str(tmp_path / "run.json"), code=1)
    assert report(capsys, *asked, "--games", "60", "--save", str(tmp_path / "run.json"), code=1) == expected


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["tic_tac_toe"], "its game is kuhn"),
        ([KUHN, "--seed", "6"], "its seed is 5, and what is asked for now is 6"),
        ([KUHN, "--bot", "random,random"], "its bots are random"),
        ([KUHN, "--check-conservation"], "conservation"),
        ([KUHN, "--games", "10"], "holds 20 games already"),
        ([KUHN, "--rows", "x.csv"], "without their rows"),
    ],
)
def test_another_run_is_refused(
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    arguments: list[str],
    words: str,
) -> None:
    """In words that name what differs; the file stays as it is."""
    monkeypatch.chdir(tmp_path)
    report(capsys, KUHN, "--games", "20", "--seed", "5", "--save", "run.json")
    before = Path("run.json").read_bytes()
    assert words in refusal(capsys, *arguments, "--save", "run.json")
    assert Path("run.json").read_bytes() == before


def test_other_players_options_and_rules_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A configuration, an edited rule or another way to win makes another run; an edited comment does not."""
    rules, saved = tmp_path / "rules.yaml", str(tmp_path / "run.json")
    rules.write_text(Path(FAULTY).read_text())
    report(capsys, str(rules), "--players", "1", "--games", "3", "--seed", "1", "--save", saved, code=run_code(rules))
    assert "number of players is 1" in refusal(capsys, str(rules), "--players", "2", "--save", saved)
    report(capsys, "goofspiel", "--games", "3", "--save", str(tmp_path / "other.json"))
    assert "ties=discarded" in refusal(
        capsys, "goofspiel", "-o", "ties=carried_over", "--save", str(tmp_path / "other.json")
    )
    rules.write_text("# a comment\n" + rules.read_text())
    report(capsys, str(rules), "--players", "1", "--games", "3", "--save", saved, code=run_code(rules))
    for old, new in (("[spend, stall, finish]", "[spend, finish]"), ("highest points", "lowest points")):
        assert old in rules.read_text()
        rules.write_text(rules.read_text().replace(old, new))
        assert "fingerprint" in refusal(capsys, str(rules), "--players", "1", "--save", saved)
        rules.write_text(rules.read_text().replace(new, old))


def run_code(rules: Path) -> int:
    """How three games of the faulty ruleset end with seed 1."""
    return run(["simulate", str(rules), "--players", "1", "--games", "3", "--seed", "1"])


def damaged(data: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any] | str]]:
    """Damaged files, and what is said about each."""
    yield "left alone", "name,count\nred,4\n"
    yield "no run, or a damaged one", json.dumps(data)[:200]
    yield "not a Rulewright run", {**data, "rulewright": "record"}
    yield "has version 99", {**data, "version": 99}
    yield "begun by rulewright 0.0.1", {**data, "program": "0.0.1"}
    yield "counted.games", {**data, "counted": {**data["counted"], "games": "many"}}
    yield "do not add up", {**data, "counted": {**data["counted"], "finished": 19}}


def test_damaged_files_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Also files of another version of rulewright, and counts that somebody changed."""
    saved = tmp_path / "run.json"
    report(capsys, KUHN, "--games", "20", "--seed", "5", "--save", str(saved))
    for words, data in damaged(json.loads(saved.read_text())):
        saved.write_text(data if isinstance(data, str) else json.dumps(data))
        assert words in refusal(capsys, KUHN, "--games", "20", "--seed", "5", "--save", str(saved))


def test_places_that_cannot_hold_a_run_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Before a game is played: folders, missing folders, devices."""
    places = {
        tmp_path: "is a folder",
        tmp_path / "none" / "run.json": "there is no folder",
        **({Path(os.devnull): "no ordinary file"} if os.name == "posix" else {}),
    }
    for place, words in places.items():
        assert words in refusal(capsys, KUHN, "--games", "2", "--save", str(place))
    same = str(tmp_path / "run.csv")
    assert "same file" in refusal(capsys, KUHN, "--games", "2", "--save", same, "--rows", same)


@pytest.mark.skipif(sys.platform == "win32", reason="rights and links of Unix")
def test_rights_and_links_of_a_saved_run_stay(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """A link goes on pointing to the file, which keeps its rights."""
    saved, link = tmp_path / "run.json", tmp_path / "link.json"
    report(capsys, KUHN, "--games", "2", "--save", str(saved))
    saved.chmod(0o640)
    link.symlink_to(saved)
    report(capsys, KUHN, "--games", "4", "--save", str(link))
    assert link.is_symlink() and saved.stat().st_mode & 0o777 == 0o640
    assert json.loads(saved.read_text())["counted"]["games"] == 4


def test_the_same_whoever_plays(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Report and rows, byte for byte: in one process or several, by the reference
    interpreter or compiled code, faults included.
    """
    monkeypatch.setattr(compiled_batches, "FIRST_BATCH", 7)
    found = set()
    for backend in ("reference", "native"):
        for jobs in ("1", "3"):
            rows = tmp_path / "rows.csv"
            asked = ("--games", "90", "--seed", "4", "--backend", backend, "--jobs", jobs, "--rows", str(rows))
            found.add((report(capsys, FAULTY, "--players", "2", *asked, code=1), rows.read_bytes()))
    assert len(found) == 1


@pytest.mark.skipif(sys.platform == "win32", reason="signals of Unix")
def test_ctrl_c_in_a_terminal_reaches_all_processes(tmp_path: Path) -> None:
    """The whole group gets it: one calm message, no traceback of a worker, exit code 130, and a file to go on from."""
    saved = tmp_path / "run.json"
    command = [
        sys.executable,
        "-m",
        "rulewright",
        "simulate",
        "gravediggers",
        "--games",
        "100000",
        "--backend",
        "reference",
        "--jobs",
        "2",
        "--save",
        str(saved),
    ]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "interpreter")}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment, start_new_session=True
    )
    while not saved.exists():
        assert process.poll() is None
        time.sleep(0.05)
    time.sleep(0.5)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 130
    assert err == f"Interrupted: this is what is known so far.\n`{saved}` keeps it; the same command goes on.\n"
    assert "of 100,000 asked for (interrupted)" in out


def test_what_is_kept_does_not_grow_with_the_games(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Thirty times the games, a file of about the same size: counts by value, nothing by game."""
    few, many = tmp_path / "few.json", tmp_path / "many.json"
    report(capsys, KUHN, "--games", "1000", "--seed", "1", "--save", str(few))
    report(capsys, KUHN, "--games", "30000", "--seed", "1", "--save", str(many))
    assert many.stat().st_size < 1.2 * few.stat().st_size
