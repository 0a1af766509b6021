"""Games that nobody wins are measured, compared and read back like others: by one seat alone, and by several
together.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.cli.main import run

RULES = """\
rulewright: 1
game: dare
title: Dare
players: 1..3
limit: 100 decisions
components: {die: {plural: dice, rolls: 1..6, kinds: {cube: 1}}}
zones: {tray: {holds: die, starts: all, seen_by: everyone}}
numbers: {needed: NEEDED}
state: {points: {is: 0..99, start: 0}}
actions:
  dare: {do: "add sum(die.rolled for die in tray) to points"}
  wait: {do: add 1 to points}
phases:
  game:
    all:
      each: player me clockwise from player 1
      steps:
        roll: roll dice in tray
        act: {must: [dare, wait]}
score: {of: OF, points: POINTS, won: points >= needed}
"""
ENDS = {"always lost": 50, "sometimes": 4, "always won": 0}


@pytest.mark.parametrize("needed", ENDS.values(), ids=ENDS)
@pytest.mark.parametrize("of", ["everyone", "player"])
@pytest.mark.parametrize("players", ["1", "3"])
def test_games_that_nobody_wins_are_measured(
    players: str, of: str, needed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The log is read back, and tells the same."""
    rules, log = tmp_path / "dare.yaml", tmp_path / "log.parquet"
    points = "points" if of == "everyone" else "points + 0"
    rules.write_text(RULES.replace("NEEDED", str(needed)).replace("OF", of).replace("POINTS", points))
    words = [
        "measure",
        str(rules),
        "--players",
        players,
        "--games",
        "8",
        "--seed",
        "1",
        "--value-bot",
        "flat(iterations=6)",
    ]
    assert run([*words, "--log", str(log)]) == 0
    first = capsys.readouterr()
    assert run([*words, "--log", str(log)]) == 0
    assert capsys.readouterr().out == first.out and "8 games: 8 finished" in first.out
    assert run([*words, "--json"]) == 0
    assert "NaN" not in capsys.readouterr().out
