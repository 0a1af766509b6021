"""Games whose answer is known: what is measured agrees with it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from rulewright.cli.main import run


def figures(
    capsys: pytest.CaptureFixture[str], game: str, games: int, bot: str, value_bot: str = "none"
) -> dict[str, Any]:
    arguments = [game, "--games", str(games), "--seed", "3", "--jobs", "1", "--bot", bot, "--value-bot", value_bot]
    assert run(["measure", *arguments, "--json"]) == 0
    return {one["name"]: one["estimates"] for one in json.loads(capsys.readouterr().out)["metrics"]}


def test_kuhn_at_random(capsys: pytest.CaptureFixture[str]) -> None:
    """At random the first seat wins 9/16: all of bet and fold (1/4), none of check, bet, fold (1/8), half of the rest.

    Both pay 1, and 1 more for a bet and a call: between the scores lie 2, or 4 in 3/8 of the games; 2 1/4 decisions on average (a third one after check, bet).
    """
    found = figures(capsys, "kuhn", 1500, "random")
    for name, answer in (("seat_wins", 9 / 16), ("seat_gap", 1 / 8), ("decisions", 9 / 4), ("score_spread", 11 / 4)):
        low, high = found[name][0]["interval"]
        assert low <= answer <= high, name


def test_tic_tac_toe_is_drawn_among_strong_players(capsys: pytest.CaptureFixture[str]) -> None:
    strong = figures(capsys, "tic_tac_toe", 6, "ismcts(iterations=800)")
    weak = figures(capsys, "tic_tac_toe", 300, "random")
    assert strong["draws"][0]["number"] == 1.0
    # at random the first one wins 58.5 percent, 12.7 are drawn
    for name, answer in (("seat_wins", 0.585 + 0.127 / 2), ("draws", 0.127)):
        low, high = weak[name][0]["interval"]
        assert low <= answer <= high, name


def test_nim_is_won_by_the_second(capsys: pytest.CaptureFixture[str]) -> None:
    """Heaps of 1, 3, 5 and 7: 1 xor 3 xor 5 xor 7 is 0, which loses for who begins, whether the last match loses or wins."""
    found = figures(capsys, "nim", 8, "ismcts(iterations=4000)")
    assert found["seat_wins"][1]["number"] >= 0.75
