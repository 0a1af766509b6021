"""Paths: what an address of a variant means in a ruleset's tree."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulewright.frontend.syntax.nodes import Mapping
from rulewright.frontend.syntax.reader import read_node
from rulewright.frontend.syntax.text_files import read_source
from rulewright.frontend.variants.paths import Miss, everywhere, find, top, written
from rulewright.resources import folder
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

RULESETS = sorted(folder("rulesets").rglob("ruleset.yaml"))

TREE = """\
terms:
  player.wealth: 1
  card.worth(field): 2
  field.worth: 3
  hand.wealth: 4
  bonus: 5
  card.bonus: 6
tables:
  metal.price: {gold: 3}
  forward by 1..35: {1..13: 4, 14..35: 2}
options:
  raid: {values: [hard, soft]}
components:
  card: {kinds: {pair: {rows: [[black, 1], [white, 2]]}}}
state:
  fate: {per: field}
phases:
  round(player me):
    turn:
      turns: player
      steps:
        place: {must: [bury, dig_up(me)], then: {bury: {score: a}, dig_up: {end: game}}}
        look: {must: "peek, point(a, b)", if_none: {mourn: b}, else: {mourn: c}}
        deep: {repeat: {when: x, steps: {inner: d}}}
"""


def root_of(text: str) -> Mapping:
    root = read_node(Source("tree.yaml", text), Report())
    assert isinstance(root, Mapping)
    return root


def meant(path: str) -> str:
    """What a path leads to, as a whole path; or where it fails."""
    place = find(root_of(TREE), path)
    if not isinstance(place, Miss):
        return written(place.location)
    return (
        f"miss at {path[place.offset :]}"
        if not place.several
        else "either " + " or ".join(written(one.location) for one in place.several)
    )


@pytest.mark.parametrize(
    ("path", "whole"),
    [
        ("terms.player.wealth", "terms.player.wealth"),
        ("terms.card.worth", "terms.card.worth"),
        ("terms.card.worth(field)", "terms.card.worth"),
        ("terms.bonus", "terms.bonus"),
        ("tables.price.gold", "tables.metal.price.gold"),
        ("tables.forward.1..13", "tables.forward.1..13"),
        ("options.raid.values.soft", "options.raid.values.2"),
        ("components.card.kinds.pair.rows.2", "components.card.kinds.pair.rows.2"),
        ("state.fate.per.field", "state.fate.per.1"),
        ("phases.round.turn.place", "phases.round.turn.steps.place"),
        ("phases.round.turn.steps.place.must", "phases.round.turn.steps.place.must"),
        ("phases.round.turn.place.must.dig_up", "phases.round.turn.steps.place.must.2"),
        ("phases.round.turn.place.bury.score", "phases.round.turn.steps.place.then.bury.score"),
        ("phases.round.turn.look.must.point", "phases.round.turn.steps.look.must.2"),
        ("phases.round.turn.look.else.mourn", "phases.round.turn.steps.look.else.mourn"),
        ("phases.round.turn.deep.inner", "phases.round.turn.steps.deep.repeat.steps.inner"),
    ],
)
def test_a_path_leads_to_one_node(path: str, whole: str) -> None:
    """Parameters, owners and words between steps may be left out; words of lists and numbers of items are names."""
    assert meant(path) == whole


@pytest.mark.parametrize(
    ("path", "what"),
    [
        ("terms.worth", "either terms.card.worth or terms.field.worth"),
        ("terms.wealth", "either terms.player.wealth or terms.hand.wealth"),
        (
            "phases.round.turn.look.mourn",
            "either phases.round.turn.steps.look.if_none.mourn or phases.round.turn.steps.look.else.mourn",
        ),
    ],
)
def test_a_path_that_fits_several_nodes_means_none_of_them(path: str, what: str) -> None:
    """Nothing is guessed where an owner or a word between steps is missing."""
    assert meant(path) == what


@pytest.mark.parametrize(
    "path",
    [
        "round.turn",
        "terms.player",
        "options.raid.values.3",
        "phases.round.place",
        "phases.round.turn.place.end",
        "terms.bonus.more",
        "options..raid",
    ],
)
def test_a_path_that_leads_nowhere_says_from_where_on(path: str) -> None:
    """No section is left out, no step looked through, and words of the language belong to their own step."""
    assert meant(path).startswith("miss at ")


@pytest.mark.parametrize("file", RULESETS, ids=lambda path: path.parent.name)
def test_every_entry_of_a_ruleset_has_a_path(file: Path) -> None:
    """The whole path of everything in a shipped ruleset leads back to it."""
    source = read_source(file, Report())
    assert source is not None
    root = root_of(source.text)
    for place in everywhere(top(root)):
        found = find(root, written(place.location))
        assert not isinstance(found, Miss) and found.node is place.node
