"""Signals at random moments, a few of those of `kills.py`, and what they leave of a terminal."""

from __future__ import annotations

import os
import re
import signal
import sys

import pytest

if sys.platform == "win32":
    pytest.skip("signals and pseudo-terminals are for POSIX systems", allow_module_level=True)

import termios
from pathlib import Path

from play.terminal import Terminal
from rulewright.journal import games

from .kills import run
from .playing import KUHN

HAND = re.compile(r"\b(king|queen|jack)\b|hand:")
CLEAR = "\x1b[H\x1b[2J\x1b[3J"


@pytest.fixture(autouse=True)
def _own_state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RULEWRIGHT_STATE", str(tmp_path / "state"))


def test_no_choice_is_lost_and_none_comes_twice() -> None:
    counts = run(3, seed=3, most=0.5)
    assert counts["killed"] == 3 and counts["choices"] > 0


@pytest.mark.parametrize(
    ("number", "at"),
    [
        (signal.SIGTERM, "Bob types Bob or 2: "),
        (signal.SIGHUP, "Bob, 1..2: "),
        (signal.SIGKILL, "Bob, 1..2: "),
    ],
)
def test_a_game_at_a_terminal_outlives_every_signal(number: signal.Signals, at: str) -> None:
    """Whoever can still tell anything clears the screen and says how to go on; the terminal is as it was;
    the process dies of the signal.
    """
    terminal = Terminal("play", KUHN, "--human", "all", "--names", "Ann,Bob", "--seed", "5", columns=200)
    before = termios.tcgetattr(terminal.file)
    terminal.answer("Ann types Ann or 1: ", "Ann")
    terminal.answer("Ann, 1..2: ", "1")
    terminal.answer("hand over to Bob: ", "")
    if at != "Bob types Bob or 2: ":
        terminal.answer("Bob types Bob or 2: ", "Bob")
    terminal.until(at)
    os.kill(terminal.child, number)
    shown = terminal.quiet(1.0)
    assert termios.tcgetattr(terminal.file) == before
    code, rest = terminal.end()
    assert code == -number and "Traceback" not in shown + rest
    if number != signal.SIGKILL:
        last = (shown + rest).rpartition(CLEAR)[2]
        assert "The program was ended while it was the choice of Bob." in last and "--resume" in last
        assert HAND.search(last) is None
    (kept,) = games()
    assert len(kept.record.choices) == 1
    resumed = Terminal("play", "--resume", columns=200)
    assert HAND.search(resumed.answer("Bob types Bob or 2: ", "2")) is None
    assert "queen" in resumed.answer("Bob, 1..2: ", "1")
    resumed.answer("show the end to all: ", "")
    assert resumed.end()[0] == 0 and games() == []


def test_a_closed_terminal_loses_nothing() -> None:
    """Its window is shut: the program ends, and the choice is there."""
    terminal = Terminal("play", KUHN, "--human", "all", "--names", "Ann,Bob", "--seed", "5", columns=200)
    terminal.answer("Ann types Ann or 1: ", "Ann")
    terminal.answer("Ann, 1..2: ", "1")
    terminal.until("hand over to Bob: ")
    os.close(terminal.file)
    _, status = os.waitpid(terminal.child, 0)
    assert os.waitstatus_to_exitcode(status) == -signal.SIGHUP
    assert [len(kept.record.choices) for kept in games()] == [1]


def test_a_game_that_is_played_elsewhere_is_not_taken_over() -> None:
    terminal = Terminal("play", KUHN, "--human", "all", "--names", "Ann,Bob", "--seed", "5", columns=200)
    terminal.answer("Ann types Ann or 1: ", "Ann")
    terminal.answer("Ann, 1..2: ", "1")
    terminal.until("hand over to Bob: ")
    second = Terminal("play", "--resume", columns=200)
    code, said = second.end()
    assert code == 2 and "is being played in another window" in said
    terminal.type("quit\n")
    terminal.answer("Enter alone leaves it: ", "back")
    terminal.answer("Bob types Bob or 2: ", "Bob")
    terminal.answer("Bob, 1..2: ", "1")
    terminal.answer("show the end to all: ", "")
    assert terminal.end()[0] == 0
