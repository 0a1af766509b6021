"""A misspelt verb of a step is told once, and the step is read as it was meant."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulewright.frontend.syntax.steps import VERBS
from rulewright.loading import check_text
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

RULES = """\
rulewright: 1
game: slip
title: Slip
players: 2
limit: 100 decisions
state: {n: {is: 0..9, start: 0}, done: {is: flag, per: player, start: no}}
money: {coin: {bank: {start: 5, seen_by: everyone}, purse: {per: player, start: 0, seen_by: everyone}}}
actions:
  go: {do: set n to 2}
  stay: {do: set me.done to yes}
priorities: {night: {order: u > v, rules: {u: set n to 1, v: set n to 2}}}
payouts:
  wages: {among: player, from: bank, to: player.purse, claims: 1, order: clockwise from player 1, short: stop,
    rest: bank}
phases:
  game:
    a: STEP
    b: {must: [go, stay], by: player 1, if_none: skip}
  sub: {x: {do: set n to 3}}
score: {of: player, points: n if player is done else 0, rank: highest points then shared}
"""
STEPS = {
    "do": "do: set n to 1",
    "let": "let: m = 1",
    "must": "must: go, if_none: skip, by: player 1",
    "may": "may: [go], by: player 1",
    "everyone": "everyone: stay, if_none: skip",
    "offer": "offer: go, to: player p clockwise from player 1, accepted: {x: set n to 3}, refused: {x: set n to 2}",
    "each": "each: player me clockwise from player 1, steps: {x: {must: go, if_none: skip}}",
    "turns": "turns: player me clockwise from player 1, steps: {x: {must: go, if_none: skip}}, until: n > 0",
    "repeat": "repeat: {x: set n to 1}, until: n > 0",
    "match": "match: n, cases: {1: set n to 2, else: skip}",
    "run": "run: sub",
    "resolve": "resolve: night",
    "pay": "pay: wages",
    "end": "end: game",
    "steps": "steps: {x: set n to 1}",
}
"""A step of each verb, as its keys."""
ADVICE = {"RW317", "RW318", "RW506", "RW708", "RW709", "RW714"}
"""What is told of these rules where no word is misspelt."""
PLACES = {
    "of a phase": "{%s}",
    "with a note": "{about: why so, %s}",
    "of a group": "{steps: {q: {%s}, r: set n to 4}}",
    "after a choice": "{must: go, by: player 1, if_none: skip, then: {about: why so, %s}}",
    "that is repeated": "{repeat: {z: {%s}}, until: n > 3}",
}


def told(step: str) -> list[tuple[str, str, str]]:
    """Code, message and hint of all that is told of the rules with this step."""
    report = Report()
    check_text(Source("slip.yaml", RULES.replace("STEP", step)), report)
    return [(one.code, one.message, str(one.hint)) for one in report]


def slips(verb: str) -> Iterator[str]:
    """A letter too few, one too many, two exchanged: of short words those that are like no other verb."""
    yield from {verb[:1] + verb[2:], verb[:2] + verb[1:], verb[:1] + verb[2:1:-1] + verb[1] + verb[3:]} - {verb, *VERBS}


@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("verb", VERBS)
def test_a_misspelt_verb_is_told_once(verb: str, place: str) -> None:
    """The step counts as if it were written well: neither what stands in it nor what it alone uses is told."""
    usual, tried = told(PLACES[place] % STEPS[verb]), 0
    assert {code for code, _, _ in usual} <= ADVICE
    for written in slips(verb):
        if verb == "do" and written not in ("ddo", "doo"):
            continue
        found = [one for one in told(PLACES[place] % STEPS[verb].replace(verb, written, 1)) if one not in usual]
        assert found == [("RW106", "this step has no verb", f"did you mean `{verb}`?")], written
        tried += 1
    assert tried


def test_words_of_the_table_are_read_as_verbs() -> None:
    """What the table of words proposes is what is meant."""
    for said, verb, step in (("choose", "must", STEPS["must"]), ("foreach", "each", STEPS["each"])):
        found = told(PLACES["of a phase"] % step.replace(verb, said, 1))
        assert [one for one in found if one[0] == "RW106"] == [("RW106", "this step has no verb", f"write `{verb}`")]
        assert {code for code, _, _ in found} <= {"RW106", "RW317", "RW506", "RW708", "RW709"}


def test_where_two_verbs_are_as_near_both_are_named() -> None:
    """Neither is taken for the one that was meant, and nothing more is told of the step."""
    (code, message, hint), *others = [one for one in told("{qay: wages}") if one[0] not in ("RW317", "RW709")]
    assert (code, message, hint) == ("RW106", "this step has no verb", "did you mean `may` or `pay`?")
    assert {one[0] for one in others} <= {"RW506", "RW708"}


def test_what_stands_beside_decides_between_two_verbs() -> None:
    """`cases` belong to `match`, and to no other verb that is as near."""
    found = [hint for code, _, hint in told("{mach: n, cases: {1: set n to 2, else: skip}}") if code[:3] == "RW1"]
    assert found == ["did you mean `match`?"]
