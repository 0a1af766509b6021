"""Histograms in C: how many members of a zone have each value of a trait, counted in one pass.

In: domains that are asked again and again for another value (has the hand a card of this rank?): in loops of a function
that changes nothing, or by the condition with which the body of a step's loop begins. Out: C expressions. A histogram
is filled when it is first asked for, or for another zone; steps that may move components empty those of the step loop.
What may fault is not counted so.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from rulewright.backend.codegen.domain_printer import DomainPrinter
from rulewright.backend.codegen.function_context import FunctionContext
from rulewright.backend.codegen.function_scope import bare
from rulewright.backend.codegen.loop_work import PLAIN
from rulewright.backend.codegen.slot_reads import reads
from rulewright.backend.codegen.value_printer import ValuePrinter
from rulewright.backend.codegen.zone_printer import ZonePrinter
from rulewright.ir.program import Domain, Op

FEWEST_VALUES, MOST_VALUES = 8, 64
"""Of fewer values each is counted by itself; of more, a histogram is too large to be emptied often."""
LEAVES_COMPONENTS = frozenset({"jump", "unless", "set", "store", "begin", "next", "say", "tell"})
"""Steps that move no component; any other empties all histograms."""


class AskedValue(NamedTuple):
    """A condition on members: `key`, a value of the member, is `wanted`, which does not look at it; and what else."""

    zone: Op
    key: Op
    wanted: Op
    others: tuple[Op, ...]


def asked_values(domain: Domain) -> Iterator[AskedValue]:
    """The values that a domain asks of members of a zone."""
    where, var = domain.where, domain.var
    if where is None or domain.source != "zone" or domain.keys or domain.end:
        return
    parts = [part for part in (where.operands if where.name == "and" else (where,)) if isinstance(part, Op)]
    for part in (part for part in parts if part.name == "eq"):
        sides = [side for side in part.operands if isinstance(side, Op)]
        for key, wanted in (sides, reversed(sides)):
            if var in reads(key) and var not in reads(wanted):
                (zone,) = (op for op in domain.operands if isinstance(op, Op))
                yield AskedValue(zone, key, wanted, tuple(other for other in parts if other is not part))


class HistogramPrinter:
    """Prints histograms of one C function."""

    def __init__(
        self, context: FunctionContext, values: ValuePrinter, zones: ZonePrinter, domains: DomainPrinter
    ) -> None:
        self.context = context
        self.scope = context.scope
        self.values = values
        self.zones = zones
        self.domains = domains
        self.filled: list[str] = []
        """For each histogram the C variable that says of which zone it is; -1: it is empty."""

    def emptied(self) -> list[str]:
        """What empties all of them."""
        return [f"{' = '.join(self.filled)} = -1;"] if self.filled else []

    def counted(self, domain: Domain) -> str | None:
        """How many members there are; none if no histogram tells, and then nothing is printed."""
        worth_it = (asked for asked in asked_values(domain) if self._is_worth_it(domain, asked))
        asked = next(worth_it, None)
        if asked is None or domain.where is None or self.context.unit.may_fault(domain.where):
            return None
        before, faults = len(self.scope.lines), self.scope.faults
        shifted, self.scope.faults = self.scope.shifted, False
        found = self._looked_up(domain, asked)
        failed, self.scope.faults = self.scope.faults, faults
        if not failed:
            return found
        del self.scope.lines[before + self.scope.shifted - shifted :]
        self.context.unit.note_fault(domain.where)
        return None

    def _is_worth_it(self, domain: Domain, asked: AskedValue) -> bool:
        """Whether many values are asked for, and nothing else changes meanwhile."""
        keys, wanted = self.context.range(asked.key), self.context.range(asked.wanted)
        many = wanted.high - wanted.low + 1 >= FEWEST_VALUES and keys.high - keys.low + 1 <= MOST_VALUES
        if not many or keys.empty or self.context.range(asked.zone).low < 0 or not self.context.is_local(domain.var):
            return False
        of_members = reads((asked.key, asked.others)) - {domain.var}
        loop = self.context.loop_variable
        if loop is not None:
            plain = not of_members and _is_plain((asked.key, asked.others))
            return plain and loop in reads(asked.wanted) and loop not in reads(asked.zone)
        changing = self.context.changing
        return (
            self.scope.in_loop
            and bool(reads(asked.wanted) & changing)
            and not ((of_members | reads(asked.zone)) & changing)
        )

    def _looked_up(self, domain: Domain, asked: AskedValue) -> str:
        low, high = self.context.range(asked.key)
        histogram, of = self.scope.fresh("histogram"), self.scope.fresh("counted_of")
        self.scope.declared[histogram] = f"cell {histogram}[{high - low + 1}];"
        self.scope.declared[of] = f"num {of} = -1;"
        self.filled.append(of)
        wanted, zone = self.values.atom(asked.wanted), self.scope.atom(self.zones.zone(asked.zone))
        others = asked.others[0] if len(asked.others) == 1 else Op("and", asked.others) if asked.others else None
        with self.scope.block(f"if ({of} != {zone})"):
            self.scope.line(f"{of} = {zone};")
            self.scope.line(f"memset({histogram}, 0, sizeof {histogram});")
            self.domains.each(
                replace(domain, where=others),
                lambda member: self.scope.line(f"{histogram}[{bare(self.values.value(asked.key))} - {low}]++;"),
            )
        if self.context.range(asked.wanted).within(low, high):
            return f"{histogram}[{wanted} - {low}]"
        return f"((uint64_t)({wanted} - {low}) < {high - low + 1} ? {histogram}[{wanted} - {low}] : 0)"


def _is_plain(thing: object) -> bool:
    """Whether something looks at nothing but what is printed on a component."""
    if isinstance(thing, Op):
        return thing.name in PLAIN and thing.name != "array" and _is_plain(thing.operands)
    return not isinstance(thing, Domain) and (not isinstance(thing, tuple) or all(map(_is_plain, thing)))
