"""Each kind of item is covered by what its meaning says, and by nothing less."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from rulewright.coverage import Measured
from rulewright.coverage.item_names import text_of
from rulewright.ir.marks import KINDS

Measure = Callable[..., Measured]

NOTHING = "scenarios: stand\nnothing: {expect: {day: 0}}\n"

# What is run and expected; what it covers as `kind side: the rule's own words`; what of the same rule it leaves
# uncovered.
CASES = {
    "a phase begins, its step's `when` fails": (
        "at: branching(player 1), expect: {day: 5}",
        [
            "phase: branching(player me):",
            "condition false: late",
            "effect: set day to 1",
            "term: late: day > 5",
            "condition false: day = 0",
        ],
        ["condition true: late", "effect: set day to 0", "step: step: {when: late"],
    ),
    "its `when` holds": (
        "given: {day: 7}, at: branching(player 1), expect: {day: 4}",
        [
            "condition true: late",
            "step: step: {when: late",
            "effect: set day to 0",
            "condition true: day = 0",
            "effect: set lead to me",
        ],
        ["condition false: late", "effect: set day to 1", "condition false: day = 0", "effect: set lead to none"],
    ),
    "`elif` holds": (
        "given: {purse: '3, 0', bank: 37}, at: branching(player 1), expect: {lead: none}",
        ["condition false: day = 0", "condition true: me.purse > 2", "effect: set lead to none"],
        ["condition true: day = 0", "condition false: me.purse > 2", "effect: set lead to me"],
    ),
    "the first part of an `or` decides": (
        "given: {purse: '3, 0', bank: 37}, at: branching(player 1), expect: {day: 4}",
        ["part decided: player.purse >= 3", "condition true: me is rich", "term: player.rich"],
        ["part decided: player.claim >= 3", "condition false: me is rich"],
    ),
    "the second part of an `or` decides": (
        "given: {claim: '4, 0', bank: 36}, at: branching(player 1), expect: {day: 4}",
        ["part decided: player.claim >= 3", "condition true: me is rich"],
        ["part decided: player.purse >= 3"],
    ),
    "no part of an `or` decides": (
        "at: branching(player 1), expect: {day: 4}",
        ["condition false: me is rich"],
        ["part decided: player.claim >= 3", "part decided: player.purse >= 3"],
    ),
    "a case applies": (
        "given: {mood: wild}, at: branching(player 1), expect: {day: 5}",
        ["case: wild", "effect: set day to 5"],
        ["case: calm", "effect: set day to 4"],
    ),
    "loops without members": (
        "given: {day: 3}, at: looping(player 1), expect: {day: 4}",
        ["loop: player clockwise from me", "condition true: day > 3"],
        [
            "loop: card in me.hand where card.rank = 2",
            "condition true: card.rank = 2",
            "condition false: card.rank = 2",
            "condition false: day > 3",
        ],
    ),
    "a loop passes a member over": (
        "given: {player 1.hand: plain(1), day: 3}, at: looping(player 1), expect: {day: 4}",
        ["condition false: card.rank = 2"],
        ["loop: card in me.hand where card.rank = 2", "condition true: card.rank = 2"],
    ),
    "a loop has a member": (
        "given: {player 1.hand: plain(2)}, at: looping(player 1), expect: {day: 4}",
        ["loop: card in me.hand where card.rank = 2", "condition true: card.rank = 2", "condition false: day > 3"],
        ["condition false: card.rank = 2"],
    ),
    "rows are read, one of them for all keys that have none": (
        "given: {gone: plain(3), day: 9}, at: reading, expect: {day: 3}",
        ["row weather: weather else: 3", "row warmth: warmth none: 0"],
        ["row weather: weather 0..3: 1", "row weather: weather 4..8: 2", "row warmth: warmth red: 2"],
    ),
    "an action is taken where it is offered": (
        (
            "given: {player 1.hand: plain(2)}, at: asking(player 1), when: [{player 1: take(plain(2))}, {player 1: "
            "nod}], expect: {day: 0}"
        ),
        ["action taken: take:", "choice: take", "action taken: nod: {}", "effect: move card to gone"],
        ["action refused: take:", "pass: might:", "if_none: must_take:", "effect: set day to 7"],
    ),
    "an action is refused, and a `may` declined": (
        "given: {player 1.hand: plain(1)}, at: asking(player 1), when: [{player 1: pass}], expect: {day: 8}",
        ["action refused: take:", "action taken: nod: {}", "pass: might:", "effect: set day to 7"],
        ["action taken: take:", "choice: take", "if_none: must_take:"],
    ),
    "nothing can be chosen": (
        "given: {day: 9}, at: sowing(player 1), expect: {day: 9}",
        ["if_none: sowing(player me):", "action refused: sow:", "condition false: day + n < 9"],
        ["action taken: sow:", "choice: sow", "effect: add n to day"],
    ),
    "some of a simultaneous decision have nothing": (
        (
            "given: {player 1.hand: plain(2), player 2.hand: plain(1)}, at: all, when: [{everyone: take(plain(2))}], "
            "expect: {count(gone): 1}"
        ),
        ["if_none: all:", "choice: take", "action refused: take:"],
        [],
    ),
    "an offer is taken": (
        "at: offering(player 2), when: [{player 2: nod}], expect: {lead: player 2}",
        ["loop: player clockwise from me", "effect: set lead to me", "choice: nod"],
        ["pass: offer: nod", "effect: set day to 2"],
    ),
    "nobody takes an offer": (
        "at: offering(player 1), when: [{player 1: pass}, {player 2: pass}], expect: {day: 2}",
        ["pass: offer: nod", "effect: set day to 2"],
        ["choice: nod", "effect: set lead to me"],
    ),
    "the first criterion decides": (
        "given: {purse: '1, 2', bank: 37}, at: sorting, expect: {lead: player 1}",
        ["tie: highest p.purse"],
        ["tie: lowest p.claim", "tie: clockwise from player 1"],
    ),
    "the last criterion decides": (
        "given: {purse: '2, 2', bank: 36}, at: sorting, expect: {lead: player 2}",
        ["tie: clockwise from player 1"],
        ["tie: highest p.purse", "tie: lowest p.claim"],
    ),
    "the first of a priority's cases": (
        "at: calls(player 1), expect: {day: 1}",
        ["priority: {when: me.purse = 0 and", "condition true: me.purse = 0 and me.claim = 0"],
        ["priority: {when: me.purse = 0}", "priority: {when: harsh = yes"],
    ),
    "the second of a priority's cases": (
        "given: {claim: '1, 0', bank: 39}, options: {harsh: yes}, at: calls(player 1), expect: {day: 2}",
        [
            "priority: {when: me.purse = 0}",
            "part decided: me.claim = 0",
            "priority: {when: harsh = yes",
            "option yes: harsh = yes",
        ],
        ["priority: {when: me.purse = 0 and", "part decided: me.purse = 0", "option no: harsh = no"],
    ),
    "claims are paid, and something is left": (
        "given: {pot: 5, claim: '1, 3'}, at: shares, expect: {purse: '1, 3', pot: 1}",
        ["payout paid: player.claim", "payout something left: pot", "condition false: harsh = yes"],
        [
            "payout of nothing: player.claim",
            "payout unpaid: player.claim",
            "payout stop: short: stop",
            "payout something left: bank",
        ],
    ),
    "a claim is unpaid": (
        "given: {pot: 2, claim: '0, 3'}, at: shares, expect: {purse: '0, 0', pot: 0}",
        [
            "payout of nothing: player.claim",
            "payout unpaid: player.claim",
            "payout stop: short: stop",
            "payout something left: bank",
        ],
        ["payout paid: player.claim", "payout something left: pot", "payout part: short: part"],
    ),
    "a claim is paid in part": (
        "options: {shortage: part}, given: {pot: 2, claim: '0, 3'}, at: shares, expect: {purse: '0, 2', pot: 0}",
        ["payout paid in part: player.claim", "payout part: short: part", "option part: shortage = part"],
        [
            "payout paid: player.claim",
            "payout unpaid: player.claim",
            "payout stop: short: stop",
            "payout something left: bank",
        ],
    ),
    "claims of equal rank": (
        "given: {pot: 4, claim: '2, 2'}, at: groups, expect: {purse: '2, 2'}",
        ["payout equal rank: together"],
        ["payout skip: short: skip"],
    ),
    "claims of different rank": (
        "given: {pot: 5, claim: '2, 3'}, at: groups, expect: {purse: '2, 3'}",
        [],
        ["payout equal rank: together"],
    ),
    "the ranking's second criterion, and who cannot win": (
        "given: {purse: '11, 11', bank: 17, claim: '1, 0'}, expect: {outcome: '2, 1'}",
        ["tie: lowest player.claim", "condition true: player.purse > 10"],
        ["tie: shared", "tie: highest points", "condition false: player.purse > 10"],
    ),
    "equal in the end": (
        "expect: {outcome: '1, 1'}",
        ["tie: shared", "condition false: player.purse > 10"],
        ["tie: lowest player.claim", "tie: highest points"],
    ),
    "a phase ends early": (
        "given: {day: 6}, at: working(player 1), when: [{player 1: sow(2)}], expect: {day: 8}",
        ["condition true: day >= 8", "effect: pass_time(n)"],
        ["condition false: day >= 8", "condition true: late"],
    ),
    "a phase goes on to its end": (
        "given: {day: 4}, at: working(player 1), when: [{player 1: sow(2)}], expect: {day: 6}",
        ["condition false: day >= 8", "condition true: late"],
        ["condition true: day >= 8", "condition false: late"],
    ),
    "a number of players": ("players: 3, expect: {day: 0}", ["players 3: 3 players"], ["players 2: 2 players"]),
}


def told(measured: Measured, covered: bool) -> list[str]:
    """All items that are covered, or all that are not, in the form of the table above."""
    return [
        f"{mark.kind} {mark.side}: {text_of(c)}".replace(" :", ":")
        for c in measured.items
        for mark in [c.item.mark]
        if bool(c.runs) == covered
    ]


def among(wanted: str, items: list[str]) -> bool:
    """Whether an item is there; a text that ends with `:` or within a word may go on."""
    return any(
        item == wanted or (item.startswith(wanted) and (wanted[-1] == ":" or kind_of(wanted) in OPEN)) for item in items
    )


def kind_of(item: str) -> str:
    return item.partition(":")[0].partition(" ")[0]


OPEN = {"step", "term", "priority"}
"""Kinds that are told with what follows on their line."""


@pytest.mark.parametrize("name", CASES)
def test_an_item_is_covered_by_what_its_meaning_says(name: str, measure: Measure) -> None:
    """The scenario passes, covers what it should, and leaves the other side uncovered."""
    body, covered, uncovered = CASES[name]
    found = measure(f"scenarios: stand\none: {{{body if 'players:' in body else f'players: 2, {body}'}}}\n")
    assert [item for item in covered if not among(item, told(found, True))] == []
    assert [item for item in uncovered if not among(item, told(found, False))] == []


def test_nothing_is_covered_by_nothing(measure: Measure) -> None:
    """A scenario that runs nothing covers its number of players and option values only."""
    found = measure(NOTHING)
    assert {counted.item.mark.kind for counted in found.items if counted.runs} == {"players", "option"}
    assert found.runs == 1


def test_every_kind_occurs(measure: Measure) -> None:
    """The small game has an item of every kind of the table, and no other; every case above is about some kind."""
    found = measure(NOTHING)
    assert [kind for kind, _ in found.by_kind()] == list(KINDS)
    assert {kind_of(item) for _, covered, _ in CASES.values() for item in covered} == set(KINDS) - {"variant"}


def test_variants_count_for_their_base(measure: Measure) -> None:
    """A scenario of a variant covers base rules and the variant's own lines; a variant nobody plays is told."""
    found = measure(
        "scenarios: stand:early\none: {given: {day: 5}, at: branching(player 1), expect: {lead: player 1}}\n"
    )
    assert among("variant early: early", told(found, True))
    assert among("variant never: never", told(found, False))
    own = {
        counted.item.mark.kind: counted.runs
        for counted in found.items
        if counted.span.source.name.endswith("early.yaml")
    }
    assert own == {"variant": 1}
    assert among("effect: set lead to me", told(found, True))
    assert not among("term: late: day > 5", told(found, False))


def test_counts_are_of_scenarios(measure: Measure) -> None:
    """An item counts once for each scenario that comes to it, however often it does."""
    found = measure(
        "scenarios: stand\n"
        + "".join(f"n{n}: {{given: {{day: {n}}}, at: looping(player 1), expect: {{day: 4}}}}\n" for n in (1, 2, 3))
    )
    runs = [(text_of(counted), counted.runs) for counted in found.items if counted.item.mark.kind == "loop"]
    assert ("player clockwise from me", 3) in runs
    assert found.runs == 3
