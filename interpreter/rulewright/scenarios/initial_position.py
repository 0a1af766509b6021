"""The position that a scenario describes: what is given lies where it is said, the rest where it starts.

In: a fresh state and `Given`s. Out: the state, changed. Complains about values out of range, marks without a component,
and whatever components and money complain of.
"""

from __future__ import annotations

from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import PLAYER, NumberType
from rulewright.frontend.typing.typer import Typer
from rulewright.ir.program import NONE_NUMBER, Program
from rulewright.scenarios.component_notation import ComponentNotation
from rulewright.scenarios.initial_components import InitialComponents
from rulewright.scenarios.initial_money import InitialMoney
from rulewright.scenarios.place_names import Place, Places, zone_of
from rulewright.scenarios.scenario_parser import Given
from rulewright.source.plurals import plural


class InitialPosition:
    """Makes described positions in one configuration."""

    def __init__(self, machine: Machine, notation: ComponentNotation, places: Places, constants: Constants) -> None:
        self.machine = machine
        self.program: Program = machine.program
        self.notation = notation
        self.places = places
        self.constants = constants

    def make(self, state: State, given: tuple[Given, ...], checker: Typer) -> tuple[str, ...]:
        """Changes a fresh state into the described position; what it holds without being said, a line each.
        After complaints it is of no use.
        """
        components = InitialComponents(self.machine, self.notation, state, checker)
        components.lay([one for one in given if one.place is not None and isinstance(one.place.symbol, sym.Zone)])
        money = InitialMoney(self.program, self.notation, self.places, state, checker)
        money.fill([one for one in given if one.place is not None and isinstance(one.place.symbol, sym.Purse)])
        for one in given:
            if one.place is None:
                self._eliminate(state, one, checker)
            elif isinstance(one.place.symbol, sym.State) and one.place.zone is not None:
                self._mark(state, one, one.place, one.place.symbol, checker)
            elif isinstance(one.place.symbol, sym.State):
                self._set(state, one, one.place, one.place.symbol, checker)
        return (*components.notes, *money.notes)

    def _eliminate(self, state: State, given: Given, checker: Typer) -> None:
        for node in given.values:
            seat = self.notation.constant(node, checker, PLAYER)
            if seat is not None:
                state.slots[self.program.alive + seat] = 0

    def _mark(self, state: State, given: Given, place: Place, symbol: sym.State, checker: Typer) -> None:
        """Marks of what lies in a row or pile, in order."""
        assert place.zone is not None
        members = self.machine.table.members(state.slots, zone_of(self.program, place.zone))
        if len(members) != len(given.values):
            checker.report.error(
                "RW851",
                f"`{place.zone.name}` holds {plural(len(members), symbol.marked)}, "
                f"and here are {len(given.values)} values",
                given.value_span or given.span,
                "one value for each that lies there, in order",
            )
            return
        mark = next(mark for mark in self.program.component_states if mark.name == symbol.name)
        for component, node in zip(members, given.values, strict=True):
            value = self._value(node, symbol, checker)
            if value is not None:
                state.slots[mark.slots.base + component] = value

    def _set(self, state: State, given: Given, place: Place, symbol: sym.State, checker: Typer) -> None:
        variable = next(variable for variable in self.program.variables if variable.name == symbol.name)
        for keys, node in zip(self.places.members(place), given.values, strict=True):
            value = self._value(node, symbol, checker)
            if value is not None:
                state.slots[variable.slots.base + self.places.index(place, keys)] = value

    def _value(self, node: ast.Expr, symbol: sym.State, checker: Typer) -> int | None:
        """A value for a state; what is out of its range is reported."""
        value = self.notation.constant(node, checker, symbol.type)
        if value is None:
            return None
        if isinstance(symbol.type.inner, NumberType) and value != NONE_NUMBER and not self._in_range(symbol, value):
            low, high = self.constants.number(symbol.low), self.constants.number(symbol.high)
            checker.report.error(
                "RW851", f"`{symbol.name}` cannot be {value}", node.span, f"it is declared as {low}..{high}"
            )
        return value

    def _in_range(self, symbol: sym.State, value: int) -> bool:
        return self.constants.number(symbol.low) <= value <= self.constants.number(symbol.high)
