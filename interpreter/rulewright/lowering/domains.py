"""Domains: where members come from, which of them count, and their order.

In: typed domains. Out: domains of the Program, with how many members they may have.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from rulewright.frontend.analysis.condition_parts import condition_of, described
from rulewright.frontend.analysis.constant_arithmetic import BadConstant
from rulewright.frontend.analysis.geometry import rows
from rulewright.frontend.analysis.listed_values import listed_values
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.domain_tree import MOST_LISTED
from rulewright.frontend.typed.types import (
    PlayerType,
    Type,
)
from rulewright.ir.marks import REFUSED
from rulewright.ir.program import Domain, DomainSource, Key, Op
from rulewright.lowering.context import Context
from rulewright.lowering.expressions import ExpressionLowerer
from rulewright.lowering.layout import none_of
from rulewright.lowering.operators import TRUE, both, const, is_const, negated
from rulewright.lowering.states import StateLowerer


class DomainLowerer:
    """Lowers domains."""

    def __init__(self, context: Context, expressions: ExpressionLowerer, states: StateLowerer) -> None:
        self.context = context
        self.expressions = expressions
        self.states = states
        self.refusing: sym.Action | None = None

    def domain(self, domain: t.Domain) -> Domain:
        """A domain; its variable gets a scratch slot unless the caller has placed it."""
        var = self.context.slot_of(domain.var)
        source, operands = self._source(domain)
        if domain.end:
            self.context.note_order(domain)
        where = self._where(domain) if domain.where is not None else None
        if source == "reached":  # who comes in also decides how it goes on
            operands, where = (*operands, TRUE if where is None else where), None
        keys = self.keys(domain.order, domain.type)
        few = self.expressions.value(domain.few) if domain.few is not None else None
        none = none_of(domain.type)
        return Domain(
            source,
            operands,
            var,
            None if where is not None and is_const(where, 1) else where,
            keys,
            domain.end,
            few,
            none,
            self.context.bounds.source_count(domain),
        )

    def _where(self, domain: t.Domain) -> Op:
        """The condition of a domain. In a pick, what does not hold refuses the action; not so in the domains within."""
        action, self.refusing = self.refusing, None
        found = self._holding(domain)
        self.refusing = action
        return (
            self.refusable(found, action)
            if action is not None and any(domain is own for own in _domains(action))
            else found
        )

    def _source(self, domain: t.Domain) -> tuple[DomainSource, tuple[Op, ...]]:
        match domain.source:
            case t.AllOf(type=type_, seats=seats):
                if isinstance(type_, PlayerType) and not seats:
                    return "players", ()
                return "range", (const(0), const(self.context.constants.size(type_) - 1))
            case t.Numbers(low=low, high=high):
                return "range", (self.expressions.value(low), self.expressions.value(high))
            case t.ListedMembers():
                values = tuple(listed_values(domain.source, self.context.constants))
                if len(values) > MOST_LISTED:
                    message = f"this list has more than {MOST_LISTED:,} members"
                    raise BadConstant(message, domain.span, "a range is written without brackets")
                row = map(self.context.layout.table, ((0, len(values)), values))
                return "listed", (*map(const, row), const(0))
            case t.ZonePlace(zone=zone, owner=owner):
                family = self.context.layout.family(zone)
                if owner is None and family.count > 1:
                    return "zones", (const(family.start), const(family.count))
                return "zone", (self.states.zone(domain.source),)
            case t.Joined(places=places):
                return "places", tuple(zone for place in places for zone in self._zones_of(place))
            case t.Single(value=value):
                return "single", (self.expressions.value(value),)
            case t.Members(var=var):
                return "set", (const(self.context.sets[var]),)
            case t.SpacesOf():
                return self._spaces(domain.source)
            case t.Reached(start=start, through=through):
                lists = (
                    self._spaces(through)[1]
                    if isinstance(through, t.SpacesOf)
                    else self.expressions.tables.sets(through.table, through.keys)
                )
                return "reached", (self.expressions.value(start), *lists)
            case _:
                assert_never(domain.source)

    def _zones_of(self, place: t.ZonePlace) -> Iterator[Op]:
        """The zones of a place, which may be a whole family."""
        family = self.context.layout.family(place.zone)
        if place.owner is not None:
            yield self.states.zone(place)
            return
        for number in range(family.start, family.start + family.count):
            yield const(number)

    def _spaces(self, spaces: t.SpacesOf) -> tuple[DomainSource, tuple[Op, ...]]:
        """A row of a constant table: the lists of spaces lie one behind the other."""
        starts, members = map(
            self.context.layout.table, rows(self.context.constants.geometry(spaces.space), spaces.function)
        )
        row, *also = (self.expressions.value(argument) for argument in spaces.arguments)
        for other, argument in zip(also, spaces.arguments[1:], strict=True):
            row = self.expressions.paired(row, other, argument.type)
        found = (const(starts), const(members), row)
        if spaces.extent is None:
            return "listed", found
        condition = self.expressions.condition(spaces.extent.condition)
        until = spaces.extent.word == "until"
        return "walk", (*found, condition if until else negated(condition), const(int(until)))

    def keys(self, order: tuple[t.Criterion, ...], type_: Type) -> tuple[Key, ...]:
        """Sort keys; criteria whose condition is off do not count."""
        found = []
        several = (
            self.context.marking.on
            and sum(criterion.value is not None and criterion.kind != "option" for criterion in order) > 1
        )
        for criterion in order:
            match criterion.kind:
                case "highest" | "lowest" | "clockwise" | "counterclockwise" as kind:
                    pass
                case "together" | "shared" | "out" | "option":  # they order nothing
                    continue
                case _:
                    assert_never(criterion.kind)
            with self.context.marking.paused():
                when = self.expressions.value(criterion.when) if criterion.when is not None else TRUE
            if is_const(when, 0):
                continue
            assert criterion.value is not None
            value = self.expressions.value(criterion.value)
            if kind in ("highest", "lowest") and not is_const(when, 1):
                value = Op("if", (when, value, const(0)))
            size = self.context.constants.size(type_) if kind.endswith("clockwise") else 0
            found.append(Key(kind, value, size, self.context.marking.number("tie", criterion.span) if several else -1))
        return tuple(found)

    def refusable(self, op: Op, action: sym.Action) -> Op:
        """A condition of an action, with a mark for what it rules out."""
        return (
            self.context.marking.probe(op, no=self.context.marking.number("action", action.span, REFUSED))
            if self.context.marking.on
            else op
        )

    def _holding(self, domain: t.Domain) -> Op:
        """A domain's condition; what words describe has no marks, what is written has."""
        assert domain.where is not None
        written = condition_of(domain) if self.context.marking.on else None
        items = domain.where.items if isinstance(domain.where, t.Logic) and described(domain) else (domain.where,)
        return both(
            *(self.expressions.condition(item) if item is written else self.expressions.value(item) for item in items)
        )


def _domains(action: sym.Action) -> list[t.Domain]:
    """The domains of an action's picks."""
    return [pick.domain for pick in action.picks if not isinstance(pick, t.PickValue)]
