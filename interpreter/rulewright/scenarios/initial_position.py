"""The position that a scenario describes: what is given lies where it is said, the rest where it starts.

In: a fresh state and `Given`s. Out: the state, changed. Complains about what the box cannot give: more copies than
there are, components left without a place, money beyond the total, values out of range.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.backend.runtime.machine import Machine, start_pieces
from rulewright.backend.runtime.state import State
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import NUMBER, PLAYER, NumberType
from rulewright.frontend.typing.typer import Typer
from rulewright.ir.program import NONE_NUMBER, Program, PurseFamily
from rulewright.scenarios.component_notation import Thing, Things, component_words
from rulewright.scenarios.expression_texts import line
from rulewright.scenarios.place_names import Place, Places, zone_of
from rulewright.scenarios.scenario_parser import Given
from rulewright.source.diagnostic import Label
from rulewright.source.text import Span

REST = "rest"


@dataclass(frozen=True, slots=True)
class _Lot:
    """So many components for one zone; no thing: the rest of the class."""

    span: Span
    zone: int
    count: int
    thing: Thing | None
    up: int


class InitialPosition:
    """Makes described positions in one configuration."""

    def __init__(self, machine: Machine, things: Things, places: Places, constants: Constants) -> None:
        self.machine = machine
        self.program: Program = machine.program
        self.things = things
        self.places = places
        self.constants = constants

    def make(self, state: State, given: tuple[Given, ...], checker: Typer) -> tuple[str, ...]:
        """Changes a fresh state into the described position; what it holds without being said, a line each.
        After complaints it is of no use.
        """
        components = _Components(self, state, checker)
        components.lay([one for one in given if one.place is not None and isinstance(one.place.symbol, sym.Zone)])
        money = _Money(self, state, checker)
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
            seat = self.things.constant(node, checker, PLAYER)
            if seat is not None:
                state.slots[self.program.alive + seat] = 0

    def _mark(self, state: State, given: Given, place: Place, symbol: sym.State, checker: Typer) -> None:
        """Marks of what lies in a row or pile, in order."""
        assert place.zone is not None
        members = self.machine.table.members(state.slots, zone_of(self.program, place.zone))
        if len(members) != len(given.values):
            checker.report.error(
                "RW851",
                f"`{place.zone.name}` holds {len(members)} {symbol.marked}s, and here are {len(given.values)} values",
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
        value = self.things.constant(node, checker, symbol.type)
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


class _Components:
    """Lays components."""

    def __init__(self, position: InitialPosition, state: State, checker: Typer) -> None:
        self.position = position
        self.program = position.program
        self.table = position.machine.table
        self.s = state.slots
        self.checker = checker
        self.report = checker.report
        self.notes: list[str] = []

    def lay(self, given: list[Given]) -> None:
        """Empties the given zones and fills them; what is named comes from where it lies."""
        zones = {self._zone(one.place): one for one in given if one.place is not None}
        lots = {zone: list(self._lots(zone, one)) for zone, one in zones.items()}
        taken: dict[int, list[tuple[int, _Lot]]] = {zone: [] for zone in zones}
        free = self._free(set(zones))
        wishes = [lot for listed in lots.values() for lot in listed]
        self._complain_of_rests([lot for lot in wishes if lot.thing is None])
        for lot in sorted(wishes, key=lambda lot: 2 if lot.thing is None else int(lot.thing.any)):
            taken[lot.zone] += [(component, lot) for component in self._take(lot, free)]
        homeless = [component for component in free if self._home(component) in zones]
        if homeless and not self.report.failed:
            self._complain_of_homeless(homeless, zones)
        if not self.report.failed:
            before = self._sizes()
            self._move(zones, lots, taken)
            self._note(before, set(zones))

    def _sizes(self) -> list[int]:
        return [self.s[zone.base] for zone in self.program.zones]

    def _note(self, before: list[int], zones: set[int]) -> None:
        """From which zones something was taken that are not given themselves."""
        for zone, (was, now) in enumerate(zip(before, self._sizes(), strict=True)):
            if was != now and zone not in zones:
                name = self.program.zone_family(self.program.zones[zone].family).name
                self.notes.append(
                    f"at the start: `{name}` holds {now} {self._class(zone)}, "
                    f"{_than_declared(now - was)}; the scenario does not say it"
                )

    def _complain_of_rests(self, rests: list[_Lot]) -> None:
        """The rest of a class can lie in one place only."""
        seen: dict[str, _Lot] = {}
        for lot in rests:
            cls = self._class(lot.zone)
            if seen.setdefault(cls, lot) is not lot:
                self.report.error(
                    "RW851",
                    f"the {REST} of all {cls}s cannot lie in two places",
                    lot.span,
                    labels=[Label(seen[cls].span, "it lies here")],
                )

    def _class(self, zone: int) -> str:
        """The class that a zone holds."""
        return self.program.zone_family(self.program.zones[zone].family).cls

    def _zone(self, place: Place) -> int:
        return zone_of(self.program, place)

    def _lots(self, zone: int, given: Given) -> Iterator[_Lot]:
        cls = self._class(zone)
        for lot in given.lots:
            if isinstance(lot.thing, ast.Nothing):
                continue
            up = int(lot.facing == "up")
            if (
                isinstance(lot.thing, ast.Name)
                and lot.thing.name == REST
                and REST not in component_words(self.position.things.symbols)
            ):
                yield _Lot(lot.span, zone, 0, None, up)
                continue
            thing = self.position.things.thing(lot.thing, self.checker, cls, plain=lot.count == 0)
            if thing is not None:
                yield _Lot(lot.span, zone, lot.count, thing, up)

    def _home(self, component: int) -> int:
        """The zone in which a component lies; -1 for one that starts nowhere."""
        home = self.s[self.program.home + component]
        zone = self.program.zones[home] if self.program.zones else None
        return home if zone is not None and component in self.s[zone.first : zone.first + self.s[zone.base]] else -1

    def _free(self, zones: set[int]) -> list[int]:
        """All components: first those of the given zones, then those that lie elsewhere;
        each in the order in which they lie.
        """
        lying = [component for zone in range(len(self.program.zones)) for component in self.table.members(self.s, zone)]
        nowhere = sorted(set(range(len(self.program.components))) - set(lying))
        return [*sorted(lying, key=lambda component: self.s[self.program.home + component] not in zones), *nowhere]

    def _take(self, lot: _Lot, free: list[int]) -> list[int]:
        """The components of a lot, taken away from what is free."""
        if lot.thing is None:
            cls = self._class(lot.zone)
            found = [component for component in free if self.program.components[component].cls == cls]
        else:
            thing = lot.thing
            found = [
                c
                for c in free
                if self.program.components[c].cls == thing.cls and self.program.components[c].face in thing.faces
            ][: lot.count]
            if len(found) < lot.count:
                self._complain_of_shortage(lot, thing, len(found))
        for component in found:
            free.remove(component)
            if lot.thing is not None and lot.thing.rolled is not None:
                self.s[self.program.rolled + component] = lot.thing.rolled
        return found

    def _complain_of_shortage(self, lot: _Lot, thing: Thing, found: int) -> None:
        total = sum(
            component.cls == thing.cls and component.face in thing.faces for component in self.program.components
        )
        text = line(thing.span.text)
        left = f"{found} are left" if found else "none is left"
        self.report.error(
            "RW851",
            f"there are {total} `{text}` in all, {left}, and here are {lot.count}",
            lot.span,
            "give fewer here or elsewhere",
        )

    def _complain_of_homeless(self, homeless: list[int], zones: dict[int, Given]) -> None:
        """A zone was given without saying where the rest of it lies."""
        for zone, given in zones.items():
            lost = [component for component in homeless if self._home(component) == zone]
            if lost:
                words = self.position.things.words(self.s, lost)
                hint = f"give them a place; `{REST}` stands for all that lie nowhere else"
                self.report.error("RW851", f"this leaves no place for {words}", given.value_span or given.span, hint)

    def _move(
        self, zones: dict[int, Given], lots: dict[int, list[_Lot]], taken: dict[int, list[tuple[int, _Lot]]]
    ) -> None:
        for zone in zones:
            for component in self.table.members(self.s, zone):
                self.table.remove(self.s, component, zone)
        for listed in taken.values():
            for component, _ in listed:
                home = self._home(component)
                if home >= 0:
                    self.table.remove(self.s, component, home)
        for zone, given in zones.items():
            order = [pair for lot in lots[zone] for pair in taken[zone] if pair[1] is lot]
            room = self.program.zones[zone].room
            if len(order) > room:
                self.report.error(
                    "RW851",
                    f"`{given.place.name if given.place else ''}` has room for {room}, and here are {len(order)}",
                    given.value_span or given.span,
                )
                return
            for component, lot in reversed(order) if self.program.zones[zone].order == "pile" else order:
                self.table.insert(self.s, component, zone, "top")
                self.s[self.program.facing + component] = lot.up
                self.s[self.program.knows + component] = self.table.visible(zone, lot.up)


class _Money:
    """Fills purses. What a currency's given purses hold more or less than at the start comes from
    the one purse without owner that is not given.
    """

    def __init__(self, position: InitialPosition, state: State, checker: Typer) -> None:
        self.position = position
        self.program = position.program
        self.s = state.slots
        self.checker = checker
        self.report = checker.report
        self.notes: list[str] = []

    def fill(self, given: list[Given]) -> None:
        currencies: dict[str, list[Given]] = {}
        for one in given:
            assert one.place is not None
            currencies.setdefault(self._family(one.place).currency, []).append(one)
        for currency, listed in currencies.items():
            self._currency(currency, listed)

    def _family(self, place: Place) -> PurseFamily:
        return next(purse for purse in self.program.purses if purse.name == place.name)

    def _currency(self, currency: str, given: list[Given]) -> None:
        families = [purse for purse in self.program.purses if purse.currency == currency]
        total = sum(self._amount(purse, index) for purse in families for index in range(purse.count))
        said: set[tuple[str, int]] = set()
        for one in given:
            said |= self._put(one)
        now = sum(self._amount(purse, index) for purse in families for index in range(purse.count))
        banks = [purse for purse in families if not purse.owner and (purse.name, 0) not in said]
        last = given[-1].value_span or given[-1].span
        if len(banks) == 1:
            self._balance(banks[0], total - now, last)
        elif now != total and not self.report.failed:
            self._complain_of_total(currency, total, now, [bank.name for bank in banks], last)

    def _balance(self, bank: PurseFamily, more: int, last: Span) -> None:
        """What the given purses hold more or less than at the start comes from the
        one purse that can give or take it.
        """
        amount = self._amount(bank, 0) + more
        self._put_amount(bank, 0, amount, last)
        if more:
            self.notes.append(
                f"at the start: `{bank.name}` holds {amount}, {_than_declared(more)}; the scenario does not say it"
            )

    def _complain_of_total(self, currency: str, total: int, now: int, banks: list[str], last: Span) -> None:
        difference = f"{abs(total - now)} too {'many' if now > total else 'few'}"
        hint = "money is neither made nor lost: change an amount"
        if banks:
            hint = f"say what one of these holds: {', '.join(f'`{bank}`' for bank in banks)}"
        message = f"all `{currency}` together is {total}, and this makes {now}: {difference}"
        self.report.error("RW851", message, last, hint)

    def _amount(self, purse: PurseFamily, index: int) -> int:
        return self.s[purse.slots.base + index * (1 + len(purse.pieces))]

    def _put(self, given: Given) -> set[tuple[str, int]]:
        """Puts the amounts that are given, in as few pieces as they can be made of; which purses these are."""
        assert given.place is not None
        purse = self._family(given.place)
        said = set()
        for keys, node in zip(self.position.places.members(given.place), given.values, strict=True):
            index = self.position.places.index(given.place, keys)
            said.add((purse.name, index))
            value = self.position.things.constant(node, self.checker, NUMBER)
            if value is not None:
                self._put_amount(purse, index, value, node.span)
        return said

    def _put_amount(self, purse: PurseFamily, index: int, amount: int, span: Span) -> None:
        if amount < 0 and not purse.may_owe:
            self.report.error(
                "RW851", f"`{purse.name}` would hold {amount}", span, "there is not so much money: change an amount"
            )
            return
        if amount > purse.at_most:
            self.report.error(
                "RW851", f"`{purse.name}` cannot hold {amount}", span, f"it holds at most {purse.at_most}"
            )
            return
        base = purse.slots.base + index * (1 + len(purse.pieces))
        self.s[base : base + 1 + len(purse.pieces)] = [amount, *start_pieces(max(0, amount), purse.pieces)]


def _than_declared(more: int) -> str:
    return f"{abs(more)} {'more' if more > 0 else 'less'} than declared"
