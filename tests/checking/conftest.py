"""A folder with a small game, a variant and a scenario file, and a cache of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

RULES = """\
rulewright: 1
game: mine
players: 2..3
limit: 99 decisions
numbers:
  spare: 3
components: {card: {kinds: {blank: 5, extra: 0}}}
zones:
  deck: {holds: card, starts: all, order: pile, seen_by: nobody}
  hand: {holds: card, per: player, seen_by: owner}
actions:
  take: {where: any(deck), do: draw 1 from deck to me.hand, says: "{me} takes"}
  stop: {where: count(me.hand) > 1, says: "{me} stops"}
phases:
  game:
    round: {turns: player me clockwise from player 1,
        steps: {act: {must: [take, stop], if_none: skip, then: {stop: {end: game}}}}, until: none(deck)}
score: {of: player, points: count(player.hand), rank: highest points then shared}
"""
VARIANT = """\
variant: long
extends: mine
change: {components.card.kinds.blank: 9}
"""
SCENARIOS = """\
scenarios: mine
all is taken:
  players: 2
  expect: {player 1.hand: none}
"""


@pytest.fixture
def mine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder `mine` in the working folder."""
    monkeypatch.setenv("RULEWRIGHT_CACHE", str(tmp_path / "cache"))
    monkeypatch.chdir(tmp_path)
    for name, text in (("ruleset.yaml", RULES), ("variants/long.yaml", VARIANT), ("scenarios/one.yaml", SCENARIOS)):
        path = tmp_path / "mine" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path / "mine"
