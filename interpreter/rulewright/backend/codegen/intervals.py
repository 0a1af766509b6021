"""Intervals of integers, and those in which expressions and the members of domains lie, given those of the slots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from rulewright.ir.program import NONE, NONE_NUMBER, Domain, Key, Op, Program


class Range(NamedTuple):
    """All integers from `low` to `high`; none where low > high."""

    low: int
    high: int

    def hull(self, other: Range) -> Range:
        if self.low > self.high or other.low > other.high:
            return other if self.low > self.high else self
        return Range(min(self.low, other.low), max(self.high, other.high))

    def within(self, low: int, high: int) -> bool:
        return low <= self.low and self.high <= high

    @property
    def single(self) -> bool:
        return self.low == self.high

    @property
    def empty(self) -> bool:
        return self.low > self.high


NOTHING = Range(1, 0)
ANY = Range(NONE_NUMBER, 2**31 - 1)
FLAG = Range(0, 1)


def corners(a: Range, b: Range, by: Callable[[int, int], int]) -> Range:
    """The range of a monotone operation on two ranges."""
    if a.empty or b.empty:
        return NOTHING
    found = [by(x, y) for x in a for y in b]
    return Range(min(found), max(found))


class Intervals:
    """The ranges of expressions. A subclass knows those of the slots, and is told what is put into them on the way."""

    def __init__(self, program: Program) -> None:
        self.program = program
        self.results = [NOTHING] * len(program.functions)
        self.component = Range(0, max(0, len(program.components) - 1))
        self.player = Range(0, program.players - 1)
        self.rooms = {zone.base: zone.room for zone in program.zones}

    def at(self, slot: int) -> Range:
        """The range of a slot."""
        raise NotImplementedError

    def grow(self, slot: int, by: Range) -> None:
        """Something may be written into a slot."""
        raise NotImplementedError

    def size(self, slot: int) -> int:
        """How many slots there are from this one to the end of its stretch."""
        raise NotImplementedError

    def visit(self, operand: object) -> None:
        """Follows every expression, for what it does to scratch slots and arguments."""
        if isinstance(operand, Op):
            self.of(operand)
        elif isinstance(operand, Domain):
            self.domain(operand)
        elif isinstance(operand, tuple):
            for item in operand:
                self.visit(item)

    # ---- domains ---------------------------------------------------------------------------------------------------

    def domain(self, domain: Domain) -> Range:
        """The range of a domain's members; its variable and condition are gone through."""
        members = self.source(domain)
        self.grow(domain.var, members)
        if domain.where is not None:
            self.of(domain.where)
        for key in domain.keys:
            self._key(key)
        if domain.few is not None:
            self.of(domain.few)
        return members

    def _key(self, key: Key) -> None:
        self.of(key.value)

    def source(self, domain: Domain) -> Range:
        o = domain.operands
        match domain.source:
            case "range":
                low, high = self.of(o[0]), self.of(o[1])
                return Range(low.low, high.high) if not low.empty and not high.empty else NOTHING
            case "players":
                return self.player
            case "zone" | "zones":
                self.of(o[0])
                return self.component
            case "single":
                return self._without(self.of(o[0]), domain.none)
        base: Any = o[0].operands[0]
        return self.at(base)

    def _without(self, found: Range, none: int) -> Range:
        """A range without `none`, where that is its lower end."""
        if found.low == none == NONE:
            return Range(0, found.high)
        return found

    # ---- expressions -----------------------------------------------------------------------------------------------

    def of(self, op: Op | None) -> Range:
        """The range of an expression. What does not fit into int32 is kept as it is: the printer computes in 64 bits."""
        assert op is not None
        found: Range = getattr(self, f"_{op.name}", self._flag)(*op.operands)
        return found

    def _flag(self, *operands: Any) -> Range:
        for operand in operands:
            self.visit(operand)
        return FLAG

    def _const(self, value: int) -> Range:
        return Range(value, value)

    def _slot(self, slot: int) -> Range:
        return self.at(slot)

    def _array(self, base: int, index: Op, size: int) -> Range:
        self.of(index)
        if base in self.rooms:
            return Range(0, max(self.rooms[base], len(self.program.components)))
        return self.at(base)

    def _lookup(self, table: int, index: Op) -> Range:
        self.of(index)
        entries = self.program.tables[table]
        return Range(min(entries), max(entries)) if entries else NOTHING

    def _add(self, left: Op, right: Op) -> Range:
        return corners(self.of(left), self.of(right), lambda x, y: x + y)

    def _sub(self, left: Op, right: Op) -> Range:
        return corners(self.of(left), self.of(right), lambda x, y: x - y)

    def _mul(self, left: Op, right: Op) -> Range:
        return corners(self.of(left), self.of(right), lambda x, y: x * y)

    def _div_down(self, left: Op, right: Op) -> Range:
        a, b = self.of(left), self.of(right)
        if b.low > 0:
            return corners(a, b, lambda x, y: x // y)
        most = max(abs(a.low), abs(a.high), 0)
        return Range(-most - 1, most + 1)

    def _div_up(self, left: Op, right: Op) -> Range:
        low, high = self._div_down(left, right)
        return Range(low, high + 1)

    def _mod(self, left: Op, right: Op) -> Range:
        self.of(left)
        b = self.of(right)
        return Range(min(0, b.low + 1), max(0, b.high - 1))

    def _if(self, condition: Op, yes: Op, no: Op) -> Range:
        self.of(condition)
        return self.of(yes).hull(self.of(no))

    def _probe(self, yes: int, no: int, item: Op) -> Range:
        return self.of(item)

    def _least(self, *items: Op) -> Range:
        found = [self.of(item) for item in items]
        return NOTHING if any(f.empty for f in found) else Range(min(f.low for f in found), min(f.high for f in found))

    def _greatest(self, *items: Op) -> Range:
        found = [self.of(item) for item in items]
        return NOTHING if any(f.empty for f in found) else Range(max(f.low for f in found), max(f.high for f in found))

    def _call(self, index: int, *arguments: Op) -> Range:
        for slot, argument in zip(self.program.functions[index].parameters, arguments, strict=True):
            self.grow(slot, self.of(argument))
        return self.results[index]

    def _count(self, domain: Domain) -> Range:
        self.domain(domain)
        return Range(0, self.capacity(domain))

    def _sum(self, domain: Domain, body: Op) -> Range:
        self.domain(domain)
        low, high = self.of(body)
        most = self.capacity(domain)
        return Range(min(0, low * most), max(0, high * most))

    def _max(self, domain: Domain, body: Op, otherwise: Op | None = None) -> Range:
        self.domain(domain)
        found = self.of(body)
        return found if otherwise is None else found.hull(self.of(otherwise))

    _min = _max

    def _first(self, domain: Domain) -> Range:
        return self.domain(domain).hull(Range(domain.none, domain.none))

    _last = _first

    def _the(self, domain: Domain) -> Range:
        return self.domain(domain)

    def _present(self, item: Op) -> Range:
        low, high = self.of(item)
        return Range(max(low, 0), high)

    def _bounded(self, item: Op, low: int, high: int) -> Range:
        self.of(item)
        return Range(low, high)

    def _position(self, component: Op) -> Range:
        self.of(component)
        return Range(1, max(1, len(self.program.components)))

    def _turn_on(self, item: Op, step: int, size: int) -> Range:
        self.of(item)
        return Range(0, size - 1)

    def _next_player(self, item: Op, step: int) -> Range:
        self.of(item)
        return self.player

    def _knowing(self, component: Op) -> Range:
        self.of(component)
        return Range(0, (1 << (self.program.players + 1)) - 1)

    def _common(self, domain: Domain) -> Range:
        self.domain(domain)
        return Range(0, (1 << (self.program.players + 1)) - 1)

    def _both(self, left: Op, right: Op) -> Range:
        self.of(left)
        self.of(right)
        return Range(0, (1 << (self.program.players + 1)) - 1)

    # ---- sizes -----------------------------------------------------------------------------------------------------

    def capacity(self, domain: Domain) -> int:
        """How many members a domain has at most."""
        most = self._source_capacity(domain)
        if domain.few is not None:
            most = min(most, max(0, self.of(domain.few).high))
        return most

    def _source_capacity(self, domain: Domain) -> int:
        o = domain.operands
        match domain.source:
            case "range":
                low, high = self.of(o[0]), self.of(o[1])
                return max(0, high.high - low.low + 1)
            case "players":
                return self.program.players
            case "zone":
                found = self.of(o[0])
                return max((zone.room for zone in self.program.zones[max(0, found.low) : found.high + 1]), default=0)
            case "zones":
                return len(self.program.components)
            case "single":
                return 1
        base: Any = o[0].operands[0]
        return self.size(base) - 1
