"""What a seat may know as whole numbers, in the order of backend/codegen/c/view.h: the same of one position on both
backends.

In: a machine, then states and seats. Out: lists of equal length. `view` has the same for people, and ViewLayout turns
numbers into it. `FollowedViews` gives the same of a game that goes on, and looks again only at what has changed. It
complains about nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain

from rulewright.backend.codegen.view_layout import HIDDEN, NOBODY, roll_base, roll_span, shown
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State


class ViewNumbers:
    """Looks at states of one machine."""

    def __init__(self, machine: Machine) -> None:
        program = machine.program
        self.program, self.table = program, machine.table
        self.remembered = [family.remembered for family in program.families for _ in range(family.count)]
        self.shown = tuple(shown(program))
        alike = {
            key: at
            for at, key in enumerate((info.name, face) for info in program.classes for face in range(len(info.faces)))
        }
        self.base, self.span = roll_base(program), roll_span(program)
        self.carried = [self.table.marks.carried(zone) for zone in range(len(program.zones))]
        self.codes = [alike[component.cls, component.face] * self.span for component in program.components]

    def __call__(self, state: State, seat: int) -> list[int]:
        """The numbers of a seat; as many as there are players means an onlooker."""
        zones = (self.of_zone(state.slots, seat, zone) for zone in range(len(self.program.zones)))
        return self.around(state, seat, zones)

    def around(self, state: State, seat: int, zones: Iterable[list[int]]) -> list[int]:
        """The same, with the numbers of all zones given."""
        program, s = self.program, state.slots
        waiting = sum(1 << other for other in state.pending)
        sealed = s[program.sealed + seat] if waiting and seat < program.players else -1
        found = [waiting, s[program.over], state.decisions, sealed, *s[program.alive : program.alive + program.players]]
        found += chain.from_iterable(zones)
        found += [s[slot] if seats >> seat & 1 else HIDDEN for slot, seats in self.shown]
        return found

    def of_zone(self, s: list[int], seat: int, zone: int) -> list[int]:
        """The numbers of what lies in one zone."""
        lying = self._heap(s, seat, zone) if self.table.heaps[zone] else self._row(s, seat, zone)
        return lying + self._marks(s, seat, zone)

    def _heap(self, s: list[int], seat: int, zone: int) -> list[int]:
        members, room = self.table.members(s, zone), self.table.rooms[zone]
        known = sorted(self._code(s, one) for one in members if self._knows(s, seat, zone, one))
        found = [len(members), *known, *[HIDDEN] * (len(members) - len(known)), *[NOBODY] * (room - len(members))]
        if self.table.by_face[zone]:
            up = sum(s[self.table.facing + one] != 0 for one in members)
            found += [up, *[NOBODY] * (room - 1)] if room else []
        return found

    def _row(self, s: list[int], seat: int, zone: int) -> list[int]:
        members, room = self.table.members(s, zone), self.table.rooms[zone]
        undecided = set(self.table.undecided(s, zone))
        codes = [
            self._code(s, one) if one not in undecided and self._knows(s, seat, zone, one) else HIDDEN
            for one in members
        ]
        nobody = [NOBODY] * (room - len(members))
        found = [len(members), *codes, *nobody]
        if self.table.by_face[zone]:
            found += [*(int(s[self.table.facing + one] != 0) for one in members), *nobody]
        return found

    def _marks(self, s: list[int], seat: int, zone: int) -> list[int]:
        """Mark after mark what lies at every place."""
        members = self.table.members(s, zone)
        nobody, found = [NOBODY] * (self.table.rooms[zone] - len(members)), list[int]()
        for mark, seats in self.carried[zone]:
            found += [s[mark.slots.base + one] if seats >> seat & 1 else HIDDEN for one in members] + nobody
        return found

    def _code(self, s: list[int], component: int) -> int:
        rolled = s[self.program.rolled + component] - self.base if self.program.rolled else 0
        return self.codes[component] + rolled

    def _knows(self, s: list[int], seat: int, zone: int, component: int) -> bool:
        seats = self.table.visible(zone, s[self.table.facing + component])
        if self.remembered[zone]:
            seats |= s[self.table.knows + component]
        return bool(seats >> seat & 1)


class FollowedViews:
    """What some seats see of one game, time and again."""

    def __init__(self, machine: Machine, seats: Iterable[int]) -> None:
        self.numbers, self.program, table = ViewNumbers(machine), machine.program, machine.table
        self.zones = {seat: [list[int]() for _ in self.program.zones] for seat in seats}
        """By seat and zone: the numbers of what lies there."""
        self.before: list[int] = []
        bounds = zip(table.bases, table.firsts, table.rooms, strict=True)
        self.places = [(slice(base, base + 3), slice(first, first + room)) for base, first, room in bounds]
        """By zone: the slots that say what lies there, and what of it is decided."""
        everything = range(len(self.program.components))
        columns = [(start, everything) for start in (table.facing, table.knows, self.program.rolled) if start]
        self.columns = [*columns, *((mark.slots.base, self._of(mark.cls)) for mark in table.marks.states)]
        """By what is noted for each component: where, and for which ones."""

    def _of(self, cls: str) -> range:
        """From the first component of a class to its last."""
        found = [one.index for one in self.program.components if one.cls == cls]
        return range(min(found), max(found) + 1) if found else range(0)

    def __call__(self, state: State) -> dict[int, list[int]]:
        """The numbers of each seat."""
        s = state.slots
        for zone in self._changed(s):
            for seat, zones in self.zones.items():
                zones[zone] = self.numbers.of_zone(s, seat, zone)
        self.before = s[:]
        return {seat: self.numbers.around(state, seat, zones) for seat, zones in self.zones.items()}

    def _changed(self, s: list[int]) -> Iterable[int]:
        """The zones in which something is not as it was."""
        if not self.before:
            return range(len(self.places))
        moved = [zone for zone, places in enumerate(self.places) if any(s[at] != self.before[at] for at in places)]
        return {*moved, *self._noted_otherwise(s)}

    def _noted_otherwise(self, s: list[int]) -> Iterator[int]:
        """The zones of components of which something else is noted than before."""
        for start, components in self.columns:
            slots = slice(start + components.start, start + components.stop)
            if s[slots] != self.before[slots]:
                yield from (
                    s[self.program.home + one] for one in components if s[start + one] != self.before[start + one]
                )
