"""Small inputs that went wrong once: what `check` says of each now, and what a test or a game of it gives."""

from __future__ import annotations

from itertools import chain, cycle, islice
from pathlib import Path

import pytest

from rulewright.cli.main import run

INPUTS = Path(__file__).parent / "inputs"
CHECKED = {
    "choice-by-position": ["ruleset.yaml:8:14: RW703"],
    "csv-columns": ["cards.csv:1:17: RW005 the column `cost` stands twice"],
    "csv-short-row": ["cards.csv:4:1: RW515 row 4 has 3 cells for 4 columns"],
    "effect-chain": ["ruleset.yaml:76:3: RW619 one run of `e23`"],
    "hash-cut/ruling.yaml": ["RW014"],
    "hash-cut/says.yaml": ["RW014"],
    "hash-cut/title.yaml": ["title.yaml:3:18: RW014"],
    "kind-trait-mapping": ["ruleset.yaml:6:64: RW102", "got an empty mapping"],
    "suppress-in-text": ["RW316 warning: the zone `extra` is never used"],
    "twin-cards": ["RW706 warning: this is always so"],
}
"""What stands in the answer, by input."""
WELL = ["csv-empty-rows", "picked-then-hidden", "view-of-pairs", "twin-cards/no_inequality.yaml"]
PLAYED = {
    "twin-cards/no_inequality.yaml": (["--players", "2"], "Player 1 uses it: card, 1 and card"),
    "view-of-pairs": ([], "The game is over."),
}
"""More words of `play`, and what it shows when a person answers 1 each time."""


@pytest.mark.parametrize("name", CHECKED)
def test_check_says_what_is_right(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    run(["check", str(INPUTS / name), "--format", "concise", "--no-cache"])
    out = capsys.readouterr().out
    assert [words for words in CHECKED[name] if words not in out] == [], out


@pytest.mark.parametrize("name", WELL)
def test_check_has_nothing_to_say(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["check", str(INPUTS / name), "--format", "concise", "--no-cache"]) == 0
    assert "nothing to report" in capsys.readouterr().err


def test_what_selects_a_choice_is_read(capsys: pytest.CaptureFixture[str]) -> None:
    """Whether a choice may be made depends on where a face-down card lies."""
    assert run(["check", str(INPUTS / "choice-by-position"), "--format", "concise", "--no-cache"]) == 1
    assert "RW607" in capsys.readouterr().out


def test_equal_cards_pay_in_pairs(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["test", str(INPUTS / "twin-cards")]) == 0
    assert "0 failed" in capsys.readouterr().out


@pytest.mark.parametrize("name", PLAYED)
def test_a_person_can_play_it(name: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    more, shown = PLAYED[name]
    answers = chain(
        "111", islice(cycle("12345678"), 2000)
    )  # keys stay those of their choices: what is not possible is asked again
    monkeypatch.setattr("sys.stdin.readline", lambda *_: f"{next(answers)}\n", raising=False)
    run(["play", str(INPUTS / name), "--human", "1", "--seed", "1", *more])
    assert shown in capsys.readouterr().out


@pytest.mark.parametrize("record", ["k2.json", "k3.json"])
def test_a_seat_is_told_no_digest(record: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["replay", str(INPUTS / "seat-json-digest" / record), "--to", "0", "--seat", "1", "--json"]) == 0
    assert "digest" not in capsys.readouterr().out


def test_a_chain_of_terms_is_worked_out_once(capsys: pytest.CaptureFixture[str]) -> None:
    assert run(["simulate", str(INPUTS / "term-chain"), "--games", "1", "--seed", "1", "--backend", "native"]) == 0
    assert "finished" in capsys.readouterr().out
