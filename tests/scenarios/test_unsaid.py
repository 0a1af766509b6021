"""What a scenario does not say: where the rest of the money and of the box is, by one rule that a failure shows."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from rulewright.cli.main import run

RULES = """\
rulewright: 1
game: sample
title: Sample
players: 2
limit: 9 decisions
components:
  card: {kinds: {plain: 6}}
zones:
  deck: {holds: card, order: pile, starts: all, seen_by: nobody}
  hand: {holds: card, per: player, seen_by: owner}
money:
  coin:
    bank: {start: 20, seen_by: everyone}
    pot: {start: 4, seen_by: everyone}
    purse: {per: player, start: 3, from: bank, seen_by: everyone}
phases:
  game: {take: "pay 1 from bank to player 1.purse"}
score: {of: player, points: player.purse + count(player.hand), rank: highest points then shared}
"""


def tried(folder: Path, given: str, expect: str, capsys: pytest.CaptureFixture[str]) -> tuple[int, dict[str, Any]]:
    (folder / "ruleset.yaml").write_text(RULES, encoding="utf-8")
    (folder / "scenarios").mkdir(exist_ok=True)
    text = f"scenarios: sample\none:\n  given: {{{given}}}\n  expect: {{{expect}}}\n"
    (folder / "scenarios/s.yaml").write_text(text, encoding="utf-8")
    code = run(["test", str(folder), "--format", "json"])
    return code, json.loads(capsys.readouterr().out)


def test_where_several_purses_could_pay_one_must_be_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Money that could come from the bank or from the pot is not taken silently from one of them."""
    code, told = tried(tmp_path, "player 1.purse: 5", "bank: 21", capsys)
    assert code == 2
    (error,) = told["errors"]
    assert error["message"] == "all `coin` together is 24, and this makes 26: 2 too many"
    assert error["help"] == "say what one of these holds: `bank`, `pot`"


def test_a_failure_shows_what_was_not_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The purse that has given the money, and the zone from which components were taken."""
    code, told = tried(tmp_path, "player 1.purse: 5, pot: 4, player 2.hand: 2 plain", "bank: 0", capsys)
    assert code == 1
    (scenario,) = told["scenarios"]
    assert scenario["trace"][:2] == [
        "at the start: `deck` holds 4 cards, 2 less than declared; the scenario does not say it",
        f"at the start: `bank` holds {24 - 5 - 3 - 4}, 2 less than declared; the scenario does not say it",
    ]


@pytest.mark.parametrize("seed", range(12))
def test_money_is_placed_by_the_rule_or_refused(seed: int, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever purses are given: a balance that one purse alone can give stands there; all else is an error."""
    chance = random.Random(seed)
    held = {"bank": 14, "pot": 4, "player 1.purse": 3, "player 2.purse": 3}
    given = {name: chance.randrange(7) for name in held if chance.random() < 0.6} or {"pot": 2}
    free = [name for name in ("bank", "pot") if name not in given]
    more = sum(held.values()) - sum({**held, **given}.values())
    wanted = {**held, **given}
    if len(free) == 1:
        wanted[free[0]] += more
    expect = ", ".join(f"{name}: {amount}" for name, amount in wanted.items())
    code, told = tried(tmp_path, ", ".join(f"{name}: {amount}" for name, amount in given.items()), expect, capsys)
    is_placed = (more == 0 or len(free) == 1) and all(amount >= 0 for amount in wanted.values())
    assert (code == 0) == is_placed
    assert bool(told["errors"]) == (not is_placed)
