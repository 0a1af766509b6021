"""Which components to exchange, so that a seat sees in a game what it did see.

In: what it sees, what it is to see, and positions. Out: for zones in which the two differ, a component that lies there and one that should.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from rulewright.backend.codegen.view_layout import HIDDEN, NOBODY
from rulewright.backend.runtime.machine import Machine


class Exchanges:
    """Of the games of one machine, for one seat."""

    def __init__(self, machine: Machine, seat: int, draw: Callable[[int], int]) -> None:
        self.machine, self.program, self.seat, self.draw = machine, machine.program, seat, draw
        self.zones: list[tuple[int, int, int]] = []
        at = 4 + machine.program.players
        for zone in range(len(machine.program.zones)):
            room = machine.table.rooms[zone]
            self.zones.append((zone, at + 1, at + 1 + room))
            at += 1 + room * (1 + machine.table.by_face[zone] + len(machine.table.marks.carried(zone)))

    def likeness(self, s: list[int], component: int) -> int:
        """What the component looks like."""
        return self.machine.hearing.likenesses.code(s, component)

    def pair(
        self, seen: Sequence[int], wanted: Sequence[int], after: list[int], before: list[int]
    ) -> tuple[int, int] | None:
        """A component that is seen where it should not be, and one that the seat does not know and that should be seen there."""
        ways = [way for zone, start, end in self.zones for way in self._ways(zone, seen[start:end], wanted[start:end])]
        if not ways:
            return None
        zone, extra, missing = ways[self.draw(len(ways))]
        home, every = self.program.home, range(len(self.program.components))
        wrong = [one for one in every if after[home + one] == zone and self.likeness(after, one) == extra]
        right = [one for one in every if self.likeness(before, one) == missing and not self._known(before, one)]
        if not wrong or not right:
            return None
        return wrong[self.draw(len(wrong))], right[self.draw(len(right))]

    def _ways(self, zone: int, seen: Sequence[int], wanted: Sequence[int]) -> list[tuple[int, int, int]]:
        there, right = (Counter(code for code in codes if code not in (HIDDEN, NOBODY)) for codes in (seen, wanted))
        extra, missing = sorted((there - right).elements()), sorted((right - there).elements())
        span = self.machine.hearing.likenesses.span  # a die that shows something else is no other die
        return [(zone, one, other) for one in extra for other in missing if one // span != other // span]

    def _known(self, s: list[int], component: int) -> bool:
        table, zone = self.machine.table, s[self.program.home + component]
        seats = table.visible(zone, s[table.facing + component]) | s[table.knows + component]
        return bool(seats >> self.seat & 1) and component not in (() if table.heaps[zone] else table.undecided(s, zone))
