"""`--pace`: a table after each thing that a bot does, time to read it, and a pause; a pipe does not wait."""

from __future__ import annotations

import sys

import pytest

from .piping import KUHN, STEPS, Piped


def test_a_pipe_does_not_wait(piped: Piped) -> None:
    """There is a table for everything that an onlooker sees change; who plays and wins is the same."""
    quick, slow = piped("play", STEPS, "--seed", "5"), piped("play", STEPS, "--seed", "5", "--pace", "60")
    assert slow.code == 0 and slow.out.count("deck: ") > quick.out.count("deck: ")
    assert slow.out.partition("The game is over.")[2] == quick.out.partition("The game is over.")[2]


@pytest.mark.parametrize("value", ["-1", "61", "x", "nan", "1e3", "", "\uff11"])
def test_a_wrong_pace_is_refused(piped: Piped, value: str) -> None:
    done = piped("play", KUHN, "--pace", value)
    assert done.code == 2 and "is not a number of seconds from 0 to 60" in " ".join(done.err.split())


def test_one_may_hurry_pause_and_leave() -> None:
    if sys.platform == "win32":
        return  # there are no pseudo-terminals
    from .terminal import Terminal

    terminal = Terminal("play", STEPS, "--seed", "5", "--pace", "60", columns=200)
    terminal.until("deck: ")
    terminal.until("#1")
    terminal.type("\n")
    terminal.until("deck: ")
    terminal.until("#1")
    terminal.type(" \n")
    terminal.answer("Paused; Enter goes on: ", "quit")
    code, rest = terminal.end()
    assert code == 0 and "The game is left after" in rest
