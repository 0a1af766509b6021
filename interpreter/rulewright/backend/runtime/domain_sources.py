"""Makers of the sources of domains: where their members come from, before a condition, an order or `first n`.

In: a domain and its operands. Out: functions of the state that give members.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from rulewright.ir.operations import SOURCES, complete
from rulewright.ir.program import Domain, Op

if TYPE_CHECKING:
    from rulewright.backend.runtime.evaluate import Evaluator, Members

MOST_LISTED = 1000
"""A longer range of numbers is not kept as a list."""


def range_source(e: Evaluator, domain: Domain, low: Op, high: Op) -> Members:
    if low.name == high.name == "const":
        first: Any = low.operands[0]
        last: Any = high.operands[0]
        fixed = numbers(first, last)
        return lambda s: fixed
    a, b = e.value(low), e.value(high)
    return lambda s: numbers(a(s), b(s))


def numbers(low: int, high: int) -> list[int]:
    """All numbers of a range; many of them are not written out, for a `range` does as well."""
    found: Any = range(low, high + 1)
    return found if len(found) > MOST_LISTED else list(found)


def players_source(e: Evaluator, domain: Domain) -> Members:
    alive, players = e.program.alive, e.program.players
    everyone = list(range(players))

    def living(s: list[int]) -> list[int]:
        flags = s[alive : alive + players]
        return everyone if 0 not in flags else [seat for seat in everyone if flags[seat]]

    return living


def zone_source(e: Evaluator, domain: Domain, zone: Op) -> Members:
    table = e.table
    if zone.name == "const":
        fixed: Any = zone.operands[0]
        base, first = table.bases[fixed], table.firsts[fixed]
        if table.piles[fixed]:
            return lambda s: s[first : first + s[base]][::-1]
        return lambda s: s[first : first + s[base]]
    at, members = e.value(zone), table.members
    return lambda s: members(s, at(s))


def zones_source(e: Evaluator, domain: Domain, start: Op, count: Op) -> Members:
    first: Any = start.operands[0]
    number: Any = count.operands[0]
    zones, members = range(first, first + number), e.table.members

    def family(s: list[int]) -> list[int]:
        found: list[int] = []
        for zone in zones:
            found += members(s, zone)
        return found

    return family


def places_source(e: Evaluator, domain: Domain, *places: Op) -> Members:
    """Zones one after the other, each once."""
    zones, members = [e.value(place) for place in places], e.table.members

    def joined(s: list[int]) -> list[int]:
        found: list[int] = []
        for zone in dict.fromkeys(at(s) for at in zones):
            found += members(s, zone)
        return found

    return joined


def single_source(e: Evaluator, domain: Domain, item: Op) -> Members:
    value, none = e.value(item), domain.none

    def single(s: list[int]) -> list[int]:
        found = value(s)
        return [] if found == none else [found]

    return single


def set_source(e: Evaluator, domain: Domain, base: Op) -> Members:
    at: Any = base.operands[0]
    return lambda s: s[at + 1 : at + 1 + s[at]]


def listed_source(e: Evaluator, domain: Domain, starts: Op, members: Op, row: Op) -> Members:
    rows, at = _rows(e, starts, members), e.value(row)
    return lambda s: rows[at(s)]


def walk_source(e: Evaluator, domain: Domain, starts: Op, members: Op, row: Op, stop: Op, keeps: Op) -> Members:
    rows, at, ends, var = _rows(e, starts, members), e.value(row), e.value(stop), domain.var
    kept: Any = keeps.operands[0]

    def walk(s: list[int]) -> list[int]:
        line = rows[at(s)]
        for place, x in enumerate(line):
            s[var] = x
            if ends(s):
                return line[: place + kept]
        return line

    return walk


def _rows(e: Evaluator, starts: Op, members: Op) -> list[list[int]]:
    """The rows of a constant table."""
    first: Any = starts.operands[0]
    second: Any = members.operands[0]
    begins, entries = e.program.tables[first], e.program.tables[second]
    return [list(entries[low:high]) for low, high in pairwise(begins)]


def reached_source(e: Evaluator, domain: Domain, start: Op, starts: Op, members: Op, row: Op, where: Op) -> Members:
    """Breadth first; the members are given in the order of their numbers."""
    rows, first, at, comes_in = _rows(e, starts, members), e.value(start), e.value(row), e.value(where)
    var, none = domain.var, domain.none

    def reached(s: list[int]) -> list[int]:
        begin = first(s)
        found: list[int] = []
        seen: set[int] = set()

        def look(x: int) -> None:
            if x not in seen:
                seen.add(x)
                s[var] = x
                if comes_in(s):
                    found.append(x)

        if begin != none:
            look(begin)
        for x in found:
            s[var] = x
            for other in rows[at(s)]:
                look(other)
        return sorted(found)

    return reached


SOURCE_MAKERS: dict[str, Callable[..., Members]] = {
    "range": range_source,
    "players": players_source,
    "zone": zone_source,
    "zones": zones_source,
    "places": places_source,
    "single": single_source,
    "set": set_source,
    "listed": listed_source,
    "walk": walk_source,
    "reached": reached_source,
}
complete("sources of domains", SOURCE_MAKERS, SOURCES)
