"""Rulesets whose expressions are made at random, and negative numbers beside none:
both backends play the same games.
"""

from __future__ import annotations

import pytest

from properties.expressions import Expressions
from rulewright import loading
from rulewright.backend.codegen.c_limits import Unsupported
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.runtime.machine import Machine
from rulewright.frontend.analysis.configuration import default_configuration
from rulewright.lowering import lower
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

from .both import play
from .cases import ALL, QUICK

NEGATIVE = """\
rulewright: 1
game: negative
title: Negative
players: 2
limit: 30 decisions
state:
  low: {is: -9..9 or none, start: -1, seen_by: everyone}
  found: {is: -99..99, start: 0, seen_by: everyone}
actions:
  dig: {do: "add the(first(number in -3..3 where number < found)) to found", says: "{me} digs"}
  take: {do: "set found to the(low)", says: "{me} takes"}
  empty: {do: set low to none, says: "{me} empties"}
phases:
  game:
    go: {repeat: {each: player me, steps: {act: {must: [dig, take, empty]}}}, until: found < 0}
score: {of: player, points: found, rank: highest points then shared}
"""


def machine(text: str, players: int) -> Machine:
    """A machine of rules that need not make a good game: what `check` would advise is not asked."""
    report = Report()
    symbols = loading.read_text(Source("made.yaml", text), report)
    assert symbols is not None, [found.message for found in report]
    program = lower(symbols, default_configuration(symbols, players), report)
    assert program is not None, [found.message for found in report]
    return Machine(program)


def test_the_value_of_an_optional_number_may_be_negative() -> None:
    """It was taken for none: `the` refused all numbers below zero."""
    reference = machine(NEGATIVE, 2)
    native = NativeMachine(reference, QUICK)
    kinds = [tuple(play(reference, native, seed).tally.faults) for seed in range(20)]
    assert set(kinds) == {(), ("the",)}, "a game ends once the number is negative, or in a fault where it is none"


@pytest.mark.parametrize("seed", range(40 if ALL else 3))
def test_made_expressions(seed: int) -> None:
    reference = machine(Expressions(seed).ruleset(), 3)
    try:
        native = NativeMachine(reference, QUICK)
    except Unsupported:
        pytest.xfail("a number may not fit into 64 bits: such rules are played by the reference alone")
    for game in range(3):
        play(reference, native, game, most=60)
