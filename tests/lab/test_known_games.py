"""Games whose answer is known: what is measured agrees with it. Samples; all of it is `python -m lab.known_games`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rulewright as rw
from rulewright.cli.main import run
from rulewright.lab.statistics import estimate
from rulewright.stats import share
from rulewright.stats.game_result import play

from .known_games import KuhnEquilibrium
from .pig_optimum import PigOptimum, first_seat_wins

ROOT = Path(__file__).parent.parent.parent


def figures(
    capsys: pytest.CaptureFixture[str], game: str, games: int, bot: str, value_bot: str = "none"
) -> dict[str, Any]:
    arguments = [game, "--games", str(games), "--seed", "3", "--jobs", "1", "--bot", bot, "--value-bot", value_bot]
    assert run(["measure", *arguments, "--json"]) == 0
    return {one["name"]: one["estimates"] for one in json.loads(capsys.readouterr().out)["metrics"]}


def test_kuhn_at_random(capsys: pytest.CaptureFixture[str]) -> None:
    """At random the first seat wins 9/16: all of bet and fold (1/4), none of check, bet, fold (1/8), half of the rest.

    Both pay 1, and 1 more for a bet and a call: between the scores lie 2, or 4 in 3/8 of the games; 2 1/4 decisions on
    average (a third one after check, bet).
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
    """Heaps of 1, 3, 5 and 7: 1 xor 3 xor 5 xor 7 is 0, which loses for who
    begins, whether the last match loses or wins.
    """
    found = figures(capsys, "nim", 8, "ismcts(iterations=4000)")
    assert found["seat_wins"][1]["number"] >= 0.75


# ---- Kuhn's value ----------------------------------------------------------------------------------------------------


def test_kuhn_has_its_value() -> None:
    """Between players who make no mistake the first one loses 1/18 a game;
    a quarter of a percent of runs would be outside.
    """
    machine = rw.load("kuhn").machine
    bot = KuhnEquilibrium()
    scores = [float(play(machine, (bot, bot), 1, game).scores[0]) for game in range(6000)]
    found = estimate(scores, 1.0)
    assert found is not None
    interval = found.interval(0.9975)
    assert interval.low <= -1 / 18 <= interval.high and interval.high - interval.low < 0.12


# ---- Pig -------------------------------------------------------------------------------------------------------------


def test_the_first_seat_of_pig_between_optimal_players() -> None:
    """To 20 points; to 100, where the published figure is, by `python -m lab.pig_optimum`.
    In three runs of a thousand the figure would lie outside.
    """
    optimum = PigOptimum(20)
    wins = first_seat_wins(optimum, 300, 1)
    interval = share(wins, 300, 0.997)
    assert interval.low <= optimum.first_seat <= interval.high
    assert optimum.first_seat - 0.5 > 0.1


def test_the_first_seat_of_piglet(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """T. W. Neller, C. G. M. Presser, "Optimal Play of the Dice Game Pig" (2004): with a coin in place of the die and
    two points to win, the first of two optimal players wins 4/7. Both then flip always; a bot that searches finds that.
    """
    text = (ROOT / "rulesets/classics/pig/ruleset.yaml").read_text(encoding="utf-8")
    file = tmp_path / "piglet.yaml"
    file.write_text(text.replace("values: 10..100, default: 100", "values: 2..100, default: 2"), encoding="utf-8")
    options = ["-o", "die_sides=2", "-o", "each_roll=one", "--players", "2", "--value-bot", "none", "--jobs", "1"]
    words = [str(file), "--games", "200", "--seed", "3", "--bot", "ismcts(iterations=300)", *options, "--json"]
    assert run(["measure", *words]) == 0
    found = {one["name"]: one for one in json.loads(capsys.readouterr().out)["metrics"]}
    low, high = found["seat_wins"]["estimates"][0]["interval"]
    assert low <= 4 / 7 <= high
