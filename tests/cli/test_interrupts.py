"""Ctrl-C in the middle of long work: what is known is told, whoever reads it learns that it is not all, and how to go
on; the exit code is 130.
"""

from __future__ import annotations

import json
import multiprocessing
import operator
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from rulewright.checking.target_checker import Reviewer
from rulewright.cli import bench, parallel_tests
from rulewright.cli.main import run
from rulewright.lab.compare import ArmGames
from rulewright.lab.targets import Assessing
from rulewright.processes.crews import PieceWork, WorkerCrew, crew_of
from rulewright.processes.end_signals import interrupting_signals, interrupts_later
from rulewright.processes.workers import sharing_workers

POSIX = pytest.mark.skipif(sys.platform == "win32", reason="that system has no such signals")
INTERPRETER = Path(__file__).parents[2] / "interpreter"
PATIENCE = 30

CHECK, TEST, BENCH = (Reviewer, "outcome"), (parallel_tests, "_attempt"), (bench, "_measured")
ROWS = {
    "check": (
        CHECK,
        3,
        ("check", "kuhn", "leduc", "--no-config", "--jobs", "1", "--no-cache"),
        "Checked 1 ruleset",
        "Looked at: 3 of 6 files; without --no-cache",
    ),
    "check, remembered": (
        CHECK,
        3,
        ("check", "kuhn", "leduc", "--no-config", "--jobs", "1"),
        "Checked 1 ruleset",
        "the same command goes on",
    ),
    "check --diff": (
        CHECK,
        3,
        ("check", "kuhn", "leduc", "--no-config", "--jobs", "1", "--diff"),
        "",
        "Looked at: 3 of 6 files; ",
    ),
    "test": (
        TEST,
        1,
        ("test", "kuhn", "leduc", "--jobs", "1"),
        "passed, 0 failed",
        "Tried: 1 of 4 files; `rulewright test ",
    ),
    "bench": (BENCH, 0, ("bench", "--games", "1", "--rounds", "1"), "", "were measured; `rulewright bench RULESET`"),
}
"""What is interrupted, after how many calls of which function; what is told of the rest, and how to go on."""


@pytest.fixture
def interrupted_at(monkeypatch: pytest.MonkeyPatch) -> Callable[[tuple[Any, str], int], None]:
    """Has a function interrupted at its call so many calls from now."""

    def patch(place: tuple[Any, str], calls: int) -> None:
        usual, left = getattr(*place), iter(range(calls))

        def called(*given: Any) -> Any:
            if next(left, None) is None:
                raise KeyboardInterrupt
            return usual(*given)

        monkeypatch.setattr(*place, called)

    return patch


@pytest.mark.parametrize("row", ROWS)
def test_what_is_known_is_told(
    row: str,
    interrupted_at: Callable[[tuple[Any, str], int], None],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    place, calls, words, known, onward = ROWS[row]
    monkeypatch.setattr(bench, "shipped", lambda: ["kuhn", "leduc"])
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path))
    interrupted_at(place, calls)
    assert run(words) == 130
    told = capsys.readouterr()
    assert known in told.out and bool(known) == bool(told.out)
    assert "Interrupted: this is what is known so far." in told.err and onward in told.err


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("de", ("Abgebrochen: so viel ist bisher bekannt.", "Gespielt: 0 von 7 Partien von", "mit --seed 4.")),
        ("fr", ("jusqu", "0 sur 7 parties de", "avec --seed 4.")),
        ("it", ("Interrotto: questo", "Giocato: 0 di 7 partite di", "con --seed 4.")),
    ],
)
def test_the_remark_of_assess_is_in_the_language_of_its_report(
    language: str,
    words: tuple[str, ...],
    interrupted_at: Callable[[tuple[Any, str], int], None],
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    folder = tmp_path / "my-game" / "targets"
    assert run(["new", str(folder.parent)]) == 0
    for file in folder.glob("*"):
        file.unlink()
    (folder / "all.yaml").write_text("assess: my_game\ntargets:\n  ties: < 3 %\n")
    interrupted_at((Assessing, "play"), 0)
    arguments = ["--games", "7", "--seed", "4", "--jobs", "1", "--language", language]
    assert run(["assess", str(folder.parent), *arguments]) == 130
    told = capsys.readouterr().err.replace("\N{NO-BREAK SPACE}", " ")
    assert all(word in told for word in words), told


@pytest.mark.parametrize("row", ["check", "test"])
def test_a_report_of_a_part_says_so_or_is_not_written(
    row: str,
    interrupted_at: Callable[[tuple[Any, str], int], None],
    capsys: pytest.CaptureFixture[str],
    tmp_path: Path,
) -> None:
    """JSON says it; a file in another form, which cannot, stays as it was."""
    place, calls, words, *_ = ROWS[row]
    file = tmp_path / "report"
    file.write_text("before", encoding="utf-8")
    for form in ("junit", "full", "json"):
        interrupted_at(place, calls)
        assert run((*words, "--format", form, "--output-file", str(file))) == 130
        if form != "json":
            assert file.read_text(encoding="utf-8") == "before"
    assert json.loads(file.read_text(encoding="utf-8"))["summary"]["interrupted"] is True
    capsys.readouterr()


@POSIX
def test_sigterm_keeps_what_ctrl_c_keeps(tmp_path: Path) -> None:
    """Also when it is sent to the workers too, as `timeout` does; in the end the command dies of the signal."""
    saved = tmp_path / "run.json"
    words = (
        "tournament",
        "kuhn",
        "--bots",
        "random,greedy(samples=1)",
        "--games",
        "100000",
        "--jobs",
        "2",
        "--save",
        str(saved),
    )
    child = subprocess.Popen(
        [sys.executable, "-m", "rulewright", *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(INTERPRETER)},
        start_new_session=True,
    )
    end = time.monotonic() + PATIENCE
    while not saved.exists() and time.monotonic() < end:
        time.sleep(0.02)
    os.killpg(child.pid, signal.SIGTERM)
    told, remarks = child.communicate(timeout=PATIENCE)
    assert child.returncode == -signal.SIGTERM, remarks
    assert "Interrupted" in remarks and "samples=1" in told and saved.exists()


def test_workers_that_are_let_go_leave_no_complaint(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was handed over fails with its workers; a piece that had been cancelled could not, and a thread died of
    it.
    """
    complaints = list[object]()
    monkeypatch.setattr(threading, "excepthook", complaints.append)
    for _ in range(5):
        before = set(threading.enumerate())
        with sharing_workers(2) as workers:
            next(workers.each(time.sleep, [0.01] * 60))
        for thread in set(threading.enumerate()) - before:
            thread.join(PATIENCE)
    assert complaints == []


@POSIX
def test_workers_leave_sigterm_to_the_process_that_was_started() -> None:
    """One that died while it waits for work would keep the others from being closed."""
    with sharing_workers(1) as workers:
        worker = workers.submit(os.getpid).result()
        os.kill(worker, signal.SIGTERM)
        assert workers.submit(os.getpid).result(PATIENCE) == worker


def _waiting_crew() -> WorkerCrew:
    """Of one worker, which waits so many seconds as it is told."""
    return crew_of(PieceWork(partial, (time.sleep,), operator.call), 1)


def _crew_in_the_middle() -> Callable[[], None]:
    crew = _waiting_crew()
    crew.submit(0).result()
    crew.submit(10_000)
    return crew.close


def _forks_in_the_middle() -> Callable[[], None]:
    entered = ExitStack()
    workers = entered.enter_context(sharing_workers(2))
    workers.submit(time.sleep, 0).result()
    workers.submit(time.sleep, 10_000)
    return entered.close


@pytest.mark.parametrize("begin", [_crew_in_the_middle, _forks_in_the_middle])
def test_workers_are_let_go_in_the_middle_of_a_piece(begin: Callable[[], Callable[[], None]]) -> None:
    """A game of bots that think may take minutes, and Ctrl-C is not to wait for it."""
    close = begin()
    assert multiprocessing.active_children()
    close()
    end = time.monotonic() + PATIENCE
    while multiprocessing.active_children() and time.monotonic() < end:
        time.sleep(0.02)
    assert not multiprocessing.active_children()


KILLED = """
import operator, time
from functools import partial
from rulewright.processes.crews import PieceWork, crew_of
from rulewright.processes.end_signals import interrupting_signals, interrupts_later
from rulewright.processes.workers import sharing_workers

def crew():
    workers = crew_of(PieceWork(partial, (time.sleep,), operator.call), 1)
    workers.submit(0).result()
    return workers.submit(10_000)

def forks():
    for workers in [sharing_workers(2), sharing_workers(2)]:
        workers = workers.__enter__()
        workers.submit(time.sleep, 0).result()
        workers.submit(time.sleep, 10_000)

if __name__ == "__main__":
    KEPT = {}()
    print("it waits", flush=True)
    time.sleep(10_000)
"""


@POSIX
@pytest.mark.parametrize("kind", ["crew", "forks"])
def test_workers_end_with_the_process_that_was_started(kind: str, tmp_path: Path) -> None:
    """Also when it is killed: what they write to is closed only when all of them have ended."""
    (tmp_path / "killed.py").write_text(KILLED.replace("{}", kind), encoding="utf-8")
    child = subprocess.Popen(
        [sys.executable, str(tmp_path / "killed.py")],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(INTERPRETER)},
    )
    assert child.stdout is not None and child.stdout.readline() == "it waits\n"
    child.kill()
    assert child.communicate(timeout=PATIENCE)[0] == ""


def test_targets_are_held_against_the_games_so_far(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """With the games that are told it is said again; forms that cannot say that games are missing are not written."""
    sheet = tmp_path / "fair.yaml"
    sheet.write_text("assess: kuhn\ntargets: {decisions: 1..4, seat_gap: < 1 %}\n", encoding="utf-8")
    words = ("assess", str(sheet), "--seed", "1", "--jobs", "1")
    usual = ArmGames.play_some

    def play_some(games: ArmGames) -> None:
        if games.count:
            raise KeyboardInterrupt
        usual(games)

    with monkeypatch.context() as patched:
        patched.setattr(ArmGames, "play_some", play_some)
        assert run((*words, "--games", "100000", "--json")) == 130
        told = capsys.readouterr()
        found = json.loads(told.out)
        games = found["files"][0]["games"]
        assert found["summary"]["interrupted"] is True and 0 < games < 100_000
        assert f"Played: {games:,} of 100,000 games" in told.err and "plays them again, with --seed 1." in told.err
        assert run((*words, "--games", "100000", "--format", "junit", "--output-file", str(tmp_path / "x.xml"))) == 130
        assert not (tmp_path / "x.xml").exists()
        capsys.readouterr()
    run((*words, "--games", str(games), "--json"))
    assert json.loads(capsys.readouterr().out)["files"] == found["files"]


@POSIX
@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_what_must_not_be_broken_off_is_done_first(number: signal.Signals) -> None:
    """The signal is raised behind it, once, and handled as before from then on."""
    done = []

    def broken_off() -> None:
        with interrupts_later():
            os.kill(os.getpid(), number)
            time.sleep(0.01)
            done.append(1)
        done.append(2)

    with interrupting_signals(), pytest.raises(KeyboardInterrupt):
        broken_off()
    assert done == [1]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_work_is_waited_for_in_one_place() -> None:
    """Where a signal cannot be raised in the middle of it."""
    package = INTERPRETER / "rulewright"
    waiting = {
        path.relative_to(package).as_posix()
        for path in package.rglob("*.py")
        if re.search(r"(?<!comparing)\.result\(\)", path.read_text(encoding="utf-8"))
    }
    assert waiting == {"processes/workers.py", "processes/crews.py", "processes/cluster.py"}
