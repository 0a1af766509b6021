"""What all lowerers share: the layout, the slots that local names have, and the piles whose order was read.

In: a layout and a report. Out: slots.
"""

from __future__ import annotations

from rulewright.frontend.analysis.distinct_picks import single_picks
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.lowering.layout import Layout
from rulewright.source.diagnostic import Report


class Context:
    """One run of lowering."""

    def __init__(self, layout: Layout, report: Report) -> None:
        self.layout = layout
        self.report = report
        self.constants = layout.constants
        self.bounds = layout.bounds
        self.marking = layout.marking
        self.slots: dict[t.Var, int] = {}
        self.sets: dict[t.Var, int] = {}
        self.picked_from = single_picks(layout.symbols)
        self.settled: set[sym.Zone] = set()
        """Shuffled piles whose order was read: they must be settled before the instruction that reads it."""

    def slot_of(self, var: t.Var) -> int:
        if var not in self.slots:
            self.slots[var] = self.layout.scratch()
        return self.slots[var]

    def note_order(self, domain: t.Domain) -> None:
        zones = {place.zone for place in t.zone_places(domain.source)}
        self.settled |= {zone for zone in zones & self.layout.shuffled if zone.order == "pile"}

    def everyone(self) -> int:
        """The mask of all seats, and of onlookers: the bit after the last seat."""
        return (1 << (self.constants.players + 1)) - 1
