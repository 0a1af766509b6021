"""A signal that ends the program, at every line of the code that a game at a terminal goes through between its rules
and its end: always the farewell or the plain end of a program that had not begun, never a traceback, and no journal
of a game in which nothing was chosen.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from .playing import KUHN

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="a program there is ended without being told")

CHOICES = [[0, 1], [1, 1]]
"""Of the game that is played here: (seat, action)."""
WATCHED = (
    "cli/play.py",
    "play/session.py",
    "play/departure.py",
    "play/commits.py",
    "choosing/history.py",
    "game/record.py",
    "journal/journal.py",
    "storage/growing_file.py",
)
"""Whose lines are tried, each when the game comes there first."""
INTERPRETER = Path(__file__).parents[2] / "interpreter"
PROGRAM = r"""
import json, os, signal, sys, tempfile
from pathlib import Path

sys.path.insert(0, {path!r})
from rulewright.cli.main import main
import rulewright.play.session, rulewright.cli.play
from rulewright.journal import games



def played(folder, at=None):
    # One game in a process of its own: its exit code, what it said, the lines it went through, the journals left.
    seen, said = Path(folder, "lines"), Path(folder, "said")
    child = os.fork()
    if child == 0:
        os.environ["RULEWRIGHT_STATE"] = str(Path(folder, "state"))
        typed = os.open(Path(folder, "typed"), os.O_RDWR | os.O_CREAT)
        os.write(typed, {typed!r})
        os.lseek(typed, 0, os.SEEK_SET)
        os.dup2(typed, 0)
        out = os.open(said, os.O_WRONLY | os.O_CREAT)
        os.dup2(out, 1), os.dup2(out, 2)
        visited, begun = {{}}, []

        def trace(frame, event, _):
            name = frame.f_code.co_filename
            if frame.f_code.co_name == "_play" and name.endswith("cli/play.py"):
                begun.append(True)
            return line if begun and name.endswith({watched!r}) else None

        def line(frame, event, _):
            if event == "line":
                where = (frame.f_code.co_filename, frame.f_lineno)
                if where not in visited:
                    visited[where] = True
                    if at is None:
                        seen.write_text(json.dumps(list(visited)))
                    elif where == at:
                        os.kill(os.getpid(), signal.SIGTERM)
            return line

        sys.settrace(trace)
        sys.argv = ["rulewright", "play", {ruleset!r}, "--human", "all", "--seed", "5", "--no-hints"]
        try:
            main()
        except SystemExit as leaving:
            sys.stdout.flush()
            os._exit(leaving.code or 0)
    _, status = os.waitpid(child, 0)
    os.environ["RULEWRIGHT_STATE"] = str(Path(folder, "state"))
    journals = [kept.record.choices for kept in games()]
    return dict(code=os.waitstatus_to_exitcode(status), said=said.read_text(), journals=journals,
                lines=json.loads(seen.read_text()) if seen.exists() else [])


def found():
    with tempfile.TemporaryDirectory() as folder:
        whole = played(folder)
    yield whole
    for file, number in whole["lines"]:
        with tempfile.TemporaryDirectory() as folder:
            yield dict(played(folder, (file, number)), at=f"{{file}}:{{number}}")


print(json.dumps(list(found())))
"""


@pytest.mark.parametrize("watched", WATCHED)
def test_a_signal_at_any_line_ends_in_good_order(watched: str) -> None:
    left = watched == "play/departure.py"
    program = PROGRAM.format(
        path=str(INTERPRETER), ruleset=KUHN, watched=watched, typed=b"1\nquit\n" if left else b"1\n1\n"
    )
    run = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, env={**os.environ, "TERM": "dumb"}, check=False
    )
    assert run.returncode == 0, run.stderr
    whole, *struck = json.loads(run.stdout)
    assert whole["code"] == 0 and len(struck) > 5
    assert left or "The game is over." in whole["said"]
    assert whole["journals"] == ([CHOICES[:1]] if left else [])
    for case in struck:
        assert case["code"] == -signal.SIGTERM and "Traceback" not in case["said"], case
        assert "This is a bug" not in case["said"], case
        assert case["said"].rstrip().endswith(("Interrupted.", "decisions.", "goes on with it.", "Player 1.")), case
        assert case["journals"] in ([], [CHOICES[:1]], [CHOICES]), case
        assert ("goes on with it" in case["said"]) <= (len(case["journals"]) == 1), case
