"""Zones in C: where a zone and its members lie, and the loop over them.

In: expressions of zones and components. Out: C names; loops are written to the scope. What is no zone or component is a
fault.
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from typing import NamedTuple

from rulewright.backend.codegen.fault_sites import IMPOSSIBLE
from rulewright.backend.codegen.function_context import FunctionContext
from rulewright.backend.codegen.value_printer import ValuePrinter
from rulewright.ir.program import Op

Body = Callable[[str], None]
"""Writes what happens to a member, which has this C name."""

CHUNK = 4
"""So many members are looked at in one go where there is no jump in it: how many there are is guessed less often."""


class ZoneLocation(NamedTuple):
    """Where a zone lies: C expressions of its count's and first member's offsets, its order (or "" if it varies), its
    index.

    `chunks`: whether members may be read in chunks, beyond the last one.
    """

    base: str
    first: str
    order: str
    zone: str
    chunks: bool = False


class ZonePrinter:
    """Prints zones. `places` holds, for members of a zone's loop, the zone and the position as C names."""

    def __init__(self, context: FunctionContext, values: ValuePrinter) -> None:
        self.context = context
        self.scope = context.scope
        self.values = values
        self.places: dict[str, tuple[str, str]] = {}
        self.chunked, self.there = False, ""
        """In a loop that reads members in chunks: whether this one is there."""

    def zone(self, op: Op) -> str:
        """The index of a zone that exists."""
        zone = self.values.atom(op)
        most = len(self.context.program.zones) - 1
        if not self.context.range(op).within(0, most):
            self.context.fail(f"{zone} < 0 || {zone} > {most}", IMPOSSIBLE, "a zone of nothing was asked for")
        return zone

    def location(self, op: Op) -> ZoneLocation:
        """Where the zone of an expression lies."""
        low, high = self.context.range(op)
        return self.location_of(self.zone(op), max(0, low), high)

    def location_of(self, zone: str, low: int, high: int) -> ZoneLocation:
        """Where a zone lies whose index is between `low` and `high`."""
        zones = self.context.program.zones[low : high + 1]
        order = zones[0].order if len({z.order for z in zones}) == 1 else ""
        chunks = order in ("heap", "row") and all(
            z.room >= CHUNK and z.first + z.room + CHUNK <= self.context.program.length for z in zones
        )
        if len(zones) == 1:
            return ZoneLocation(
                self.context.unit.names.offset(zones[0].base),
                self.context.unit.names.offset(zones[0].first),
                order,
                zone,
                chunks,
            )
        strides = {b.base - a.base for a, b in pairwise(zones)}
        base = self.scope.fresh("at")
        if not order or len(strides) > 1:
            self.scope.line(f"num {base} = ZONE_BASE[{zone}];")
            return ZoneLocation(base, f"ZONE_FIRST[{zone}]", order, zone, chunks)
        (stride,) = strides
        start = self.context.unit.names.offset(zones[0].base)
        owner = f"({zone} - {low})" if low else zone
        self.scope.line(f"num {base} = {start} + {owner} * {stride};")
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
        """The same for a body without jumps, which asks `there`: beyond the last comes
        the first component, as if it lay there.
        """
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

    def component(self, op: Op) -> str:
        """The index of a component that exists."""
        component = self.values.value(op)
        count = len(self.context.program.components)
        if not self.context.range(op).within(0, count - 1):
            component = self.scope.atom(component)
            self.context.fail(f"(uint64_t){component} >= {count}", IMPOSSIBLE, "a component that is none was looked at")
        return component
