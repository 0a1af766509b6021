"""Values of entries: what people call purses, zones, components and numbers, and who may know which one is meant.

In: numbers of a Program. Out: `LoggedValue`s.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rulewright.backend.runtime.game_wording import HIDDEN
from rulewright.backend.runtime.machine import Machine
from rulewright.ir.outline import NamedSlot
from rulewright.ir.program import NONE, NONE_NUMBER, ComponentState, Variable
from rulewright.rule_log.knowledge import Knowledge, Slots
from rulewright.rule_log.log_entries import LoggedComponents, LoggedValue


class Naming:
    """Of one game."""

    def __init__(self, machine: Machine, knowledge: Knowledge) -> None:
        self.machine, self.program, self.texts = machine, machine.program, machine.texts
        self.knowledge = knowledge

    def number(self, name: str, number: int, audience: int) -> LoggedValue:
        return LoggedValue(name, str(number), "an unknown number", audience, number)

    def seat(self, name: str, seat: int, audience: int) -> LoggedValue:
        return LoggedValue(name, self.texts.member("player", seat), "somebody", audience)

    def purse(self, name: str, family: int, index: int, audience: int) -> LoggedValue:
        """A purse by its owner and its name."""
        purse = self.program.purses[family]
        called = purse.name.replace("_", " ")
        words = f"{self.texts.member(purse.owner, index)}'s {called}" if purse.owner else called
        return LoggedValue(name, words, f"somebody's {called}" if purse.owner else called, audience)

    def zone(self, name: str, zone: int, audience: int) -> LoggedValue:
        """A zone by its owner and its name; of which family it is, the rule that is named beside it says."""
        place = self.program.zones[zone]
        family = self.program.zone_family(place.family)
        called = family.name.replace("_", " ")
        words = f"{self.texts.member(family.owner, place.owner)}'s {called}" if family.owner else called
        return LoggedValue(name, words, "somewhere", audience)

    def components(
        self, name: str, found: Iterable[int], known: Mapping[int, int], audience: int, s: Slots
    ) -> LoggedComponents:
        """Components, each for those who know it."""
        infos = self.program.components
        members = tuple(
            (self.texts.component(infos[at].cls, at, s), infos[at].cls.replace("_", " "), known[at]) for at in found
        )
        return LoggedComponents(name, members, audience)

    def named(self, named: NamedSlot, s: Slots, audience: int) -> LoggedValue:
        """A parameter, loop variable or pick."""
        hole = named.hole
        value = self.knowledge.value(hole.value, s)
        words = "none" if value in (NONE, NONE_NUMBER) and hole.kind != "number" else self.texts.word(hole, value, s)
        if hole.kind == "component":
            audience &= self.knowledge.of_component(value, s)
        number = value if hole.kind == "number" and value != NONE_NUMBER else None
        return LoggedValue(named.name, words, self.texts.hidden(hole), audience, number)

    def variable(self, name: str, variable: Variable, index: int, audience: int) -> LoggedValue:
        """A state variable by its name and whose it is."""
        called, rest, keys = variable.name.replace("_", " "), index, list[str]()
        for type_, size in reversed(variable.owners):
            rest, key = divmod(rest, size)
            keys.append(self.texts.member(type_, key))
        words = f"{called} of {' and '.join(reversed(keys))}" if keys else called
        return LoggedValue(name, words, called, audience)

    def content(self, name: str, variable: Variable | ComponentState, value: int, audience: int) -> LoggedValue:
        """What a state variable holds."""
        if value == NONE_NUMBER or (value == NONE and variable.type != "number"):
            return LoggedValue(name, "none", "something", audience)
        if variable.type == "number":
            return LoggedValue(name, str(value), "some", audience, value)
        if variable.type == "flag":
            return LoggedValue(name, "yes" if value else "no", "something", audience)
        return LoggedValue(name, self.texts.member(variable.type, value), HIDDEN["member"], audience)
