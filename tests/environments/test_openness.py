"""A game counts as open only if nothing in it can be hidden: one small ruleset, and each thing that hides something."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest

from properties.catalogue import machine_of
from rulewright.adapters import is_open, is_simultaneous
from rulewright.ir import program as ir

OPEN = """\
rulewright: 1
game: open
title: Open
players: 2
limit: 20 decisions
components: {card: {kinds: {one: 3}}}
money: {coin: {bank: {start: 9, seen_by: everyone}, purse: {per: player, at_most: 9, seen_by: everyone}}}
zones:
  shelf: {holds: card, order: row, starts: all, seen_by: everyone}
  hand: {holds: card, per: player, order: row, seen_by: everyone}
state:
  points: {is: 0..9, per: player, start: 0, seen_by: everyone}
  worn: {is: flag, per: card, start: no}
actions:
  take: {pick: card in shelf, do: move card to me.hand}
  mark: {pick: card in me.hand, do: set card.worn to yes}
  bid: {pick: n in 1..2, do: set me.points to n}
phases:
  game:
    play:
      repeat: {act: {must: take, by: player 1, if_none: skip}, more: {must: mark, by: player 1, if_none: skip},
          bids: {must: bid, by: player 2}}
      until: count(shelf) = 0
score: {of: player, points: player.points, rank: highest points then shared}
"""
HIDING = {
    "a zone": ("order: row, seen_by: everyone}\\nstate", "order: row, seen_by: owner}\\nstate"),
    "a purse": ("at_most: 9, seen_by: everyone", "at_most: 9, seen_by: owner"),
    "a value": ("per: player, start: 0, seen_by: everyone", "per: player, start: 0, seen_by: owner"),
    "a mark": ("per: card, start: no", "per: card, start: no, seen_by: owner"),
    "a secret pick": ("pick: card in shelf, do", "pick: card in shelf, seen_by: owner, do"),
    "a shuffled pile": ("    play:", "    mix: shuffle shelf\\n    play:"),
    "sealed choices": ("bids: {must: bid, by: player 2}", "bids: {everyone: bid}"),
}


def test_where_all_is_seen_it_is_open(tmp_path: Path) -> None:
    program = machine_of(OPEN, 2, tmp_path).program
    assert is_open(program)
    assert not is_simultaneous(program)


@pytest.mark.parametrize("what", HIDING)
def test_what_hides_something_is_not_open(what: str, tmp_path: Path) -> None:
    before, after = (text.replace("\\n", "\n") for text in HIDING[what])
    assert before in OPEN
    program = machine_of(OPEN.replace(before, after), 2, tmp_path).program
    assert not is_open(program)
    assert is_simultaneous(program) == (what == "sealed choices")


def test_everything_with_an_audience_is_looked_at() -> None:
    """A Program has no other kind of place that some see and others do not."""
    kinds = {
        name
        for name, kind in vars(ir).items()
        if dataclasses.is_dataclass(kind) and "seen_by" in {field.name for field in dataclasses.fields(kind)}
    }
    assert kinds == {"ZoneFamily", "PurseFamily", "Variable", "ComponentState"}
