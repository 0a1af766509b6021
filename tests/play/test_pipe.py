"""Scripted games through pipes: prompts, refusals, commands, ends, and what the output is for."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from .piping import FAULTY, KUHN, OWN, STEPS, Piped, process

WRONG = ["-5", "6", "7", "3.5", "1e3", "+5", "007", "\uff15", "", "1" + "0" * 30, "NaN", "9" * 5000, "x\x1b[31m", "1 1"]


def test_two_people_play_to_the_end(piped: Piped) -> None:
    """Answers one a line; the end tells ranks, reasons and only then the seed."""
    done = piped("play", KUHN, "--human", "all", "--names", "Ann,Bob", "--seed", "5", answers="1 1")
    assert done.code == 0
    assert re.search(
        (
            r"1   Ann          1\n +2   Bob         -1\n1\. Ann: 1, ahead by .*\n2\. Bob: -1\nPoints\n[^:]*: "
            r"1\n[^:]*: -1\n[^:]*\nSeed: 5\n$"
        ),
        done.out,
    )
    assert "Seed" not in done.out.partition("The game is over")[0]


def test_each_person_sees_only_the_own_hand(piped: Piped) -> None:
    """Before the showdown nothing written for one seat names the other's card."""
    done = piped("play", KUHN, "--human", "all", "--names", "Ann,Bob", "--seed", "5", answers="1 1")
    anns, bobs = done.out.split("== Ann ==")[1].split("== Bob ==")
    assert "king" in anns and "queen" not in anns
    assert "queen" in bobs.partition("pot: 0")[0] and "king" not in bobs.partition("pot: 0")[0]


def test_a_pipe_gets_no_escape_codes(piped: Piped) -> None:
    """Neither colours nor a cleared screen."""
    assert "\x1b" not in piped("play", KUHN, "--human", "all", "--seed", "5", answers="1 1").out


@pytest.mark.parametrize("wrong", WRONG)
def test_a_wrong_number_is_refused_in_one_line(piped: Piped, wrong: str) -> None:
    """The refusal names what is allowed, the choice stays open, and the right answer is then taken."""
    answers = f"2\n{wrong}\n5\nquit\n".encode()
    done = piped("play", STEPS, "--human", "1", "--players", "2", "--seed", "1", answers=answers)
    refusals = [line for line in done.out.splitlines() if "type a whole number: 0..5" in line]
    assert done.code == 0 and len(refusals) == 1
    assert "- Player 1 pays" in done.out
    assert "\x1b" not in done.out


def test_a_wrong_line_is_refused(piped: Piped) -> None:
    """A list names its numbers; what is no number may be a command, and `?` tells which there are."""
    done = piped("play", KUHN, "--human", "1", "--seed", "5", answers=b"3\nfold\n1 1\n\n1\n")
    assert done.out.count("type a number from 1 to 2") == 4
    assert "`fold` is not allowed" in done.out


@pytest.mark.parametrize(
    ("typed", "warned"), [("log", True), ("LOG ", True), ("l", False), ("table", False), ("quit", False)]
)
def test_a_command_that_a_choice_is_called_by_says_so(piped: Piped, typed: str, warned: bool) -> None:
    """The command comes first; the number, and words that no command has, take the choice."""
    done = piped(
        "play", str(OWN / "called_as_commands.yaml"), "--human", "1", "--seed", "1", answers=f"{typed}\n\n2\n".encode()
    )
    assert (f"`{typed.strip()}` is a command; for what is called so, type its number." in done.out) == warned
    assert ("- Player 1 logs" in done.out) == (typed != "quit")


def test_bytes_that_are_no_text_are_refused(piped: Piped) -> None:
    """Latin-1, zero bytes and a line without end neither stop nor crash the game."""
    done = piped("play", KUHN, "--human", "1", "--seed", "5", answers=b"\xe9\xff\n\x00\n" + b"9" * 20_000 + b"\n1\n1\n")
    assert done.code == 0 and done.out.count("is not allowed") == 3


def test_the_end_of_input_says_whose_choice_was_open(piped: Piped) -> None:
    """Exit code 2, one line, no trace."""
    done = piped("play", KUHN, "--human", "all", "--names", "Ann,Bob", "--seed", "5", answers="1")
    assert done.code == 2 and done.err == ""
    kept = "It is kept: `rulewright play --resume` goes on with it.\n"
    assert done.out.endswith(f"Bob, 1..2: \nThe input ended while it was the choice of Bob.\n{kept}")


def test_the_last_line_needs_no_line_end(piped: Piped) -> None:
    """An answer without a line end counts."""
    assert piped("play", KUHN, "--human", "all", "--seed", "5", answers=b"1\n1").code == 0


def test_commands_do_not_change_the_game(piped: Piped) -> None:
    """Help, table, log and why may be asked anywhere; the game goes as without them."""
    plain = piped("play", KUHN, "--human", "1", "--seed", "5", answers="1 1").out
    asked = piped("play", KUHN, "--human", "1", "--seed", "5", answers="? table log why 1 1").out
    assert plain.partition("The game is over")[2] == asked.partition("The game is over")[2]


def test_why_names_the_rule_and_what_does_not_hold(piped: Piped) -> None:
    """A sentence with the numbers that matter, the condition in the rules' words,
    and what its terms mean, with file and line.
    """
    out = piped("play", STEPS, "--human", "1", "--players", "2", "--seed", "1", answers="why quit").out
    told = out.partition("boast: not possible now (")[2]
    assert re.search(
        (
            r"^.*steps\.yaml:\d+\)\n  your purse is 5, not more than 5\.\n  where: me\.purse > 5 and me is rich "
            r"\(.*steps\.yaml:\d+\)\n"
        ),
        told,
    )
    assert re.search(r"\n    rich: player\.purse \+ .* > 9 \(.*steps\.yaml:\d+\)\n", told)


def test_what_is_not_possible_is_listed_with_its_reason(piped: Piped) -> None:
    """`?` at the choice of an action; `why` about one action, about one with what
    it would pick, and about words that are none.
    """
    answers = b"?\nwhy boast\nwhy put in 3\nwhy put in 7\nwhy put in seven\nwhy bost\nquit\n"
    out = piped("play", STEPS, "--human", "1", "--players", "2", "--seed", "1", answers=answers).out
    assert "Not possible now:\n  boast: your purse is 5, not more than 5.\n" in out
    assert "\nboast: your purse is 5, not more than 5.\n" in out
    assert "\nput in 3: It is possible now.\n" in out
    assert "\nput in 7: it is not among these: number" in out
    assert "`seven` is nothing that put in could pick" in out
    assert "There is no action `bost`; did you mean `why boast`?" in out


def test_the_rules_of_the_phase_are_told(piped: Piped) -> None:
    """`rules`: the phase that asks, and the actions that it asks for, in sentences."""
    out = piped("play", STEPS, "--human", "1", "--players", "2", "--seed", "1", answers="rules quit").out
    told = out.partition(": rules\n")[2]
    assert told.startswith("Five\n") and "First." in told and "\nPut in\n" in told


def test_a_hint_has_values_and_can_be_switched_off(piped: Piped) -> None:
    """What a bot would choose that knows what the person knows; where hints are off, that is said."""
    kuhn = ["play", KUHN, "--human", "1", "--seed", "5"]
    out = piped(*kuhn, answers="hint quit").out
    assert re.search(r"A bot that knows what you know would choose: (check|bet)\n +\d+ of 100  ", out)
    assert "hints are switched off at this table" in piped(*kuhn, "--no-hints", answers="hint quit").out.casefold()


def test_undo_goes_back_as_if_nothing_had_happened(piped: Piped, tmp_path: Path) -> None:
    """The record of a game with a choice taken back is that of the game without it."""
    for name, answers in (("once", "2 3"), ("twice", "1 undo 2 3")):
        piped(
            "play",
            STEPS,
            "--human",
            "all",
            "--players",
            "2",
            "--seed",
            "1",
            "--record",
            str(tmp_path / name),
            answers=answers,
        )
    assert (tmp_path / "once").read_bytes() == (tmp_path / "twice").read_bytes()
    assert len(json.loads((tmp_path / "once").read_text())["choices"]) == 1


@pytest.mark.parametrize(
    ("answers", "why"),
    [
        ("undo", "There is nothing to take back."),
        ("4 undo", "Chance has decided something since."),
        ("5 undo", "You have learned something since."),
        ("6 undo", "The rules have looked at something since that you cannot see."),
        ("7 undo", "The rules have looked at something since that you cannot see."),
        ("8 undo", "The rules have looked at something since that you cannot see."),
    ],
)
def test_undo_is_refused_over_news(piped: Piped, answers: str, why: str) -> None:
    """Beyond chance, what was seen, or another's choice there is no way back, and the reason is told."""
    assert why in piped("play", STEPS, "--human", "all", "--players", "2", "--seed", "1", answers=answers).out


def test_nothing_is_taken_back_before_the_first_choice(piped: Piped) -> None:
    """That a bot or a person has chosen does not matter to who has made no choice at all;
    to who has made one it does.
    """
    for people, answers in (("2", "undo"), ("all", "1 1 1 undo")):
        out = piped("play", STEPS, "--human", people, "--players", "2", "--seed", "1", answers=answers).out
        assert "There is nothing to take back." in out
        assert "has chosen since" not in out
    assert "Player 2 has chosen since." in piped("play", KUHN, "--human", "all", "--seed", "1", answers="1 2 undo").out


def test_a_fault_ends_the_game_with_its_place(piped: Piped) -> None:
    """A promise of the ruleset that was wrong: exit code 1, file and line."""
    done = piped("play", FAULTY, "--players", "1", "--human", "1", "--seed", "1", answers="1")
    assert done.code == 1
    assert re.search(
        r"cannot go on after 1 decision: .*more is asked for here than there is \(.*faulty\.yaml:\d+:\d+\)\n", done.out
    )


def test_the_limit_is_told_as_unfinished(piped: Piped) -> None:
    """Neither a win nor a draw."""
    done = piped("play", FAULTY, "--players", "1", "--human", "1", "--seed", "1", answers="2 2 2 2 2 2 2")
    assert done.code == 1
    assert "Unfinished: the game is not over after 6 decisions" in done.out and "The game is over." not in done.out


def test_bots_play_in_public(piped: Piped) -> None:
    """Without people: the seed, what an onlooker may read, the result."""
    done = piped("play", "gravediggers", "--players", "3", "--seed", "7")
    assert done.code == 0 and done.out.count("Seed: 7\n") == 2
    assert "buries a card at" in done.out and "buries valuable" not in done.out


def test_the_same_seed_is_the_same_game() -> None:
    """Byte for byte, also with another hash seed; another seed is another game."""
    runs = (("7", "0"), ("7", "9"), ("8", "0"))
    one, two, other = (
        process("play", "gravediggers", "--players", "3", "--seed", seed, PYTHONHASHSEED=hashing).out
        for seed, hashing in runs
    )
    assert one == two != other


def test_without_a_seed_games_differ_and_tell_it(piped: Piped) -> None:
    """The seed that is told plays the same game again."""
    first, second = (piped("play", "gravediggers", "--players", "2").out for _ in range(2))
    assert first != second
    seed = re.search(r"Seed: (\d+)", first)
    assert seed is not None
    assert piped("play", "gravediggers", "--players", "2", "--seed", seed[1]).out == first


def test_a_closed_reader_is_no_trouble(tmp_path: Path) -> None:
    """`| head -1` ends quietly, and a record is still written whole."""
    done = process("play", "gravediggers", "--seed", "1", "--record", str(tmp_path / "r"), shell="| head -1")
    assert done.out == "Gravediggers\n" and done.err == f"Recorded in `{tmp_path / 'r'}`.\n"
    assert json.loads((tmp_path / "r").read_text())["finished"]


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no /dev/full")
def test_a_full_disk_is_an_error() -> None:
    """Exit code 2 and one line."""
    done = process("play", KUHN, "--seed", "1", shell="> /dev/full")
    assert done.code == 2 and done.err.startswith("Error: ") and done.err.count("\n") == 1


@pytest.mark.parametrize(
    "environment",
    [{"LC_ALL": "C"}, {"LC_ALL": "C", "PYTHONCOERCECLOCALE": "0", "PYTHONUTF8": "0"}, {"PYTHONIOENCODING": "cp1252"}],
)
def test_any_locale_will_do(environment: dict[str, str]) -> None:
    """Names that the output cannot show become signs that it can."""
    done = process("play", KUHN, "--names", "Zo\u00eb,Bo\u0107", "--seed", "1", **environment)
    assert done.code == 0 and done.err == ""


def test_names_cannot_repaint_the_terminal(piped: Piped) -> None:
    """Control and direction characters are written out; wide ones are counted as wide."""
    done = piped("play", KUHN, "--names", "A\x1b[31m\x07,\u65e5\u672c", "--seed", "1")
    assert "\x1b" not in done.out and "A\\x1b[31m\\x07" in done.out
    rows = re.findall(r"^ +\d   (.*?) +-?\d+$", done.out, re.MULTILINE)
    assert set(rows) == {"A\\x1b[31m\\x07", "\u65e5\u672c"}
    assert re.search(r"   A\\x1b\[31m\\x07    {5}-?\d", done.out) or re.search("   \u65e5\u672c {13} +-?\\d", done.out)
