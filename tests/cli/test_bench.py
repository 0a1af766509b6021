"""`rulewright bench`: who was measured, by what, and who could not be."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from rulewright.bench import Contender, compared
from rulewright.cli.main import run
from rulewright.codegen import build

DRAFTS = Path(__file__).parents[1] / "language" / "drafts"


def measured(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """The JSON report."""
    assert run(["bench", *arguments, "--rounds", "2", "--games", "3", "--json"]) == 0
    found: dict[str, Any] = json.loads(capsys.readouterr().out)
    return found


def test_the_backends_are_measured_side_by_side(capsys: pytest.CaptureFixture[str]) -> None:
    """Rates, ratios to the reference in each round, and how many games were played."""
    found = measured(capsys, "tic_tac_toe", "--seed", "4")["rulesets"]
    assert [one["ruleset"] for one in found] == ["tic_tac_toe"]
    reference, native = found[0]["contenders"]
    assert (reference["name"], reference["ratios"]) == ("reference", [1.0, 1.0])
    assert (native["name"], native["games"], len(native["ratios"])) == ("native", 6, 2)
    assert 5 <= native["decisions_per_second"] / native["games_per_second"] <= 9


def test_a_game_that_was_written_by_hand_is_measured_too(capsys: pytest.CaptureFixture[str]) -> None:
    """In a checkout: the plain Python version and the one in C; not where options are set, which these do not know."""
    with_others = measured(capsys, "gravediggers")["rulesets"][0]["contenders"]
    assert [one["name"] for one in with_others] == ["reference", "native", "oracle", "hand-written C"]
    without = measured(capsys, "gravediggers", "-o", "shortfall=skip")["rulesets"][0]["contenders"]
    assert [one["name"] for one in without] == ["reference", "native"]


def test_without_a_compiler_it_says_so(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The reference is measured all the same."""
    monkeypatch.setenv(build.COMPILER_VARIABLE, "no-such-compiler")
    found = measured(capsys, str(DRAFTS / "kuhn.yaml"))["rulesets"][0]
    assert [one["name"] for one in found["contenders"]] == ["reference"]
    assert "no-such-compiler" in found["missing"][0]
    assert run(["bench", str(DRAFTS / "kuhn.yaml"), "--rounds", "1", "--games", "1"]) == 0
    assert "not measured" in capsys.readouterr().out


def test_options_go_with_a_ruleset(capsys: pytest.CaptureFixture[str]) -> None:
    """Options for all rulesets at once mean nothing."""
    assert run(["bench", "--players", "3"]) == 2
    assert "RULESET" in capsys.readouterr().err


def test_a_ratio_is_the_median_of_those_of_the_rounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Rates of one round are compared with each other, never with another round's."""
    now = 0.0

    def takes(*seconds: float) -> Contender:
        """A contender that takes so long in each round."""
        rounds = iter(seconds)

        def play(first: int, count: int) -> int:
            nonlocal now
            now += next(rounds)
            return count

        return Contender(f"{seconds[0]}", "", play)

    monkeypatch.setattr("rulewright.bench.comparison.time.process_time", lambda: now)
    comparison = compared([takes(1, 2, 9), takes(0.5, 0.5, 3), "gone"], 3, 10)
    slow, fast = comparison.rows
    assert (slow.ratios, fast.ratios, fast.ratio) == ([1, 1, 1], [2, 4, 3], 3)
    assert (fast.rates, fast.games, fast.decisions, comparison.missing) == ([20, 20, 10 / 3], 30, 30, ("gone",))
    assert comparison.between("1", "0.5") == pytest.approx(1 / 3)
    assert comparison.between("1", "gone") is None
