"""The keys that name a zone, a purse or a state variable, of one owner or of the whole family.

In: the syntax of a key. Out: a `Place`, or none if the key is something else. Complains about owners that are not
there.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import assert_never

from rulewright.frontend.analysis.constant_arithmetic import BadConstant
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.analysis.geometry import NOWHERE
from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import NUMBER, EnumType, PairType, PlayerType, SideType, SpaceType, Type, keys_of
from rulewright.frontend.typing.root_causes import RootCauseReport
from rulewright.frontend.typing.typer import Typer
from rulewright.ir.joint_owners import place_among
from rulewright.ir.program import Program
from rulewright.scenarios.expression_texts import line
from rulewright.source.diagnostic import Report
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Span

DeclaredPlace = sym.Zone | sym.Purse | sym.State | sym.Term


@dataclass(frozen=True, slots=True)
class Place:
    """`owners`: the types of its keys. `keys`: which one is meant (from 0), or none for the whole family.

    `zone` is given for marks: those of the components that lie there, in their order.
    """

    span: Span
    symbol: DeclaredPlace
    owners: tuple[Type, ...]
    keys: tuple[int, ...] | None
    zone: Place | None = None

    @property
    def name(self) -> str:
        return self.symbol.name

    @property
    def single(self) -> bool:
        return self.keys is not None


def checker_of(symbols: sym.Symbols, report: Report) -> Typer:
    """The type checker over a ruleset that has been checked already."""
    return Typer(symbols, RootCauseReport.of(report, ()))


class Places:
    """Finds places among a ruleset's symbols, in one configuration."""

    def __init__(self, symbols: sym.Symbols, constants: Constants) -> None:
        self.symbols = symbols
        self.constants = constants

    def find(self, node: ast.Expr, report: Report) -> Place | None:
        """The place that a key names; owners must be fixed before play."""
        match node:
            case ast.Name(span, name):
                return self._named(span, name)
            case ast.Belonging(span, owner, name_, None) if self._is_mark(name_.name):
                return self._marks(span, owner, name_, report)
            case ast.Belonging(span, owner, name_, None):
                place = self._owned(span, owner, name_, report)
                if place is None:
                    self._no_mark(owner, name_, report)
                return place
            case ast.Index(span, name_, arguments):
                symbol = self.symbols.free.get(name_.name)
                if isinstance(symbol, sym.State) or (
                    isinstance(symbol, sym.Zone | sym.Purse) and isinstance(symbol.per, PairType)
                ):
                    owners = self.owners(symbol)
                    self.symbols.refer(name_.span, symbol)
                    if len(arguments) == len(owners):
                        return self._with_keys(span, symbol, owners, arguments, report)
        return None

    def _named(self, span: Span, name: str) -> Place | None:
        symbol = self.symbols.free.get(name)
        if isinstance(symbol, sym.Zone | sym.Purse | sym.State) and not self._is_mark(name):
            self.symbols.refer(span, symbol)
            owners = self.owners(symbol)
            return Place(span, symbol, owners, None if owners else ())
        terms = [
            term
            for term in self.symbols.terms
            if term.name == name and len(term.signature) == 1 and term.owner is not None
        ]
        if symbol is None and len(terms) == 1 and self._has_members(terms[0].signature[0].type):
            self.symbols.refer(span, terms[0])
            return Place(span, terms[0], (terms[0].signature[0].type,), None)
        return None

    def _is_mark(self, name: str) -> bool:
        symbol = self.symbols.free.get(name)
        return isinstance(symbol, sym.State) and bool(symbol.marked)

    def _marks(self, span: Span, owner: ast.Expr, name: ast.Name, report: Report) -> Place | None:
        """`player 1.field.tapped`: the marks of what lies in one row or pile."""
        state, zone = self.symbols.free[name.name], self.find(owner, report)
        assert isinstance(state, sym.State)
        if zone is None or not isinstance(zone.symbol, sym.Zone) or zone.symbol.cls != state.marked or not zone.single:
            return None
        self.symbols.refer(name.span, state)
        if zone.symbol.order == "heap":
            hint = f"give `{zone.name}` `order: row` in the ruleset, if it should"
            report.error("RW851", f"what lies in the heap `{zone.name}` carries no marks", span, hint)
            return None
        return Place(span, state, state.per, None, zone)

    def _no_mark(self, owner: ast.Expr, name: ast.Name, report: Report) -> None:
        """Complains of a name that no mark has, behind a zone."""
        zone = self.find(owner, Report()) if isinstance(owner, ast.Name | ast.Belonging) else None
        if zone is not None and isinstance(zone.symbol, sym.Zone):
            marks = [state.name for state in self.symbols.states if state.marked == zone.symbol.cls]
            report.error(
                "RW310", f"no {zone.symbol.cls} carries `{name.name}`", name.span, did_you_mean(name.name, marks)
            )

    def _has_members(self, type_: Type) -> bool:
        return str(type_) in ("player", "side", *self.symbols.spaces)

    def owners(self, symbol: sym.Zone | sym.Purse | sym.State) -> tuple[Type, ...]:
        """The types of a place's keys."""
        if isinstance(symbol, sym.State):
            return symbol.per
        return keys_of(symbol.per)

    def _owned(self, span: Span, owner: ast.Expr, name: ast.Name, report: Report) -> Place | None:
        named = self.symbols.free.get(name.name)
        if isinstance(named, sym.Zone | sym.Purse | sym.State) and len(self.owners(named)) == 1:
            self.symbols.refer(name.span, named)
            return self._with_keys(span, named, self.owners(named), (owner,), report)
        return None

    def _with_keys(
        self,
        span: Span,
        symbol: sym.Zone | sym.Purse | sym.State,
        owners: tuple[Type, ...],
        nodes: tuple[ast.Expr, ...],
        report: Report,
    ) -> Place | None:
        """The place of these owners; none if one of them is not fixed, or is of another type."""
        keys = []
        for node, type_ in zip(nodes, owners, strict=True):
            key = self._key(node, type_)
            if key is None:
                return None
            if not 0 <= key < self.constants.size(type_):
                no_member(node.span, type_, self.constants, report)
                key = 0
            keys.append(key)
        return Place(span, symbol, owners, tuple(keys))

    def _key(self, node: ast.Expr, type_: Type) -> int | None:
        silent = Report()
        typed = checker_of(self.symbols, silent).expressions.value(node, Scope(), type_)
        try:
            return None if silent.failed else self.constants.value(typed)
        except BadConstant:
            return NOWHERE if isinstance(typed, t.SpaceNamed) else None

    # ---- members --------------------------------------------------------------------------------------------------

    def members(self, place: Place) -> list[tuple[int, ...]]:
        """The keys of all members of a family (or of the one that is meant), in order."""
        if place.keys is not None:
            return [place.keys]
        found: list[tuple[int, ...]] = [()]
        for type_ in place.owners:
            found = [(*keys, key) for keys in found for key in range(self.constants.size(type_))]
        return found

    def value(self, place: Place, keys: tuple[int, ...]) -> t.Expr:
        """The typed value of a purse, state variable or term of these owners."""
        span, symbol = place.span, place.symbol
        owners = tuple(t.Const(span, type_, key) for type_, key in zip(place.owners, keys, strict=True))
        match symbol:
            case sym.State():
                return t.StateOf(span, symbol.type, symbol, owners)
            case sym.Purse():
                pair = t.JointOwners(span, symbol.per, owners) if isinstance(symbol.per, PairType) else None
                return t.PurseOf(span, NUMBER, t.PursePlace(span, symbol, pair or next(iter(owners), None)))
            case sym.Term():
                assert symbol.type is not None
                return t.TermCall(span, symbol.type, symbol, owners)
            case sym.Zone():
                raise AssertionError(f"the zone {symbol.name} has no value")
            case _:
                assert_never(symbol)

    def index(self, place: Place, keys: tuple[int, ...]) -> int:
        """The place of these owners among all members of the family."""
        return place_among(keys, [self.constants.size(type_) for type_ in place.owners])


def zone_of(program: Program, place: Place) -> int:
    """The index of the zone that a place names."""
    family = program.zone_family(place.name)
    sizes = [size for _, size in program.together.get(family.owner, [(family.owner, family.count)])]
    return family.start + (place_among(place.keys, sizes) if place.keys else 0)


def one_of(place: Place, constants: Constants) -> str:
    """How one of a family may be written: that of the first owner."""
    first = [type_.words[0] if isinstance(type_, EnumType) else _member(type_, 0, constants) for type_ in place.owners]
    return f"{first[0]}.{place.name}" if len(first) == 1 else f"{place.name}[{', '.join(first)}]"


def _member(type_: Type, value: int, constants: Constants) -> str:
    inner = type_.inner
    assert isinstance(inner, PlayerType | SideType | SpaceType)
    return constants.member_word(inner, value)


def place_of_number(span: Span, number: int, type_: Type, constants: Constants, report: Report) -> int | None:
    """The place of a player, side or space with a number; none after a complaint."""
    place = constants.symbols.numbers_of(type_).place(number)
    if place is None:
        no_member(span, type_, constants, report)
    return place


def no_member(span: Span, type_: Type, constants: Constants, report: Report) -> None:
    """Complains about a player, side or space that this configuration does not have."""
    names = constants.names(type_) if isinstance(type_, SpaceType) else ()
    first, last = (_member(type_, place, constants) for place in (0, constants.size(type_) - 1))
    reach = f"from `{first}` to `{last}`, with {constants.players} players"
    hint = did_you_mean(span.text, names) or reach
    report.error("RW853", f"there is no `{line(span.text)}` here", span, hint)
