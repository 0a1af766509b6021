"""What a seat may know of a native game: the numbers of c/view.h, and the view that `rulewright.game.view` would make.

`ViewLayout` is the layout of one Program. In: the numbers that `rw_view` wrote. Out: a view, ready for JSON.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import accumulate
from typing import Any, NamedTuple

from rulewright.backend.runtime.carried_marks import MarkTable
from rulewright.backend.runtime.shown_terms import WorkedOut
from rulewright.backend.runtime.texts import Texts
from rulewright.ir.joint_owners import owners_at
from rulewright.ir.program import NONE, NONE_NUMBER, Program, PurseFamily, Variable, Zone, ZoneFamily
from rulewright.ir.seat_masks import seat_mask

HIDDEN, NOBODY = -(2**31) + 1, -1
"""As in c/view.h: what the seat does not know; a place where nothing lies."""

WAITING = 0
"""Where the mask of the seats stands that may act."""


def shown(program: Program) -> Iterator[tuple[int, int]]:
    """Every slot of a purse or variable with its audience, in the order of c/view.h."""
    for purse in program.purses:
        stride = 1 + len(purse.pieces)
        for index in range(purse.count):
            seats = seat_mask(program.players, program.sides, purse.seen_by, *program.owner(purse.owner, index))
            yield from ((purse.slots.base + index * stride + place, seats) for place in range(stride))
    for variable in program.variables:
        for index in range(variable.slots.size):
            keys = owners_at(variable.owners, index)
            owner_type, owner = keys[0] if keys else ("", 0)
            seats = seat_mask(program.players, program.sides, variable.seen_by, owner_type, owner)
            yield variable.slots.base + index, seats


class ShownStretch(NamedTuple):
    """Slots that lie one behind the other, and come so in the view, with the same audience: the first one, and how
    many.
    """

    slot: int
    size: int
    seats: int


def shown_stretches(program: Program) -> list[ShownStretch]:
    """What `shown` gives, put together."""
    found: list[ShownStretch] = []
    for slot, seats in shown(program):
        last = found[-1] if found else None
        if last is not None and (last.slot + last.size, last.seats) == (slot, seats):
            found[-1] = last._replace(size=last.size + 1)
        else:
            found.append(ShownStretch(slot, 1, seats))
    return found


def roll_base(program: Program) -> int:
    """The least number that a die may show, or 0."""
    return min([0, *(info.rolls[0] for info in program.classes if info.rolls)])


def roll_span(program: Program) -> int:
    """How many numbers there are from that on."""
    return max([0, *(info.rolls[1] for info in program.classes if info.rolls)]) - roll_base(program) + 1


def zone_places(program: Program) -> tuple[int, ...]:
    """Where the numbers of each zone begin, and at last where those of the last one end."""
    marks = MarkTable(program)
    by_face = [family.seen_by == "face" for family in program.families for _ in range(family.count)]
    sizes = (
        1 + zone.room * (1 + is_by_face + len(marks.carried(zone.index)))
        for zone, is_by_face in zip(program.zones, by_face, strict=True)
    )
    return tuple(accumulate(sizes, initial=4 + program.players))


class ViewLayout:
    """Turns numbers into views."""

    def __init__(self, program: Program, texts: Texts) -> None:
        self.program = program
        self.texts = texts
        self.base, self.span = roll_base(program), roll_span(program)
        self.likenesses = [(info, face) for info in program.classes for face in info.faces]
        self.by_face = [family.seen_by == "face" for family in program.families for _ in range(family.count)]
        marks = MarkTable(program)
        self.marks = [marks.carried(zone.index) for zone in program.zones]
        self.size = zone_places(program)[-1] + sum(1 for _ in shown(program))
        """How many numbers there are."""

    def view(
        self, numbers: Sequence[int], seat: int | None, legal: list[int], shown: Iterable[WorkedOut]
    ) -> dict[str, Any]:
        """`shown`: the terms that the ruleset shows, if it shows any."""
        program, rest = self.program, iter(numbers)
        waiting, over, decisions, sealed = (next(rest) for _ in range(4))
        alive = [next(rest) for _ in range(program.players)]
        return {
            "game": program.game,
            "players": program.players,
            "seat": seat,
            "zones": [
                self._zone(family, zone, rest)
                for family in program.families
                for zone in program.zones[family.start : family.start + family.count]
            ],
            "money": [self._purse(purse, index, rest) for purse in program.purses for index in range(purse.count)],
            "state": [
                self._variable(variable, index, next(rest))
                for variable in program.variables
                for index in range(variable.slots.size)
            ],
            **({"terms": list(map(self._term, shown))} if program.shown else {}),
            "out": [other for other, here in enumerate(alive) if not here],
            "to_act": [other for other in range(program.players) if waiting >> other & 1],
            "legal": legal,
            "sealed": sealed if sealed >= 0 else None,
            "over": bool(over),
            "decisions": decisions,
        }

    def _zone(self, family: ZoneFamily, zone: Zone, rest: Iterator[int]) -> dict[str, Any]:
        count = next(rest)
        codes = [next(rest) for _ in range(zone.room)][:count]
        up = [next(rest) for _ in range(zone.room)] if self.by_face[zone.index] else []
        marks = {
            mark.name: [
                None if number == HIDDEN else self._value(mark.type, number)
                for number in [next(rest) for _ in range(zone.room)][:count]
            ]
            for mark, _ in self.marks[zone.index]
        }
        entry: dict[str, Any] = {"zone": family.name, **self._owned(family.owner, zone.owner), "count": count}
        words = [self._word(code) for code in codes]
        if zone.order != "heap":
            faces = {"face_up": [bool(one) for one in up[:count]]} if up else {}
            return entry | {"row": words} | faces | ({"marks": marks} if marks else {})
        known = Counter(word for word in words if word is not None)
        entry |= {"known": dict(sorted(known.items())), "unknown": count - sum(known.values())}
        return entry | ({"face_up": up[0]} if up else {})

    def _word(self, code: int) -> str | None:
        if code == HIDDEN:
            return None
        likeness, shows = divmod(code, self.span)
        info, face = self.likenesses[likeness]
        return face.called if info.rolls is None else face.showing(shows + self.base)

    def _purse(self, purse: PurseFamily, index: int, rest: Iterator[int]) -> dict[str, Any]:
        amount, *pieces = (next(rest) for _ in range(1 + len(purse.pieces)))
        entry = {
            "purse": purse.name,
            **self._owned(purse.owner, index),
            "amount": None if amount == HIDDEN else amount,
        }
        return entry | (
            {"pieces": dict(zip(map(str, purse.pieces), pieces, strict=True))} if pieces and amount != HIDDEN else {}
        )

    def _variable(self, variable: Variable, index: int, value: int) -> dict[str, Any]:
        owners, seen = self.texts.owners(owners_at(variable.owners, index)), value != HIDDEN
        entry = {
            "state": variable.name,
            "owner": owners.pop("owner"),
            "value": self._value(variable.type, value) if seen else None,
            "seen": seen,
        }
        return entry | owners

    def _term(self, shown: WorkedOut) -> dict[str, Any]:
        value = None if shown.value is None else self._value(shown.term.type, shown.value)
        return {"term": shown.term.name, "owner": self.texts.owners(shown.owners)["owner"], "value": value}

    def _value(self, type_: str, value: int) -> object:
        is_number = self.program.is_number(type_)
        if value == NONE_NUMBER or (value == NONE and not is_number):
            return "none"
        if is_number:
            return self.program.number(type_, value)
        return bool(value) if type_ == "flag" else self.texts.member(type_, value)

    def _owned(self, type_: str, index: int) -> dict[str, Any]:
        return self.texts.owners(self.program.owners(type_, index))
