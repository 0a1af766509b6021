"""A ruleset is the same Program and the same C each time, wherever its symbols lie in
memory: sets of symbols have no order to rely on.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from rulewright import loading, ruleset_lookup
from rulewright.backend.codegen.program_printer import printed
from rulewright.backend.runtime.machine import Machine
from rulewright.frontend.analysis.configuration import default_configuration
from rulewright.ir.stored import stored
from rulewright.resources import folder
from rulewright.source.diagnostic import Report
from tiers import either

RULESETS = [
    *sorted((Path(__file__).parents[1] / "conformance" / "rulesets").glob("*.yaml")),
    folder("rulesets") / "classics" / "draughts" / "ruleset.yaml",
]
TIMES = either(2, 4)


@pytest.mark.parametrize("path", RULESETS, ids=lambda path: path.stem if path.stem != "ruleset" else path.parent.name)
def test_a_ruleset_is_one_program(path: Path) -> None:
    chance, kept, programs, texts = random.Random(path.name), list[bytearray](), list[object](), set[str]()
    for _ in range(TIMES):
        kept += [bytearray(chance.randrange(1, 600)) for _ in range(chance.randrange(1, 5000))]
        ruleset = loading.load(ruleset_lookup.Found(path, ()), Report())
        assert ruleset is not None
        program = ruleset.program(default_configuration(ruleset.symbols, ruleset.header.usual), Report())
        assert program is not None
        programs.append(stored(program))
        texts.add(printed(Machine(program)).text)
    assert all(program == programs[0] for program in programs)
    assert len(texts) == 1
