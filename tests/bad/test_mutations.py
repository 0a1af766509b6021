"""Rulesets changed at random: always an answer.
Each is well, or is told what is wrong at a place in the file; nothing raises.
"""

from __future__ import annotations

import random
import time
from pathlib import Path

import pytest

from fuzz.changes import WORDS
from rulewright import loading
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.frontend.analysis.possible_configurations import configurations
from rulewright.lowering import lower
from rulewright.source.diagnostic import Findings, Report
from rulewright.source.render import FORMATS, render
from rulewright.source.text import Source

ROOT = Path(__file__).parents[2]
PATHS = sorted(ROOT.glob("rulesets/**/ruleset.yaml"))
SECONDS = 30


def mutated(kind: str, seed: int) -> Source:
    chance = random.Random(f"{kind} {seed}")
    path = chance.choice(PATHS)
    text = path.read_text(encoding="utf-8")
    for _ in range(chance.choice([1, 1, 2])):
        text = WORDS[kind](chance, text, ())
    return Source(str(path), text)


@pytest.mark.parametrize("seed", range(16))
@pytest.mark.parametrize("kind", WORDS)
def test_a_changed_ruleset_gets_an_answer(kind: str, seed: int) -> None:
    """Soon, at places in its text, and in every format; what is well can be played."""
    source, report = mutated(kind, seed), Report()
    began = time.perf_counter()
    loading.check_text(source, report)
    assert time.perf_counter() - began < SECONDS
    for diagnostic in report:
        assert diagnostic.message
        assert diagnostic.span.source.name == source.name or diagnostic.span.source.name.endswith(".csv")
        assert 0 <= diagnostic.span.start <= len(diagnostic.span.source.text)
    for form in FORMATS if report.found else ():
        assert render(Findings.of(report, [source.name]), form)
    if not report.failed:
        play(source, seed)


def play(source: Source, seed: int) -> None:
    """Some choices at random in some configuration. Faults of the rules are their author's, and no fault of ours."""
    chance = random.Random(seed)
    symbols = loading.read_text(source, Report())
    assert symbols is not None
    program = lower(symbols, chance.choice(list(configurations(symbols))), Report())
    assert program is not None
    machine = Machine(program)
    try:
        state = machine.start(seed)
        for _ in range(40):
            if not state.pending:
                return
            seat = chance.choice(sorted(state.pending))
            assert state.pending[seat]
            machine.choose(state, seat, chance.choice(list(state.pending[seat])[:100]))
    except Fault:
        return
