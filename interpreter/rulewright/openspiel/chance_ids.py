"""The numbers of chance outcomes: what chance gives (a component, a number, a seat), counted from the least.

In: a Program. Out: `ChanceIds`. Complains with `BadConfiguration` about chance that has more outcomes than can be
listed.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.backend.codegen.interval_analysis import IntervalAnalysis
from rulewright.errors import BadConfiguration
from rulewright.ir.chance_kinds import OF_COMPONENTS
from rulewright.ir.operations import CHANCE
from rulewright.ir.program import Domain, Instruction, Program

MOST_OUTCOMES = 2**20


@dataclass(frozen=True, slots=True)
class ChanceIds:
    """Values of chance from `least` on are numbers from 0 on, `count` at most; no chance at all has none."""

    least: int
    count: int

    def of(self, value: int) -> int:
        return value - self.least

    def value(self, number: int) -> int:
        return number + self.least


def chance_ids(program: Program) -> ChanceIds:
    """The numbers of a Program's chance outcomes."""
    intervals = IntervalAnalysis(program)
    found = [between for one in program.code for between in _between(program, intervals, one)]
    low, high = min((low for low, _ in found), default=0), max((high for _, high in found), default=-1)
    if high - low >= MOST_OUTCOMES:
        raise BadConfiguration(
            f"chance may give any number from {low} to {high} here", f"OpenSpiel can be told {MOST_OUTCOMES} outcomes"
        )
    return ChanceIds(min(0, low), high - min(0, low) + 1)


def _between(program: Program, intervals: IntervalAnalysis, instruction: Instruction) -> Iterator[tuple[int, int]]:
    """The least and greatest values that an instruction may draw by chance."""
    if instruction.name in OF_COMPONENTS:
        yield 0, len(program.components) - 1
    elif instruction.name == "roll":
        yield from (info.rolls for info in program.classes if info.rolls is not None)
    elif instruction.name == "random":
        domain = instruction.operands[1]
        assert isinstance(domain, Domain)
        found = intervals.members(domain)
        if not found.empty:
            yield found.low, found.high
    elif instruction.name in CHANCE:
        raise AssertionError(f"{instruction.name}: its outcomes are not known here")
