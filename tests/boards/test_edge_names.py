"""Names of edges: each has its own, whatever the places are called."""

from __future__ import annotations

from pathlib import Path

from rulewright.loading import load
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Report

RULES = """\
rulewright: 1
game: towns
title: Towns
players: 2
limit: 10 decisions
spaces:
  town: {names: [ulm, bonn, bonn_2, bonn_south]}
  road: {joins: town, edges: [[ulm, bonn_south], [ulm, bonn], [ulm, bonn], [ulm, bonn_2]]}
state: {toll: {is: 0..9, per: player, start: 0}}
actions: {go: {says: "{me} goes"}}
phases: {game: {one: {must: go, by: player 1}}}
score: {of: player, points: player.toll, rank: highest points then shared}
"""


def test_edges_have_names_of_their_own(tmp_path: Path) -> None:
    """A place may be called what a second edge would be; one whose name begins with another's is not that one."""
    (tmp_path / "towns.yaml").write_text(RULES, encoding="utf-8")
    found = load(Found(tmp_path / "towns.yaml"), Report())
    assert found is not None and found.symbols.spaces["road"].names == (
        "ulm_bonn_south",
        "ulm_bonn",
        "ulm_bonn_2",
        "ulm_bonn_2_2",
    )
