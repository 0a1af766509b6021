"""Actions in C, each printed on first use: the functions that enumerate its legal ids, and the one that binds an id.

Picks that do not look at the ones before them are enumerated on their own, and their numbers multiplied.
"""

from __future__ import annotations

from typing import NamedTuple

from rulewright.backend.codegen.binding_printer import BindingPrinter
from rulewright.backend.codegen.choice_printer import ChoicePrinter
from rulewright.backend.codegen.choice_sets import ChoiceSets
from rulewright.backend.codegen.id_test_printer import IdTestPrinter, PrintedIdTest
from rulewright.backend.codegen.pick_group import PickGroup
from rulewright.backend.codegen.pick_printer import slots_of
from rulewright.backend.codegen.slot_reads import reads
from rulewright.backend.codegen.translation_unit import TranslationUnit
from rulewright.ir.program import Action, Pick


class PrintedAction(NamedTuple):
    """The C functions of an action: its groups of picks, the last one varying fastest, and its binding."""

    groups: tuple[PickGroup, ...]
    bind: str


def grouped(action: Action) -> list[tuple[Pick, ...]]:
    """The picks, cut wherever those that follow do not look at those before."""
    picks, found, start = action.picks, [], 0
    for at in range(1, len(picks)):
        before = set[int]().union(*map(slots_of, picks[:at]))
        if action.where is None and not reads(picks[at:]) & before:
            found.append(picks[start:at])
            start = at
    return [*found, picks[start:]]


class ActionPrinter:
    """Prints the functions of actions, by index."""

    def __init__(self, unit: TranslationUnit) -> None:
        self.unit = unit
        self.printed: dict[int, PrintedAction] = {}
        self.tests: dict[int, PrintedIdTest] = {}

    def of(self, index: int) -> PrintedAction:
        if index not in self.printed:
            action = self.unit.program.actions[index]
            groups = tuple(self._group(action, picks) for picks in grouped(action))
            bind = self.unit.names.unique("bind", action.name)
            BindingPrinter(self.unit, action).print(bind)
            self.printed[index] = PrintedAction(groups, bind)
        return self.printed[index]

    def test_of(self, index: int) -> PrintedIdTest:
        """The function that tells whether an index of the action's only pick is legal."""
        if index not in self.tests:
            self.tests[index] = IdTestPrinter(self.unit, self.unit.program.actions[index]).print()
        return self.tests[index]

    def _group(self, action: Action, picks: tuple[Pick, ...]) -> PickGroup:
        name = self._name(action, picks)
        sets = ChoiceSets(self.unit, action, picks).print(name)
        if sets is not None:
            return sets
        group = ChoicePrinter(self.unit, action, picks).print(name)
        if group.room:
            return group
        filling = ChoicePrinter(self.unit, action, picks).fill(name)
        return group._replace(fill=filling.name, faults=group.faults or filling.faults)

    def _name(self, action: Action, picks: tuple[Pick, ...]) -> str:
        return action.name if len(picks) == len(action.picks) else f"{action.name}_{picks[0].name}"
