"""What each number of c/view.h tells: of which zone, place, purse or state, and between which values it lies.

In: a Program and its texts. Out: a `SeenNumber` for every number, in order; what codes of components and values of
state mean in words. The numbers depend on the ruleset, the number of players and the options, on nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.backend.codegen.view_layout import NOBODY, roll_base, roll_span
from rulewright.backend.runtime.carried_marks import MarkTable
from rulewright.backend.runtime.texts import Texts
from rulewright.ir.joint_owners import owners_at
from rulewright.ir.program import NONE, NONE_NUMBER, ComponentState, Program, PurseFamily, Variable, Zone, ZoneFamily

Meanings = tuple[tuple[int, str], ...]
"""What values mean in words."""
ENDS = ((0, "no"), (1, "by the rules"), (2, "by a fault"))
FLAGS = ((0, "no"), (1, "yes"))
LEAST = -(2**31) + 2
"""The least number that a slot may hold: below it are `HIDDEN` and `NONE_NUMBER`."""


@dataclass(frozen=True, slots=True)
class SeenNumber:
    """One number. It lies between `low` and `high`, or is `HIDDEN`;
    where `optional` it may be `NONE_NUMBER`, which means `none`.
    """

    of: str
    """`game`, `seat`, `zone`, `purse` or `state`."""
    name: str
    owner: str
    """Whose it is, in words; nothing for what belongs to nobody."""
    tells: str
    low: int
    high: int
    optional: bool = False
    meanings: Meanings = ()

    @property
    def label(self) -> str:
        """The number in one line."""
        return f"{self.name} of {self.owner}: {self.tells}" if self.owner else f"{self.name}: {self.tells}"


def seen_numbers(program: Program, texts: Texts) -> tuple[SeenNumber, ...]:
    """Every number, in the order of c/view.h."""
    return tuple(_Describer(program, texts).every())


def component_meanings(program: Program) -> dict[str, Meanings]:
    """For every class what the codes of its components mean: equal copies have one code,
    a die has one for each number that it shows.
    """
    base, span, place = roll_base(program), roll_span(program), 0
    found: dict[str, Meanings] = {}
    for info in program.classes:
        codes: list[tuple[int, str]] = []
        for face in info.faces:
            first = place * span - base
            if info.rolls is None:
                codes.append((first, face.called))
            else:
                codes += [(first + number, face.showing(number)) for number in range(info.rolls[0], info.rolls[1] + 1)]
            place += 1
        found[info.name] = tuple(codes)
    return found


class _Describer:
    """Goes through all that c/view.h writes."""

    def __init__(self, program: Program, texts: Texts) -> None:
        self.program, self.texts = program, texts
        self.components = component_meanings(program)
        self.marks = MarkTable(program)

    def every(self) -> Iterator[SeenNumber]:
        program = self.program
        yield from self._game()
        for family in program.families:
            for zone in program.zones[family.start : family.start + family.count]:
                yield from self._zone(family, zone)
        for purse in program.purses:
            for index in range(purse.count):
                yield from self._purse(purse, index)
        for variable in program.variables:
            for index in range(variable.slots.size):
                yield self._variable(variable, index)

    def _game(self) -> Iterator[SeenNumber]:
        program, seats = self.program, self.texts.seats
        everyone = (1 << program.players) - 1
        yield SeenNumber("game", "to act", "", "the seats that may choose now, a bit for each", 0, everyone)
        yield SeenNumber("game", "over", "", "whether the game has ended", 0, 2, meanings=ENDS)
        yield SeenNumber("game", "decisions", "", "how many choices were made", 0, program.limit)
        yield SeenNumber("seat", "sealed", "", "the id that the seat has sealed, or -1", -1, program.action_count)
        for seat in seats:
            yield SeenNumber("game", "in", seat, "whether the seat is still in", 0, 1, meanings=FLAGS)

    def _zone(self, family: ZoneFamily, zone: Zone) -> Iterator[SeenNumber]:
        name, owner, room = family.name, self._owner(family.owner, zone.owner), zone.room
        yield SeenNumber("zone", name, owner, "how many lie there", 0, room)
        codes = self.components[family.cls]
        places = ((NOBODY, "nothing"), *codes)
        high = max(code for code, _ in places)
        for place in range(room):
            yield SeenNumber("zone", name, owner, f"{family.cls} {place + 1}", NOBODY, high, meanings=places)
        yield from self._faces(family, zone, name, owner)
        for mark, _ in self.marks.carried(zone.index):
            yield from self._mark(mark, name, owner, room)

    def _faces(self, family: ZoneFamily, zone: Zone, name: str, owner: str) -> Iterator[SeenNumber]:
        """Which of them lie face up."""
        room = zone.room
        if family.seen_by != "face":
            return
        for place in range(room):
            if zone.order == "heap":
                tells = "how many lie face up" if place == 0 else f"nothing, {place}"
                yield SeenNumber("zone", name, owner, tells, NOBODY, room)
            else:
                tells = f"whether {family.cls} {place + 1} lies face up"
                yield SeenNumber("zone", name, owner, tells, NOBODY, 1, meanings=((NOBODY, "nothing"), *FLAGS))

    def _mark(self, mark: ComponentState, name: str, owner: str, room: int) -> Iterator[SeenNumber]:
        """What each of them carries; where nothing lies, `NOBODY`."""
        low, high = max(LEAST, mark.slots.low), mark.slots.high
        meanings = self._values(mark)
        if meanings and meanings[0][0] != NOBODY:
            meanings = ((NOBODY, "nothing"), *meanings)
        for place in range(room):
            tells = f"`{mark.name}` of {mark.cls} {place + 1}"
            optional = self.program.is_number(mark.type) and mark.slots.low == NONE_NUMBER
            yield SeenNumber("zone", name, owner, tells, min(NOBODY, low), high, optional, meanings)

    def _purse(self, purse: PurseFamily, index: int) -> Iterator[SeenNumber]:
        owner, low, high = self._owner(purse.owner, index), max(LEAST, purse.slots.low), purse.slots.high
        yield SeenNumber("purse", purse.name, owner, "amount", low, high)
        for piece in purse.pieces:
            yield SeenNumber("purse", purse.name, owner, f"pieces of {piece}", low, high)

    def _variable(self, variable: Variable, index: int) -> SeenNumber:
        keys, type_ = owners_at(variable.owners, index), variable.type
        owner = self._owner(*keys[0]) if keys else ""
        named = [self._owner(*key) for key in keys[1:]]
        optional = self.program.is_number(type_) and variable.slots.low == NONE_NUMBER
        return SeenNumber(
            "state",
            variable.name,
            owner,
            f"value ({', '.join(named)})" if named else "value",
            max(LEAST, variable.slots.low),
            variable.slots.high,
            optional,
            self._values(variable),
        )

    def _values(self, variable: Variable | ComponentState) -> Meanings:
        low, high = variable.slots.low, variable.slots.high
        if self.program.is_number(variable.type):
            return tuple(sorted(self.program.number_words.get(variable.type, {}).items()))
        if variable.type == "flag":
            return FLAGS
        members = tuple((value, self.texts.member(variable.type, value)) for value in range(max(0, low), high + 1))
        return ((NONE, "none"), *members) if low == NONE else members

    def _owner(self, type_: str, index: int) -> str:
        return self.texts.member(type_, index) if type_ else ""
