"""The intervals in which values lie: the rule of every source, and the rules of operations by their table.

In: expressions and domains of a Program, and the intervals of its slots (`SlotIntervals`). Out: intervals. What an
expression does to scratch slots and arguments is told to the slots on the way; every part of an expression is visited
once. The tables are closed: an operation or source without a rule is an error when this module is imported.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple, Protocol

from rulewright.backend.codegen.integer_ranges import ANY, NOTHING, IntegerRange
from rulewright.ir.operations import SOURCES, complete
from rulewright.ir.program import NONE, Domain, Op, Program

PRINTED_TEXT = "printed text"
"""An expression of the printer alone: C text that was worked out before, with its interval."""
PRINTED_GROUPS = "printed groups"
"""Another one: what is left of some members, whose groups were found before."""


def already_printed(text: str, range_: IntegerRange) -> Op:
    """What has been printed, as an operation."""
    return Op(PRINTED_TEXT, (text, *range_))


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

    def __init__(
        self, program: Program, slots: SlotIntervals, table: Mapping[str, Callable[..., IntegerRange]]
    ) -> None:
        self.program = program
        self.table = table
        self.slots = slots
        self.members_fit = True
        """Whether the members of all domains fit into slots."""
        self.component = IntegerRange(0, max(0, len(program.components) - 1))
        self.player = IntegerRange(0, program.players - 1)
        self.seats = IntegerRange(0, (1 << (program.players + 1)) - 1)
        self.rooms = {zone.base: zone.room for zone in program.zones}

    def of(self, op: Op | None) -> IntegerRange:
        """The interval of an expression.
        What does not fit into int32 is kept as it is: the printer computes in 64 bits.
        """
        assert op is not None
        return self.table[op.name](self, *op.operands)

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


def _places(r: IntervalRules, domain: Domain, *places: Op) -> MemberInterval:
    r.visit(places)
    return MemberInterval(r.component, min(domain.most, len(r.program.components)))


def _single(r: IntervalRules, domain: Domain, item: Op) -> MemberInterval:
    found = r.of(item)
    return MemberInterval(IntegerRange(0, found.high) if found.low == domain.none == NONE else found, 1)


def _set(r: IntervalRules, domain: Domain, base: Op) -> MemberInterval:
    slot: Any = base.operands[0]
    return MemberInterval(r.slots.at(slot), r.slots.size(slot) - 1)


def _listed(r: IntervalRules, domain: Domain, starts: Op, members: Op, row: Op) -> MemberInterval:
    r.of(row)
    index: Any = members.operands[0]
    entries = r.program.tables[index]
    return MemberInterval(IntegerRange(min(entries), max(entries)) if entries else NOTHING, domain.most)


def _walk(r: IntervalRules, domain: Domain, starts: Op, members: Op, row: Op, stop: Op, keeps: Op) -> MemberInterval:
    found = _listed(r, domain, starts, members, row)
    r.slots.grow(domain.var, found.range)
    r.of(stop)
    return found


def _reached(
    r: IntervalRules, domain: Domain, start: Op, starts: Op, members: Op, row: Op, where: Op
) -> MemberInterval:
    first = r.of(start)
    found = _listed(r, domain, starts, members, Op("const", (0,)))
    reached = found.range.hull(IntegerRange(max(first.low, 0), first.high))
    r.slots.grow(domain.var, reached)
    r.visit((row, where))
    return MemberInterval(reached, domain.most)


SOURCE_RULES: dict[str, Callable[..., MemberInterval]] = {
    "range": _range,
    "players": _players,
    "zone": _zone,
    "zones": _zones,
    "places": _places,
    "single": _single,
    "set": _set,
    "listed": _listed,
    "walk": _walk,
    "reached": _reached,
}
complete("intervals of sources", SOURCE_RULES, SOURCES)
