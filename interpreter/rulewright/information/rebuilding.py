"""Makes positions show what a seat sees, where no game was found in which that came about.

In: games that agree no more with what was observed, and the observation that is to be reached. Out: games that stand
at positions which show it. How they came there is no game of these rules any more: what else follows from the past may
be otherwise. The runtime judges what is seen and what is legal there.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.backend.codegen.view_layout import HIDDEN, shown
from rulewright.information.belief_parts import BeliefParts
from rulewright.information.exchanges import Changes
from rulewright.information.repairs import Hint, Repairs
from rulewright.ir.program import Program

TRIES, HOPELESS = 2, 24
"""So many times as games are needed is it tried to change one; after so many without any success, then no more."""
ROUNDS, STOPS = 4, 6
"""So often is one position changed; after so many stops at which nothing new was seen, at most."""


class Rebuilding:
    """Builds the games of one seat again."""

    def __init__(self, parts: BeliefParts, repairs: Repairs) -> None:
        self.program, self.table, self.exchanges = parts.machine.program, parts.machine.table, repairs.exchanges
        self.particles, self.stream, self.draw, self.repairs = parts.particles, parts.stream, parts.draw, repairs
        self.seat = parts.seat
        self.rolls = {info.name: info.rolls for info in self.program.classes if info.rolls}
        variables, ranges = list(shown(self.program)), _ranges(self.program)
        self.slots = [
            (at - len(variables), slot, ranges[slot])
            for at, (slot, seats) in enumerate(variables)
            if seats >> self.seat & 1
        ]
        """Of what the seat sees besides components: its place from the end of a view, its slot, and its values."""

    def fill(self, goal: int, hints: Sequence[Hint], enough: int) -> int:
        """Tried games that show the observation, and how many there are."""
        alive = 0
        for attempt in range(max(HOPELESS, TRIES * enough)):
            if alive >= enough or (not alive and attempt >= HOPELESS):
                break
            self.particles.pick_up(attempt * 37 % self.particles.count)
            if self._shows(goal, hints[attempt % len(hints)]):
                self.particles.put(alive)
                alive += 1
        return alive

    def again(self, changes: Changes, goal: int) -> bool:
        """Components of the game that is looked at take each other's places where they lie now; it stays as it is where
        the seat would see that.
        """
        s, done = list(self.particles.one.positions()), set[int]()
        for die, number in changes.rolls.items():
            self._roll(s, die, number)
        for one in changes.exchanged:
            following = changes.exchanged[one]
            while one not in done and following != one:
                self._exchange(s, one, following)
                done.add(following)
                following = changes.exchanged[following]
            done.add(one)
        stands = self.particles.one.stand(s, goal, before=True)
        if stands:
            self.particles.one.look_at_aside()
        return stands

    def _shows(self, goal: int, hint: Hint) -> bool:
        """Whether the game that is looked at shows the observation after its next stop and some changes; or after some
        stops at which nothing new is seen.
        """
        waits = self.stream[goal - 1].choice is None
        for _ in range(STOPS):
            if self.particles.one.attempt(self.repairs.as_hinted(hint), self.stream[goal]) < 0:
                return False
            position = self.particles.one.attempted().position
            if self._stands(position, goal):
                return True
            if not waits or not self._stands(position, goal - 1):
                return False
            self.particles.one.look_at_aside()
        return False

    def _stands(self, position: Sequence[int], at: int) -> bool:
        """Whether the game that was attempted shows an observation, after some changes of this position."""
        if self.particles.one.stand(position, at):
            return True
        wanted = self.stream[at].seen
        for _ in range(ROUNDS):
            seen, _, before = self.particles.one.attempted()
            if self.particles.one.stand(self._changed(before, seen, wanted), at):
                return True
        return False

    def _changed(self, position: Sequence[int], seen: Sequence[int], wanted: Sequence[int]) -> list[int]:
        """A position that shows more of what is wanted."""
        s = list(position)
        for place, slot, values in self.slots:
            if wanted[place] in values:
                s[slot] = wanted[place]
        for zone, here, there in self.exchanges.zones_otherwise(seen, wanted):
            self._reveal(s, zone, here, there)
        for wrong, code in self.exchanges.shown_otherwise(seen, wanted, s):
            self._show(s, wrong, code)
        return s

    def _reveal(self, s: list[int], zone: int, seen: Sequence[int], wanted: Sequence[int]) -> None:
        """The seat knows as many components of a zone as it should, and where it should."""
        members, bit = self.table.members(s, zone), 1 << self.seat
        if self.table.heaps[zone]:
            more = seen.count(HIDDEN) - wanted.count(HIDDEN)
            order = sorted(members, key=lambda one: bool(s[self.table.knows + one] & bit), reverse=more < 0)
            for one in order[: abs(more)]:
                s[self.table.knows + one] ^= bit
            return
        for one, here, there in zip(members, seen, wanted, strict=False):
            if (here == HIDDEN) != (there == HIDDEN):
                s[self.table.knows + one] ^= bit

    def _show(self, s: list[int], wrong: int, code: int) -> None:
        """Where a component lies there is another one, which looks so; a die shows another number."""
        span, base = self.exchanges.likenesses.span, self.exchanges.likenesses.base
        if self.exchanges.likeness(s, wrong) // span == code // span:
            self._roll(s, wrong, code % span + base)
            return
        right = self.exchanges.like(code, wrong, s)
        if right:
            self._exchange(s, wrong, right[self.draw(len(right))])

    def _roll(self, s: list[int], die: int, number: int) -> None:
        low, high = self.rolls.get(self.program.components[die].cls, (1, 0))
        if low <= number <= high:
            s[self.program.rolled + die] = number

    def _exchange(self, s: list[int], one: int, other: int) -> None:
        """Two components take each other's places, and what is known and marked there."""
        table, zones = self.table, (s[self.program.home + one], s[self.program.home + other])
        places = [self._place(s, zone, component) for zone, component in zip(zones, (one, other), strict=True)]
        s[places[0]], s[places[1]] = other, one
        marks = [state.slots.base for state in table.marks.states if state.cls == self.program.components[one].cls]
        for start in (self.program.home, table.facing, table.knows, *marks):
            s[start + one], s[start + other] = s[start + other], s[start + one]
        for zone in zones:
            if table.heaps[zone]:
                first = table.firsts[zone]
                last = first + s[table.bases[zone]]
                s[first:last] = sorted(s[first:last])

    def _place(self, s: Sequence[int], zone: int, component: int) -> int:
        """The slot where it lies."""
        first = self.table.firsts[zone]
        return s.index(component, first, first + s[self.table.bases[zone]])


def _ranges(program: Program) -> dict[int, range]:
    """By slot of a purse or variable: what it may hold."""
    stretches = [*(one.slots for one in program.purses), *(one.slots for one in program.variables)]
    return {
        slot: range(stretch.low, stretch.high + 1)
        for stretch in stretches
        for slot in range(stretch.base, stretch.base + stretch.size)
    }
