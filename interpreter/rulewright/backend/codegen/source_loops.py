"""The sources of domains in C: loops over all members, before a condition, an order or `first n`.

In: a domain and its operands, and what is written for a member. Out: lines in the scope of the printer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import combinations
from typing import TYPE_CHECKING, Any

from rulewright.backend.codegen.c_names import c_number
from rulewright.backend.codegen.function_scope import bare
from rulewright.backend.codegen.zone_printer import Body
from rulewright.ir.operations import SOURCES, complete
from rulewright.ir.program import Domain, Op

if TYPE_CHECKING:
    from rulewright.backend.codegen.domain_printer import DomainPrinter


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
