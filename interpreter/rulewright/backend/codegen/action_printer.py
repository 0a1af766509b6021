"""Actions in C, each printed on first use: the functions that enumerate its legal ids, and the one that binds an id.

Picks that do not look at the ones before them are enumerated on their own, and their numbers multiplied. A condition of
the action each part of which looks at one pick is asked of these picks.
"""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

from rulewright.backend.codegen.binding_printer import BindingPrinter
from rulewright.backend.codegen.choice_printer import ChoicePrinter
from rulewright.backend.codegen.choice_sets import ChoiceSets
from rulewright.backend.codegen.id_test_printer import IdTestPrinter, PrintedIdTest
from rulewright.backend.codegen.pick_group import PickGroup
from rulewright.backend.codegen.pick_printer import slots_of
from rulewright.backend.codegen.slot_reads import reads
from rulewright.backend.codegen.translation_unit import TranslationUnit
from rulewright.ir.program import Action, Op, Pick


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


def separated(action: Action) -> Action:
    """The same choices, where that makes several groups: each part of the condition is one of a pick's own."""
    picks, where = action.picks, action.where
    if where is None or len(grouped(replace(action, where=None))) < 2 or not all(map(_is_plain, picks)):
        return action
    parts: dict[int, list[Op]] = {at: [] for at in range(len(picks))}
    for part in where.operands if where.name == "and" else (where,):
        looked_at = [at for at, pick in enumerate(picks) if pick.slot in reads(part)]
        if len(looked_at) != 1 or not isinstance(part, Op):
            return action
        parts[looked_at[0]].append(part)
    return replace(action, picks=tuple(_asked(pick, parts[at]) for at, pick in enumerate(picks)), where=None)


def _is_plain(pick: Pick) -> bool:
    """Whether a pick is one of numbers or members in their order, whose condition may say more of it."""
    domain = pick.domain
    return pick.form in ("number", "member") and domain is not None and domain.var == pick.slot and not domain.keys


def _asked(pick: Pick, parts: list[Op]) -> Pick:
    """A pick of which more is asked."""
    if not parts or pick.domain is None:
        return pick
    asked = [*([pick.domain.where] if pick.domain.where is not None else []), *parts]
    where = asked[0] if len(asked) == 1 else Op("and", tuple(asked))
    return replace(pick, domain=replace(pick.domain, where=where))


class ActionPrinter:
    """Prints the functions of actions, by index."""

    def __init__(self, unit: TranslationUnit) -> None:
        self.unit = unit
        self.printed: dict[int, PrintedAction] = {}
        self.tests: dict[int, PrintedIdTest] = {}

    def of(self, index: int) -> PrintedAction:
        if index not in self.printed:
            action = self.unit.program.actions[index]
            apart = separated(action)
            groups = self._groups(apart)
            if apart is not action and any(group.faults for group in groups):  # which of them depends on the order
                groups = self._groups(action)
            bind = self.unit.names.unique("bind", action.name)
            BindingPrinter(self.unit, action).print(bind)
            self.printed[index] = PrintedAction(groups, bind)
        return self.printed[index]

    def _groups(self, action: Action) -> tuple[PickGroup, ...]:
        return tuple(self._group(action, picks) for picks in grouped(action))

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
