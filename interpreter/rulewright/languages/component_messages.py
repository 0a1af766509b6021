"""What components are called in another language: by the messages of their kinds, which are given the traits.

In: a face of a component, and what a die shows. Out: words, or none where there is no message.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import PlayerType, SideType, SpaceType, list_name, value_word
from rulewright.ir.program import Face
from rulewright.languages.hole_names import variable
from rulewright.languages.text_unit import TextUnit

if TYPE_CHECKING:
    from rulewright.languages.fluent_wording import FluentWording


class ComponentMessages:
    """`wording`: has the words of everything else."""

    def __init__(self, wording: FluentWording, symbols: sym.Symbols) -> None:
        self.wording, self.program, self.catalogue = wording, wording.program, wording.catalogue
        self.faces = {info.name: info.faces for info in self.program.classes}
        self.trait_types = {
            (cls.name, trait.name): trait.type.inner
            for cls in symbols.classes.values()
            for trait in cls.traits.values()
        }

    def face(self, component: int) -> tuple[str, Face]:
        """The class and the face of a component, by its number."""
        found = self.program.components[component]
        return found.cls, self.faces[found.cls][found.face]

    def words(self, cls: str, face: Face, showing: int | None, attribute: str = "") -> str | None:
        """What a component is called, or its form with an attribute; none if it has no message.

        `showing`: the number that a die shows.
        """
        unit = self.catalogue.names.get((cls, face.kind))
        values: dict[str, Any] = {}
        for name, value in face.traits:
            values |= self._trait(cls, name, value, unit)
        if showing is not None:
            values["rolled"] = showing
        found = self.catalogue.words(unit, attribute, values)
        if found and showing is not None and not attribute and not self._names_number(unit):
            return self.wording.sentence("showing", what=found, number=showing)
        return found

    def _names_number(self, unit: TextUnit | None) -> bool:
        """Whether the message of a die says which number it shows."""
        entry = self.catalogue.entry(unit)
        return entry is not None and any(name == "rolled" for name, _ in entry.variables)

    def _trait(self, cls: str, trait: str, value: int, unit: TextUnit | None) -> dict[str, Any]:
        """What a message is given for a trait: a word in words, and in the forms that it asks for; a number as such."""
        type_, name = self.trait_types.get((cls, trait)), variable(trait)
        if isinstance(type_, PlayerType) and value >= 0:
            return {name: self.wording.member("player", value), f"{name}-number": value + 1}
        if isinstance(type_, SideType | SpaceType) and value >= 0:
            number = self.program.printed_number(str(type_), value)
            return {name: self.wording.member(str(type_), value), f"{name}-number": number}
        word = value_word(type_, value) if type_ is not None else ""
        if type_ is None or not word:
            return {name: value}
        list_, found = list_name(type_), dict[str, Any]()
        for attribute in self.catalogue.attributes_asked(name, unit):
            form = self.catalogue.name_words((list_, word), attribute)
            found[f"{name}-{attribute}"] = form or self.wording.word(list_, word)
        return found | {name: self.wording.word(list_, word), f"{name}-key": word}
