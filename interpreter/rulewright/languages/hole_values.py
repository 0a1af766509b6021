"""What a message is given for each hole of a text: the value, what to select by, and forms that the message asks for.

In: what a seat is told in a hole, as data. Out: values for Fluent: numbers as such, anything else in words.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, assert_never

from rulewright.backend.runtime.game_wording import ToldHole, ToldValue, filling, listed
from rulewright.ir.program import NONE_NUMBER, Hole
from rulewright.languages.text_unit import TextUnit

if TYPE_CHECKING:
    from rulewright.languages.fluent_wording import FluentWording

HIDDEN_KEY, NOTHING_KEY = "hidden", "nothing"


class HoleValues:
    """`wording`: has the words of the values."""

    def __init__(self, wording: FluentWording) -> None:
        self.wording, self.program, self.catalogue = wording, wording.program, wording.catalogue
        self.components = wording.components

    def values(self, name: str, told: ToldHole, unit: TextUnit | None) -> dict[str, Any]:
        """What a message is given for one hole."""
        found: dict[str, Any] = {name: self._value(told), f"{name}-key": self._key(told)}
        if told.hole.kind == "member" and told.values and told.hole.many is None:
            found[f"{name}-number"] = self.program.printed_number(told.hole.type, told.values[0].value)
        if told.hole.many is not None:
            found[f"{name}-count"] = len(told.values) + told.hidden
        for attribute in self.catalogue.attributes_asked(name, unit):
            found[f"{name}-{attribute}"] = self._inflected(told, attribute)
        return found

    def _value(self, told: ToldHole) -> str | int:
        """A number as such, so that plural forms can go by it; anything else in words."""
        is_number = told.hole.kind == "number" and told.hole.many is None and len(told.values) == 1
        if is_number and told.values[0].value != NONE_NUMBER and not self._named_number(told.hole, told.values[0]):
            return told.values[0].value
        return filling(self.wording, told)

    def _key(self, told: ToldHole) -> str:
        """What a message may select by: the kind of a component, a word of a list,
        that a value is hidden or nothing.
        """
        if told.hidden or told.hole.many is not None:
            return HIDDEN_KEY if told.hidden else "several"
        return self._key_of(told.hole, told.values[0])

    def _key_of(self, hole: Hole, told: ToldValue) -> str:
        if told.value < 0 and hole.kind != "number":
            return NOTHING_KEY
        match hole.kind:
            case "component":
                return self.components.face(told.value)[1].kind
            case "word":
                return self.program.words[hole.type][told.value]
            case "number" if word := self._named_number(hole, told):
                return word
            case "flag":
                return "yes" if told.value else "no"
            case "member" | "number":
                return "other"
            case _:
                assert_never(hole.kind)

    def _named_number(self, hole: Hole, told: ToldValue) -> str:
        """The word by which a number is called, or nothing."""
        return self.program.number_words.get(hole.type, {}).get(told.value, "")

    def _inflected(self, told: ToldHole, attribute: str) -> str:
        """The values in the form that an attribute of their messages has."""
        words = [self._form(told.hole, one, attribute) for one in told.values]
        words += [self.hidden(told.hole, attribute)] * told.hidden
        return words[0] if told.hole.many is None else listed(self.wording, words)

    def _form(self, hole: Hole, told: ToldValue, attribute: str) -> str:
        found = None
        if told.value >= 0:
            match hole.kind:
                case "component":
                    cls, face = self.components.face(told.value)
                    found = self.components.words(cls, face, told.showing, attribute)
                case "word":
                    found = self.catalogue.name_words((hole.type, self.program.words[hole.type][told.value]), attribute)
                case "number" if word := self._named_number(hole, told):
                    found = self.catalogue.name_words((hole.type, word), attribute)
                case "member":
                    number = {"number": self.program.printed_number(hole.type, told.value)}
                    found = self.catalogue.name_words((hole.type,), attribute, number)
                case "number" | "flag":
                    found = None
                case _:
                    assert_never(hole.kind)
        return found or self.wording.value(hole, told)

    def hidden(self, hole: Hole, attribute: str = "") -> str:
        """A value that is not told, in the form that an attribute has: of a class of components by
        its attributes `hidden` and `hidden-...`.
        """
        unit = self.catalogue.names.get((hole.type,)) if hole.kind == "component" else None
        found = (attribute and self.catalogue.words(unit, f"hidden-{attribute}")) or self.catalogue.words(
            unit, "hidden"
        )
        if not found:
            found = self.wording.sentence(f"hidden-{hole.kind}", what=self.wording.named(hole.type))
        return self.wording.sentence("or-nothing", what=found) if hole.optional else found
