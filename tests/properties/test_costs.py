"""What `check` says that a rule may cost is no less than what it takes in play: in every shipped ruleset, in those of
the conformance tests, and, as part of every run of the fuzzer, in changed ones."""

from __future__ import annotations

import pytest

from conformance.cases import Case, sample
from rulewright import loading
from rulewright.frontend.analysis.configuration import default_configuration
from rulewright.ir.cost_amount import Cost
from rulewright.lowering import lower
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

from .metering import Meter, play

DECISIONS = 80
TIGHT = """\
rulewright: 1
game: tight
title: Tight
players: 2
limit: 9 decisions
components: {card: {kinds: {plain: 9}}}
zones:
  deck: {holds: card, order: pile, starts: all, seen_by: nobody}
  row: {holds: card, order: row, seen_by: face}
state: {n: {is: 0..9, start: 0}, own: {is: 0..9, per: player, start: 0}}
actions: {go: {do: add 1 to n}}
phases:
  game: {a: {run: tidy}, b: {must: go, by: player 1, if_none: never}}
  tidy: {a: "STEP"}
score: {of: player, points: n, rank: highest points then shared}
"""


@pytest.mark.parametrize("case", sample(), ids=str)
def test_no_rule_takes_more_than_its_estimate(case: Case) -> None:
    """Every instruction, every action's choices, every routine in which nobody is
    asked, and the score: each time that it runs.
    """
    meter = Meter(case.machine.program)
    play(meter, 1, DECISIONS)
    assert meter.counted


def test_an_estimate_that_is_too_low_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As it would be if a loop, a fold or a pick counted but one of its members."""
    program = next(case for case in sample() if case.name == "classics/goofspiel").machine.program
    monkeypatch.setattr(Cost, "times", lambda cost, _count: cost)
    with pytest.raises(AssertionError, match="evaluations were counted"):
        play(Meter(program), 1, DECISIONS)


@pytest.mark.parametrize(
    "step",
    [
        "draw 3 from deck to row face down",
        "for each player by highest player.own then clockwise from player 1: set n to 0",
    ],
)
def test_the_tightest_estimates_hold(step: str) -> None:
    """Nothing that is dear is counted here, which would hide what is left out: each drawn card's face, a loop's end."""
    symbols = loading.read_text(Source("tight.yaml", TIGHT.replace("STEP", step)), Report())
    assert symbols is not None
    program = lower(symbols, default_configuration(symbols, 2), Report())
    assert program is not None
    meter = Meter(program)
    play(meter, 1, DECISIONS)
    assert any(kind == "instruction" for kind, _ in meter.most)
