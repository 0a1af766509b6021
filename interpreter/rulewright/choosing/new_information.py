"""Whether a choice has told its seat something: then it cannot be taken back.

In: the state before a choice and after it, with the instructions that ran in between. Out: what has happened, in words,
or nothing. It errs on the safe side: a rule that read anything the seat may not know counts as news, whether or not the
seat could conclude something from it. Where one did, nothing more is told than that: a secret may have decided which
rules ran, and whether chance had more than one way to go.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State
from rulewright.ir.operands import STRETCHES
from rulewright.ir.operations import EXPRESSIONS, INDICES, INSTRUCTIONS, complete, places_of
from rulewright.ir.program import OF_ZONES, Action, Domain, Function, Key, Offer, Op, Program, Text, ZoneFamily
from rulewright.ir.seat_masks import seat_mask
from rulewright.ir.supposed import stretches
from rulewright.sentences import Said, saying

CHANCE = saying("since-chance")
LEARNED = saying("since-learned")
READ = saying("since-read")

TAKES_ALL = {"move", "face", "show"}
"""Instructions that may take all of an unseen heap and tell nothing by it;
what they uncover is seen by what the seat then knows, and how many lie where, everybody sees.
"""
COUNTS = {"count", "any"}
READS_PURSES = {name: places_of(operation, "purse") for name, operation in INSTRUCTIONS.items()}
"""Which operands of instructions name a family of purses; which one of it, the next operand says."""
HAS_SLOTS = {name: places_of(operation, "slot") for name, operation in INSTRUCTIONS.items()}
"""Which operands of instructions are slots: what may be written."""
READS_BY_NUMBER = {"slot", "array", "lookup", "payable", "call", "suppose"}
"""Expressions that read what numbers among their operands say."""
READS_OPERANDS = {
    "const", "present", "bounded", "turn_on", "next_player", "longest_line", "longest_path", "least_left", "put",
    "bind", "probe", "probe_row",
}  # fmt: skip
"""Expressions whose numbers say how something is worked out; what they read are the operands that are expressions."""
complete(
    "expressions with numbers among their operands",
    READS_BY_NUMBER | READS_OPERANDS,
    [name for name, row in EXPRESSIONS.items() if {"int", "slot", *INDICES} & {*re.findall(r"\w+", row.operands)}],
)


def news(machine: Machine, seat: int, before: State, after: State, ran: set[int], chosen: Action | None) -> Said | None:
    """What a seat's choice has told it, or nothing."""
    reader = _Reader(machine, seat, before, ran, chosen)
    reading = {machine.program.code[here].name for here in sorted(ran) if not reader.harmless(here)}
    if reading - TAKES_ALL:
        return READ
    if before.streams != after.streams:
        return CHANCE
    knows = machine.program.knows
    for component in range(knows, knows + len(machine.program.components)):
        if after.slots[component] & ~before.slots[component] & (1 << seat):
            return LEARNED
    return READ if reading else None


class _Reader:
    """Judges instructions by what they read."""

    def __init__(self, machine: Machine, seat: int, before: State, ran: set[int], chosen: Action | None) -> None:
        self.machine = machine
        self.program: Program = machine.program
        self.seat = seat
        self.slots = before.slots
        self.hidden = self._hidden()
        self.chosen = chosen
        self.written = {slot for here in ran for slot in self._writes(here)} | self._bound()
        self.seen_vars: set[int] = self._picked()
        self.my_vars: set[int] = set() if chosen is None else {chosen.me}

    def _hidden(self) -> set[int]:
        """The slots of variables and purses that the seat may not see, and of dice
        and secret marks wherever they lie.
        """
        found: set[int] = set()
        for variable in self.program.variables:
            owner = variable.owners[0][0] if variable.owners else ""
            stride = variable.slots.size // variable.owners[0][1] if variable.owners else 1
            found |= self._unseen(variable.seen_by, owner, variable.slots.base, variable.slots.size, stride)
        for purse in self.program.purses:
            pieces = 1 + len(purse.pieces)
            owner, count = (self.program.together.get(purse.owner) or [(purse.owner, purse.count)])[0]
            stride = pieces * purse.count // count
            found |= self._unseen(purse.seen_by, owner, purse.slots.base, purse.slots.size, stride)
        for state in self.program.component_states:
            if state.seen_by != "everyone":
                found |= set(range(state.slots.base, state.slots.base + state.slots.size))
        if self.program.rolled:
            found |= set(range(self.program.rolled, self.program.rolled + len(self.program.components)))
        return found

    def _unseen(self, word: str, owner: str, base: int, size: int, stride: int) -> set[int]:
        players, sides = self.program.players, self.program.sides
        return {
            slot
            for slot in range(base, base + size)
            if not seat_mask(players, sides, word, owner, (slot - base) // stride) >> self.seat & 1
        }

    def _writes(self, here: int) -> list[int]:
        """The slots that an instruction may put something into."""
        name, operands = self.program.code[here].name, self.program.code[here].operands
        slots = [slot for place in HAS_SLOTS[name] if isinstance(slot := operands[place], int)]
        if name in STRETCHES:
            base, size = (operands[place] for place in STRETCHES[name])
            assert isinstance(base, int) and isinstance(size, int)
            slots += range(base, base + size)
        return slots

    def _bound(self) -> set[int]:
        """The slots of what was picked, and of the action's arguments: written without an instruction."""
        return set() if self.chosen is None else {*self.chosen.parameters, *(pick.slot for pick in self.chosen.picks)}

    def _picked(self) -> set[int]:
        """Slots that hold a component the seat picked by what it is."""
        picks = self.chosen.picks if self.chosen is not None else ()
        return {pick.slot for pick in picks if pick.form == "kind"}

    def harmless(self, here: int) -> bool:
        """Whether an instruction reads nothing that the seat may not know."""
        instruction = self.program.code[here]
        for place in READS_PURSES[instruction.name]:
            if not self._purse(instruction.operands[place], instruction.operands[place + 1]):
                return False
        whole = instruction.name in TAKES_ALL or instruction.name == "guess"
        return all(self._fine(operand, whole) for operand in instruction.operands)

    def _purse(self, family: object, index: object) -> bool:
        assert isinstance(family, int) and isinstance(index, Op)
        purse = self.program.purses[family]
        slots = range(purse.slots.base, purse.slots.base + purse.slots.size)
        ours = purse.slots.base + self.seat * (1 + len(purse.pieces))
        return self.hidden.isdisjoint(slots) or (self._is_me(index) and ours not in self.hidden)

    def _is_me(self, index: object) -> bool:
        """Whether an index is the seat itself."""
        match index:
            case Op("const", (number,)):
                return number == self.seat
            case Op("slot", (int(number),)) if number in self.my_vars:
                return True
            case Op("slot", (int(number),)) if number not in self.hidden:  # else whether it is the seat is a secret
                is_kept = number >= self.program.position_start and number not in self.written
                return is_kept and self.slots[number] == self.seat
        return False

    def _fine(self, operand: object, whole: bool = False) -> bool:
        match operand:
            case Op():
                return self._op(operand)
            case Domain():
                return self._domain(operand, whole)
            case Key(value=value):
                return self._op(value)
            case tuple():
                return all(self._fine(item) for item in operand)
            case Text() | Offer():  # a text is told to those for whom it is, an offer is seen by who chooses
                return True
            case int() | str() | None:
                return True
            case _:
                raise AssertionError(f"{operand!r} is no operand of an expression")

    def _op(self, op: Op) -> bool:
        match op.name, op.operands:
            case "slot", (int(slot),):
                return slot not in self.hidden
            case "array", (int(base), index, int(size)):
                return self._element(range(base, base + size), index) and self._fine(index)
            case "lookup", (int(table), index) if len(self.program.tables[table]) == len(self.program.components):
                return self._component(index)
            case "payable", (int(family), index, amount):
                return self._purse(family, index) and self._fine(amount)
            case "call" | "suppose", (int(function), *arguments):
                return all(map(self._fine, arguments)) and self._call(self.program.functions[function], arguments)
        return all(self._fine(operand, op.name in COUNTS) for operand in op.operands)

    def _element(self, slots: range, index: object) -> bool:
        """Whether an element of an array is seen: they all are, or it is the seat's own and that is seen."""
        ours = slots.start + self.seat
        return self.hidden.isdisjoint(slots) or (self._is_me(index) and ours not in self.hidden)

    def _call(self, function: Function, arguments: Sequence[object]) -> bool:
        """A term, with parameters that are the seat itself, or components it knows, where the arguments are; or what
        would be after an effect, which may put others where the seat itself stands.
        """
        before = self.my_vars, self.seen_vars, self.written
        self.written = self.written.union(*(range(base, base + size) for base, size in stretches(function)))
        pairs = list(zip(function.parameters, arguments, strict=True))
        self.my_vars = self.my_vars | {slot for slot, argument in pairs if self._is_me(argument)}
        self.seen_vars = self.seen_vars | {slot for slot, argument in pairs if self._component(argument)}
        fine = self._op(function.body)
        self.my_vars, self.seen_vars, self.written = before
        return fine

    def _component(self, index: object) -> bool:
        """Whether the seat knows what the component is whose printing is read."""
        match index:
            case Op("slot", (number,)):
                return number in self.seen_vars
        return False

    def _domain(self, domain: Domain, whole: bool) -> bool:
        if domain.source in OF_ZONES:
            if self._sees(domain):
                self.seen_vars.add(domain.var)
            elif not whole or domain.where is not None or domain.end:
                return False
        parts = [*domain.operands, domain.where, domain.few, *domain.keys]
        return all(self._fine(part) for part in parts)

    def _sees(self, domain: Domain) -> bool:
        """Whether the seat sees all of the zones that a domain may go through."""
        if domain.source == "places":
            return all(self._sees(replace(domain, source="zone", operands=(place,))) for place in domain.operands)
        match domain.operands:
            case (Op("const", (int(zone),)),):
                return self._sees_all(range(zone, zone + 1))
            case (Op("const", (int(zone),)), Op("const", (int(count),))):
                return self._sees_all(range(zone, zone + count))
        family, owner = self._owned(domain.operands[0])
        own = family.start + self.seat
        return self._sees_all(range(family.start, family.start + family.count)) or (
            self._is_me(owner) and self._sees_all(range(own, own + 1))
        )

    def _sees_all(self, zones: range) -> bool:
        return all(self.machine.table.seen[zone] >> self.seat & 1 for zone in zones)

    def _owned(self, zone: Op) -> tuple[ZoneFamily, Op]:
        """The family that a zone's number, `start + owner`, belongs to, and the owner; the first one's start is not
        written.
        """
        match zone:
            case Op("add", (Op("const", (int(start),)), Op() as owner)):
                for family in self.program.families:
                    if family.start == start:
                        return family, owner
        return self.program.families[0], zone
