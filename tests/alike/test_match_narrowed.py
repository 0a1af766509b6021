"""A match need not name what the pick before it rules out, and a case may do nothing."""

from __future__ import annotations

import pytest

from rulewright.game import Game
from rulewright.loading import check_text, load_text
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

GAME = """\
rulewright: 1
game: narrowed
title: Narrowed
players: 2
limit: 20 decisions
components:
  card:
    traits: {suit: [red, black, blue], value: 1..3}
    kinds: {plain: {suit: [red, black, blue], value: each, count: 1}, joker: {count: 1, suit: blue, value: 1}}
zones:
  row: {holds: card, order: row, starts: all face up, seen_by: everyone}
state:
  n: {is: 0..9, start: 0}
actions:
  take: {pick: "PICK", where: "WHERE", do: turn card face down}
phases:
  game:
    one: {must: take, by: player 1, if_none: never, then: {told: {match: SUBJECT, cases: CASES}}}
score: {of: player, points: n, rank: highest points then shared}
""".replace("suit: [red, black, blue], value: each", "suit: each, value: each")


def codes(pick: str, where: str, subject: str, cases: str) -> list[str]:
    text = GAME.replace("PICK", pick).replace("WHERE", where).replace("SUBJECT", subject).replace("CASES", cases)
    report = Report()
    check_text(Source("narrowed.yaml", text), report)
    return [one.code for one in report.found if one.code in ("RW511", "RW319")]


ALL, BOTH = "{red: add 1 to n, black: skip, blue: skip}", "{red: add 1 to n, black: skip}"


@pytest.mark.parametrize(
    ("pick", "where", "subject", "cases", "found"),
    [
        ("card in row", "yes", "card.suit", ALL, []),
        ("card in row", "yes", "card.suit", BOTH, ["RW511"]),
        ("card in row where card.suit is in [red, black]", "yes", "card.suit", BOTH, []),
        ("card in row where card.suit is not in [blue]", "yes", "card.suit", BOTH, []),
        ("card in row where card.suit != blue", "yes", "card.suit", BOTH, []),
        ("card in row", "card.suit != blue and n = 0", "card.suit", BOTH, []),
        ("card in row", "card.suit != blue or n = 0", "card.suit", BOTH, ["RW511"]),
        ("card in row where not (card.suit = blue)", "yes", "card.suit", BOTH, []),
        ("red card in row", "yes", "card.suit", "{red: add 1 to n}", []),
        ("plain card in row", "yes", "card", "{plain: add 1 to n}", []),
        ("card in row", "yes", "card", "{plain: add 1 to n}", ["RW511"]),
        ("red card in row", "yes", "card.suit", "{red: add 1 to n, else: skip}", ["RW319"]),
    ],
)
def test_what_a_pick_rules_out_needs_no_case(pick: str, where: str, subject: str, cases: str, found: list[str]) -> None:
    assert codes(pick, where, subject, cases) == found


def test_a_step_that_does_nothing_does_nothing() -> None:
    text = GAME.replace("PICK", "card in row where card.suit != blue").replace("WHERE", "yes")
    ruleset = load_text(Source("narrowed.yaml", text.replace("SUBJECT", "card.suit").replace("CASES", BOTH)), Report())
    assert ruleset is not None
    machine = ruleset.machine(2)
    n = next(slots for slots in machine.program.slots if slots.name == "n").base
    for number in Game.start(machine, 1).legal(0):
        game = Game.start(machine, 1)
        word = game.words(0, number)
        game.choose(0, number)
        assert game.over
        assert game.state.slots[n] == ("red" in word)
