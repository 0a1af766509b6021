"""On a terminal: hand-over, Ctrl-C, Ctrl-D, colours, narrow and dumb screens."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from .piping import KUHN, STEPS

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are for POSIX systems", allow_module_level=True)

from .terminal import Terminal

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
CTRL_C, CTRL_D = "\x03", "\x04"
OFFER = "Enter alone leaves it: "


def test_the_screen_is_cleared_between_people() -> None:
    """What one may see is gone, scrolling back too, before the other is called, and again before the other's view."""
    terminal = Terminal("play", KUHN, "--human", "all", "--names", "Ann,Bob", "--seed", "5")
    called = terminal.answer("Ann types Ann or 1: ", "Ann")
    anns = terminal.answer("Ann, 1..2: ", "1")
    news = terminal.answer("hand over to Bob: ", "")
    between = terminal.answer("Bob types Bob or 2: ", "bo")
    bobs = terminal.answer("Bob, 1..2: ", "1")
    assert " king" not in called and " king" in anns and "- Ann checks" in news
    assert between.replace("\r\n", "") == f"{CLEAR}Bob is next. When only Bob is looking, Bob types Bob or 2: "
    assert bobs.removeprefix("bo").lstrip("\r\n").startswith(CLEAR) and "queen" in bobs and " king" not in bobs
    terminal.answer("show the end to all: ", "")
    code, rest = terminal.end()
    assert code == 0 and rest.lstrip("\r\n").startswith(CLEAR)


def test_one_person_is_never_asked_to_hand_over() -> None:
    """Neither pauses nor a cleared screen."""
    terminal = Terminal("play", KUHN, "--human", "1", "--seed", "5")
    shown = terminal.answer("1..2: ", "1")
    code, rest = terminal.end()
    assert code == 0 and CLEAR not in shown + rest


@pytest.mark.parametrize(("key", "words", "code"), [(CTRL_C, "Interrupted", 130), (CTRL_D, "The input ended", 2)])
def test_leaving_at_a_prompt(tmp_path: Path, key: str, words: str, code: int) -> None:
    """One line says whose choice was open; the save that is offered can be gone on with; no trace."""
    file = tmp_path / "game.json"
    terminal = Terminal("play", KUHN, "--human", "1", "--names", "Ann", "--seed", "5", columns=200)
    terminal.until("Ann, 1..2: ")
    terminal.type(key)
    assert f"{words} while it was the choice of Ann." in terminal.answer(OFFER, str(file))
    left, rest = terminal.end()
    assert left == code and f"Saved to `{file}`" in rest and "Traceback" not in rest
    resumed = Terminal("play", KUHN, "--resume", str(file))
    assert " king" in resumed.answer("Ann, 1..2: ", "1")
    assert resumed.end()[0] == 0


@pytest.mark.parametrize(("key", "code"), [(CTRL_C, 130), (CTRL_D, 2)])
def test_leaving_twice_leaves(key: str, code: int) -> None:
    """The same key at the offer of a save: nothing is saved, and the exit code is the first one's."""
    terminal = Terminal("play", KUHN, "--human", "1", "--seed", "5")
    terminal.until("1..2: ")
    terminal.type(key)
    terminal.until(OFFER)
    terminal.type(key)
    left, rest = terminal.end()
    assert left == code and "Traceback" not in rest and "Saved" not in rest


def test_leaving_at_the_hand_over() -> None:
    """Also where nobody is asked for a choice yet."""
    terminal = Terminal("play", KUHN, "--human", "all", "--seed", "5")
    terminal.until("Player 1 types Player 1 or 1: ")
    terminal.type(CTRL_D)
    assert "the choice of Player 1." in terminal.answer(OFFER, "")
    assert terminal.end()[0] == 2


def test_a_save_that_fails_is_asked_again(tmp_path: Path) -> None:
    """A folder, and a file that is not ours, are refused and left alone."""
    other = tmp_path / "ruleset.yaml"
    other.write_text("mine")
    terminal = Terminal("play", KUHN, "--human", "1", "--seed", "5", columns=200)
    terminal.answer("1..2: ", "quit")
    assert "Not saved" not in terminal.answer(OFFER, str(tmp_path))
    assert "is a folder" in terminal.answer("Enter to leave: ", str(other))
    assert "is left alone" in terminal.answer("Enter to leave: ", "")
    assert terminal.end()[0] == 0 and other.read_text() == "mine"


def test_simulating_can_be_interrupted() -> None:
    """What is known so far is told, with exit code 130."""
    terminal = Terminal("simulate", STEPS, "--games", "1000000", "--seed", "1", "--backend", "reference")
    terminal.until("Playing")
    terminal.type(CTRL_C)
    code, rest = terminal.end()
    assert code == 130 and "of 1,000,000 asked for (interrupted)" in rest and "Traceback" not in rest


@pytest.mark.parametrize(("setting", "coloured"), [({}, True), ({"NO_COLOR": "1"}, False), ({"TERM": "dumb"}, False)])
def test_colours_are_for_those_who_want_them(setting: dict[str, str], coloured: bool) -> None:
    """On a terminal, unless NO_COLOR is set or it cannot."""
    terminal = Terminal("play", KUHN, "--seed", "5", environment=setting)
    code, shown = terminal.end()
    assert code == 0 and ("\x1b[1m" in shown) is coloured


@pytest.mark.parametrize("arguments", [["--plain"], []])
def test_a_screen_that_cannot_be_cleared_is_scrolled(arguments: list[str]) -> None:
    """No escape codes at all; what was shown is out of sight."""
    terminal = Terminal(
        "play", KUHN, "--human", "all", "--seed", "5", *arguments, environment={} if arguments else {"TERM": "dumb"}
    )
    shown = terminal.until("Player 1 types Player 1 or 1: ")
    terminal.type(CTRL_D)
    terminal.answer(OFFER, "")
    assert shown.count("\n") > 20 and "\x1b" not in shown
    assert terminal.end()[0] == 2


@pytest.mark.parametrize("columns", [20, 400])
def test_any_width_will_do(columns: int) -> None:
    """Nothing is lost and nothing fails on a very narrow or wide screen."""
    terminal = Terminal("play", KUHN, "--seed", "5", columns=columns)
    code, shown = terminal.end()
    assert code == 0 and "Seed: 5" in shown
