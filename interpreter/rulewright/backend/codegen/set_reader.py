"""Conditions on the members of a range read as sets: for whom a condition holds, all members at once.

In: a condition, and what its variables stand for. Out: a set, and the members for whom asking would be a fault.
Complains (`NotASet`) about whatever it does not know: then members are asked one by one.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rulewright.backend.codegen.asked_members import AskedMembers, AskedSet, known_entries
from rulewright.backend.codegen.integer_ranges import IntegerRange
from rulewright.backend.codegen.member_sets import NotASet, SetList
from rulewright.backend.codegen.member_values import (
    Entries,
    HeldValues,
    SameValue,
    Value,
    constant,
    known_value,
    number,
    substituted,
    varies,
)
from rulewright.backend.codegen.set_comparisons import SetComparisons
from rulewright.backend.codegen.set_loops import SetLoops
from rulewright.ir.program import Op, Program

MOST_DEPTH = 40


class SetReader:
    """Reads conditions into a list of sets. `range_of`: where the value of an expression lies.
    `most_asked`: so many expressions are read, those of inner loops each time.
    """

    def __init__(
        self,
        program: Program,
        sets: SetList,
        range_of: Callable[[Op], IntegerRange],
        most_asked: int,
    ) -> None:
        self.program = program
        self.tables = program.tables
        self.sets = sets
        self.range_of = range_of
        self.comparisons = SetComparisons(sets, range_of)
        self.loops = SetLoops(program, self)
        self.depth = self.asked = 0
        self.most_asked = most_asked
        self.conditions: Mapping[str, Callable[..., AskedSet]] = {
            "and": self._and,
            "or": self._or,
            "not": self._not,
            "if": self._if,
            "eq": self._compared("eq"),
            "ne": self._compared("ne"),
            "lt": self._compared("lt"),
            "le": self._compared("le"),
            "any": self.loops.any,
            "call": self._call,
            "array": self._flag,
        }

    # ---- conditions ------------------------------------------------------------------------------------------------

    def all_of(self, items: Sequence[Op], of: AskedMembers) -> AskedSet:
        """For which members several conditions hold, asked in turn."""
        return self._and(of, *items)

    def condition(self, op: Op, of: AskedMembers) -> AskedSet:
        """For which members a condition holds."""
        if not varies(op, of.env):
            return AskedSet(self._same(substituted(op, of.env, self.tables), of))
        if op.name not in self.conditions or self.depth > MOST_DEPTH:
            raise NotASet
        self._count()
        self.depth += 1
        found = self.conditions[op.name](of, *op.operands)
        self.depth -= 1
        return found

    def _count(self) -> None:
        """Terms may use each other again and again: reading ends somewhere."""
        self.asked += 1
        if self.asked > self.most_asked:
            raise NotASet

    def _same(self, op: Op, of: AskedMembers) -> int:
        """Everyone or nobody, by a condition that is the same for all."""
        known = constant(op)
        everyone, nobody = self.sets.known(of.everyone), self.sets.known(0)
        return self.sets.chosen(op, everyone, nobody) if known is None else everyone if known else nobody

    def _and(self, of: AskedMembers, *items: Op) -> AskedSet:
        """Each part is asked of those alone for whom the parts before may hold."""
        parts: list[int] = []
        asked, faulty = of.everyone, 0
        for item in items:
            part = self.condition(item, of.only(asked))
            faulty |= part.faulty & asked
            asked &= self.sets.most[part.number]
            parts.append(part.number)
        return AskedSet(self.sets.both(parts), faulty)

    def _or(self, of: AskedMembers, *items: Op) -> AskedSet:
        parts: list[int] = []
        asked, faulty = of.everyone, 0
        for item in items:
            part = self.condition(item, of.only(asked))
            faulty |= part.faulty & asked
            asked &= ~self.sets.least[part.number]
            parts.append(part.number)
        return AskedSet(self.sets.either(parts), faulty)

    def _not(self, of: AskedMembers, item: Op) -> AskedSet:
        part = self.condition(item, of)
        return AskedSet(self.sets.without(of.everyone, part.number), part.faulty)

    def _if(self, of: AskedMembers, test: Op, yes: Op, no: Op) -> AskedSet:
        if not varies(test, of.env):
            test = substituted(test, of.env, self.tables)
            known = constant(test)
            if known is not None:
                return self.condition(yes if known else no, of)
            a, b = self.condition(yes, of), self.condition(no, of)
            return AskedSet(self.sets.chosen(test, a.number, b.number), a.faulty | b.faulty)
        first = self.condition(test, of)
        a, b = self.condition(yes, of), self.condition(no, of)
        otherwise = self.sets.without(of.everyone, first.number)
        found = self.sets.either((self.sets.both((first.number, a.number)), self.sets.both((otherwise, b.number))))
        return AskedSet(
            found,
            first.faulty | (a.faulty & self.sets.most[first.number]) | (b.faulty & self.sets.most[otherwise]),
        )

    def _call(self, of: AskedMembers, index: int, *arguments: Op) -> AskedSet:
        return self.condition(*self._entered(of, index, *arguments))

    def _entered(self, of: AskedMembers, index: int, *arguments: Op) -> tuple[Op, AskedMembers]:
        """A term's body, and its parameters bound."""
        function = self.program.functions[index]
        values = [self.value(argument, of) for argument in arguments]
        return function.body, of._replace(env={**of.env, **dict(zip(function.parameters, values, strict=True))})

    def _flag(self, of: AskedMembers, base: int, index: Op, size: int) -> AskedSet:
        held = self.value(Op("array", (base, index, size)), of)
        if not isinstance(held, HeldValues) or held.low < 0:
            raise NotASet
        return self.comparisons.held(of, held, "gt", number(0))

    def _compared(self, name: str) -> Callable[[AskedMembers, Op, Op], AskedSet]:
        compare = self.comparisons.compare
        return lambda of, left, right: compare(of, name, self.value(left, of), self.value(right, of))

    # ---- values ----------------------------------------------------------------------------------------------------

    def value(self, op: Op, of: AskedMembers) -> Value:
        """What an expression is for each member."""
        self._count()
        if not varies(op, of.env):
            return SameValue(substituted(op, of.env, self.tables))
        o: Any = op.operands
        match op.name:
            case "slot":
                return of.env[o[0]]
            case "array":
                return self._array(of, *o)
            case "call":
                return self.value(*self._entered(of, *o))
            case "first" | "last":
                return self.loops.end(of, op.name, *o)
            case "if" if not varies(o[0], of.env):
                known = constant(substituted(o[0], of.env, self.tables))
                if known is None:
                    raise NotASet
                return self.value(o[1] if known else o[2], of)
            case _:
                return known_value(op, self._entries(op, of), self.tables)

    def _entries(self, op: Op, of: AskedMembers) -> list[Entries]:
        """The operands of an operation, as far as they are known for each member."""
        operands: list[Any] = [item for item in op.operands if isinstance(item, Op)]
        return [known_entries(self.value(item, of), of) for item in operands]

    def _array(self, of: AskedMembers, base: int, index: Op, size: int) -> HeldValues:
        """What is held for each member: the index is known, or is that and something that is the same for all."""
        offset, entries = self._index(of, index, size)
        if offset is not None:
            reach = self.range_of(offset)
            known = [entry for entry in entries if entry is not None]
            if reach.empty or not known or reach.low + min(known) < 0 or reach.high + max(known) >= size:
                raise NotASet
        held = self.range_of(Op("array", (base, number(0) if offset is None else index, size)))
        return HeldValues(base, offset, entries, size, held.low, held.high)

    def _index(self, of: AskedMembers, index: Op, size: int) -> tuple[Op | None, Entries]:
        value = None
        if index.name == "add" and varies(index, of.env):
            left, right = index.operands
            assert isinstance(left, Op) and isinstance(right, Op)
            for same, other in ((left, right), (right, left)):
                if not varies(same, of.env):
                    op = substituted(same, of.env, self.tables)
                    if constant(op) is None:
                        return op, known_entries(self.value(other, of), of)
        value = known_entries(self.value(index, of), of)
        return None, tuple(at if at is not None and 0 <= at < size else None for at in value)
