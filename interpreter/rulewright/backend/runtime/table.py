"""The table: components in zones, and who knows them.

Moving keeps three things right at once: where a component lies, the order of its zone, and every seat's knowledge.
"""

from __future__ import annotations

from bisect import bisect_left

from rulewright.backend.runtime.carried_marks import MarkTable
from rulewright.backend.runtime.fault import Fault
from rulewright.ir.program import Program
from rulewright.ir.seat_masks import seat_mask
from rulewright.source.text import NOWHERE, Span


class Table:
    """The geography of one Program: where zones and components lie in the vector."""

    def __init__(self, program: Program) -> None:
        self.everyone = (1 << (program.players + 1)) - 1
        self.bases = [zone.base for zone in program.zones]
        self.firsts = [zone.first for zone in program.zones]
        self.rooms = [zone.room for zone in program.zones]
        self.heaps = [zone.order == "heap" for zone in program.zones]
        self.piles = [zone.order == "pile" for zone in program.zones]
        self.names = [zone.family for zone in program.zones]
        self.home, self.facing, self.knows, self.rolled = program.home, program.facing, program.knows, program.rolled
        self.infos = program.components
        self.seen: list[int] = []
        self.by_face: list[bool] = []
        for family in program.families:
            for owner in range(family.count):
                self.by_face.append(family.seen_by == "face")
                self.seen.append(
                    seat_mask(program.players, program.sides, family.seen_by, *program.owner(family.owner, owner))
                )
        self.marks = MarkTable(program)

    def visible(self, zone: int, facing: int) -> int:
        """The seats that see the face of a component lying there."""
        if self.by_face[zone]:
            return self.everyone if facing else 0
        return self.seen[zone]

    def mixes(self, s: list[int], zone: int) -> bool:
        """Whether what lies in a zone can be taken for one another: a heap of two or more."""
        return self.heaps[zone] and s[self.bases[zone]] > 1

    def recognised(self, s: list[int], component: int) -> int:
        """The seats that know which component this is where it lies: to know what a heap holds
        is not to see which one is taken from it.
        """
        zone, known = s[self.home + component], s[self.knows + component]
        return known & self.visible(zone, s[self.facing + component]) if self.mixes(s, zone) else known

    def members(self, s: list[int], zone: int) -> list[int]:
        """The components of a zone in order: a pile's top first, a heap by component."""
        first = self.firsts[zone]
        found = s[first : first + s[self.bases[zone]]]
        return found[::-1] if self.piles[zone] else found

    def position(self, s: list[int], component: int) -> int:
        """The position of a component in its zone, from 0."""
        zone = s[self.home + component]
        first, count = self.firsts[zone], s[self.bases[zone]]
        at = s.index(component, first, first + count) - first
        return count - 1 - at if self.piles[zone] else at

    # ---- moving ---------------------------------------------------------------------------------------------------

    def remove(self, s: list[int], component: int, zone: int) -> None:
        base, first = self.bases[zone], self.firsts[zone]
        count = s[base]
        at = s.index(component, first, first + count)
        last = first + count - 1
        if at != last:
            s[at:last] = s[at + 1 : last + 1]
        s[last] = 0
        s[base] = count - 1
        if not self.heaps[zone] and s[base + 2]:
            self._shrink(s, base, at - first)

    def _shrink(self, s: list[int], base: int, at: int) -> None:
        """The undecided stretch after a removal."""
        if at < s[base + 1]:
            s[base + 1] -= 1
            s[base + 2] -= 1
        elif at < s[base + 2]:
            s[base + 2] -= 1
        if s[base + 1] >= s[base + 2]:
            s[base + 1] = s[base + 2] = 0

    def insert(self, s: list[int], component: int, zone: int, end: str, span: Span = NOWHERE) -> None:
        base, first = self.bases[zone], self.firsts[zone]
        count = s[base]
        if count >= self.rooms[zone]:
            raise Fault("room", f"`{self.names[zone]}` has room for {self.rooms[zone]} and is full", span)
        if self.heaps[zone]:
            at = bisect_left(s, component, first, first + count)
        else:
            at = first if end == "bottom" else first + count
        if at != first + count:
            s[at + 1 : first + count + 1] = s[at : first + count]
            if not self.heaps[zone] and s[base + 2]:
                s[base + 1] += 1
                s[base + 2] += 1
        s[at] = component
        s[base] = count + 1
        s[self.home + component] = zone
        if self.heaps[zone]:
            self.marks.take_off(s, component)

    def move(self, s: list[int], component: int, zone: int, facing: int, end: str, span: Span = NOWHERE) -> None:
        """Moves one component; seats that cannot follow it lose what they knew."""
        old = s[self.home + component]
        seen = self.visible(zone, facing)
        blind = self.everyone & ~self.visible(old, s[self.facing + component]) if self.mixes(s, old) else 0
        self.remove(s, component, old)
        if blind & ~seen:
            self.forget(s, old, blind & ~seen)
            s[self.knows + component] &= seen | ~blind
        if blind & seen & ~s[self.knows + component]:
            self.confuse(s, old, component, blind & seen & ~s[self.knows + component])
        self.insert(s, component, zone, end, span)
        s[self.facing + component] = facing
        s[self.knows + component] |= seen

    def forget(self, s: list[int], zone: int, seats: int) -> None:
        """Something left a heap unseen: these seats no longer know what is in it, but for what they see there."""
        first, knows = self.firsts[zone], self.knows
        for component in s[first : first + s[self.bases[zone]]]:
            s[knows + component] &= ~seats | self.visible(zone, s[self.facing + component])

    def confuse(self, s: list[int], zone: int, gone: int, seats: int) -> None:
        """These seats saw `gone` arrive from a heap that they do not see.
        Who knew an equal copy in there may take it for that one.
        """
        first, knows = self.firsts[zone], self.knows
        like = self.like(s, gone)
        for component in s[first : first + s[self.bases[zone]]]:
            doubting = seats & s[knows + component] & ~self.visible(zone, s[self.facing + component])
            if doubting and self.like(s, component) == like:
                s[knows + component] &= ~doubting
                seats &= ~doubting

    def like(self, s: list[int], component: int) -> tuple[str, int, int]:
        """What equal copies have in common: class, face and, for dice, the number they show."""
        info = self.infos[component]
        return info.cls, info.face, s[self.rolled + component] if self.rolled else 0

    def shuffle(self, s: list[int], zones: list[int], into: int, span: Span = NOWHERE) -> None:
        """Brings zones together in `into` (or loses the order of that zone): no
        position is known, or decided, any more.
        """
        for zone in zones:
            if zone != into:
                first = self.firsts[zone]
                for component in s[first : first + s[self.bases[zone]]]:
                    self.remove(s, component, zone)
                    self.insert(s, component, into, "top", span)
                    s[self.facing + component] = 0
        base, first = self.bases[into], self.firsts[into]
        count = s[base]
        s[first : first + count] = sorted(s[first : first + count])
        for component in s[first : first + count]:
            s[self.knows + component] = self.visible(into, s[self.facing + component])
            self.marks.take_off(s, component)
        if not self.heaps[into]:
            s[base + 1], s[base + 2] = (0, count) if count > 1 else (0, 0)

    # ---- undecided order ------------------------------------------------------------------------------------------

    def undecided_top(self, s: list[int], zone: int) -> bool:
        """Whether the top of an ordered zone is still to be decided by chance."""
        base = self.bases[zone]
        return 0 < s[base + 2] == s[base]

    def undecided(self, s: list[int], zone: int) -> list[int]:
        base, first = self.bases[zone], self.firsts[zone]
        return s[first + s[base + 1] : first + s[base + 2]]

    def decide_top(self, s: list[int], zone: int, component: int) -> None:
        """Puts a component at the top end of the undecided stretch and takes it out of the stretch."""
        base, first = self.bases[zone], self.firsts[zone]
        at = s.index(component, first + s[base + 1], first + s[base + 2])
        last = first + s[base + 2] - 1
        s[at:last] = s[at + 1 : last + 1]
        s[last] = component
        s[base + 2] -= 1
        if s[base + 2] - s[base + 1] <= 1:
            s[base + 1] = s[base + 2] = 0
