"""Domains in C: loops over members, and members gathered in an array where they are sorted, cut or moved."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple

from rulewright.backend.codegen.c_limits import Unsupported
from rulewright.backend.codegen.function_context import FunctionContext
from rulewright.backend.codegen.function_scope import bare
from rulewright.backend.codegen.invariant_printer import InvariantPrinter
from rulewright.backend.codegen.order_printer import OrderPrinter
from rulewright.backend.codegen.set_printer import SetPrinter
from rulewright.backend.codegen.source_loops import SOURCE_PRINTERS
from rulewright.backend.codegen.value_printer import ValuePrinter
from rulewright.backend.codegen.zone_printer import Body, ZonePrinter
from rulewright.ir.program import Domain

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
        sets: SetPrinter,
    ) -> None:
        self.context = context
        self.scope = context.scope
        self.values = values
        self.zones = zones
        self.orders = orders
        self.invariants = invariants
        self.sets = sets

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

        def ask(member: str, taken: str) -> None:
            if not taken:
                body(member)
                return
            with self.scope.block(f"if ({taken})"):
                body(member)

        self._asked(domain, ask)

    def collected(self, domain: Domain, array: str, count: str) -> None:
        """Writes the members for which the condition holds into an array that has room for one more. There is no jump
        for each, as nobody foresees which these are.
        """

        def write(member: str, taken: str) -> None:
            self.scope.line(f"{array}[{count}] = (cell){member};")
            self.scope.line(f"{count} += ({taken}) != 0;" if taken else f"{count}++;")

        self._asked(domain, write)

    def _asked(self, domain: Domain, body: Callable[[str, str], None]) -> None:
        """A loop over those that may be members; `body` gets the condition of each, or nothing where it holds."""
        before, self.context.unrolled = (
            self.context.unrolled,
            self.context.may_unroll and self.context.unit.loops.times(domain) > 0,
        )
        self._asked_in_order(domain, body)
        self.context.unrolled = before

    def _asked_in_order(self, domain: Domain, body: Callable[[str, str], None]) -> None:
        if self.context.is_local(domain.var):
            domain = self.context.unit.narrowed(domain)
        found = self.sets.members(domain)
        if found is not None:
            self.sets.through(found, lambda member: body(member, ""))
            return
        if domain.where is not None:
            domain = replace(domain, where=self.invariants.outside(domain.where, domain.var))

        def ask(member: str) -> None:
            if domain.where is None:
                body(member, "")
                return
            self.context.bind(domain.var, member)
            body(member, bare(self.values.value(domain.where)))

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
        self.scope.line(f"cell {array}[{room + 1}];")
        self.scope.line(f"num {count} = 0;")
        if self.orders.turns(domain):
            self.orders.in_turn(domain, array, count)
            return self._cut(domain, few, array, count), []
        self.collected(domain, array, count)
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
