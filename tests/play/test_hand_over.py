"""Handing over on one terminal, key by key: only the next person's own name or number, typed after
the call, brings up a hand, and leaving hides it.
"""

from __future__ import annotations

import re
import sys

import pytest

from rulewright.play.hand_over import named

from .piping import KUHN

if sys.platform == "win32":
    pytest.skip("pseudo-terminals are for POSIX systems", allow_module_level=True)

from .terminal import Terminal

CLEAR = "\x1b[H\x1b[2J\x1b[3J"
CTRL_C, CTRL_D = "\x03", "\x04"
ANN, BOB = "Ann types Ann or 1: ", "Bob types Bob or 2: "
OVER = "hand over to Bob: "
OFFER = "Enter alone leaves it: "
HAND = re.compile(r"\b(king|queen|jack)\b|hand:")
KEYS = [
    "?",
    "help",
    "save",
    "save x.json",
    "table",
    "log",
    "log all",
    "why",
    "undo",
    "back",
    "",
    " ",
    "3",
    "0",
    "12",
    "Anna",
    "n",
    "yes",
    "Player",
    "\x1b[A",
    "\t",
]


def two_people() -> Terminal:
    return Terminal("play", KUHN, "--human", "all", "--names", "Ann,Bob", "--seed", "5", columns=200)


def at_bobs_call() -> Terminal:
    """Where Ann has chosen and handed over."""
    terminal = two_people()
    terminal.answer(ANN, "Ann")
    terminal.answer("Ann, 1..2: ", "1")
    terminal.answer(OVER, "")
    terminal.until(BOB)
    return terminal


def on_screen(shown: str) -> str:
    """What is still to be seen after the screen was last cleared."""
    return shown.rpartition(CLEAR)[2]


def tells_no_hand(shown: str) -> bool:
    return not HAND.search(on_screen(shown))


def leave(terminal: Terminal) -> str:
    terminal.type(CTRL_D)
    terminal.answer(OFFER, "")
    return terminal.end()[1]


def asked_again(terminal: Terminal, keys: list[str], prompt: str) -> None:
    """Each of these is refused where the prompt stands, and shows nothing."""
    for key in keys:
        terminal.type(f"{key}\n")
        again = terminal.until(prompt)
        told = "Only Enter goes on here" if prompt == OVER else "Nothing is shown before"
        assert not HAND.search(again) and told in again, key


def test_no_word_at_a_call_shows_a_hand() -> None:
    """At the opening call, where the former player hands over, and at the next call: it is asked again."""
    terminal = two_people()
    terminal.until(ANN)
    asked_again(terminal, KEYS, ANN)
    terminal.type("Ann\n")
    terminal.answer("Ann, 1..2: ", "1")
    terminal.until(OVER)
    asked_again(terminal, [key for key in KEYS if key.strip()], OVER)
    terminal.type("\n")
    assert tells_no_hand(terminal.until(BOB))
    asked_again(terminal, KEYS, BOB)
    terminal.type("Bob\n")
    assert "queen" in terminal.until("Bob, 1..2: ")
    leave(terminal)


@pytest.mark.parametrize("key", [key for key in KEYS if not key.strip()])
def test_enter_goes_on_where_it_is_handed_over(key: str) -> None:
    """With spaces or Tabs before it as well, and to the next call alone."""
    terminal = two_people()
    terminal.answer(ANN, "Ann")
    terminal.answer("Ann, 1..2: ", "1")
    terminal.answer(OVER, key)
    assert tells_no_hand(terminal.until(BOB))
    leave(terminal)


@pytest.mark.parametrize("key", ["", "Ann", "a", "1", "\n\n\n"])
def test_the_former_player_cannot_call_the_next(key: str) -> None:
    """Enter once more, the former player's own name and number: at the next one's call none of them shows anything."""
    terminal = at_bobs_call()
    for _ in range(3):
        terminal.type(f"{key}\n")
        assert not HAND.search(terminal.until(BOB))
    assert not HAND.search(terminal.quiet())
    leave(terminal)


@pytest.mark.parametrize("word", ["Bob", "bob", "BO", "b", "2", " Bob "])
def test_the_next_person_is_called_by_name_its_beginning_or_number(word: str) -> None:
    terminal = at_bobs_call()
    terminal.type(f"{word}\n")
    assert "queen" in terminal.until("Bob, 1..2: ")
    leave(terminal)


@pytest.mark.parametrize(
    ("names", "answer", "seat"),
    [
        (("Ann", "Anna"), "ann", 0),
        (("Ann", "Anna"), "an", None),
        (("Ann", "Anna"), "anna", 1),
        (("Ann", "Bob"), "", None),
        (("Ann", "Bob"), "3", None),
        (("Ann", "Bob"), "02", None),
        (("2", "1"), "2", 0),
        (("Player 1", "Player 2"), "player", None),
        (("Player 1", "Player 2"), "2", 1),
        (("Player 1", "Player 2"), "player 2", 1),
        (("ann", "Ann"), "Ann", 1),
        (("ann", "Ann"), "ANN", None),
        (("J\u00fcrgen", "Bob"), "ju\u0308", 0),
    ],
)
def test_a_text_names_one_seat_or_none(names: tuple[str, ...], answer: str, seat: int | None) -> None:
    assert named(answer, names) == seat


@pytest.mark.parametrize("ahead", ["\n", "Ann\n", "1\n1\n", "\n\n\n\n", "\n1\n\n\n1\n", "1\n1\n1\n", "quit\n"])
def test_what_was_typed_ahead_is_dropped_at_the_opening_call(ahead: str) -> None:
    """Typed while the program starts: the call waits all the same."""
    terminal = two_people()
    terminal.type(ahead)
    terminal.until(ANN)
    assert not HAND.search(terminal.quiet())
    leave(terminal)


@pytest.mark.parametrize("ahead", ["1\n\n\n\n", "1\n\n2\n1\n", "1\n\nBob\n", "1\n\n\n\n\n\n\n"])
def test_what_was_typed_ahead_is_dropped_at_a_hand_over(ahead: str) -> None:
    """The former player's keys neither pass the hand-over, nor the call, nor answer for the next."""
    terminal = two_people()
    terminal.answer(ANN, "Ann")
    terminal.until("Ann, 1..2: ")
    terminal.type(ahead)
    shown = terminal.until(OVER)
    assert "queen" not in shown + terminal.quiet()
    terminal.type("\n2\nBob\n1\n")
    assert tells_no_hand(terminal.until(BOB)) and "queen" not in terminal.quiet()
    leave(terminal)


def test_what_follows_the_name_at_the_call_does_not_answer_for_the_next_player() -> None:
    terminal = two_people()
    terminal.until(ANN)
    terminal.type("Ann\n1\n1\n")
    terminal.until("Ann, 1..2: ")
    assert "Ann checks" not in terminal.quiet()
    leave(terminal)


@pytest.mark.parametrize(
    ("key", "prompt"),
    [
        *((CTRL_C, prompt) for prompt in (ANN, OVER, "Bob, 1..2: ")),
        *((CTRL_D, prompt) for prompt in ("Ann, 1..2: ", OVER, BOB)),
        *(("quit\n", prompt) for prompt in (ANN, "Ann, 1..2: ", BOB, "Bob, 1..2: ")),
    ],
)
def test_leaving_hides_every_hand(key: str, prompt: str) -> None:
    """Whoever leaves, wherever: what stays on the screen after the last clearing shows no hand."""
    terminal = two_people()
    if prompt != ANN:
        terminal.answer(ANN, "Ann")
    if prompt not in (ANN, "Ann, 1..2: "):
        terminal.answer("Ann, 1..2: ", "1")
    if prompt in (BOB, "Bob, 1..2: "):
        terminal.answer(OVER, "")
    if prompt == "Bob, 1..2: ":
        terminal.answer(BOB, "Bob")
    terminal.until(prompt)
    terminal.type(key)
    shown = terminal.answer(OFFER, "") + terminal.end()[1]
    assert CLEAR in shown and tells_no_hand(shown)


def test_one_person_keeps_the_screen() -> None:
    """There is nobody to hide from."""
    terminal = Terminal("play", KUHN, "--human", "1", "--seed", "5", columns=200)
    terminal.answer("1..2: ", "quit")
    assert CLEAR not in terminal.answer(OFFER, "") + terminal.end()[1]
