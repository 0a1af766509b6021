"""Domains in C: loops over members, and members gathered in an array where they are sorted, cut or moved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from typing import Any, NamedTuple

from rulewright.backend.codegen.fault_sites import IMPOSSIBLE
from rulewright.backend.codegen.function_text import FunctionScope, bare
from rulewright.backend.codegen.order_printer import Orders
from rulewright.backend.codegen.translation_unit import TranslationUnit, Unsupported
from rulewright.backend.codegen.value_printer import number
from rulewright.ir.program import Domain, Op
from rulewright.source.text import NOWHERE, Span

Body = Callable[[str], None]
"""Writes what happens to a member, which has this C name."""

MOST_GATHERED = 5_000
CHUNK = 4
"""So many members are looked at in one go where there is no jump in it: how many there are is guessed less often."""


class ZoneLocation(NamedTuple):
    """Where a zone lies: C expressions of its count's and first member's offsets, its order (or "" if it varies), its index.

    `chunks`: whether members may be read in chunks, beyond the last one.
    """

    base: str
    first: str
    order: str
    zone: str
    chunks: bool = False


class GatheredMembers(NamedTuple):
    """MemberInterval in a C array, and how many there are."""

    array: str
    size: str


class Domains(Orders):
    """Prints domains. `places` holds, for members of a zone's loop, the zone and the position as C names."""

    def __init__(self, unit: TranslationUnit, scope: FunctionScope, span: Span = NOWHERE) -> None:
        super().__init__(unit, scope, span)
        self.places: dict[str, tuple[str, str]] = {}
        self.may_unroll = False
        """Where the members of a loop are only looked at."""
        self.chunked, self.there = False, ""
        """In a loop that reads members in chunks: whether this one is there."""

    # ---- zones -----------------------------------------------------------------------------------------------------

    def zone(self, op: Op) -> str:
        """The index of a zone that exists."""
        zone = self.atom(op)
        most = len(self.program.zones) - 1
        if not self.range(op).within(0, most):
            self.fail(f"{zone} < 0 || {zone} > {most}", IMPOSSIBLE, "a zone of nothing was asked for")
        return zone

    def location(self, op: Op) -> ZoneLocation:
        """Where the zone of an expression lies."""
        low, high = self.range(op)
        return self.location_of(self.zone(op), max(0, low), high)

    def location_of(self, zone: str, low: int, high: int) -> ZoneLocation:
        """Where a zone lies whose index is between `low` and `high`."""
        zones = self.program.zones[low : high + 1]
        order = zones[0].order if len({z.order for z in zones}) == 1 else ""
        chunks = order in ("heap", "row") and all(
            z.room >= CHUNK and z.first + z.room + CHUNK <= self.program.length for z in zones
        )
        if len(zones) == 1:
            return ZoneLocation(
                self.unit.names.offset(zones[0].base), self.unit.names.offset(zones[0].first), order, zone, chunks
            )
        strides = {b.base - a.base for a, b in pairwise(zones)}
        base = self.scope.fresh("at")
        if not order or len(strides) > 1:
            self.scope.line(f"num {base} = ZONE_BASE[{zone}];")
            return ZoneLocation(base, f"ZONE_FIRST[{zone}]", order, zone, chunks)
        start = self.unit.names.offset(zones[0].base)
        owner = f"({zone} - {low})" if low else zone
        self.scope.line(f"num {base} = {start} + {owner} * {strides.pop()};")
        return ZoneLocation(base, f"{base} + {zones[0].first - zones[0].base}", order, zone, chunks)

    def members(self, location: ZoneLocation, body: Body) -> None:
        """A loop over the members of a zone, in order."""
        if self.chunked and location.chunks:
            self._in_chunks(location, body)
            return
        i, n, v = self.scope.fresh("i"), self.scope.fresh("n"), self.scope.fresh("v")
        self.scope.open(f"for (num {i} = 0, {n} = s[{location.base}]; {i} < {n}; {i}++)")
        if location.order:
            at = f"{location.first} + {n} - 1 - {i}" if location.order == "pile" else f"{location.first} + {i}"
            self.scope.line(f"num {v} = s[{at}];")
        else:
            self.scope.line(f"num {v} = rw_member(s, {location.zone}, {i});")
        self.places[v] = (location.zone, i)
        body(v)
        self.scope.close()

    def _in_chunks(self, location: ZoneLocation, body: Body) -> None:
        """The same for a body without jumps, which asks `there`: beyond the last comes the first component, as if it lay there."""
        start, i, n, v = (self.scope.fresh(stem) for stem in ("start", "i", "n", "v"))
        self.there = self.scope.fresh("there")
        self.scope.open(f"for (num {start} = 0, {n} = s[{location.base}]; {start} < {n}; {start} += {CHUNK})")
        self.scope.line(f"UNROLL({CHUNK})")
        self.scope.open(f"for (num {i} = {start}; {i} < {start} + {CHUNK}; {i}++)")
        self.scope.line(f"num {self.there} = {i} < {n}, {v} = s[{location.first} + {i}] & -{self.there};")
        self.places[v] = (location.zone, i)
        body(v)
        self.there = ""
        self.scope.close()
        self.scope.close()

    # ---- sources ---------------------------------------------------------------------------------------------------

    def source(self, domain: Domain, body: Body) -> None:
        """A loop over all members of the source."""
        getattr(self, f"_{domain.source}")(domain, body, *domain.operands)

    def _range(self, domain: Domain, body: Body, low: Op, high: Op) -> None:
        first, last, v = self.atom(low), self.atom(high), self.scope.fresh("v")
        self._unroll(domain)
        with self.scope.block(f"for (num {v} = {first}; {v} <= {last}; {v}++)"):
            body(v)

    def _unroll(self, domain: Domain) -> None:
        """Says how often the body of the loop to come is to be written out, where it may be."""
        if self.unrolled:
            self.scope.line(f"UNROLL({self.unit.loops.few(domain)})")

    def _players(self, domain: Domain, body: Body) -> None:
        v = self.scope.fresh("v")
        self._unroll(domain)
        with self.scope.block(f"for (num {v} = 0; {v} < PLAYERS; {v}++)"):
            if self.unit.eliminates:
                with self.scope.block(f"if (s[ALIVE + {v}])"):
                    body(v)
            else:
                body(v)

    def _zone(self, domain: Domain, body: Body, zone: Op) -> None:
        self.members(self.location(zone), body)

    def _zones(self, domain: Domain, body: Body, start: Op, count: Op) -> None:
        first: Any = start.operands[0]
        several: Any = count.operands[0]
        zone = self.scope.fresh("zone")
        with self.scope.block(f"for (num {zone} = {first}; {zone} < {first + several}; {zone}++)"):
            self.members(self.location_of(zone, first, first + several - 1), body)

    def _single(self, domain: Domain, body: Body, item: Op) -> None:
        v = self.scope.fresh("v")
        self.scope.open("")
        self.scope.line(f"num {v} = {bare(self.value(item))};")
        with self.scope.block(f"if ({v} != {number(domain.none)})"):
            body(v)
        self.scope.close()

    def _set(self, domain: Domain, body: Body, base: Op) -> None:
        at: Any = base.operands[0]
        i, n, v = self.scope.fresh("i"), self.scope.fresh("n"), self.scope.fresh("v")
        with self.scope.block(f"for (num {i} = 1, {n} = {self.unit.names.slot(at)}; {i} <= {n}; {i}++)"):
            self.scope.line(f"num {v} = {self.unit.names.slot(at, i)};")
            body(v)

    # ---- members ---------------------------------------------------------------------------------------------------

    def outside(self, where: Op, var: int) -> Op:
        """A condition in which what is the same for every member has been worked out."""
        return where

    def filtered(self, domain: Domain, body: Body) -> None:
        """A loop over the members for which the condition holds, in the source's order."""
        before, self.unrolled = self.unrolled, self.may_unroll and self.unit.loops.times(domain) > 0
        self._filtered(domain, body)
        self.unrolled = before

    def _filtered(self, domain: Domain, body: Body) -> None:
        if self.is_local(domain.var):
            domain = self.unit.narrowed(domain)
        if domain.where is not None:
            domain = replace(domain, where=self.outside(domain.where, domain.var))

        def ask(member: str) -> None:
            if domain.where is None:
                body(member)
                return
            self.bind(domain.var, member)
            condition = self.value(domain.where)
            with self.scope.block(f"if ({bare(condition)})"):
                body(member)

        self.source(domain, ask)

    def each(self, domain: Domain, body: Body) -> None:
        """A loop over the members of a domain, all told; the variable is bound."""

        def bound(member: str) -> None:
            if self.is_local(domain.var):
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
            self.scope.line(f"num {few} = rw_max(0, {bare(self.value(domain.few))});")
        room = self.unit.intervals.capacity(Domain(domain.source, domain.operands, domain.var, most=domain.most))
        if room > MOST_GATHERED:
            raise Unsupported(f"a sorted or cut range may have {room:,} members")
        array, count = self.scope.fresh("m"), self.scope.fresh("n")
        self.scope.line(f"cell {array}[{max(1, room)}];")
        self.scope.line(f"num {count} = 0;")
        if self.turns(domain):
            self.in_turn(domain, array, count)
            return self._cut(domain, few, array, count), []
        self.filtered(domain, lambda member: self.scope.line(f"{array}[{count}++] = (cell){member};"))
        columns = self.sort(domain, array, count, max(1, room)) if domain.keys else []
        return self._cut(domain, few, array, count), columns

    def _cut(self, domain: Domain, few: str | None, array: str, count: str) -> GatheredMembers:
        if few is None:
            return GatheredMembers(array, count)
        self.scope.line(f"{few} = rw_min({few}, {count});")
        return GatheredMembers(f"({array} + ({count} - {few}))" if domain.end == "last" else array, few)
