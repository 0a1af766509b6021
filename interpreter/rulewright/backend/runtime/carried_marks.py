"""State that components carry: what may be noted on them, and when it is taken off.

In: a Program, then positions. A component carries its marks as long as it lies in a row or pile, where everybody can
follow it. In a heap nobody can tell which component is which, and a shuffle ends what can be followed: there every mark
is as at the start.
"""

from __future__ import annotations

from rulewright.ir.program import ComponentState, Program
from rulewright.ir.seat_masks import seat_mask


class MarkTable:
    """The marks of one Program."""

    def __init__(self, program: Program) -> None:
        self.states = program.component_states
        self._bases: list[list[tuple[int, int]]] = [[] for _ in program.components]
        for state in self.states:
            for component in program.components:
                if component.cls == state.cls:
                    self._bases[component.index].append((state.slots.base, state.start))

        self.seen = {
            (zone.index, mark): seat_mask(
                program.players, program.sides, mark.seen_by, *program.owner(family.owner, zone.owner)
            )
            for family in program.families
            for zone in program.zones[family.start : family.start + family.count]
            for mark in self.states
            if mark.cls == family.cls and family.order != "heap"
        }
        """For each zone in which a mark is carried, the seats that see it there."""

    def take_off(self, s: list[int], component: int) -> None:
        """All marks of a component are as at the start."""
        for base, start in self._bases[component]:
            s[base + component] = start

    def carried(self, zone: int) -> tuple[tuple[ComponentState, int], ...]:
        """The marks that are carried in a zone, in the order of their declarations, and the seats that see each."""
        return tuple((state, self.seen[zone, state]) for state in self.states if (zone, state) in self.seen)
