"""One mistake, one finding: a misspelt name is told once, where it stands, and not again wherever something follows.

Here one use of each sort of name; `tests.language.misspelt` goes through whole rulesets.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.loading import check_text
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source

from .misspelt import odd, one_of_each, uses

RULESETS = Path(__file__).parent.parent / "conformance" / "rulesets"
GRAPHS = (RULESETS / "graphs.yaml").read_text(encoding="utf-8")
WORKSHOP = (RULESETS / "workshop.yaml").read_text(encoding="utf-8")
CARDS = (RULESETS / "value_names.yaml").read_text(encoding="utf-8")


def test_a_misspelt_name_is_one_finding() -> None:
    assert list(odd(one_of_each(uses(RULESETS / "handed_sets.yaml")))) == []


@pytest.mark.parametrize(
    ("text", "old", "new", "told"),
    [
        (GRAPHS, "pick: isle where isle.stone", "pick: islx where isle.stone", "nothing is called `islx` here"),
        (GRAPHS, "road.free:", "roax.free:", "no type is called `roax`"),
        (GRAPHS, "road.free: road.track", "road.free: road.tracx", "a road has no `tracx`"),
        (GRAPHS, "per: box, start: {b1", "per: boq, start: {b1", "no type is called `boq`"),
        (WORKSHOP, "order: rich > poor", "order: ricx > poor", "no rule is called `ricx`"),
        (WORKSHOP, "exactly 2 fields where", "exactly 2 fieldx where", "nothing is called `fieldx` here"),
        (WORKSHOP, "pick: \"1..2 cards in me.hand\", do: \"move cards to me.dark\"",
         "pick: \"1..2 cardx in me.hand\", do: \"move cards to me.dark\"",
         "`cardx` is the name of a set of cards here, and `cards` is said for it"),
        (CARDS, "hand: {holds: card", "hand: {holds: carx", "no class of components is called `carx`"),
        (CARDS, "called: \"{rank}", "called: \"{rnak}", "`card` has no trait `rnak`"),
        (WORKSHOP, "hide, steal, grope", "hide, steax, grope", "no action is called `steax`"),
    ],
)  # fmt: skip
def test_what_follows_from_a_mistake_is_not_told(text: str, old: str, new: str, told: str) -> None:
    assert old in text
    report = Report()
    check_text(Source("sample.yaml", text.replace(old, new, 1)), report)
    assert [one.message for one in report if one.severity is Severity.ERROR] == [told]


@pytest.mark.parametrize("place", ["me.hnad + row", "me.hand + rwo", "me.hnad"])
def test_a_misspelt_place_in_a_pick_is_one_finding(place: str) -> None:
    report = Report()
    assert "pick: card in me.hand\n" in CARDS
    check_text(Source("sample.yaml", CARDS.replace("pick: card in me.hand\n", f"pick: card in {place}\n")), report)
    found = [one for one in report if one.severity is Severity.ERROR]
    assert [one.code for one in found] == ["RW405"] and "is not a place" in found[0].message


def test_a_name_that_is_only_a_little_like_its_sort_is_no_slip() -> None:
    """`leader` is no `player`: whoever says `player` for a member is told how the members are called."""
    rules = """\
rulewright: 1
game: names
title: Names
players: 2
limit: 100 decisions
state: {offer: {is: 0..9, per: player, start: 0}}
actions: {bid: {pick: amount in 0..9, do: set me.offer to amount}}
phases:
  game:
    a:
      turns: player LOOP clockwise from player 1
      steps:
        b: {everyone: bid}
        c: {each: player winner by highest player.offer then clockwise from LOOP, steps: {x: set winner.offer to 1}}
      until: all(player.offer = 1 for player)
score: {of: player, points: player.offer, rank: highest points then shared}
"""
    for name, told in {
        "leader": ("RW305", "no player is named here", "the player here is called `winner` or `leader`"),
        "playr": (
            "RW309",
            "`playr` is the name of a player here, and `player` is said for it",
            "did you mean `player`?",
        ),
    }.items():
        report = Report()
        check_text(Source("sample.yaml", rules.replace("LOOP", name)), report)
        assert [(one.code, one.message, one.hint) for one in report if one.severity is Severity.ERROR] == [told]
