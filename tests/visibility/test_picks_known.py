"""RW607: who knows what was picked before: along every way through steps, and after it was brought to light."""

from __future__ import annotations

import pytest

from rulewright.loading import check_text
from rulewright.source.diagnostic import Diagnostic, Report, Severity
from rulewright.source.text import Source

from .test_reads import _text

ACT = '{pick: "card gone in me.hand", do: move gone to heap, says: "{me} x"}'
MORE = """\
  sift(0..2 cards chosen):
    pick: card in me.hand where count(other in chosen where other.rank = 1) < 2
    says: "{me} z"
DO
"""
"""An action that may be asked for again and again, and reads what was picked so far."""
FIRST = "{must: act, by: player 1, if_none: skip, then: {a: STEP}}"
ASK = '{must: "look(top, gone.rank)", by: BY, if_none: skip}'
COLLECTS = "{must: sift(found), by: player 1, collects: 1..2 cards found, if_none: skip, then: ASK}"
WAYS = {
    "a step": "ASK",
    "a group": "{steps: {b: ASK}}",
    "each": "{each: player p clockwise from player 1, steps: {b: ASK}}",
    "turns": "{turns: player p clockwise from player 1, steps: {b: ASK}, until: pot = 9}",
    "repeat": "{repeat: {b: ASK}, until: pot = 9}",
    "match": "{match: pot, cases: {1: ASK, else: {do: set mark to 1}}}",
    "else": "{when: pot = 1, do: set mark to 1, else: ASK}",
    "none": "{must: other, by: player 1, if_none: {b: ASK}}",
    "declined": "{may: other, by: player 1, otherwise: {b: ASK}}",
    "a case": "{must: [other, act], by: player 1, if_none: skip, then: {other: ASK}}",
    "accepted": "{offer: other, to: player p clockwise from player 1, accepted: ASK}",
    "refused": "{offer: other, to: player p clockwise from player 1, refused: ASK}",
    "everyone has none": "{everyone: [other], if_none: {b: ASK}}",
    "collected": COLLECTS,
    "none to collect": "{must: sift(found), by: player 1, collects: 1..2 cards found, if_none: {b: ASK}}",
    "declined to collect": "{may: sift(found), by: player 1, collects: 1..2 cards found, otherwise: {b: ASK}}",
}
"""Steps that follow a pick of player 1, and in which somebody is asked by what was picked."""


def _errors(action: str, steps: str, do: str = "") -> list[Diagnostic]:
    text = _text(action, steps="z: " + steps)
    if "sift" in steps:
        text = text.replace("  other: {says", MORE.replace("DO\n", do) + "  other: {says")
    report = Report()
    check_text(Source("picks.yaml", text), report)
    return [d for d in report if d.severity is Severity.ERROR]


def _codes(action: str, steps: str, do: str = "") -> list[str]:
    return [d.code for d in _errors(action, steps, do)]


@pytest.mark.parametrize("way", WAYS)
def test_a_pick_is_known_to_its_chooser_along_every_way(way: str) -> None:
    steps = FIRST.replace("STEP", WAYS[way]).replace("ASK", ASK)
    assert _codes(ACT, steps.replace("BY", "player 1")) == []
    assert _codes(ACT, steps.replace("BY", "player 2")) == ["RW607"]


@pytest.mark.parametrize(
    ("by", "do", "told"),
    [
        ("player 1", "move card to heap", []),
        ("player 2", "move card to heap", ["RW607"]),
        ("player 2", "show card to everyone", []),
        ("player 2", "show card to player 1", ["RW607"]),
        ("player 2", "let best = top\n      show best to everyone", ["RW607"]),
    ],
)
def test_what_is_collected_is_known_to_its_chooser(by: str, do: str, told: list[str]) -> None:
    ask = '{must: "look(top, count(card in found where card.rank = 1))", by: BY, if_none: skip}'
    assert _codes(ACT, COLLECTS.replace("ASK", ask).replace("BY", by), f"    do: |\n      {do}\n") == told


STAY, GIVE = "says: '{me} x'", "do: move gone to (player 2).rack"
SET, TAKE = "set gone.noted to 1", "move first 1 card in deck to (player 1).rack"


@pytest.mark.parametrize("handed", ['"look(top, gone.noted)"', '"noting(gone)"', '"noting_by_term(gone)"'])
@pytest.mark.parametrize(
    ("pick", "between", "by", "told"),
    [
        (STAY, "", "player 1", False),
        (STAY, "", "player 2", True),
        (STAY, SET, "player 1", False),  # it lies before him, who sees it
        (STAY, TAKE, "player 1", True),  # it may be gone
        (GIVE, "", "player 1", False),  # he saw it as he chose it
        (GIVE, SET, "player 1", True),
        (GIVE, TAKE, "player 1", True),
    ],
)
def test_a_mark_that_its_owner_sees_is_known_until_it_changes_elsewhere(
    handed: str, pick: str, between: str, by: str, told: bool
) -> None:
    """Also where the component is handed over, whose owner the action knows by another name."""
    action = f'{{pick: "card gone in me.rack", {pick}}}'
    ask = f"{{must: {handed}, by: {by}, if_none: skip}}"
    steps = FIRST.replace("STEP", f"{{steps: {{x: {between}, b: {ask}}}}}" if between else ask)
    report = Report()
    more = "".join(
        f"  {name}(card c): {{pick: number n in 0..9, where: n != {read}, do: set mark to n}}\n"
        for name, read in (("noting", "c.noted"), ("noting_by_term", "noted_on(c)"))
        if f"{name}(" in handed
    )
    text = _text(action, steps="z: " + steps).replace("  other: {says", more + "  other: {says")
    check_text(Source("picks.yaml", text), report)
    assert {d.code for d in report if d.severity is Severity.ERROR} == ({"RW607"} if told else set())


@pytest.mark.parametrize(
    ("where", "told"), [("where c.rank = 1", ["RW718"]), ("where position_of(c) = 1", []), ("", [])]
)
def test_what_is_printed_on_what_was_collected_not_everybody_knows(where: str, told: list[str]) -> None:
    """So it is told that it decides who is asked."""
    each = f'{{each: "card c in found {where}", steps: {{b: {{must: other, by: player 1, if_none: skip}}}}}}'
    text = _text(ACT, steps="z: " + COLLECTS.replace("ASK", each))
    more = MORE.replace("DO\n", "    do: move card to heap\n")
    report = Report()
    check_text(Source("picks.yaml", text.replace("  other: {says", more + "  other: {says")), report)
    assert [d.code for d in report if d.code in ("RW607", "RW718") or d.severity is Severity.ERROR] == told


@pytest.mark.parametrize(("do", "told"), [("show cards to everyone", []), ("show cards to player 1", ["RW607"])])
def test_all_know_several_that_were_brought_to_light(do: str, told: list[str]) -> None:
    action = f'{{pick: "2 cards in me.hand", do: "{do}", says: "{{me}} x"}}'
    ask = '{must: "look(top, count(card in cards where card.rank = 1))", by: player 2, if_none: skip}'
    assert _codes(action, FIRST.replace("STEP", ask)) == told


def test_who_takes_an_offer_knows_what_he_picked() -> None:
    steps = "{offer: act, to: player p clockwise from player 1, accepted: ASK}".replace("ASK", ASK)
    assert _codes(ACT, steps.replace("BY", "p")) == []
    assert _codes(ACT, steps.replace("BY", "player 2")) == ["RW607"]


@pytest.mark.parametrize(
    ("pick", "do", "told"),
    [
        ("card gone in me.hand", "show gone to everyone", []),
        ("card gone in me.hand", "show gone to player 1", ["RW607"]),
        ("card gone in me.hand", "show gone to player p where p = player 2", ["RW607"]),
        ("card gone in me.hand", "show me.rack to everyone", ["RW607"]),
        ("card gone in row", "turn gone face up", []),
        ("card gone in row", "turn gone face down", ["RW607"]),
        ("card gone in row", "turn cards in me.rack face up", ["RW607"]),
        ("card gone in me.hand", "move gone to open", []),
        ("card gone in me.hand", "move gone to heap", ["RW607"]),
        ("card gone in me.hand", "move cards in me.hand where dark to open", ["RW607"]),
    ],
)
def test_what_is_brought_to_light_all_know(pick: str, do: str, told: list[str]) -> None:
    action = f'{{pick: "{pick}", do: "{do}", says: "{{me}} x"}}'
    steps = FIRST.replace("STEP", ASK.replace("BY", "player 2"))
    assert _codes(action, steps) == told


@pytest.mark.parametrize(
    ("do", "runs", "told"),
    [
        ("show gone to everyone", ["later(gone)"], []),
        ("show gone to player 1", ["later(gone)"], ["RW607"]),
        ("show gone to everyone", ["later(gone)", "later(the(first(row)))"], ["RW607"]),
        ("show gone to everyone", ["later(gone)", "later(top)"], []),
        ("show gone to everyone", ["between(gone)"], []),
        ("show gone to player 1", ["between(gone)"], ["RW607"]),
    ],
)
def test_what_was_brought_to_light_is_known_in_the_phase_to_which_it_is_handed(
    do: str, runs: list[str], told: list[str]
) -> None:
    """By every `run` of it, also by way of another phase."""
    action = f'{{pick: "card gone in me.hand", do: "{do}", says: "{{me}} x"}}'
    steps = ", ".join(f"r{number}: {{run: {run}}}" for number, run in enumerate(runs))
    text = _text(action, steps="z: {must: act, by: player 1, if_none: skip, then: {" + steps + "}}")
    phases = f"  later(card gone): {{a: {ASK.replace('BY', 'player 2')}}}\n"
    phases += "  between(card gone): {a: {run: later(gone)}}\n" if "between(gone)" in runs else ""
    report = Report()
    check_text(Source("picks.yaml", text.replace("\nscore:", f"\n{phases}score:")), report)
    assert [d.code for d in report if d.severity is Severity.ERROR] == told


@pytest.mark.parametrize(
    ("pick", "told"),
    [
        ("2 cards in me.hand", []),
        ("1..(sec[me]) cards in me.hand", []),
        ("1..(num) cards in me.hand", ["RW607"]),
        ("exactly num cards in me.hand", ["RW607"]),
        ("exactly sec[me] cards in me.hand", []),
        ("1..2 cards in row where card.rank = 1", ["RW607"]),
        ("1..2 cards in open where card.rank = 1", []),
        ("n in 1..num", ["RW607"]),
        ("n in 1..(sec[me])", []),
        ("card in row where card.rank = 1", ["RW607"]),
        ("best = first(row by highest card.rank)", ["RW607"]),
    ],
)
def test_what_is_picked_from_and_how_many_is_read(pick: str, told: list[str]) -> None:
    assert _codes(f'{{pick: "{pick}", says: "{{me}} x"}}', "{must: act, by: player 1, if_none: skip}") == told


def test_what_is_handed_over_and_not_read_may_be_hidden() -> None:
    report = Report()
    steps = 'z: {must: "look(top, num)", by: player 1, if_none: skip}'
    check_text(Source("picks.yaml", _text(look="c.rank = 1", steps=steps)), report)
    assert not [d for d in report if d.severity is Severity.ERROR]


def test_the_term_that_reads_what_is_hidden_is_shown() -> None:
    text = _text('{where: "plus(pot) + below(1) = 3"}').replace("terms:\n", "terms:\n  below(number a): a + num\n")
    report = Report()
    check_text(Source("picks.yaml", text), report)
    (found,) = (d for d in report if d.severity is Severity.ERROR)
    assert found.code == "RW607" and found.span.text == "below(1)"
    assert [label.span.text for label in found.labels] == ["num"]
