"""What `check` says that a rule may cost is no less than what it takes in play: in every shipped ruleset, in those of
the conformance tests, and, as part of every run of the fuzzer, in changed ones."""

from __future__ import annotations

import pytest

from conformance.cases import Case, sample
from rulewright.ir.cost import Cost

from .metering import Meter, play

DECISIONS = 80


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
