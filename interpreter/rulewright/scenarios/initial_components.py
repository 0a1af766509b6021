"""Components that a scenario lays out before it begins, zone by zone.

In: a fresh state and what is given for zones. Out: the state, changed; a line for each zone that was filled from
another without being said. Complains about copies that there are not, and about components left without a place.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State
from rulewright.frontend.syntax import ast
from rulewright.frontend.typing.typer import Typer
from rulewright.scenarios.component_notation import ComponentNotation, component_words
from rulewright.scenarios.component_pattern import ComponentPattern
from rulewright.scenarios.expression_texts import line, than_declared
from rulewright.scenarios.place_names import Place, zone_of
from rulewright.scenarios.scenario_parser import Given
from rulewright.sentences.english_forms import several
from rulewright.source.diagnostic import Label
from rulewright.source.text import Span

REST = "rest"


@dataclass(frozen=True, slots=True)
class _Lot:
    """So many components for one zone; no pattern: the rest of the class."""

    span: Span
    zone: int
    count: int
    pattern: ComponentPattern | None
    up: int


class InitialComponents:
    """Lays components."""

    def __init__(self, machine: Machine, notation: ComponentNotation, state: State, checker: Typer) -> None:
        self.notation = notation
        self.program = machine.program
        self.table = machine.table
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
        self._complain_of_rests([lot for lot in wishes if lot.pattern is None])
        for lot in sorted(wishes, key=lambda lot: 2 if lot.pattern is None else int(lot.pattern.any)):
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
                held = self._class(zone) if now == 1 else several(self._class(zone))
                self.notes.append(
                    f"at the start: `{name}` holds {now} {held}, "
                    f"{than_declared(now - was)}; the scenario does not say it"
                )

    def _complain_of_rests(self, rests: list[_Lot]) -> None:
        """The rest of a class can lie in one place only."""
        seen: dict[str, _Lot] = {}
        for lot in rests:
            cls = self._class(lot.zone)
            if seen.setdefault(cls, lot) is not lot:
                self.report.error(
                    "RW851",
                    f"the {REST} of all {several(cls)} cannot lie in two places",
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
                and REST not in component_words(self.notation.symbols)
            ):
                yield _Lot(lot.span, zone, 0, None, up)
                continue
            pattern = self.notation.pattern(lot.thing, self.checker, cls, plain=lot.count == 0)
            if pattern is not None:
                yield _Lot(lot.span, zone, lot.count, pattern, up)

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
        if lot.pattern is None:
            cls = self._class(lot.zone)
            found = [component for component in free if self.program.components[component].cls == cls]
        else:
            pattern = lot.pattern
            found = [
                c
                for c in free
                if self.program.components[c].cls == pattern.cls and self.program.components[c].face in pattern.faces
            ][: lot.count]
            if len(found) < lot.count:
                self._complain_of_shortage(lot, pattern, len(found))
        for component in found:
            free.remove(component)
            if lot.pattern is not None and lot.pattern.rolled is not None:
                self.s[self.program.rolled + component] = lot.pattern.rolled
        return found

    def _complain_of_shortage(self, lot: _Lot, pattern: ComponentPattern, found: int) -> None:
        total = sum(
            component.cls == pattern.cls and component.face in pattern.faces for component in self.program.components
        )
        text = line(pattern.span.text)
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
                words = self.notation.words(self.s, lost)
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
