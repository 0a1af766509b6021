"""What is running whenever a rule is, against its definition, on graphs made at random."""

from __future__ import annotations

import random
from typing import Any

import pytest

from rulewright.frontend.analysis.dominators import Dominators


@pytest.mark.parametrize("seed", range(40))
def test_a_rule_runs_whenever_another_does_if_no_way_avoids_it(seed: int) -> None:
    chance = random.Random(seed)
    count = chance.randrange(1, 12)
    uses: dict[Any, list[Any]] = {
        one: [chance.randrange(count) for _ in range(chance.randrange(3))] for one in range(count)
    }
    running = Dominators(_any(0), uses.__getitem__)
    reached = _reached(uses, avoiding=None)
    assert {one for one in uses if one in running} == reached
    for outer in uses:
        without = _reached(uses, avoiding=outer)
        for one in reached:
            assert running.runs_whenever(outer, one) == (one not in without), (outer, one, uses)


def _any(one: Any) -> Any:
    """Numbers stand for rules."""
    return one


def _reached(uses: dict[Any, list[Any]], avoiding: int | None) -> set[Any]:
    found: set[Any] = set()
    waiting = [0]
    while waiting:
        at = waiting.pop()
        if at != avoiding and at not in found:
            found.add(at)
            waiting += uses[at]
    return found
