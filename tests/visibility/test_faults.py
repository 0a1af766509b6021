"""What a seat is told of a fault of the rules: the rule and the kind of fault, never an amount that it does not see."""

from __future__ import annotations

import re

import pytest

from rulewright.backend.runtime.fault import IN_GENERAL, TOLD_AS_IT_IS, Fault, public_message
from rulewright.game import Game
from rulewright.loading import load_text
from rulewright.play.announcements import fault as announced
from rulewright.sentences import english
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

TEXT = """\
rulewright: 1
game: faults
players: 2
limit: 9 decisions
components: {card: {traits: {rank: 1..4}, kinds: {ace: {rank: 1, count: 9}}}}
zones:
  deck: {holds: card, starts: all, seen_by: nobody}
  nook: {holds: card, room: 3, seen_by: nobody}
money: {coin: {bank: {start: 50, seen_by: nobody}, purse: {per: player, start: 7, seen_by: owner}}}
state: {sec: {is: 0..9, start: 8, per: player, seen_by: owner}}
actions: {other: {says: "{me} x"}}
phases:
  game:
    bad: STEP
    ask: {must: other, by: player 1, if_none: never}
score: {of: player, points: 0, rank: highest points then shared}
"""
STEPS = {
    "shortage": "pay 8 + (player 1).sec from (player 1).purse to bank",
    "range": "add (player 2).sec to (player 1).sec",
    "the": "move the(ace in deck) to nook",
    "room": "move first 5 aces in deck to nook",
}


def broken(step: str) -> Fault:
    found = load_text(Source("faults.yaml", TEXT.replace("STEP", f'"{step}"')), report := Report())
    assert found is not None, [f"{d.code} {d.message} {d.span}" for d in report]
    with pytest.raises(Fault) as caught:
        Game.start(found.machine(2, {}), 1)
    return caught.value


@pytest.mark.parametrize("kind", STEPS)
def test_no_amount_is_told(kind: str) -> None:
    fault = broken(STEPS[kind])
    lines = " ".join(line.text for line in announced(fault, 0, None, english))
    assert fault.kind == kind and IN_GENERAL[kind] in lines and "faults.yaml:14:" in lines
    assert not re.search(r"\d", public_message(fault.kind, fault.message))
    assert fault.message in str(fault)


def test_what_is_not_known_is_told_in_general() -> None:
    assert (
        public_message("conservation", "there are 12 coins")
        == public_message("whatever", "9")
        == "a promise of the rules is broken here"
    )
    assert not TOLD_AS_IT_IS & set(IN_GENERAL)
