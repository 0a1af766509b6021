"""A case to a `Scenario`: everything that can be understood before the rules are lowered.

In: a case, the typed ruleset. Out: a `Scenario`, or none. Complains about settings that the game does not allow,
unknown names, and texts that do not parse. What depends on the box (components, amounts) is judged later.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from rulewright.frontend.analysis.configuration import Configuration
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax.entry_points import ARGUMENTS, CALLS, CONTENTS, VALUE
from rulewright.frontend.syntax.expressions import parse
from rulewright.frontend.syntax.nodes import Mapping, Scalar, Sequence
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import PLAYER, Type
from rulewright.loading import Ruleset
from rulewright.scenarios.call_reader import known_action
from rulewright.scenarios.component_notation import component_words
from rulewright.scenarios.drawn_values import values_of
from rulewright.scenarios.entry_point import Entering
from rulewright.scenarios.expectation_parser import Expecting
from rulewright.scenarios.expectations import Expectation
from rulewright.scenarios.expression_texts import line, whole_entries
from rulewright.scenarios.place_names import Place, Places, checker_of, no_member, one_of
from rulewright.scenarios.scenario_cases import Case
from rulewright.scenarios.scenario_settings import configuration_of, seed_of
from rulewright.source.diagnostic import Report
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Span

EVERYONE = -1
OUT = "out"


@dataclass(frozen=True, slots=True)
class Given:
    """Where something lies, or what something is. `out` (without a place): players who are eliminated."""

    span: Span
    place: Place | None
    lots: tuple[ast.Lot, ...] = ()
    values: tuple[ast.Expr, ...] = ()
    value_span: Span | None = None


@dataclass(frozen=True, slots=True)
class Deed:
    """What a player does, or everyone: calls of actions. `seat` is EVERYONE for one call a seat."""

    span: Span
    seat: int
    calls: tuple[ast.Call, ...]


@dataclass(frozen=True, slots=True)
class Values:
    """The values that a scenario asks for, to be lowered with the rules."""

    asked: list[tuple[t.Expr, Type]] = field(default_factory=list)

    def ask(self, expr: t.Expr, type_: Type | None = None) -> int:
        """The number of a question."""
        self.asked.append((expr, type_ or expr.type))
        return len(self.asked) - 1


@dataclass(frozen=True, slots=True)
class Scenario:
    """`entry` is the phase that leads to what is run; none for the position alone, or for the game itself (`whole`)."""

    case: Case
    configuration: Configuration
    seed: int
    given: tuple[Given, ...]
    entry: sym.Phase | None
    whole: bool
    deeds: tuple[Deed, ...]
    chance: tuple[ast.Lot, ...]
    expected: tuple[Expectation, ...]
    values: Values


def read(case: Case, ruleset: Ruleset, report: Report) -> Scenario | None:
    """The scenario of a case, or none after complaints."""
    configuration = configuration_of(case, ruleset, report)
    if configuration is None:
        return None
    scenario = _Reading(case, ruleset.symbols, configuration, report).scenario()
    return None if report.failed else scenario


class _Reading:
    """Reads one case."""

    def __init__(self, case: Case, symbols: sym.Symbols, configuration: Configuration, report: Report) -> None:
        self.case = case
        self.symbols = symbols
        self.configuration = configuration
        self.constants = Constants(symbols, configuration)
        self.report = report
        self.checker = checker_of(symbols, report)
        self.places = Places(symbols, self.constants)
        self.values = Values()

    def scenario(self) -> Scenario:
        given = tuple(self._given())
        deeds = self._deeds()
        entry, whole = Entering(self.checker, self._members_exist).read(self.case, bool(deeds))
        runs = whole or entry is not None
        expected = Expecting(self.checker, self.places, self.values.ask, runs).read(self.case.get("expect"))
        for expr, _ in self.values.asked:
            self._members_exist(expr)
        return Scenario(
            self.case,
            self.configuration,
            seed_of(self.case, self.report),
            given,
            entry,
            whole,
            deeds,
            self._chance(),
            expected,
            self.values,
        )

    def _members_exist(self, root: object) -> None:
        """Players, sides and spaces that are written out must exist with so many players."""
        for node in nodes(root, deep=False):
            if isinstance(node, t.SpaceNamed) and self.constants.known(node) is None:
                no_member(node.span, node.type, self.constants, self.report)
            numbered = isinstance(node, t.Const) and str(node.type) in ("player", "side", *self.symbols.spaces)
            if isinstance(node, t.Const) and numbered and (node.value or 0) >= self.constants.size(node.type):
                no_member(node.span, node.type, self.constants, self.report)

    # ---- given ----------------------------------------------------------------------------------------------------

    def _given(self) -> list[Given]:
        node = self.case.get("given")
        found = (
            [
                self._one_given(entry.key, entry.value)
                for entry in whole_entries(node, self.report)
                if isinstance(entry.value, Scalar)
            ]
            if isinstance(node, Mapping)
            else []
        )
        seen: set[tuple[object, ...]] = set()
        for given in found:
            if given is None or given.place is None:
                continue
            place = given.place.zone if given.place.zone is not None else given.place
            for keys in self.places.members(place):
                if (given.place.symbol, place.symbol, keys) in seen:
                    self.report.error("RW851", f"`{line(given.span.text)}` is given twice", given.span, "say it once")
                seen.add((given.place.symbol, place.symbol, keys))
        return [given for given in found if given is not None]

    def _one_given(self, key: Scalar, value: Scalar) -> Given | None:
        node = parse(key, VALUE, self.report)
        if node is None:
            return None
        if isinstance(node, ast.Name) and node.name == OUT and OUT not in self.symbols.free:
            players = parse(value, ARGUMENTS, self.report)
            return Given(key.span, None, values=players, value_span=value.body) if players is not None else None
        before = len(self.report)
        place = self.places.find(node, self.report)
        if place is None or isinstance(place.symbol, sym.Term):
            if len(self.report) == before:
                self._no_place(node, key)
            return None
        return self._contents(place, value) if isinstance(place.symbol, sym.Zone) else self._amounts(place, value)

    def _no_place(self, node: ast.Expr, key: Scalar) -> None:
        typed = self.checker.expressions.value(node, Scope()) if isinstance(node, ast.Belonging | ast.Index) else None
        if self.report.failed and typed is not None and str(typed.type) == "?":
            return
        names = [*self.symbols.zones, *self.symbols.purses, *(state.name for state in self.symbols.states), OUT]
        name = node.name if isinstance(node, ast.Name) else node.name.name if isinstance(node, ast.Belonging) else ""
        hint = did_you_mean(name, names) if name not in names else f"every owner has its own: write `owner.{name}`"
        symbol = self.symbols.free.get(name)
        if isinstance(symbol, sym.State) and symbol.marked:
            hint = f"every {symbol.marked} carries its own: write `player 1.row.{name}`, for one row or pile"
        self.report.error(
            "RW851",
            f"`{line(key.body.text)}` is no zone, purse or state variable",
            key.span,
            hint or "only these can be given",
        )

    def _contents(self, place: Place, value: Scalar) -> Given | None:
        if not place.single:
            owners = " and ".join(map(str, place.owners))
            hint = f"say whose: `{one_of(place, self.constants)}`"
            self.report.error("RW851", f"every {owners} has its own `{place.name}`", place.span, hint)
            return None
        lots = parse(value, CONTENTS, self.report)
        return Given(place.span, place, lots=lots, value_span=value.body) if lots is not None else None

    def _amounts(self, place: Place, value: Scalar) -> Given | None:
        values = values_of(place, value, self.constants, self.report)
        if values is None:
            return None
        if place.zone is not None:  # how many lie there is known when they have been laid
            return Given(place.span, place, values=values, value_span=value.body)
        wanted = len(self.places.members(place))
        if len(values) != wanted:
            whom = f"one for each {' and '.join(map(str, place.owners))}" if not place.single else "one"
            self.report.error(
                "RW851", f"`{place.name}` takes {wanted} values, {whom}, and here are {len(values)}", value.span
            )
            return None
        return Given(place.span, place, values=values, value_span=value.body)

    # ---- deeds and chance -----------------------------------------------------------------------------------------

    def _deeds(self) -> tuple[Deed, ...]:
        node = self.case.get("when")
        items = node.items if isinstance(node, Sequence) else ()
        found = [self._deed(item) for item in items if isinstance(item, Mapping)]
        return tuple(deed for deed in found if deed is not None)

    def _deed(self, item: Mapping) -> Deed | None:
        entry = item.entries[0]
        seat = self._actor(entry.key)
        assert isinstance(entry.value, Scalar)
        calls = parse(entry.value, CALLS, self.report)
        if calls is None or seat is None:
            return None
        for call in calls:
            known_action(self.symbols, call, self.report)
        return Deed(entry.value.body, seat, calls)

    def _actor(self, key: Scalar) -> int | None:
        if key.text == "everyone":
            return EVERYONE
        node = parse(key, VALUE, self.report)
        if node is None:
            return None
        if not isinstance(node, ast.Literal) or node.type not in ("player", "seat"):
            self.report.error(
                "RW854", f"`{key.text}` does not say who acts", key.span, "write `player 1` or `everyone`"
            )
            return None
        return self._seat(node)

    def _seat(self, node: ast.Literal) -> int | None:
        if not 1 <= node.number <= self.constants.players:
            no_member(node.span, PLAYER, self.constants, self.report)
            return None
        return node.number - 1

    def _chance(self) -> tuple[ast.Lot, ...]:
        node = self.case.text("chance")
        if node is None:
            return ()
        lots = parse(node, CONTENTS, self.report)
        for lot in lots or ():
            self._known_outcome(lot)
        return lots or ()

    def _known_outcome(self, lot: ast.Lot) -> None:
        """Names must be kinds or words; whether the outcome is possible shows when chance decides."""
        name = (
            lot.thing.name
            if isinstance(lot.thing, ast.Name)
            else lot.thing.name.name
            if isinstance(lot.thing, ast.Apply)
            else None
        )
        kinds = component_words(self.symbols)
        words = [word for enum in self.symbols.enums.values() for word in enum.words]
        if name is not None and name not in (*kinds, *words, *self.symbols.spaces):
            self.report.error(
                "RW853", f"chance gives no `{name}`", lot.thing.span, did_you_mean(name, [*kinds, *words])
            )
