"""A test of a value that may be none holds for the same words until something may have changed it."""

from __future__ import annotations

import pytest

from rulewright.loading import check_text
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

RULESET = """\
rulewright: 1
game: tested
title: Tested
about: Values that may be none.
players: 2
limit: 20 decisions
spaces:
  cell: {{rows: 2, columns: 2}}
components:
  card: {{traits: {{worth: 1..5 or none}}, kinds: {{plain: {{worth: each 1..5, count: 1}},
      blank: {{worth: none, count: 1}}}}}}
zones:
  deck: {{holds: card, starts: all, seen_by: everyone}}
  hand: {{holds: card, per: player, seen_by: owner}}
state:
  bid: {{is: 0..9 or none, per: player, start: none}}
  other: {{is: 0..9 or none, per: player, start: none}}
  mark: {{is: player or none, per: cell, start: none}}
  rule: {{is: 0..9 or none, per: [player, cell], start: none}}
  total: {{is: 0..99, start: 0}}
terms:
  player.best: player.bid if player.bid is not none else 0
effects:
  nothing: set total to 0
  raise(player me): set me.bid to 3
actions:
  act:
    pick: cell
    do: |
      {lines}
phases:
  game:
    all:
      turns: player me clockwise from player 1
      until: total > 0
      steps: {{go: {{must: act, if_none: skip}}, step: {{{step}}}}}
score: {{of: player, points: total, rank: highest points then shared}}
"""


def errors(lines: str, step: str = "do: nothing") -> list[str]:
    report = Report()
    text = RULESET.format(lines="\n      ".join(lines.split("; ")), step=step)
    check_text(Source("tested.yaml", text), report)
    return [one.message for one in report if one.severity == "error"]


@pytest.mark.parametrize(
    "lines",
    [
        "if me.bid is not none: set total to me.bid",
        "if me.bid is none: nothing; else: set total to me.bid",
        "if cell.mark is not none and cell.mark.bid is not none: set total to cell.mark.bid",
        "if rule[me, cell] != none: set total to rule[me, cell] + 1",
        "set total to me.bid if me.bid is not none else 0",
        "set total to sum(p.bid for player p where p.bid is not none)",
        "set total to sum(card.worth for card in me.hand where card.worth is not none)",
        "if me.bid is not none:;   set me.other to 3;   set total to me.bid",
        "if me.bid is not none:;   move cards in deck to me.hand;   set total to me.bid",
        "for each player p where p.bid is not none: add p.bid to total",
        "if me.bid is not none: set me.bid to none",
        "if me.bid is not none: set total to the(me.bid)",
        "if me.bid is not none and me.bid is not none: set total to 1",
        "if cell.mark is not none and cell.mark.bid is not none: set total to the(cell.mark.bid)",
    ],
)
def test_what_was_tested_is_something(lines: str) -> None:
    assert errors(lines) == []


@pytest.mark.parametrize(
    "lines",
    [
        "set total to me.bid",
        "if me.bid is not none: set total to me.other",
        "if me.bid is not none or total = 3: set total to me.bid",
        "if me.bid is not none:;   set me.bid to none;   set total to me.bid",
        "if me.bid is not none:;   for each player p: set p.bid to none;   set total to me.bid",
        "if me.bid is not none:;   if total > 3: set me.bid to none;   set total to me.bid",
        "if me.bid is not none:;   raise(me);   set total to me.bid",
        "for each player p where p.bid is not none:;   add p.bid to total;   set me.bid to none",
        "if cell.mark is not none:;   set cell.mark to none;   set total to cell.mark.best",
        "if me.bid is not none and any((me.bid > 2 after raise(me)) for cell): set total to 1",
        "if rule[me, cell] is not none: set total to rule[next(me), cell]",
    ],
)
def test_what_may_have_changed_may_be_none_again(lines: str) -> None:
    assert len(errors(lines)) == 1 and "none" in errors(lines)[0]


@pytest.mark.parametrize(
    ("step", "fine"),
    [
        ("when: me.bid is not none, do: set total to me.bid", True),
        ("when: me.bid is not none, steps: {a: {do: nothing}, b: {do: set total to me.bid}}", False),
        ("repeat: {a: {do: nothing}}, until: me.bid is not none and me.bid > 3", True),
        ("when: me.bid is not none, repeat: {a: {do: nothing}}, until: me.bid > 3", False),
    ],
)
def test_between_steps_nothing_is_kept(step: str, fine: bool) -> None:
    assert (errors("nothing", step) == []) is fine
