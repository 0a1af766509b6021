"""Hints of `table:` on the screen: a ring, a track, a stack, whose side."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright import loading
from rulewright.game import Game
from rulewright.picture import layout_of, picture
from rulewright.play import table
from rulewright.ruleset_lookup import Found
from rulewright.source.diagnostic import Report

RULES = """\
rulewright: 1
game: hints
title: Hints
players: 2..3
limit: 100 decisions
spaces: {yard: {count: YARDS, shape: ring}}
components:
  card: {kinds: {ace: {count: 3}, deuce: {count: 3}}}
zones:
  deck: {holds: card, order: pile, starts: all face down, seen_by: nobody}
  used: {holds: card, order: pile, seen_by: everyone}
state:
  steps: {is: 0..12, per: player, start: 0}
  stone: {is: player or none, per: yard, start: none}
actions:
  walk:
    pick: yard where yard.stone is none
    do: |
      set yard.stone to me
      set me.steps to min(12, me.steps + 2)
      move first(deck) to used on top
phases:
  game:
    play:
      turns: player me clockwise from player 1
      until: none(yard where yard.stone is none)
      steps:
        walk: {must: walk, if_none: never}
score: {of: player, points: player.steps, rank: highest points then shared}
table:
  yard: {before: player}
  steps: {drawn: track, title: walked}
  used: {drawn: stack}
"""


def drawn(rules: str, players: int, folder: Path) -> str:
    """The table after two choices."""
    (folder / "game.yaml").write_text(rules, encoding="utf-8")
    ruleset = loading.load(Found(folder / "game.yaml"), Report())
    assert ruleset is not None
    game = Game.start(ruleset.machine(players), 1)
    for _ in range(2):
        seat = min(game.state.pending)
        game.choose(seat, game.legal(seat)[0])
    return "\n".join(line.text for line in table(picture(layout_of(ruleset, game.machine), game.view(0)), 80))


def test_hints_are_drawn(tmp_path: Path) -> None:
    text = drawn(RULES.replace("YARDS", "2 * players"), 2, tmp_path)
    assert "yard 2 (before Player 1)" in text and "yard 3 (before Player 2)" in text
    assert "(ring)" in text
    assert "walked  0 . . * . . . . . . . . . . 12" in text
    assert ", and 1 below" in text and "deck: 4 x ?" in text


FACING = """\
stone of each yard
  yard 6 to yard 4 (before Player 2)  .         .         .
  yard 1 to yard 3 (before Player 1)  Player 1  Player 2  .
"""
WITH_ENDS = """\
stone of each yard
  yard 7 to yard 5 (before Player 2)      .   .   .
                      yard 8, yard 4  .               .
  yard 1 to yard 3 (before Player 1)      P1  P2  .
  PN = Player N
"""


@pytest.mark.parametrize(
    ("yards", "hint", "told"),
    [("3 * players", "drawn: facing", FACING), ("4 * players", "drawn: facing, ends: yes", WITH_ENDS)],
)
def test_what_lies_before_two_is_drawn_facing(yards: str, hint: str, told: str, tmp_path: Path) -> None:
    rules = RULES.replace("YARDS", yards).replace("yard: {before: player}", f"yard: {{before: player, {hint}}}")
    assert told in drawn(rules, 2, tmp_path)
    assert "yard 1 (before Player 1)" in drawn(rules, 3, tmp_path)


@pytest.mark.parametrize(("yards", "told"), [("3", "3 of `yard` cannot lie before 2 players"), ("6", "")])
def test_spaces_are_shared_out_with_every_number_of_players(yards: str, told: str, tmp_path: Path) -> None:
    (tmp_path / "game.yaml").write_text(RULES.replace("YARDS", yards), encoding="utf-8")
    loading.check(tmp_path / "game.yaml", (), report := Report())
    assert any(told in one.message for one in report) if told else not report.failed
