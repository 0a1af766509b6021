"""Values of entries: what people call purses, zones, components and numbers, and who may know which one is meant.

In: numbers of a Program. Out: `LoggedValue`s.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rulewright.backend.runtime.game_wording import listed
from rulewright.backend.runtime.machine import Machine
from rulewright.ir.joint_owners import owners_at
from rulewright.ir.outline import NamedSlot
from rulewright.ir.program import NONE, NONE_NUMBER, ComponentState, Variable
from rulewright.rule_log.knowledge import Knowledge, Slots
from rulewright.rule_log.log_entries import LoggedComponents, LoggedValue


class Naming:
    """Gives names to the values of one game."""

    def __init__(self, machine: Machine, knowledge: Knowledge) -> None:
        self.machine, self.program, self.texts = machine, machine.program, machine.texts
        self.wording, self.say = machine.texts.wording, machine.texts.wording.sentence
        self.knowledge = knowledge

    def number(self, name: str, number: int, audience: int) -> LoggedValue:
        return LoggedValue(name, str(number), self.say("log-unknown-number"), audience, number)

    def seat(self, name: str, seat: int, audience: int) -> LoggedValue:
        return LoggedValue(name, self.texts.member("player", seat), self.say("log-somebody"), audience)

    def purse(self, name: str, family: int, index: int, audience: int) -> LoggedValue:
        """A purse by its owner and its name."""
        purse = self.program.purses[family]
        called, owner = self.wording.named(purse.name), purse.owner
        words = self.say("log-purse", owner=self.texts.member(owner, index), what=called) if owner else called
        return LoggedValue(name, words, self.say("log-somebodys", what=called) if owner else called, audience)

    def zone(self, name: str, zone: int, audience: int) -> LoggedValue:
        """A zone by its owner and its name; of which family it is, the rule that is named beside it says."""
        place = self.program.zones[zone]
        family = self.program.zone_family(place.family)
        called, owner = self.wording.named(family.name), family.owner
        words = self.say("log-purse", owner=self.texts.member(owner, place.owner), what=called) if owner else called
        return LoggedValue(name, words, self.say("log-somewhere"), audience)

    def components(
        self, name: str, found: Iterable[int], known: Mapping[int, int], audience: int, s: Slots
    ) -> LoggedComponents:
        """Components, each for those who know it."""
        infos = self.program.components
        members = tuple((self.texts.component(at, s), self.wording.named(infos[at].cls), known[at]) for at in found)
        return LoggedComponents(name, members, audience)

    def named(self, named: NamedSlot, s: Slots, audience: int) -> LoggedValue:
        """A parameter, loop variable or pick."""
        hole = named.hole
        value = self.knowledge.value(hole.value, s)
        words = (
            self.say("none")
            if value in (NONE, NONE_NUMBER) and hole.kind != "number"
            else self.texts.word(hole, value, s)
        )
        if hole.kind == "component":
            audience &= self.knowledge.of_component(value, s)
        number = value if hole.kind == "number" and value != NONE_NUMBER else None
        return LoggedValue(named.name, words, self.texts.hidden(hole), audience, number)

    def variable(self, name: str, variable: Variable, index: int, audience: int) -> LoggedValue:
        """A state variable by its name and whose it is."""
        called = self.wording.named(variable.name)
        keys = [self.texts.member(*owner) for owner in owners_at(variable.owners, index)]
        owners = listed(self.wording, keys)
        words = self.say("log-state-of", what=called, owners=owners) if keys else called
        return LoggedValue(name, words, called, audience)

    def content(self, name: str, variable: Variable | ComponentState, value: int, audience: int) -> LoggedValue:
        """What a state variable holds."""
        if value == NONE_NUMBER or (value == NONE and not self.program.is_number(variable.type)):
            return LoggedValue(name, self.say("none"), self.say("hidden-word"), audience)
        if self.program.is_number(variable.type):
            return LoggedValue(
                name, self.texts.member(variable.type, value), self.say("hidden-number"), audience, value
            )
        if variable.type == "flag":
            return LoggedValue(name, self.say("yes" if value else "no"), self.say("hidden-flag"), audience)
        return LoggedValue(name, self.texts.member(variable.type, value), self.say("hidden-member"), audience)
