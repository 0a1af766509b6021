"""The rule of every operation and source for the interval in which its value lies, given those of its operands.

In: expressions and domains of a Program, and the intervals of its slots (`SlotIntervals`). Out: intervals. What an expression
does to scratch slots and arguments is told to the slots on the way; every part of an expression is visited once.
The tables are closed: an operation or source without a rule is an error when this module is imported.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from rulewright.backend.codegen.integer_ranges import ANY, FLAG, NOTHING, IntegerRange, corners, cut
from rulewright.ir.operations import EXPRESSIONS, SOURCES, complete
from rulewright.ir.program import NONE, Domain, Op, Program


class SlotIntervals(Protocol):
    """What is known of slots and of the results of terms."""

    results: list[IntegerRange]

    def at(self, slot: int) -> IntegerRange:
        """The interval of a slot."""

    def grow(self, slot: int, by: IntegerRange) -> None:
        """Something may be written into a slot."""

    def size(self, slot: int) -> int:
        """How many slots there are from this one to the end of its stretch."""


class MemberInterval(NamedTuple):
    """The members of a domain: the interval in which they lie, and how many there are at most."""

    range: IntegerRange
    most: int


class IntervalRules:
    """Works out intervals of one Program by the rules of the tables."""

    def __init__(self, program: Program, slots: SlotIntervals) -> None:
        self.program = program
        self.slots = slots
        self.members_fit = True
        """Whether the members of all domains fit into slots."""
        self.component = IntegerRange(0, max(0, len(program.components) - 1))
        self.player = IntegerRange(0, program.players - 1)
        self.seats = IntegerRange(0, (1 << (program.players + 1)) - 1)
        self.rooms = {zone.base: zone.room for zone in program.zones}

    def of(self, op: Op | None) -> IntegerRange:
        """The interval of an expression. What does not fit into int32 is kept as it is: the printer computes in 64 bits."""
        assert op is not None
        return RULES[op.name](self, *op.operands)

    def visit(self, operand: object) -> None:
        """Follows every expression, for what it does to scratch slots and arguments."""
        if isinstance(operand, Op):
            self.of(operand)
        elif isinstance(operand, Domain):
            self.domain(operand)
        elif isinstance(operand, tuple):
            for item in operand:
                self.visit(item)

    def domain(self, domain: Domain) -> MemberInterval:
        """The members of a domain; its variable and condition are followed."""
        members = SOURCE_RULES[domain.source](self, domain, *domain.operands)
        self.members_fit = self.members_fit and (members.range.empty or members.range.within(*ANY))
        self.slots.grow(domain.var, members.range)
        if domain.where is not None:
            self.of(domain.where)
        for key in domain.keys:
            self.of(key.value)
        if domain.few is None:
            return members
        return MemberInterval(members.range, min(members.most, max(0, self.of(domain.few).high)))


# ---- sources --------------------------------------------------------------------------------------------------------


def _range(r: IntervalRules, domain: Domain, low: Op, high: Op) -> MemberInterval:
    least, most = r.of(low), r.of(high)
    if least.empty or most.empty:
        return MemberInterval(NOTHING, 0)
    return MemberInterval(IntegerRange(least.low, most.high), max(0, most.high - least.low + 1))


def _players(r: IntervalRules, domain: Domain) -> MemberInterval:
    return MemberInterval(r.player, r.program.players)


def _zone(r: IntervalRules, domain: Domain, zone: Op) -> MemberInterval:
    found = r.of(zone)
    zones = r.program.zones[max(0, found.low) : found.high + 1]
    return MemberInterval(r.component, max((one.room for one in zones), default=0))


def _zones(r: IntervalRules, domain: Domain, start: Op, count: Op) -> MemberInterval:
    r.visit((start, count))
    return MemberInterval(r.component, len(r.program.components))


def _single(r: IntervalRules, domain: Domain, item: Op) -> MemberInterval:
    found = r.of(item)
    return MemberInterval(IntegerRange(0, found.high) if found.low == domain.none == NONE else found, 1)


def _set(r: IntervalRules, domain: Domain, base: Op) -> MemberInterval:
    slot: Any = base.operands[0]
    return MemberInterval(r.slots.at(slot), r.slots.size(slot) - 1)


SOURCE_RULES: dict[str, Callable[..., MemberInterval]] = {
    "range": _range,
    "players": _players,
    "zone": _zone,
    "zones": _zones,
    "single": _single,
    "set": _set,
}
complete("intervals of sources", SOURCE_RULES, SOURCES)


# ---- expressions ----------------------------------------------------------------------------------------------------


def _flag(r: IntervalRules, *operands: Any) -> IntegerRange:
    r.visit(operands)
    return FLAG


def _const(r: IntervalRules, value: int) -> IntegerRange:
    return IntegerRange(value, value)


def _slot(r: IntervalRules, slot: int) -> IntegerRange:
    return r.slots.at(slot)


def _array(r: IntervalRules, base: int, index: Op, size: int) -> IntegerRange:
    r.of(index)
    if base in r.rooms:
        return IntegerRange(0, max(r.rooms[base], len(r.program.components)))
    return r.slots.at(base)


def _lookup(r: IntervalRules, table: int, index: Op) -> IntegerRange:
    r.of(index)
    entries = r.program.tables[table]
    return IntegerRange(min(entries), max(entries)) if entries else NOTHING


def _add(r: IntervalRules, left: Op, right: Op) -> IntegerRange:
    return corners(r.of(left), r.of(right), lambda x, y: x + y)


def _sub(r: IntervalRules, left: Op, right: Op) -> IntegerRange:
    return corners(r.of(left), r.of(right), lambda x, y: x - y)


def _mul(r: IntervalRules, left: Op, right: Op) -> IntegerRange:
    return corners(r.of(left), r.of(right), lambda x, y: x * y)


def _div_down(r: IntervalRules, left: Op, right: Op) -> IntegerRange:
    a, b = r.of(left), r.of(right)
    if b.low > 0:
        return corners(a, b, lambda x, y: x // y)
    most = max(abs(a.low), abs(a.high), 0)
    return IntegerRange(-most - 1, most + 1)


def _div_up(r: IntervalRules, left: Op, right: Op) -> IntegerRange:
    low, high = _div_down(r, left, right)
    return IntegerRange(low, high + 1)


def _mod(r: IntervalRules, left: Op, right: Op) -> IntegerRange:
    r.of(left)
    b = r.of(right)
    return IntegerRange(min(0, b.low + 1), max(0, b.high - 1))


def _if(r: IntervalRules, condition: Op, yes: Op, no: Op) -> IntegerRange:
    r.of(condition)
    return r.of(yes).hull(r.of(no))


def _probe(r: IntervalRules, yes: int, no: int, item: Op) -> IntegerRange:
    return r.of(item)


def _extreme(pick: Callable[..., int]) -> Callable[..., IntegerRange]:
    def rule(r: IntervalRules, *items: Op) -> IntegerRange:
        found = [r.of(item) for item in items]
        return (
            NOTHING
            if any(f.empty for f in found)
            else IntegerRange(pick(f.low for f in found), pick(f.high for f in found))
        )

    return rule


def _call(r: IntervalRules, index: int, *arguments: Op) -> IntegerRange:
    for slot, argument in zip(r.program.functions[index].parameters, arguments, strict=True):
        r.slots.grow(slot, r.of(argument))
    return r.slots.results[index]


def _count(r: IntervalRules, domain: Domain) -> IntegerRange:
    return IntegerRange(0, r.domain(domain).most)


def _sum(r: IntervalRules, domain: Domain, body: Op) -> IntegerRange:
    most = r.domain(domain).most
    low, high = r.of(body)
    return cut(min(0, low * most), max(0, high * most))


def _best(r: IntervalRules, domain: Domain, body: Op, otherwise: Op | None = None) -> IntegerRange:
    r.domain(domain)
    found = r.of(body)
    return found if otherwise is None else found.hull(r.of(otherwise))


def _end(r: IntervalRules, domain: Domain) -> IntegerRange:
    return r.domain(domain).range.hull(IntegerRange(domain.none, domain.none))


def _the(r: IntervalRules, domain: Domain) -> IntegerRange:
    return r.domain(domain).range


def _present(r: IntervalRules, item: Op) -> IntegerRange:
    low, high = r.of(item)
    return IntegerRange(max(low, 0), high)


def _bounded(r: IntervalRules, item: Op, low: int, high: int) -> IntegerRange:
    r.of(item)
    return IntegerRange(low, high)


def _position(r: IntervalRules, component: Op) -> IntegerRange:
    r.of(component)
    return IntegerRange(1, max(1, len(r.program.components)))


def _turn_on(r: IntervalRules, item: Op, step: int, size: int) -> IntegerRange:
    r.of(item)
    return IntegerRange(0, size - 1)


def _next_player(r: IntervalRules, item: Op, step: int) -> IntegerRange:
    r.of(item)
    return r.player


def _mask(r: IntervalRules, *operands: Any) -> IntegerRange:
    r.visit(operands)
    return r.seats


def _already_printed(r: IntervalRules, text: str, low: int, high: int) -> IntegerRange:
    return IntegerRange(low, high)


PRINTED_TEXT = "printed text"
"""An expression of the printer alone: C text that was worked out before, with its interval."""


def already_printed(text: str, range_: IntegerRange) -> Op:
    """What has been printed, as an operation."""
    return Op(PRINTED_TEXT, (text, *range_))


RULES: dict[str, Callable[..., IntegerRange]] = {
    PRINTED_TEXT: _already_printed,
    "const": _const,
    "slot": _slot,
    "array": _array,
    "lookup": _lookup,
    "add": _add,
    "sub": _sub,
    "mul": _mul,
    "div_down": _div_down,
    "div_up": _div_up,
    "mod": _mod,
    "eq": _flag,
    "ne": _flag,
    "lt": _flag,
    "le": _flag,
    "and": _flag,
    "or": _flag,
    "not": _flag,
    "if": _if,
    "least": _extreme(min),
    "greatest": _extreme(max),
    "call": _call,
    "count": _count,
    "any": _flag,
    "sum": _sum,
    "max": _best,
    "min": _best,
    "first": _end,
    "last": _end,
    "the": _the,
    "contained": _flag,
    "present": _present,
    "bounded": _bounded,
    "position": _position,
    "turn_on": _turn_on,
    "next_player": _next_player,
    "payable": _flag,
    "knowing": _mask,
    "common": _mask,
    "both": _mask,
    "probe": _probe,
}

complete("rules of intervals", RULES, {PRINTED_TEXT, *EXPRESSIONS})
