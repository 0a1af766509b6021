# ruff: noqa: RUF001 (letters that look like others are what is tested)
"""What seats may be called: by the command line, from Python, and in records."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import rulewright as rw
from rulewright.cli.main import run
from rulewright.game.seats import BadName, seat_names

SAME = [
    ("Ann", "Ann"),
    ("José", "Jose\u0301"),
    ("ann", "ANN"),
    ("Ann", "Аnn"),
    ("Ann", "Ａｎｎ"),
    ("Ann", "An\u200bn"),
    ("An\\u200bn", "An\u200bn"),
    ("Player 2", ""),
    ("player\u00a02", ""),
    ("P1ayer 2", ""),
    ("Ρlayer 2", ""),
    ("PLAYER２", ""),
    ("\u3164", "Ann"),
    ("\ufe0f", "Ann"),
    ("a" + "\u0301" * 60, "Ann"),
    ("", "Player 1"),
]
"""Names for two seats, of which one is refused; nothing stands for a seat without a name behind the last one."""


@pytest.mark.parametrize("names", SAME)
def test_refused(names: tuple[str, str]) -> None:
    """In every way in."""
    given = [name for name in names if name or names[1]]
    given = given if given != ["", "Player 1"] else ["Ann", "Player 1"]
    with pytest.raises(BadName):
        seat_names(given, 2)
    with pytest.raises(rw.RulewrightError):
        rw.load("kuhn", names=given)


@pytest.mark.parametrize(
    "names",
    [
        [],
        ["Ann"],
        ["Ann", "Bob"],
        ["Player 1", "Player 2"],
        ["Player 1"],
        ["Анна", "Инна"],
        ["José", "Jose"],
        ["Player 7"],
    ],
)
def test_allowed(names: list[str]) -> None:
    """A seat may have its own usual name, and names of any alphabet."""
    assert seat_names(names, 2)[: len(names)] == tuple(names)


def test_the_message_names_the_letter() -> None:
    with pytest.raises(
        BadName, match=r"seats 1 and 2 look the same.*U\+0410 \(cyrillic capital letter a\), which looks like `A`"
    ):
        seat_names(["Ann", "Аnn"], 2)
    with pytest.raises(BadName, match="seat 1 is called `Player 2`, which looks like the usual name of seat 2"):
        seat_names(["Player 2"], 2)


def test_play_and_records(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """`play --names` refuses it, and so does a record that says so."""
    assert run(["play", "kuhn", "--human", "1", "--names", "Player 2,Bob", "--seed", "1"]) == 2
    assert "looks like the usual name of seat 2" in capsys.readouterr().err
    game = rw.load("kuhn", names=["Ann", "Bob"]).start(1)
    game.play("random")
    path = tmp_path / "game.json"
    game.record.save(path)
    data = json.loads(path.read_text(encoding="utf-8"))
    data["seats"][1]["name"] = "Аnn"
    path.write_text(json.dumps(data), encoding="utf-8")
    assert run(["replay", str(path)]) == 2
    assert "look the same" in capsys.readouterr().err
