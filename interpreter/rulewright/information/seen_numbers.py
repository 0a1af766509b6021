"""What a seat may see, as numbers, from a state of the reference interpreter: those of backend/codegen/c/view.h, in its order.

In: a machine, a state, a seat. Out: numbers. `rulewright.backend.codegen.view_layout` says what each of them tells.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.backend.codegen.view_layout import HIDDEN, NOBODY, shown
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State

WAITING = 0
"""Where the mask of the seats stands that may act."""


class Sight:
    """Sees the states of one machine with the eyes of any seat."""

    def __init__(self, machine: Machine) -> None:
        program = machine.program
        self.machine, self.program, self.table = machine, program, machine.table
        self.shown = tuple(shown(program))
        self.remembered = [family.remembered for family in program.families for _ in range(family.count)]

    def numbers(self, state: State, seat: int) -> tuple[int, ...]:
        """What the seat sees now."""
        program, s = self.program, state.slots
        waiting = sum(1 << other for other in state.pending)
        found = [waiting, s[program.over], state.decisions]
        found.append(s[program.sealed + seat] if waiting and seat < program.players else -1)
        found += s[program.alive : program.alive + program.players]
        for zone in range(len(program.zones)):
            found += self._zone(s, zone, seat)
        found += [s[slot] if seats >> seat & 1 else HIDDEN for slot, seats in self.shown]
        return tuple(found)

    def _zone(self, s: list[int], zone: int, seat: int) -> Iterator[int]:
        """How many lie there, every place, and where faces are turned as many again."""
        table = self.table
        members, empty = table.members(s, zone), [NOBODY] * (table.rooms[zone] - s[table.bases[zone]])
        yield len(members)
        codes = self._codes(s, zone, seat, members)
        yield from codes
        yield from empty
        if not table.by_face[zone]:
            return
        faces = [int(s[table.facing + component] != 0) for component in members]
        if table.heaps[zone]:
            faces = [sum(faces), *[NOBODY] * (table.rooms[zone] - 1)][: table.rooms[zone]]
            yield from faces
        else:
            yield from faces
            yield from empty

    def _codes(self, s: list[int], zone: int, seat: int, members: list[int]) -> list[int]:
        """A heap: what is known in order, then what is not. Others: every place."""
        table, likenesses = self.table, self.machine.hearing.likenesses
        undecided = () if table.heaps[zone] else table.undecided(s, zone)
        codes = [
            likenesses.code(s, component)
            if component not in undecided and self._knows(s, zone, component) >> seat & 1
            else HIDDEN
            for component in members
        ]
        if not table.heaps[zone]:
            return codes
        known = sorted(code for code in codes if code != HIDDEN)
        return known + [HIDDEN] * (len(codes) - len(known))

    def _knows(self, s: list[int], zone: int, component: int) -> int:
        """The seats that know a component, as a mask."""
        seats = self.table.visible(zone, s[self.table.facing + component])
        return seats | s[self.table.knows + component] if self.remembered[zone] else seats
