"""Intervals of integers."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from rulewright.ir.program import NONE_NUMBER


class IntegerRange(NamedTuple):
    """All integers from `low` to `high`; none where low > high."""

    low: int
    high: int

    def hull(self, other: IntegerRange) -> IntegerRange:
        if self.low > self.high or other.low > other.high:
            return other if self.low > self.high else self
        return IntegerRange(min(self.low, other.low), max(self.high, other.high))

    def meet(self, other: IntegerRange) -> IntegerRange:
        """The numbers in both."""
        low, high = max(self.low, other.low), min(self.high, other.high)
        return IntegerRange(low, high) if low <= high else NOTHING

    def within(self, low: int, high: int) -> bool:
        return low <= self.low and self.high <= high

    @property
    def single(self) -> bool:
        return self.low == self.high

    @property
    def empty(self) -> bool:
        return self.low > self.high


NOTHING = IntegerRange(1, 0)
ANY = IntegerRange(NONE_NUMBER, 2**31 - 1)
"""What a slot holds."""
COMPUTED = IntegerRange(-(2**62), 2**62)
"""What C computes with."""
HUGE = IntegerRange(-(2**100), 2**100)
"""Where larger numbers are cut: that they are too large is all that need be known."""
FLAG = IntegerRange(0, 1)


def corners(a: IntegerRange, b: IntegerRange, by: Callable[[int, int], int]) -> IntegerRange:
    """The range of a monotone operation on two ranges."""
    if a.empty or b.empty:
        return NOTHING
    found = [by(x, y) for x in a for y in b]
    return cut(min(found), max(found))


def cut(low: int, high: int) -> IntegerRange:
    """A range that is not larger than `HUGE`."""
    return IntegerRange(max(low, HUGE.low), min(high, HUGE.high)) if low <= high else NOTHING
