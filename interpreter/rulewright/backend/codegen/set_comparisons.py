"""Comparisons of what values are for each member, read as sets.

In: two values, and who is asked. Out: for whom the comparison holds. Complains (`NotASet`) where that would take too
many sets.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rulewright.backend.codegen.asked_members import AskedMembers, AskedSet, known_entries
from rulewright.backend.codegen.integer_ranges import ANY, IntegerRange
from rulewright.backend.codegen.member_sets import NotASet, SetList, shifts_of
from rulewright.backend.codegen.member_values import (
    POINTWISE,
    Entries,
    HeldValues,
    KnownValues,
    SameValue,
    Value,
    ValueCases,
    constant,
    number,
)
from rulewright.ir.program import NONE, Op

MOST_ALIKE = 4
"""So many values of what is held are told apart where two of them are compared."""
MOST_ROWS = 256
"""So many values may be had by what is the same for all members, and compared with what is known of each."""
TURNED = {"lt": "gt", "le": "ge"}


class SetComparisons:
    """Comparisons as sets of one list. `range_of`: where the value of an expression lies."""

    def __init__(self, sets: SetList, range_of: Callable[[Op], IntegerRange]) -> None:
        self.sets = sets
        self.range_of = range_of
        self.shifts: dict[object, tuple[tuple[int, int], ...]] = {}

    def compare(self, of: AskedMembers, name: str, left: Value, right: Value) -> AskedSet:
        match left, right:
            case HeldValues(), SameValue(op):
                return self._held_compared(of, left, name, op)
            case SameValue(op), HeldValues():
                return self._held_compared(of, right, TURNED.get(name, name), op)
            case HeldValues(), HeldValues() if name in ("eq", "ne"):
                return self._alike(of, name, left, right)
            case ValueCases(), SameValue(op) if name in ("eq", "ne") and constant(op) == NONE:
                there = self.sets.either(number for number, _ in left.cases)
                return AskedSet(there if name == "ne" else self.sets.without(of.everyone, there))
            case KnownValues(), SameValue(op) if constant(op) is None:
                return self._by_value(of, name, left.entries, op)
            case SameValue(op), KnownValues() if constant(op) is None:
                return self._by_value(of, TURNED.get(name, name), right.entries, op)
            case _:
                return self._settled(of, name, known_entries(left, of), known_entries(right, of))

    def _settled(self, of: AskedMembers, name: str, left: Entries, right: Entries) -> AskedSet:
        """A comparison that is known beforehand."""
        bits = faulty = 0
        for member, (a, b) in enumerate(zip(left, right, strict=True)):
            if a is None or b is None:
                faulty |= 1 << member
            elif POINTWISE[name](a, b):
                bits |= 1 << member
        return AskedSet(self.sets.known(bits & of.everyone), faulty & of.everyone)

    def _by_value(self, of: AskedMembers, name: str, entries: Entries, op: Op) -> AskedSet:
        """What is known of each member against what is the same for all: a set for each value that it may have."""
        reach = self.range_of(op)
        by = POINTWISE[{"gt": "lt", "ge": "le"}.get(name, name)]
        if reach.empty or reach.high - reach.low >= MOST_ROWS:
            raise NotASet
        faulty = sum(1 << member for member, entry in enumerate(entries) if entry is None)
        rows = []
        for value in range(reach.low, reach.high + 1):
            pairs = [(value, entry) if name in ("gt", "ge") else (entry, value) for entry in entries]
            rows.append(sum(1 << at for at, pair in enumerate(pairs) if None not in pair and by(*pair)) & of.everyone)
        return AskedSet(self.sets.row(rows, reach.low, op), faulty & of.everyone)

    def _held_compared(self, of: AskedMembers, held: HeldValues, name: str, op: Op) -> AskedSet:
        if not self.range_of(op).within(*ANY):
            raise NotASet
        opposite = {"ne": "eq", "le": "gt", "ge": "lt"}.get(name)
        found = self.held(of, held, opposite or name, op)
        if opposite is None:
            return found
        return AskedSet(self.sets.without(of.everyone, found.number), found.faulty)

    def held(self, of: AskedMembers, held: HeldValues, sign: str, op: Op) -> AskedSet:
        """The players for whom a comparison holds of what is held for each."""
        known = [entry for entry in held.entries if entry is not None]
        faulty = sum(1 << member for member, entry in enumerate(held.entries) if entry is None) & of.everyone
        if not known:
            return AskedSet(self.sets.known(0), faulty)
        low, high = min(known), max(known)
        compared = self.sets.compared(held.base + low, held.offset, high - low + 1, sign, op)
        rows = [[] if entry is None else [entry - low] for entry in held.entries]
        return AskedSet(self.related(compared, rows), faulty)

    def _alike(self, of: AskedMembers, name: str, left: HeldValues, right: HeldValues) -> AskedSet:
        """Two that are held are equal: for each value that they may have."""
        low, high = max(left.low, right.low), min(left.high, right.high)
        if high - low >= MOST_ALIKE:
            raise NotASet
        parts, faulty = [], 0
        for value in range(low, high + 1):
            a, b = (self.held(of, held, "eq", number(value)) for held in (left, right))
            parts.append(self.sets.both((a.number, b.number)))
            faulty |= a.faulty | b.faulty
        equal = self.sets.either(parts)
        return AskedSet(equal if name == "eq" else self.sets.without(of.everyone, equal), faulty)

    def related(self, number: int, rows: Iterable[Iterable[int]]) -> int:
        """The players who have one of a set in their row."""
        key = tuple(map(tuple, rows))
        if key not in self.shifts:
            self.shifts[key] = shifts_of(key)
        shifts = self.shifts[key]
        if len(shifts) == 1 and shifts[0][0] == 0:
            return self.sets.both((number, self.sets.known(shifts[0][1])))
        return self.sets.shifted(number, shifts)
