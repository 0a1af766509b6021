"""Between which numbers a score lies, whatever is played.

In: a Program. Out: two whole numbers, which are safe and need not be reached. What is known of purses (no more than
their currency has, no debts unless they may be) is used besides what is known of every slot.
"""

from __future__ import annotations

from rulewright.backend.codegen.integer_ranges import IntegerRange
from rulewright.backend.codegen.interval_analysis import IntervalAnalysis
from rulewright.backend.codegen.interval_rules import IntervalRules
from rulewright.backend.codegen.operation_intervals import OPERATION_INTERVALS
from rulewright.ir.program import Program

PASSES = 3
"""How often the results of terms are narrowed: each pass goes one call deeper."""


class _SlotsWithPurses:
    """The intervals of slots (`SlotIntervals`), those of purses narrowed."""

    def __init__(self, program: Program, known: IntervalAnalysis) -> None:
        self.known = known
        self.results = list(known.results)
        self.purses = {
            slot: IntegerRange(purse.slots.low, purse.slots.high)
            for purse in program.purses
            for slot in range(purse.slots.base, purse.slots.base + purse.slots.size)
        }

    def at(self, slot: int) -> IntegerRange:
        known, purse = self.known.at(slot), self.purses.get(slot)
        return known if purse is None else IntegerRange(max(known.low, purse.low), min(known.high, purse.high))

    def grow(self, slot: int, by: IntegerRange) -> None:
        """Nothing: all that may be written is known."""

    def size(self, slot: int) -> int:
        return self.known.size(slot)


def score_bounds(program: Program) -> tuple[int, int]:
    """The least and the greatest score; both 0 where there is none."""
    if program.score.points is None:
        return 0, 0
    slots = _SlotsWithPurses(program, IntervalAnalysis(program))
    rules = IntervalRules(program, slots, OPERATION_INTERVALS)
    for _ in range(PASSES):
        for index, function in enumerate(program.functions):
            slots.results[index] = rules.of(function.body)
    found = rules.of(program.score.points)
    return (0, 0) if found.empty else (found.low, found.high)
