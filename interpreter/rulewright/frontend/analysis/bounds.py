"""Bounds: the interval in which an expression's value lies, in one configuration.

Sound, not tight: literals, declared ranges, traits, zone capacities and purse limits are combined by interval
arithmetic. A parameter has the hull of its call sites; terms and effects do not recurse, so this ends.
"""

from __future__ import annotations

from functools import reduce
from typing import assert_never

from rulewright.frontend.analysis.box import Box
from rulewright.frontend.analysis.constant_arithmetic import BadConstant
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.analysis.geometry import most_spaces
from rulewright.frontend.analysis.intervals import EVERY_NUMBER, WIDEST, Interval, computed
from rulewright.frontend.analysis.listed_values import listed_values
from rulewright.frontend.language.aggregate_table import AGGREGATES, EXTREMES, Ends
from rulewright.frontend.language.function_table import BUILTINS, Among, Builtin
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import (
    ComponentType,
    EnumType,
    ErrorType,
    FlagType,
    NoneType,
    NumberType,
    OptionalType,
    PairType,
    PlayerType,
    SetType,
    SideType,
    SpaceType,
    Type,
)


class Bounds:
    """Works out intervals in one configuration."""

    def __init__(self, constants: Constants, box: Box) -> None:
        self.constants = constants
        self.box = box
        self._vars: dict[t.Var, Interval | None] = {}
        self._terms: dict[sym.Term, Interval] = {}

    def of(self, expr: t.Expr) -> Interval:
        """The interval of a number or flag; of other types, that of their indices."""
        known = self.constants.known(expr)
        if known is not None:
            return Interval(known, known)
        match expr:
            case t.Arithmetic():
                return self._arithmetic(expr)
            case t.Choice(yes=yes, no=no):
                return self.of(yes).hull(self.of(no))
            case t.Extreme(operator=operator, items=items):
                parts = [self.of(item) for item in items]
                pick = EXTREMES[operator]
                return Interval(pick(p.low for p in parts), pick(p.high for p in parts))
            case t.Local(var=var):
                return self.var(var)
            case t.TraitOf(trait=trait):
                return self.declared(trait)
            case t.StateOf(state=state):
                return self.declared(state)
            case t.PurseOf(place=place):
                return self.purse(place.purse)
            case t.TableAt(table=table):
                return self._table(table)
            case t.TermCall(term=term):
                return self._term(term)
            case t.Fold():
                return self._fold(expr)
            case t.Unwrap(value=value) | t.After(value=value) | t.LetIn(body=value):
                return self.of(value)
            case t.Property(function=function, subject=subject):
                return self._property(BUILTINS[function], expr.type, subject)
            case t.Distance(start=start):
                return self._property(BUILTINS["distance"], expr.type, start)
            case t.Random(domain=domain):
                return self.members(domain)
            case (
                t.Const() | t.SpaceNamed() | t.OptionValue() | t.NumberValue() | t.Players() | t.JointOwners()
                | t.Compare() | t.Logic() | t.Not() | t.KindTest() | t.FaceTest() | t.Contained() | t.Neighbour()
                | t.NextSpace() | t.FromNumber() | t.Payable() | t.Repeated()
            ):  # fmt: skip
                return self._by_type(expr.type)
            case never:
                assert_never(never)

    def _by_type(self, type_: Type) -> Interval:
        """All values of a type."""
        match inner := type_.inner:
            case ComponentType():
                return Interval(0, max(0, self.box.total(inner.cls) - 1))
            case FlagType() | NoneType():
                return Interval(0, 1)
            case PlayerType() | SideType() | SpaceType() | EnumType() | PairType():
                return Interval(0, self.constants.size(inner) - 1)
            case NumberType() | SetType() | OptionalType() | ErrorType():
                return EVERY_NUMBER
            case never:
                assert_never(never)

    def _arithmetic(self, expr: t.Arithmetic) -> Interval:
        a, b = self.of(expr.left), self.of(expr.right)
        match expr.operator:
            case "+":
                return computed(a.low + b.low, a.high + b.high)
            case "-":
                return computed(a.low - b.high, a.high - b.low)
            case "*":
                products = [x * y for x in (a.low, a.high) for y in (b.low, b.high)]
                return computed(min(products), max(products))
            case "mod":
                most = max(abs(b.low), abs(b.high)) - 1
                return Interval(0 if b.low >= 0 else -most, most if b.high > 0 else 0)
            case "down" | "up" if b.low > 0:
                quotients = [x // y for x in (a.low, a.high) for y in (b.low, b.high)]
                return computed(min(quotients), max(quotients) + (1 if expr.operator == "up" else 0))
            case "down" | "up":
                most = max(abs(a.low), abs(a.high))
                return Interval(-most, most)
            case _:
                raise AssertionError(f"no bounds of `{expr.operator}`")

    def var(self, var: t.Var) -> Interval:
        """The interval of a local name, by where its values come from."""
        if var not in self._vars:
            self._vars[var] = None
            self._vars[var] = self._origin(var)
        return self._vars[var] or self._by_type(var.type)

    def _origin(self, var: t.Var) -> Interval:
        if not isinstance(var.type.inner, NumberType):
            return self._by_type(var.type)
        if isinstance(var.origin, t.Domain):
            return self.members(var.origin)
        if var.origin is not None:
            return self.of(var.origin)
        if not var.sites:
            return self._by_type(var.type)
        hull = self.of(var.sites[0])
        for site in var.sites[1:]:
            hull = hull.hull(self.of(site))
        return hull

    def members(self, domain: t.Domain) -> Interval:
        match domain.source:
            case t.Numbers(low=low, high=high):
                return Interval(self.of(low).low, self.of(high).high)
            case t.ListedMembers():
                values = listed_values(domain.source, self.constants)
                return Interval(min(values), max(values)) if values else self._by_type(domain.type)
            case t.Single(value=value):
                return self.of(value)
            case t.Members(var=var):
                return self._set_members(var)
            case t.AllOf() | t.ZonePlace() | t.Joined() | t.SpacesOf() | t.Reached():
                return self._by_type(domain.type)
            case never:
                assert_never(never)

    def _set_members(self, var: t.Var) -> Interval:
        """Between which numbers the members of a set lie; of a parameter, those of all its arguments."""
        if isinstance(var.origin, t.Domain):
            return self.members(var.origin)
        assert isinstance(var.type, SetType)
        if var not in self._vars:  # a set never stands there as a number
            self._vars[var] = self._by_type(var.type.member)
            given = [site.var for site in var.sites if isinstance(site, t.Local)]
            if given and isinstance(var.type.member, NumberType):
                self._vars[var] = reduce(Interval.hull, map(self._set_members, given))
        return self._vars[var] or self._by_type(var.type.member)

    def set_size(self, var: t.Var) -> Interval:
        """How many members a set may have: as it is picked (of what lies there at one time), or as it says."""
        assert var.sizes is not None
        low, high = (self.of(size) for size in var.sizes)
        most = self.count(var.origin) if isinstance(var.origin, t.Domain) and var.role != "collected" else high.high
        return Interval(max(0, low.low), max(0, min(high.high, most)))

    def declared(self, holder: sym.Trait | sym.State) -> Interval:
        """Between the ends that are declared for a number; of other types, all values."""
        is_number = isinstance(holder.type.inner, NumberType)
        return self._ends(holder.low, holder.high) if is_number else self._by_type(holder.type)

    def _ends(self, low: t.Expr | None, high: t.Expr | None) -> Interval:
        try:
            return Interval(self.constants.number(low), self.constants.number(high))
        except BadConstant:
            return Interval(-WIDEST, WIDEST)

    def purse(self, purse: sym.Purse) -> Interval:
        """A purse holds no less than nothing (unless it may owe) and no more than its limit or its currency's total."""
        total = self.box.money(purse.currency)
        high = self.constants.number(purse.at_most, total if not self.box.owes(purse.currency) else WIDEST)
        if self.constants.flag(purse.may_owe):
            return Interval(-WIDEST, max(high, total))
        return Interval(0, high)

    def _table(self, table: sym.Table) -> Interval:
        values = [self.constants.known(expr) for expr in (*table.rows.values(), *table.otherwise.values())]
        known = [value for value in values if value is not None]
        return Interval(min(known), max(known)) if known and known == values else self._by_type(table.type)

    def _term(self, term: sym.Term) -> Interval:
        if term not in self._terms:
            assert term.body is not None
            self._terms[term] = self.of(term.body)
        return self._terms[term]

    def _fold(self, fold: t.Fold) -> Interval:
        if fold.operator == t.LIST:
            return self._by_type(fold.type)
        match AGGREGATES[fold.operator].ends:
            case Ends.FLAG:
                return Interval(0, 1)
            case Ends.COUNT:
                return Interval(0, self.count(fold.domain))
            case Ends.TOTAL:
                most, body = self.count(fold.domain), self._body(fold)
                return computed(min(0, body.low * most), max(0, body.high * most))
            case Ends.BODY:
                body = self._body(fold)
                return body.hull(self.of(fold.otherwise)) if fold.otherwise is not None else body
            case Ends.MEMBER:
                return self.members(fold.domain)
            case never:
                assert_never(never)

    def _body(self, fold: t.Fold) -> Interval:
        return self.of(fold.body) if fold.body is not None else self._by_type(fold.type)

    def count(self, domain: t.Domain) -> int:
        """How many members a domain may have at most."""
        most = self.source_count(domain)
        if domain.few is not None:
            most = min(most, max(0, self.of(domain.few).high))
        return most

    def source_count(self, domain: t.Domain) -> int:
        """How many members its source may have at most: so many are looked at."""
        match domain.source:
            case t.AllOf(type=type_):
                return self.constants.size(type_)
            case t.Numbers(low=low, high=high):
                return max(0, self.of(high).high - self.of(low).low + 1)
            case t.ZonePlace():
                return self._lying(domain.source)
            case t.Joined(places=places):
                return min(self.box.total(places[0].zone.cls), sum(map(self._lying, places)))
            case t.Members(var=var) if isinstance(var.origin, t.Domain) and var.role != "collected":
                return self.count(var.origin)
            case t.Members(var=var):
                return self.set_size(var).high
            case t.ListedMembers():
                return len(listed_values(domain.source, self.constants))
            case t.Single():
                return 1
            case t.SpacesOf(function=function, space=space):
                return most_spaces(self.constants.geometry(space), function)
            case t.Reached(start=start):
                return self.constants.size(start.type)
            case never:
                assert_never(never)

    def _lying(self, place: t.ZonePlace) -> int:
        """How many components may lie in a zone, or in a family, at most."""
        zone = place.zone
        zones = self.constants.size(zone.per) if zone.per is not None and place.owner is None else 1
        return min(self.box.total(zone.cls), zones * self.room(zone))

    def room(self, zone: sym.Zone) -> int:
        """A zone's capacity: its `room`, or its class's total."""
        return min(total := self.box.total(zone.cls), self.constants.number(zone.room, total))

    def _property(self, function: Builtin, type_: Type, subject: t.Expr) -> Interval:
        match function.among:
            case Among.TYPE:
                return self._by_type(type_)
            case Among.MEMBERS:
                return Interval(*self.constants.reach(subject.type))
            case Among.SPACES:
                return Interval(0, self.constants.size(subject.type))
            case Among.LINES:
                assert isinstance(subject.type, SpaceType)
                geometry = self.constants.geometry(subject.type)
                return Interval(1, max(geometry.size, geometry.lines))
            case Among.COMPONENTS:
                assert isinstance(subject.type.inner, ComponentType)
                return Interval(1, self.box.total(subject.type.inner.cls))
            case never:
                assert_never(never)
