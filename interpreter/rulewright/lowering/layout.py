"""The layout of a Program's vector: which slot holds what.

The scratch region comes first, then the position: control, seats, variables, purses, zones, components, and the
frames of routines as they are lowered.
"""

from __future__ import annotations

from rulewright.frontend.analysis.bounds import Bounds
from rulewright.frontend.analysis.box import Box
from rulewright.frontend.analysis.component_names import component_name
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.analysis.starting_values import starting_values
from rulewright.frontend.analysis.visibility import Visibility
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import NumberType, PairType, PlayerType, SetType, Type, list_name, owner_of
from rulewright.ir.program import (
    NONE,
    NONE_NUMBER,
    ROLLED,
    ClassInfo,
    Component,
    ComponentState,
    Face,
    PurseFamily,
    Slots,
    Variable,
    Zone,
    ZoneFamily,
)
from rulewright.lowering.marking import Marking
from rulewright.lowering.reserve import Reserve
from rulewright.source.text import Span

USUAL_SCRATCH = 64
"""Slots beside those of names that most rulesets need while values are worked out."""


class MoreScratch(Exception):
    """The scratch region is too small: it lies before all else, so everything is laid out anew with a larger one."""


def none_of(type_: Type) -> int:
    """The integer that stands for none of a type."""
    return NONE_NUMBER if isinstance(type_.inner, NumberType) else NONE


class Layout:
    """Allots slots and keeps the tables of what lies where."""

    def __init__(
        self,
        symbols: sym.Symbols,
        constants: Constants,
        box: Box,
        bounds: Bounds,
        visibility: Visibility,
        shuffled: set[sym.Zone],
        entered: set[sym.Zone],
        marking: Marking,
        scratch: int = USUAL_SCRATCH,
    ) -> None:
        self.symbols = symbols
        self.reserve = Reserve()
        self.span = symbols.document.header.span
        """What is being laid out."""
        self.constants = constants
        self.box = box
        self.bounds = bounds
        self.visibility = visibility
        self.shuffled = shuffled
        self.entered = entered
        self.marking = marking
        self.scratch_used = 0
        self.scratch_size = symbols.variables + scratch + self._sets_of_terms()
        self.reserve.take(self.scratch_size, self.span)
        self.next = self.scratch_size
        self.slots: list[Slots] = []
        self.tables: dict[tuple[int, ...], int] = {}
        self.pc = self.allot("pc", 1, 0, 10_000)
        self.over = self.allot("over", 1, 0, 2)
        self.alive = self.allot("alive", constants.players, 0, 1)
        self.sealed = self.allot("sealed", constants.players, -1, 1_000_000)
        owned = [state for state in symbols.states if not state.marked]
        self.together = self._joint_owners()
        self.variables = [self._variable(state) for state in owned]
        self.state_index = {state: i for i, state in enumerate(owned)}
        self._purses()
        self.classes: list[ClassInfo] = []
        self.components: list[Component] = []
        self.class_index: dict[str, int] = {}
        for cls in symbols.classes.values():
            self._class(cls)
        self._zones()
        count = len(self.components)
        self.span = symbols.document.header.span
        self.home = self.allot("home", count, 0, max(0, len(self.zones) - 1))
        self.facing = self.allot("facing", count, 0, 1)
        self.knows = self.allot("knows", count, 0, (1 << (constants.players + 1)) - 1)
        self.rolled = self._rolled(count)
        self.component_states = {state: self._component_state(state, count) for state in symbols.states if state.marked}

    def _joint_owners(self) -> dict[str, tuple[tuple[str, int], ...]]:
        """By the name of a pair that owns zones or purses: its parts, and how many of each there are."""
        owners = [zone.per for zone in self.symbols.zones.values()]
        owners += [purse.per for purse in self.symbols.purses.values()]
        pairs = [per for per in owners if isinstance(per, PairType)]
        return {str(pair): tuple((str(key), self.constants.size(key)) for key in pair.of) for pair in pairs}

    def _sets_of_terms(self) -> int:
        """How many members the sets may have that terms are given."""
        parameters = (var for term in self.symbols.every_term for var in term.signature)
        return sum(self.bounds.set_size(var).high for var in parameters if isinstance(var.type, SetType))

    def _rolled(self, count: int) -> int:
        """What dice show, by component: 0 before they are rolled."""
        ends = [end for info in self.classes for end in info.rolls or ()]
        return self.allot("rolled", count, min(0, *ends), max(0, *ends)) if ends else 0

    def allot(self, name: str, size: int, low: int, high: int, span: Span | None = None) -> int:
        """A stretch of the position, for the rule at a place (else: for what is being laid out)."""
        self.reserve.take(size, span or self.span)
        base = self.next
        self.slots.append(Slots(name, base, size, low, high))
        self.next += size
        return base

    def scratch(self) -> int:
        """A slot that is not part of the position."""
        slot = self.scratch_used
        self.scratch_used += 1
        if slot >= self.scratch_size:
            raise MoreScratch
        return slot

    def table(self, entries: tuple[int, ...], span: Span | None = None) -> int:
        if entries not in self.tables:
            self.reserve.take(len(entries), span or self.span)
        return self.tables.setdefault(entries, len(self.tables))

    # ---- state and money ---------------------------------------------------------------------------------------

    def _variable(self, state: sym.State) -> Variable:
        owners = tuple((str(type_), self.constants.size(type_)) for type_ in state.per)
        size = 1
        for _, count in owners:
            size *= count
        self._allot_state(state, size)
        word = self.visibility.audience(state.seen_by)
        return Variable(
            state.name,
            self.slots[-1],
            owners,
            list_name(state.type.inner),
            word,
            self._start(state),
            self._starts(state),
        )

    def _component_state(self, state: sym.State, count: int) -> ComponentState:
        self._allot_state(state, count)
        word = self.visibility.audience(state.seen_by)
        return ComponentState(
            state.name, state.marked, self.slots[-1], list_name(state.type.inner), word, self._start(state)
        )

    def _allot_state(self, state: sym.State, size: int) -> None:
        self.span = state.span
        bounds = self.bounds.declared(state)
        low = min(bounds.low, none_of(state.type)) if state.type.optional else bounds.low
        self.allot(state.name, size, low, bounds.high)

    def _start(self, state: sym.State) -> int:
        return self._first(state, state.start) if state.start is not None else 0

    def _starts(self, state: sym.State) -> tuple[int, ...]:
        """The value of each space, where they differ."""
        found = tuple(self._first(state, value) for value in starting_values(state, self.constants))
        return found if len({*found, self._start(state)}) > 1 else ()

    def _first(self, state: sym.State, value: t.Expr) -> int:
        start = self.constants.value(value)
        return none_of(state.type) if start is None else start

    def _purses(self) -> None:
        self.purse_index: dict[sym.Purse, int] = {}
        self.purses: list[PurseFamily] = []
        for purse in self.symbols.purses.values():
            self.purse_index[purse] = len(self.purse_index)
        for purse in self.symbols.purses.values():
            self.purses.append(self._purse(purse))

    def _purse(self, purse: sym.Purse) -> PurseFamily:
        self.span = purse.span
        count = self.box.count(purse)
        bounds = self.bounds.purse(purse)
        exact = (
            purse.currency.pieces
            and isinstance(owner_of(purse.per), PlayerType)
            and self.constants.flag(purse.currency.pieces_when, True)
        )
        pieces = tuple(sorted(purse.currency.pieces, reverse=True)) if exact else ()
        self.allot(purse.name, count * (1 + len(pieces)), bounds.low, bounds.high)
        return PurseFamily(
            name=purse.name,
            currency=purse.currency.name,
            slots=self.slots[-1],
            owner=str(purse.per) if purse.per is not None else "",
            count=count,
            seen_by=self.visibility.audience(purse.seen_by),
            start=self.box.start(purse),
            source=self.purse_index[purse.from_] if purse.from_ is not None else -1,
            may_owe=self.constants.flag(purse.may_owe),
            at_most=bounds.high,
            pieces=pieces,
        )

    # ---- components ------------------------------------------------------------------------------------------------

    def _class(self, cls: sym.Class) -> None:
        faces: dict[tuple[str, tuple[int | None, ...]], int] = {}
        copies: list[int] = []
        first = len(self.components)
        self.reserve.take(sum(lot.count for lot in self.box.lots[cls.name]), cls.span)
        for lot in self.box.lots[cls.name]:
            face = faces.setdefault((lot.kind, lot.traits), len(faces))
            if face == len(copies):
                copies.append(0)
            copies[face] += lot.count
            for _ in range(lot.count):
                self.components.append(Component(len(self.components), cls.name, face))
        infos = tuple(self._face(cls, kind, traits, copies[index]) for (kind, traits), index in faces.items())
        rolls = None
        if cls.rolled is not None:
            rolls = (self.constants.number(cls.rolled.low), self.constants.number(cls.rolled.high))
        self.class_index[cls.name] = len(self.classes)
        self.classes.append(ClassInfo(cls.name, first, len(self.components) - first, infos, rolls))

    def _face(self, cls: sym.Class, kind: str, traits: tuple[int | None, ...], copies: int) -> Face:
        values = tuple(
            (name, none_of(trait.type) if value is None else value)
            for (name, trait), value in zip(cls.traits.items(), traits, strict=True)
        )
        return Face(kind, values, component_name(cls, kind, traits, ROLLED, self.constants), copies)

    # ---- zones -----------------------------------------------------------------------------------------------------

    def _zones(self) -> None:
        self.zones: list[Zone] = []
        self.families: list[ZoneFamily] = []
        self.family_index: dict[sym.Zone, int] = {zone: i for i, zone in enumerate(self.symbols.zones.values())}
        for zone in self.symbols.zones.values():
            self._zone(zone)

    def _zone(self, zone: sym.Zone) -> None:
        self.span = zone.span
        count = self.constants.size(zone.per) if zone.per is not None else 1
        room = self.bounds.room(zone)
        head = 1 if zone.order == "heap" else 3
        start = len(self.zones)
        for owner in range(count):
            base = self.allot(
                f"{zone.name}[{owner}]" if zone.per is not None else zone.name,
                head + room,
                0,
                max(room, len(self.components)),
            )
            self.zones.append(Zone(len(self.zones), zone.name, owner, base, base + head, room, zone.order))
        self.families.append(
            ZoneFamily(
                name=zone.name,
                cls=zone.cls,
                owner=str(zone.per) if zone.per is not None else "",
                start=start,
                count=count,
                order=zone.order,
                seen_by=self.visibility.audience(zone.seen_by),
                remembered=self.constants.flag(zone.remembered, True),
                refilled_from=self.family_index[zone.refilled_from] if zone.refilled_from is not None else -1,
                shuffled=zone in self.shuffled,
                starts={"": -1, "all face up": 1}.get(zone.decl.starts, 0),
            )
        )

    def family(self, zone: sym.Zone) -> ZoneFamily:
        return self.families[self.family_index[zone]]
