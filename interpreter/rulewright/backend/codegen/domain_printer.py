"""Domains in C: loops over members, and members gathered in an array where they are sorted, cut or moved."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import combinations
from typing import Any, NamedTuple

from rulewright.backend.codegen.c_limits import Unsupported
from rulewright.backend.codegen.c_names import c_number
from rulewright.backend.codegen.function_context import FunctionContext
from rulewright.backend.codegen.function_scope import bare
from rulewright.backend.codegen.invariant_printer import InvariantPrinter
from rulewright.backend.codegen.order_printer import OrderPrinter
from rulewright.backend.codegen.value_printer import ValuePrinter
from rulewright.backend.codegen.zone_printer import Body, ZonePrinter
from rulewright.ir.operations import SOURCES, complete
from rulewright.ir.program import Domain, Op

MOST_GATHERED = 5_000
"""So many members may be sorted or cut, which lie on the stack meanwhile."""


class GatheredMembers(NamedTuple):
    """Members in a C array, and how many there are."""

    array: str
    size: str


class DomainPrinter:
    """Prints domains."""

    def __init__(
        self,
        context: FunctionContext,
        values: ValuePrinter,
        zones: ZonePrinter,
        orders: OrderPrinter,
        invariants: InvariantPrinter,
    ) -> None:
        self.context = context
        self.scope = context.scope
        self.values = values
        self.zones = zones
        self.orders = orders
        self.invariants = invariants

    # ---- sources ---------------------------------------------------------------------------------------------------

    def source(self, domain: Domain, body: Body) -> None:
        """A loop over all members of the source."""
        SOURCE_PRINTERS[domain.source](self, domain, body, *domain.operands)

    def unroll(self, domain: Domain) -> None:
        """Says how often the body of the loop to come is to be written out, where it may be."""
        if self.context.unrolled:
            self.scope.line(f"UNROLL({self.context.unit.loops.few(domain)})")

    # ---- members ---------------------------------------------------------------------------------------------------

    def filtered(self, domain: Domain, body: Body) -> None:
        """A loop over the members for which the condition holds, in the source's order."""
        before, self.context.unrolled = (
            self.context.unrolled,
            self.context.may_unroll and self.context.unit.loops.times(domain) > 0,
        )
        self._filtered(domain, body)
        self.context.unrolled = before

    def _filtered(self, domain: Domain, body: Body) -> None:
        if self.context.is_local(domain.var):
            domain = self.context.unit.narrowed(domain)
        if domain.where is not None:
            domain = replace(domain, where=self.invariants.outside(domain.where, domain.var))

        def ask(member: str) -> None:
            if domain.where is None:
                body(member)
                return
            self.context.bind(domain.var, member)
            condition = self.values.value(domain.where)
            with self.scope.block(f"if ({bare(condition)})"):
                body(member)

        self.source(domain, ask)

    def each(self, domain: Domain, body: Body) -> None:
        """A loop over the members of a domain, all told; the variable is bound."""

        def bound(member: str) -> None:
            if self.context.is_local(domain.var):
                self.scope.env[domain.var] = member
            body(member)

        if not domain.keys and not domain.end:
            self.filtered(domain, bound)
            return
        found = self.gathered(domain)
        self.through(found, bound)

    def through(self, found: GatheredMembers, body: Body) -> None:
        """A loop over gathered members."""
        i, v = self.scope.fresh("i"), self.scope.fresh("v")
        with self.scope.block(f"for (num {i} = 0; {i} < {found.size}; {i}++)"):
            self.scope.line(f"num {v} = {found.array}[{i}];")
            body(v)

    def gathered(self, domain: Domain) -> GatheredMembers:
        """The members in an array, sorted and cut."""
        return self.ranked(domain)[0]

    def ranked(self, domain: Domain) -> tuple[GatheredMembers, list[str]]:
        """The same, and the arrays of their keys, which are cut at the end only."""
        few = None
        if domain.end:
            few = self.scope.fresh("few")
            self.scope.line(f"num {few} = rw_max(0, {bare(self.values.value(domain.few))});")
        room = self.context.unit.intervals.capacity(
            Domain(domain.source, domain.operands, domain.var, most=domain.most)
        )
        if room > MOST_GATHERED:
            raise Unsupported(f"a sorted or cut range may have {room:,} members")
        array, count = self.scope.fresh("m"), self.scope.fresh("n")
        self.scope.line(f"cell {array}[{max(1, room)}];")
        self.scope.line(f"num {count} = 0;")
        if self.orders.turns(domain):
            self.orders.in_turn(domain, array, count)
            return self._cut(domain, few, array, count), []
        self.filtered(domain, lambda member: self.scope.line(f"{array}[{count}++] = (cell){member};"))
        columns = self.orders.sort(domain, array, count, max(1, room)) if domain.keys else []
        return self._cut(domain, few, array, count), columns

    def _cut(self, domain: Domain, few: str | None, array: str, count: str) -> GatheredMembers:
        if few is None:
            return GatheredMembers(array, count)
        self.scope.line(f"{few} = rw_min({few}, {count});")
        return GatheredMembers(f"({array} + ({count} - {few}))" if domain.end == "last" else array, few)

    def stopping(self, domain: Domain, body: Callable[[str, Callable[[], None]], None]) -> None:
        """A loop that may be left early, but only where nobody can tell: if no later member could fault."""
        scope, before, used = self.scope, self.scope.faults, False
        label = scope.fresh("done")
        scope.faults = False

        def leave() -> None:
            nonlocal used
            if not scope.faults:
                used = True
                scope.line(f"goto {label};")

        scope.open("")
        self.each(domain, lambda member: body(member, leave))
        scope.close()
        if used:
            scope.lines[-1] += f" {label}:;"
        scope.faults = scope.faults or before


def _range(d: DomainPrinter, domain: Domain, body: Body, low: Op, high: Op) -> None:
    first, last, v = d.values.atom(low), d.values.atom(high), d.scope.fresh("v")
    d.unroll(domain)
    with d.scope.block(f"for (num {v} = {first}; {v} <= {last}; {v}++)"):
        body(v)


def _players(d: DomainPrinter, domain: Domain, body: Body) -> None:
    v = d.scope.fresh("v")
    d.unroll(domain)
    with d.scope.block(f"for (num {v} = 0; {v} < PLAYERS; {v}++)"):
        if d.context.unit.eliminates:
            with d.scope.block(f"if (s[ALIVE + {v}])"):
                body(v)
        else:
            body(v)


def _zone(d: DomainPrinter, domain: Domain, body: Body, zone: Op) -> None:
    d.zones.members(d.zones.location(zone), body)


def _zones(d: DomainPrinter, domain: Domain, body: Body, start: Op, count: Op) -> None:
    first: Any = start.operands[0]
    several: Any = count.operands[0]
    zone = d.scope.fresh("zone")
    with d.scope.block(f"for (num {zone} = {first}; {zone} < {first + several}; {zone}++)"):
        d.zones.members(d.zones.location_of(zone, first, first + several - 1), body)


def _places(d: DomainPrinter, domain: Domain, body: Body, *places: Op) -> None:
    """Zones one after the other, each once."""
    ranges = [d.context.range(place) for place in places]
    zones = ", ".join(d.zones.zone(place) for place in places)
    given, i, zone = d.scope.fresh("given"), d.scope.fresh("i"), d.scope.fresh("zone")
    d.scope.open("")
    d.scope.line(f"num {given}[] = {{{zones}}};")
    with d.scope.block(f"for (num {i} = 0; {i} < {len(places)}; {i}++)"):
        d.scope.line(f"num {zone} = {given}[{i}];")
        if any(one.low <= other.high and other.low <= one.high for one, other in combinations(ranges, 2)):
            before = d.scope.fresh("before")
            d.scope.line(f"num {before} = 0;")
            d.scope.line(f"while ({given}[{before}] != {zone}) {before}++;")
            d.scope.line(f"if ({before} < {i}) continue;")
        low, high = max(0, min(one.low for one in ranges)), max(one.high for one in ranges)
        d.zones.members(d.zones.location_of(zone, low, high), body)
    d.scope.close()


def _single(d: DomainPrinter, domain: Domain, body: Body, item: Op) -> None:
    v = d.scope.fresh("v")
    d.scope.open("")
    d.scope.line(f"num {v} = {bare(d.values.value(item))};")
    with d.scope.block(f"if ({v} != {c_number(domain.none)})"):
        body(v)
    d.scope.close()


def _set(d: DomainPrinter, domain: Domain, body: Body, base: Op) -> None:
    at: Any = base.operands[0]
    i, n, v = d.scope.fresh("i"), d.scope.fresh("n"), d.scope.fresh("v")
    if at in d.scope.env:
        _given_set(d, domain, body, at)
        return
    with d.scope.block(f"for (num {i} = 1, {n} = {d.context.unit.names.slot(at)}; {i} <= {n}; {i}++)"):
        d.scope.line(f"num {v} = {d.context.unit.names.slot(at, i)};")
        body(v)


def _given_set(d: DomainPrinter, domain: Domain, body: Body, at: int) -> None:
    """A set that was given to the function, member by member."""
    members = ", ".join(d.scope.env[at + place] for place in range(1, domain.most + 1))
    given, i, v = d.scope.fresh("given"), d.scope.fresh("i"), d.scope.fresh("v")
    d.scope.line(f"num {given}[] = {{{members}}};")
    with d.scope.block(f"for (num {i} = 0; {i} < {d.scope.env[at]}; {i}++)"):
        d.scope.line(f"num {v} = {given}[{i}];")
        body(v)


def _listed(d: DomainPrinter, domain: Domain, body: Body, starts: Op, members: Op, row: Op) -> None:
    with _along(d, starts, members, row) as v:
        body(v)


def _walk(d: DomainPrinter, domain: Domain, body: Body, starts: Op, members: Op, row: Op, stop: Op, keeps: Op) -> None:
    with _along(d, starts, members, row) as v:
        d.context.bind(domain.var, v)
        ends = bare(d.values.value(stop))
        if not keeps.operands[0]:
            d.scope.line(f"if ({ends}) break;")
            body(v)
            return
        last = d.scope.fresh("last")
        d.scope.line(f"num {last} = {ends};")
        body(v)
        d.scope.line(f"if ({last}) break;")


def _reached(
    d: DomainPrinter, domain: Domain, body: Body, start: Op, starts: Op, members: Op, row: Op, where: Op
) -> None:
    """Breadth first, with a queue.
    The condition is printed once: the round before the first looks at the start alone.
    """
    begins: Any = starts.operands[0]
    entries: Any = members.operands[0]
    size = len(d.context.program.tables[begins]) - 1
    names = ("first", "seen", "queue", "n", "i", "j", "at", "v")
    first, seen, queue, n, i, j, at, v = map(d.scope.fresh, names)
    d.scope.open("")
    d.scope.line(f"num {first} = {bare(d.values.value(start))}, {n} = 0;")
    d.scope.line(f"uint8_t {seen}[{domain.most}] = {{0}};")
    d.scope.line(f"cell {queue}[{domain.most}];")
    with d.scope.block(f"for (num {i} = {first} == {c_number(domain.none)} ? 0 : -1; {i} < {n}; {i}++)"):
        member = d.scope.fresh("member")
        d.scope.line(f"num {member} = {i} < 0 ? {first} : {queue}[{i}];")
        d.context.bind(domain.var, member)
        d.scope.line(f"num {at} = {bare(d.values.checked(row, size, 'something that is none was looked up'))};")
        last = f"({i} < 0 ? TABLE_{begins}[{at}] + 1 : TABLE_{begins}[{at} + 1])"
        with d.scope.block(f"for (num {j} = TABLE_{begins}[{at}]; {j} < {last}; {j}++)"):
            d.scope.line(f"num {v} = {i} < 0 ? {first} : TABLE_{entries}[{j}];")
            d.scope.line(f"if ({seen}[{v}]) continue;")
            d.scope.line(f"{seen}[{v}] = 1;")
            d.context.bind(domain.var, v)
            d.scope.line(f"if (!({bare(d.values.value(where))})) continue;")
            d.scope.line(f"{seen}[{v}] = 2, {queue}[{n}++] = (cell){v};")
    with d.scope.block(f"for (num {v} = 0; {v} < {domain.most}; {v}++)"), d.scope.block(f"if ({seen}[{v}] == 2)"):
        body(v)
    d.scope.close()


@contextmanager
def _along(d: DomainPrinter, starts: Op, members: Op, row: Op) -> Iterator[str]:
    """A loop over a row of a constant table."""
    begins: Any = starts.operands[0]
    entries: Any = members.operands[0]
    size = len(d.context.program.tables[begins]) - 1
    at = d.scope.atom(d.values.checked(row, size, "something that is none was looked up"))
    i, v = d.scope.fresh("i"), d.scope.fresh("v")
    with d.scope.block(f"for (num {i} = TABLE_{begins}[{at}]; {i} < TABLE_{begins}[{at} + 1]; {i}++)"):
        d.scope.line(f"num {v} = TABLE_{entries}[{i}];")
        yield v


SOURCE_PRINTERS: dict[str, Callable[..., None]] = {
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
complete("printers of sources", SOURCE_PRINTERS, SOURCES)
