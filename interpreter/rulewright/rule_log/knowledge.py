"""Who may know a value: those who see everything that was read for it.

In: expressions and domains of a Program, while they are worked out for a rule. Out: masks of seats, the bit after the
last for onlookers. It is closed: of what is not known to be seen, or would take too long to find out, nobody may know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, assert_never

from rulewright.backend.runtime.evaluate import Members, Value
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.ir.operations import EXPRESSIONS, complete
from rulewright.ir.program import OF_ZONES, Domain, Key, Op
from rulewright.rule_log.chance_readers import ChanceReaders
from rulewright.rule_log.open_values import FOLDS, WORKED_OUT, OpenValues
from rulewright.rule_log.owned_slots import NOBODY, owners

MOST_READ = 50_000
"""So many expressions are gone through for one value."""
Slots = list[int]


class Knowledge:
    """Who may know the values of one game.

    `named`: who may know what lies in a slot of a frame or of the scratch region.
    """

    def __init__(self, machine: Machine) -> None:
        self.machine, self.program, self.table = machine, machine.program, machine.table
        self.everyone = self.table.everyone
        self.named: dict[int, int] = {}
        program = self.program
        self.is_open = (
            all(family.seen_by == "everyone" for family in program.families)
            and all(variable.seen_by == "everyone" for variable in program.variables)
            and all(purse.seen_by == "everyone" for purse in program.purses)
            and all(mark.seen_by == "everyone" for mark in program.component_states)
            and not any(action.secret for action in program.actions)
        )
        self._owned = owners(program)
        self.chance = ChanceReaders(program, self.everyone)
        self._marks = {mark.slots.base: mark for mark in program.component_states}
        self._counts = {zone.base for zone in self.program.zones}
        self._ordered = [not heap for heap in self.table.heaps]
        self._values: dict[int, Value] = {}
        self._members: dict[int, Members] = {}
        self._sources: dict[int, Members] = {}
        self._open = OpenValues(program, self._seen, self.everyone)
        self._budget = MOST_READ
        self._terms: dict[int, int] = {}
        """Who may know the terms that were gone through for this value."""
        self.handles: set[int] = set()
        """Slots that hold a component of a heap that somebody picked: which one it is, those know who know it."""
        self.origins: dict[int, int] = {}
        """By slot that holds a picked component: who may know where it lies because they know from where it was picked,
        until it moves.
        """

    # ---- values -----------------------------------------------------------------------------------------------------

    def value(self, op: Op, s: Slots) -> int:
        if id(op) not in self._values:
            self._values[id(op)] = self.machine.value(op)
        return int(self._values[id(op)](s))

    def members(self, domain: Domain, s: Slots) -> list[int]:
        if id(domain) not in self._members:
            self._members[id(domain)] = self.machine.evaluator.members(domain)
        return self._members[id(domain)](s)

    def _source(self, domain: Domain, s: Slots) -> list[int]:
        if id(domain) not in self._sources:
            self._sources[id(domain)] = self.machine.evaluator.source(domain)
        return self._sources[id(domain)](s)

    # ---- who may know -----------------------------------------------------------------------------------------------

    def of(self, part: Op | Domain | None, s: Slots) -> int:
        """Who may know a value, or the members of a domain and their order."""
        if self.is_open or part is None:
            return self.everyone
        if self._is_known(part):
            return self.everyone
        self._budget = MOST_READ
        self._terms.clear()
        if isinstance(part, Op) and part.name == "slot":
            return self._op(part, s)
        before = s[:]
        try:
            return self._op(part, s) if isinstance(part, Op) else self._domain(part, s, in_order=True)
        except Fault:
            return NOBODY
        finally:
            s[:] = before

    def _is_known(self, part: Op | Domain) -> bool:
        """Whether everybody may know a value because of what is read for it, without going through it."""
        frames = self._open.frames(part)
        return frames is not None and all(
            self.named.get(slot) == self.everyone if slot >= 0 else ~slot not in self.handles for slot in frames
        )

    def of_slot(self, slot: int, s: Slots) -> int:
        """Who may know what a slot holds."""
        seen = self._seen(slot)
        return self.named.get(slot, NOBODY) if seen is None else seen

    def _seen(self, slot: int) -> int | None:
        """Who may know what a slot holds that is not of a frame; none if it is of one."""
        if slot in self._owned:
            return self._owned[slot]
        return self.everyone if slot in self._counts else None

    def of_component(self, component: int, s: Slots) -> int:
        """Who knows what a component is."""
        return s[self.program.knows + component] if component >= 0 else self.everyone

    def of_origin(self, domain: Domain, s: Slots) -> int:
        """Who may know where a picked component lies, or picked ones, whatever they are."""
        slots = _picked(domain, s)
        found = self.everyone if slots else NOBODY
        for slot in slots:
            found &= self.origins.get(slot, NOBODY)
        return found

    def of_source(self, domain: Domain | None, s: Slots) -> int:
        """Who may know from which place something is picked."""
        return self.of(domain.operands[0], s) if domain is not None and domain.source == "zone" else NOBODY

    def forget_origins(self, moved: Iterable[int], s: Slots) -> None:
        """Components have moved."""
        gone = set(moved)
        self.origins = {slot: audience for slot, audience in self.origins.items() if s[slot] not in gone}

    def of_purse(self, family: int, index: int) -> int:
        """Who sees what is in a purse."""
        purse = self.program.purses[family]
        return self._owned.get(purse.slots.base + index * (1 + len(purse.pieces)), NOBODY)

    def _op(self, op: Op, s: Slots) -> int:
        if self._is_known(op):
            return self.everyone
        self._budget -= 1
        return self.KNOWERS[op.name](self, op.operands, s) if self._budget >= 0 else NOBODY

    def _operands(self, o: Any, s: Slots) -> int:
        return self._all([part for part in o if isinstance(part, Op)], s)

    def _array(self, o: Any, s: Slots) -> int:
        return self._op(o[1], s) & self._element(o[0], self.value(o[1], s), o[2], s)

    def _if(self, o: Any, s: Slots) -> int:
        return self._op(o[0], s) & self._op(o[1] if self.value(o[0], s) else o[2], s)

    def _contained(self, o: Any, s: Slots) -> int:
        return self._op(o[0], s) & self._domain(o[1], s, in_order=True)

    def _position(self, o: Any, s: Slots) -> int:
        return self._op(o[0], s) & self.place(self.value(o[0], s), s)

    def _payable(self, o: Any, s: Slots) -> int:
        return self._op(o[1], s) & self._op(o[2], s) & self.of_purse(o[0], self.value(o[1], s))

    def _compared(self, o: Any, s: Slots) -> int:
        return self._all(list(o), s) & self._handle(o[0], s) & self._handle(o[1], s)

    def _all(self, parts: list[Op], s: Slots) -> int:
        found = self.everyone
        for part in parts:
            found &= self._op(part, s)
        return found

    def _handle(self, op: Op, s: Slots) -> int:
        """Who may know which component is compared, where it is compared as such."""
        is_handle = self._is_handle(op, s)
        if self._budget < 0:
            return NOBODY
        return self.of_component(self.value(op, s), s) if is_handle else self.everyone

    def is_handle(self, op: Op, s: Slots) -> bool:
        """Whether a value is a component of a heap that has a name: as it is, as one of several, or by a term."""
        self._budget = MOST_READ
        return self._is_handle(op, s[:])

    def _is_handle(self, op: Op, s: Slots) -> bool:
        """The same; not where it would take too long to find out: of that nobody may know anything."""
        self._budget -= 1
        return self._budget >= 0 and self._names_handle(op.name, op.operands, s)

    def _names_handle(self, name: str, o: Any, s: Slots) -> bool:
        if name == "slot":
            return o[0] in self.handles
        if name == "if":
            return self._is_handle(o[1] if self.value(o[0], s) else o[2], s)
        if name == "call":
            self._give(o[0], o[1:], s)
            return self._is_handle(self.program.functions[o[0]].body, s)
        return False

    def _until(self, stop: bool, parts: tuple[Op, ...], s: Slots) -> int:
        """Conditions in turn, as far as they are asked."""
        found = self.everyone
        for part in parts:
            found &= self._op(part, s)
            if bool(self.value(part, s)) == stop:
                break
        return found

    def _element(self, base: int, index: int, size: int, s: Slots) -> int:
        """Who may know an element; of a place, those who know which component it is. How it faces everybody sees."""
        program = self.program
        if base == program.facing:
            return self.everyone
        if base == program.home:
            return self.place(index, s)
        if base == program.rolled:
            return self.of_component(index, s)
        if base in self._marks:
            return self.of_mark(base, index, s)
        return self.of_slot(base + index, s) if 0 <= index < size else self.everyone

    def place(self, component: int, s: Slots) -> int:
        """Who can tell where a component lies: everybody in a row or pile, in a heap those who know it."""
        if component < 0 or self._ordered[s[self.program.home + component]]:
            return self.everyone
        return self.of_component(component, s)

    def of_mark(self, base: int, component: int, s: Slots) -> int:
        """Who sees what a component carries, by the zone in which it lies. In a heap nothing is carried."""
        if component < 0:
            return self.everyone
        zone = s[self.program.home + component]
        return self.place(component, s) & self.table.marks.seen.get((zone, self._marks[base]), NOBODY)

    def _lookup(self, table: int, index: Op, s: Slots) -> int:
        """A table with a row for every component tells what is printed on one."""
        found = self._op(index, s)
        if len(self.program.tables[table]) == len(self.program.components):
            at = self.value(index, s)
            found &= self.of_component(at, s) if 0 <= at < len(self.program.components) else self.everyone
        return found

    def _call(self, function: int, arguments: tuple[Op, ...], s: Slots) -> int:
        called = self.program.functions[function]
        if not arguments:
            return self._term(function, called.body, s)
        known = [self._op(argument, s) for argument in arguments]
        self._give(function, arguments, s)
        self.named.update(zip(called.parameters, known, strict=True))
        return self._op(called.body, s) if self._budget >= 0 else NOBODY

    def _give(self, function: int, arguments: tuple[Op, ...], s: Slots) -> None:
        """A term's parameters get their values."""
        handles = [self._is_handle(argument, s) for argument in arguments]
        values = [self.value(argument, s) for argument in arguments]
        for slot, value, is_handle in zip(self.program.functions[function].parameters, values, handles, strict=True):
            s[slot] = value
            self.hold(slot, is_handle)

    def hold(self, slot: int, is_handle: bool) -> None:
        """Notes whether a slot holds a component of a heap."""
        (self.handles.add if is_handle else self.handles.discard)(slot)

    def _term(self, function: int, body: Op, s: Slots) -> int:
        """A term without arguments is the same wherever it stands, as long as nothing is done."""
        if function not in self._terms:
            self._terms[function] = self._op(body, s)
        return self._terms[function]

    # ---- domains ----------------------------------------------------------------------------------------------------

    def _fold(self, domain: Domain, bodies: tuple[Op, ...], s: Slots) -> int:
        found = self._domain(domain, s, in_order=False)
        body, *others = bodies
        for member in self.members(domain, s):
            if not found:
                return NOBODY
            self.enter(domain, member, s)
            found &= self._op(body, s)
        return found & self._all(others, s)

    def _grouped(self, domain: Domain, bodies: tuple[Op, ...], s: Slots) -> int:
        """Who may know several values of each member."""
        found = self.everyone
        for body in bodies:
            found &= self._fold(domain, (body,), s)
        return found

    def enter(self, domain: Domain, member: int, s: Slots) -> None:
        """A member of a domain gets its name: whoever knows the domain knows it."""
        s[domain.var] = member
        self.named[domain.var] = self.everyone
        self.hold(domain.var, domain.source in OF_ZONES and not self._is_ordered(member, s))

    def _is_ordered(self, component: int, s: Slots) -> bool:
        return self._ordered[s[self.program.home + component]]

    def _domain(self, domain: Domain, s: Slots, *, in_order: bool) -> int:
        """Who may know how many members there are; `in_order`: and which, in their order."""
        found = self._reached(domain, s)
        if domain.few is not None:
            found &= self._op(domain.few, s)
        asked = [part.value if isinstance(part, Key) else part for part in (domain.where, *domain.keys) if part]
        in_order = in_order and domain.source in OF_ZONES
        for member in self._source(domain, s) if asked or in_order else ():
            self._budget -= 1
            found = self._member(domain, member, asked, s, in_order=in_order) & found if self._budget >= 0 else NOBODY
            if not found:
                return NOBODY
        return found

    def _member(self, domain: Domain, member: int, asked: list[Op], s: Slots, *, in_order: bool) -> int:
        """Who may know what is asked about a member; `in_order`: and which it is."""
        self.enter(domain, member, s)
        found = self._all(asked, s)
        return found & self.place(member, s) if in_order else found

    def _reached(self, domain: Domain, s: Slots) -> int:
        """Who may know of all members of the source, before anything is asked about them."""
        match domain.source:
            case "range" | "zone" | "zones" | "places" | "single":
                return self._all(list(domain.operands), s)
            case "players":
                return self.everyone
            case "set":
                return self.of_slot(int(self.value(domain.operands[0], s)), s)
            case "listed":
                return self._all(list(domain.operands), s)
            case "walk" | "reached":
                return self._way(domain, s)
            case _:
                assert_never(domain.source)

    def _way(self, domain: Domain, s: Slots) -> int:
        """A way over a board: whatever may be asked on it counts as asked everywhere."""
        at_first = domain.source == "reached"
        start, places, asked = (
            (domain.operands[:1], domain.operands[2], domain.operands[3:])
            if at_first
            else (domain.operands[2:3], domain.operands[1], domain.operands[3:4])
        )
        found = self._all(list(start), s)
        first = [self.value(start[0], s)] if at_first else []
        number: Any = places.operands[0]
        for space in sorted({*first, *self.program.tables[number]}):
            s[domain.var], self.named[domain.var] = space, self.everyone
            found &= self._all(list(asked), s)
        return found

    # ---- by operation -----------------------------------------------------------------------------------------------

    KNOWERS: ClassVar[dict[str, Callable[[Knowledge, Any, Slots], int]]] = {
        "const": lambda self, o, s: self.everyone,
        "slot": lambda self, o, s: self.of_slot(o[0], s),
        "array": _array,
        "lookup": lambda self, o, s: self._lookup(o[0], o[1], s),
        "if": _if,
        "and": lambda self, o, s: self._until(False, o, s),
        "or": lambda self, o, s: self._until(True, o, s),
        "call": lambda self, o, s: self._call(o[0], o[1:], s),
        **dict.fromkeys(("count", "any", "longest_line"), lambda self, o, s: self._domain(o[0], s, in_order=False)),
        **dict.fromkeys(FOLDS, lambda self, o, s: self._fold(o[0], o[1:], s)),
        "longest_path": lambda self, o, s: self._fold(o[0], o[1:2], s),
        "least_left": lambda self, o, s: self._grouped(o[0], (o[1], *o[3:]), s),
        **dict.fromkeys(("first", "last", "the"), lambda self, o, s: self._domain(o[0], s, in_order=True)),
        "contained": _contained,
        "position": _position,
        "payable": _payable,
        "eq": _compared,
        "ne": _compared,
        **dict.fromkeys(("probe", "probe_row"), lambda self, o, s: self._op(o[-1], s)),
        **dict.fromkeys(WORKED_OUT, _operands),
        **dict.fromkeys(("knowing", "common", "both"), lambda self, o, s: NOBODY),
        **dict.fromkeys(("suppose", "put", "bind", "each", "in_turn"), lambda self, o, s: NOBODY),
    }  # fmt: skip
    """Who may know the value of an operation. Of what is supposed nobody is told, where not all is open."""


def _picked(domain: Domain, s: Slots) -> Sequence[int]:
    """The slots that hold the members of a domain, where they were picked."""
    match domain.source, domain.operands:
        case "single", (Op(name="slot", operands=(int(slot),)),):
            return (slot,)
        case "set", (Op(name="const", operands=(int(base),)), *_):
            return range(base + 1, base + 1 + s[base])
    return ()


complete("who may know the values of expressions", Knowledge.KNOWERS, EXPRESSIONS)
