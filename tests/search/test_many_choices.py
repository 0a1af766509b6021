"""Where there are more choices than anybody could list at leisure, bots answer soon, and what they answer is legal."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

import rulewright as rw
from rulewright.search import thinking
from rulewright.search.plan import Worth

pytestmark = pytest.mark.usefixtures("quick_builds", "measured_before")

MOST = 900_000
"""All actions of a ruleset together may have a million choices."""
TEXT = f"""\
rulewright: 1
game: auction
title: Auction
about: Everyone bids once, unseen by the others; the highest bid wins.
players: 2
limit: 20 decisions
state: {{points: {{is: 0..{MOST}, per: player, start: 0, seen_by: owner}}}}
actions: {{bid: {{pick: n in 0..{MOST}, do: set me.points to n}}}}
phases: {{game: {{bids: {{everyone: bid}}}}}}
score: {{of: player, points: player.points, rank: highest points then shared}}
"""
SECONDS = 20
"""Of processor time, for a few games: a millisecond for each choice would be a quarter of an hour."""


@pytest.fixture
def measured_before(monkeypatch: pytest.MonkeyPatch) -> None:
    """No horizon is measured."""
    monkeypatch.setattr(thinking, "kept", lambda program, measure: Worth(12, 8, 10))


@pytest.mark.parametrize(
    "bot", ["greedy(samples=1)", "flat(iterations=300, horizon=end)", "ismcts(iterations=300, horizon=end)"]
)
def test_bots_bid_among_very_many(bot: str, tmp_path: Path) -> None:
    path = tmp_path / "ruleset.yaml"
    path.write_text(TEXT, encoding="utf-8")
    rules, began = rw.load(path), time.process_time()
    rows = rules.simulate(2, seed=1, bots=[bot, "random"]).table().to_pylist()
    assert time.process_time() - began < SECONDS
    assert [row["end"] for row in rows] == ["finished"] * 2
    assert all(0 <= row["score_1"] <= MOST for row in rows)
