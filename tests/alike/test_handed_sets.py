"""Sets as parameters are values of their own. Both backends play `tests/conformance/rulesets/handed_sets.yaml`."""

from __future__ import annotations

import random
from pathlib import Path

from rulewright.game import Game
from rulewright.loading import load, load_text
from rulewright.ruleset_lookup import Found
from rulewright.scenarios import ScenarioFile, Shelf, attempt
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

RIDGE = Path(__file__).parent.parent / "prototypes" / "ridge_farms"
TWICE = """\
rulewright: 1
game: twice
title: Twice
players: 2
limit: 20 decisions
components: {card: {traits: {rank: 1..4}, kinds: {plain: {rank: each, count: 1, called: "card {rank}"}}}}
zones:
  table: {holds: card, order: row, starts: all face up, seen_by: everyone}
  early: {holds: card, order: row, seen_by: everyone}
  late: {holds: card, order: row, seen_by: everyone}
actions:
  name: {pick: 1..2 cards in table}
effects:
  put(1..2 cards one, 1..2 cards other): |
    move one to early
    move other to late
phases:
  game:
    name: {must: name, by: player 1, if_none: never, then: {again: {run: again(cards)}}}
  again(1..2 cards given):
    name: {must: name, by: player 2, if_none: never, then: {put: "put(given, cards)"}}
score: {of: player, points: count(early), rank: highest points then shared}
"""


def test_a_set_that_was_handed_over_stays_when_the_action_is_chosen_again() -> None:
    ruleset = load_text(Source("twice.yaml", TWICE), Report())
    assert ruleset is not None
    machine = ruleset.machine(2)
    game = Game.start(machine, 1)
    words = {game.words(0, number): number for number in game.legal(0)}
    game.choose(0, words["name card 1 (table, number 1) and card 3 (table, number 3)"])
    game.choose(1, words["name card 2 (table, number 2)"])
    names = [one.called for one in machine.program.class_of("card").faces]
    zones = {zone.family: zone for zone in machine.program.zones}
    slots = game.state.slots

    def lying(name: str) -> list[str]:
        zone = zones[name]
        return [names[slots[zone.first + at]] for at in range(slots[zone.base])]

    assert lying("early") == [names[0], names[2]]
    assert lying("late") == [names[1]]


def test_scenarios_of_the_prototype() -> None:
    tried = attempt(ScenarioFile(RIDGE / "scenarios" / "rules.yaml"), Shelf(), "")
    assert tried.results and not tried.errors and all(not result.failures for result in tried.results)


def test_deals_are_struck_in_the_variant() -> None:
    """Whoever chooses by lot agrees to deals, accepts other demands, and comes to an end."""
    ruleset = load(Found(RIDGE / "ruleset.yaml", ("open_barns",)), Report())
    assert ruleset is not None
    game, lot = Game.start(ruleset.machine(3, {"goal": "4"}), 0), random.Random(0)
    while not game.over:
        seat = min(game.state.pending)
        game.choose(seat, lot.choice(game.legal(seat)))
    told = " ".join(str(line) for line in game.state.log or ())
    assert "agrees" in told
    assert "accepts" in told
