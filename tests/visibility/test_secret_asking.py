"""RW718: who is asked, and whether, is public, so nothing that not everybody knows may decide it: row by row."""

from __future__ import annotations

import pytest

from rulewright.loading import check_text
from rulewright.source.diagnostic import Report, Severity
from rulewright.source.text import Source

RULES = """
rulewright: 1
game: asked
players: 2
limit: 100 decisions
components:
  card: {traits: {rank: 1..4}, kinds: {ace: {rank: 1, count: 9}, king: {rank: 4, count: 9}}}
zones:
  deck: {holds: card, starts: all, seen_by: nobody}
  row: {holds: card, order: row, seen_by: face}
  heap: {holds: card, seen_by: nobody}
  hand: {holds: card, per: player, seen_by: owner}
  open: {holds: card, order: row, seen_by: everyone}
state:
  grim: {is: flag, start: no, seen_by: nobody}
  plain: {is: flag, start: no}
  told: {is: 0..9, start: 0}
terms: {worth(card c): c.rank + 0}
actions:
  wait: {says: "{me} waits"}
  go: {says: "{me} goes"}
  act: {PICK says: "{me} x"}
phases:
  game:
    deal: "for each player: move first 2 cards in deck to player.hand"
    STEPS
  asks: {a: {must: [wait, go], by: player 1}}
  runs: {a: {run: asks}}
  all: {a: {everyone: [wait, go]}}
  one: {a: {offer: [wait], to: player p clockwise from player 1}}
  keeps: {a: set told to worth(the(first(heap)))}
  later(card c): {a: {when: c.rank > 1, must: [wait, go], by: player 1}}
score: {of: player, points: 0, rank: highest points then shared}
"""
NEXT = "\n    "
ASK = "must: [wait, go], by: player 1"


def told(steps: str, pick: str = "", more: str = "") -> list[str]:
    """The codes of what is said of secrets that decide who is asked."""
    report = Report()
    text = RULES.replace("STEPS", steps).replace("PICK", pick).replace("actions:\n", "actions:\n" + more)
    check_text(Source("asked.yaml", text), report)
    assert not [d for d in report if d.severity is Severity.ERROR]
    return [d.code for d in report if d.code == "RW718"]


@pytest.mark.parametrize(
    ("step", "is_secret"),
    [
        (f"{{when: grim, {ASK}}}", True),
        (f"{{when: plain, {ASK}}}", False),
        (f"{{when: grim, do: set told to 1, else: {{{ASK}}}}}", True),
        ("{when: grim, do: set told to 1, else: {do: set told to 2}}", False),
        (f"{{when: grim, steps: {{b: {{when: plain, do: set told to 1, else: {{{ASK}}}}}}}}}", True),
        (f"{{when: grim, steps: {{b: {{match: told, cases: {{1: {{{ASK}}}, else: skip}}}}}}}}", True),
        ("{when: grim, steps: {b: {match: told, cases: {1: {do: set told to 2}, else: skip}}}}", False),
        ("{when: grim, run: asks}", True),
        ("{when: grim, run: runs}", True),
        ("{when: grim, run: keeps}", False),
        (f"{{match: 1 if grim else 2, cases: {{1: {{{ASK}}}, else: skip}}}}", True),
        (f"{{match: told, cases: {{1: {{{ASK}}}, else: skip}}}}", False),
        (f"{{repeat: {{b: {{{ASK}}}}}, until: grim}}", True),
        (f"{{repeat: {{b: {{{ASK}}}}}, until: plain}}", False),
        (f"{{repeat: {{b: {{{ASK}}}}}, while: grim}}", True),
        (f"{{turns: player p clockwise from player 1, steps: {{b: {{{ASK}}}}}, until: grim}}", True),
        ("{when: grim, run: all}", True),
        ("{when: grim, run: one}", True),
    ],
)
def test_a_secret_that_decides_whether_somebody_is_asked(step: str, is_secret: bool) -> None:
    assert told(f"z: {step}") == ["RW718"] * is_secret


NUMBER, CARD = 'pick: "n in 1..3",', "pick: card gone in me.hand,"


@pytest.mark.parametrize(
    ("pick", "when", "is_secret"),
    [
        (NUMBER, "n > 1", False),
        (NUMBER + " seen_by: owner,", "n > 1", True),
        (CARD, "gone.rank > 1", True),
        (CARD + " do: show gone to everyone,", "gone.rank > 1", False),
        (CARD + " do: show gone to player 1,", "gone.rank > 1", True),
        (CARD + " do: move gone to open,", "gone.rank > 1", False),
        (CARD + " do: move gone to heap,", "gone.rank > 1", True),
        (CARD + " do: move gone to row face up,", "gone.rank > 1", False),
        (CARD + " do: move gone to row face down,", "gone.rank > 1", True),
        ("pick: card gone in row, do: turn gone face up,", "gone.rank > 1", False),
        ("pick: card gone in row, do: turn gone face down,", "gone.rank > 1", True),
    ],
)
def test_a_pick_that_decides_whether_somebody_is_asked(pick: str, when: str, is_secret: bool) -> None:
    steps = f"z: {{must: act, by: player 1, if_none: skip, then: {{a: {{when: {when}, {ASK}}}}}}}"
    assert told(steps, pick) == ["RW718"] * is_secret


@pytest.mark.parametrize(
    ("argument", "is_secret"),
    [("gone", False), ("the(first(open))", False), ("the(first(row))", True), ("the(first((player 1).hand))", True)],
)
def test_what_is_handed_to_a_phase_that_asks_by_it(argument: str, is_secret: bool) -> None:
    steps = f"z: {{must: act, by: player 1, if_none: skip, then: {{a: {{run: later({argument})}}}}}}"
    assert told(steps, CARD + " do: show gone to everyone,") == ["RW718"] * is_secret


@pytest.mark.parametrize(
    ("pick", "do", "is_secret"),
    [
        ("card in me.hand", "show card to everyone", False),
        ("card in me.hand", "show card to player 1", True),
        ("card in me.hand", "let best = the(first(open))\n      show best to everyone", True),
        ("card in open", "set plain to yes", False),
        ("card in open, seen_by: owner", "set plain to yes", True),
    ],
)
def test_what_is_collected_and_decides_whether_somebody_is_asked(pick: str, do: str, is_secret: bool) -> None:
    sift = (
        f'  sift(0..2 cards chosen):\n    pick: {NEXT.join(pick.split(", "))}\n    says: "{{me}} z"\n    do: |\n'
        f"      {do}\n"
    )
    then = f"{{a: {{when: any(ace in found), {ASK}}}}}"
    steps = f"z: {{must: sift(found), by: player 1, collects: 1..2 cards found, if_none: skip, then: {then}}}"
    assert told(steps, more=sift) == ["RW718"] * is_secret


@pytest.mark.parametrize(
    ("before", "is_secret"),
    [
        ("show (player 1).hand to everyone", False),
        ("show (player 2).hand to player 2", True),
        ("show row to everyone", True),
        ("turn cards in row face up", True),
    ],
)
def test_what_was_shown_before_in_the_same_rule(before: str, is_secret: bool) -> None:
    steps = f"y: {before}\n    z: {{when: any(ace in (player 1).hand), {ASK}}}"
    assert told(steps) == ["RW718"] * is_secret


@pytest.mark.parametrize(("when", "hidden"), [("grim", []), ("plain or grim", ["grim"])])
def test_the_part_that_is_hidden_is_shown(when: str, hidden: list[str]) -> None:
    report = Report()
    check_text(Source("asked.yaml", RULES.replace("STEPS", f"z: {{when: {when}, {ASK}}}").replace("PICK", "")), report)
    (found,) = (d for d in report if d.code == "RW718")
    assert found.span.text == when and [label.span.text for label in found.labels] == hidden


@pytest.mark.parametrize(
    ("steps", "is_secret"),
    [
        ("y: show (player 1).hand to everyone\n    z: ASK any(ace in (player 1).hand) and any(ace in open)", False),
        ("z: ASK any(ace in (player 1).hand)\n    y: show (player 1).hand to everyone", True),
        # a term is given what was shown; that it is given something hidden elsewhere is no matter
        ("y: show (player 1).hand to everyone\n    z: ASK any(card c in (player 1).hand where worth(c) > 1)", False),
        ("y: show (player 1).hand to everyone\n    z: ASK any(card c in row where worth(c) > 1)", True),
        ("y: turn cards in row face up\n    z: ASK any(ace in row)", False),
        ("z: ASK any(ace in row)\n    y: turn cards in row face up", True),
    ],
)
def test_what_was_shown_is_all_that_is_hidden_and_was_shown_before(steps: str, is_secret: bool) -> None:
    lines = [
        f"z: {{when: {line[7:]}, {ASK}}}" if line.startswith("z: ASK ") else line for line in steps.split("\n    ")
    ]
    assert told(NEXT.join(lines)) == ["RW718"] * is_secret
