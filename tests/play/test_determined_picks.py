"""What the rules pick with a choice stands beside it in the menu, for a chooser who may know it. (A value that
depends on what he does not see is refused by `check`, RW607.)
"""

from __future__ import annotations

import pytest

from rulewright.choosing import ListedMenu, Menu
from rulewright.game import Game
from rulewright.loading import load_text
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

RULES = """\
rulewright: 1
game: stalls
title: Stalls
about: What goes with a ware is worked out.
players: 2
limit: 20 decisions
components:
  ware: {{kinds: {{silk: 1, salt: 1}}}}
  card: {{kinds: {{ace: 1, king: 1}}}}
zones:
  stall: {{holds: ware, order: row, starts: all face up, seen_by: face}}
  sold: {{holds: ware, seen_by: everyone}}
  deck: {{holds: card, order: {order}, starts: all{face}, seen_by: {cards}}}
state:
  price: {{is: 0..9, per: player, start: 7, seen_by: {price}}}
actions:
  sell: {{pick: "ware in stall, {determined}", do: move ware to sold}}
phases:
  game: {{turn: {{must: sell, by: player 1, if_none: never}}}}
score: {{of: player, points: count(sold), rank: highest points then shared}}
"""


@pytest.mark.parametrize(("given", "told"), [
    ({"determined": "card = the(last(deck))", "order": "row", "face": " face up", "cards": "face"}, "king"),
    ({"determined": "card = the(last(deck))", "order": "row", "face": " face down", "cards": "face"}, ""),
    ({"determined": "card = the(first(deck))", "order": "pile", "face": "", "cards": "nobody"}, ""),
    ({"determined": "asked = me.price", "price": "owner"}, "7"),
    ({"determined": "asked = next(me).price", "price": "everyone"}, "7"),
    ({"determined": "rival = next(me)"}, "Player 2"),
    ({"determined": "rival = next(me), asked = me.price", "price": "owner"}, "Player 2, 7"),
])  # fmt: skip
def test_it_is_told_to_who_may_know_it(given: dict[str, str], told: str) -> None:
    usual = {"order": "row", "face": " face up", "cards": "face", "price": "everyone"}
    report = Report()
    ruleset = load_text(Source("stalls.yaml", RULES.format(**{**usual, **given})), report)
    assert ruleset is not None and not report.failed, [finding.message for finding in report]
    menu = Menu(Game.start(ruleset.machine(), 1), 0)
    question = menu.question(menu.legal)
    assert isinstance(question, ListedMenu)
    more = f" ({told})" if told else ""
    lines = [f"silk (stall, number 1){more}", f"salt (stall, number 2){more}"]
    assert [entry.text for entry in question.entries] == lines
    assert menu.answer(menu.legal, "salt") == menu.legal[1:]
