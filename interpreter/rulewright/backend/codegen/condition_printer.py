"""Conditions on many members in C: how many fulfil a condition, and whether any does.

Where the members are few and known beforehand, loops are written out, and without jumps if that is less work than
guessing them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from rulewright.backend.codegen.domain_printer import DomainPrinter
from rulewright.backend.codegen.function_context import FunctionContext
from rulewright.backend.codegen.function_scope import bare
from rulewright.backend.codegen.invariant_printer import InvariantPrinter
from rulewright.backend.codegen.value_printer import ValuePrinter
from rulewright.backend.codegen.zone_printer import ZonePrinter
from rulewright.ir.program import Domain

MOST_FLAT = 500
"""About so many instructions are carried out rather than to guess a jump for each member."""


class ConditionPrinter:
    """Prints loops that only read members."""

    def __init__(
        self,
        context: FunctionContext,
        values: ValuePrinter,
        zones: ZonePrinter,
        domains: DomainPrinter,
        invariants: InvariantPrinter,
    ) -> None:
        self.context = context
        self.scope = context.scope
        self.values = values
        self.zones = zones
        self.domains = domains
        self.invariants = invariants

    @contextmanager
    def read_only(self) -> Iterator[None]:
        """Meanwhile loops change nothing, and may be written out."""
        before, self.context.may_unroll = self.context.may_unroll, True
        yield
        self.context.may_unroll = before

    def flat(self, domain: Domain, body: Callable[[str], None]) -> bool:
        """A loop without jumps, which gives `body` the condition of every member as 0 or 1.

        No, and nothing is printed, where there is too much to do, or a member at which others need not have looked may
        fault.
        """
        if (
            domain.where is None
            or self.context.unit.may_fault(domain.where)
            or not self.context.unit.loops.few(domain)
            or self.context.unit.loops.left(domain) > MOST_FLAT
        ):
            return False
        scope, before, faults = self.scope, len(self.scope.lines), self.scope.faults
        shifted, scope.faults = scope.shifted, False
        unrolled, self.context.unrolled, flat, self.context.jumpless = (
            self.context.unrolled,
            True,
            self.context.jumpless,
            True,
        )
        self._conditions(domain, body)
        self.context.unrolled, self.context.jumpless = unrolled, flat
        failed, scope.faults = scope.faults, faults
        if failed:
            self.context.unit.note_fault(domain.where)
            del scope.lines[before + scope.shifted - shifted :]
        return not failed

    def _conditions(self, domain: Domain, body: Callable[[str], None]) -> None:
        if self.context.is_local(domain.var):
            domain = self.context.unit.narrowed(domain)
        if domain.where is not None:
            domain = replace(domain, where=self.invariants.outside(domain.where, domain.var))
        self.domains.source(
            domain,
            lambda member: body(f"({bare(self.condition(domain, member))}) != 0" if domain.where is not None else "1"),
        )

    def counted(self, domain: Domain) -> str:
        """How many members there are, before `first n`."""
        domain = self.context.unit.narrowed(domain)
        if domain.where is None:
            plain = self._plain_count(domain)
            if plain is not None:
                return plain
        members = self.domains.sets.members(domain) if domain.where is not None else None
        if members is not None:
            return members.size
        n = self.scope.fresh("n")
        self.scope.line(f"num {n} = 0;")
        if self.flat(domain, lambda condition: self.scope.line(f"{n} += {condition};")):
            return n
        with self.read_only():
            self.domains.filtered(domain, lambda member: self.scope.line(f"{n}++;"))
        return n

    def condition(self, domain: Domain, member: str) -> str:
        """Whether a member fulfils the domain's condition."""
        self.context.bind(domain.var, member)
        return self.values.value(domain.where)

    def _plain_count(self, domain: Domain) -> str | None:
        o = domain.operands
        match domain.source:
            case "range":
                return f"rw_max(0, {self.values.value(o[1])} - {self.values.value(o[0])} + 1)"
            case "players" if not self.context.unit.eliminates:
                return "PLAYERS"
            case "zone":
                return f"s[{self.zones.location(o[0]).base}]"
            case "set":
                base: Any = o[0].operands[0]
                return self.scope.env.get(base) or self.context.unit.names.slot(base)
        return None
