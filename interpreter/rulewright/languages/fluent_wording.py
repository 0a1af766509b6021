"""Words of another language for what a game tells: a `GameWording` by the messages of a catalogue.

In: what a seat is told, as data. Out: words; where there is no message, those of the ruleset. Plural forms and other
choices of words are made by Fluent: a message is given the values, and of each its key (`$card-key`), its count
(`$cards-count`) and the attributes of its own message (`$card-accusative`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, assert_never

from rulewright.backend.runtime.game_wording import (
    GameWording,
    ToldHole,
    ToldLine,
    ToldValue,
    all_of,
    filling,
    listed,
    usual_seat,
    value_in_words,
)
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import PlayerType, SideType, SpaceType, list_name, value_word
from rulewright.ir.program import NONE_NUMBER, Face, Hole, Program
from rulewright.languages.calculations import calculation
from rulewright.languages.hole_names import hole_names, variable
from rulewright.languages.message_catalogue import Catalogue
from rulewright.languages.message_file import ALWAYS, MessageEntry
from rulewright.languages.rule_name_units import ANSWERS
from rulewright.languages.text_unit import TextUnit, flat

HIDDEN_KEY, NOTHING_KEY = "hidden", "nothing"


class FluentWording:
    """`own` are the words of the ruleset itself, for all that has no message."""

    def __init__(
        self, own: GameWording, program: Program, seats: Sequence[str], catalogue: Catalogue, symbols: sym.Symbols
    ) -> None:
        self.own, self.program, self.seats, self.catalogue = own, program, seats, catalogue
        self.classes = {info.name: info for info in program.classes}
        self.ways = symbols.ways.name if symbols.ways is not None else None
        self.trait_types = {
            (cls.name, trait.name): trait.type.inner
            for cls in symbols.classes.values()
            for trait in cls.traits.values()
        }

    # ---- lines -------------------------------------------------------------------------------------------------------

    def line(self, told: ToldLine) -> str:
        unit = self.catalogue.lines.get(flat(told.text.source))
        values: dict[str, Any] = {}
        for name, hole in zip(hole_names(tuple(one.hole.name for one in told.holes)), told.holes, strict=True):
            values |= self._values(name, hole, unit)
        return self.catalogue.words(unit, "", values) or self._untranslated(told)

    def _untranslated(self, told: ToldLine) -> str:
        """A line that has no message: as the ruleset has it; one without words of its own has nothing to translate."""
        words = [part for part in told.text.parts if isinstance(part, str)]
        if any(character.isalpha() for part in words for character in part):
            return self.own.line(told)
        filled = iter(told.holes)
        return "".join(part if isinstance(part, str) else filling(self, next(filled)) for part in told.text.parts)

    def _values(self, name: str, told: ToldHole, unit: TextUnit | None) -> dict[str, Any]:
        """What a message is given for one hole."""
        found: dict[str, Any] = {name: self._value(told), f"{name}-key": self._key(told)}
        if told.hole.kind == "member" and told.values and told.hole.many is None:
            found[f"{name}-number"] = self.program.printed_number(told.hole.type, told.values[0].value)
        if told.hole.many is not None:
            found[f"{name}-count"] = len(told.values) + told.hidden
        for attribute in self._attributes(name, unit):
            found[f"{name}-{attribute}"] = self._inflected(told, attribute)
        return found

    def _value(self, told: ToldHole) -> str | int:
        """A number as such, so that plural forms can go by it; anything else in words."""
        is_number = told.hole.kind == "number" and told.hole.many is None and len(told.values) == 1
        if is_number and told.values[0].value != NONE_NUMBER and not self._named_number(told.hole, told.values[0]):
            return told.values[0].value
        return filling(self, told)

    def _attributes(self, name: str, unit: TextUnit | None) -> list[str]:
        """The attributes of a value that the message of a text asks for."""
        entry = self._entry(unit)
        if entry is None:
            return []
        asked = [variable_.partition("-") for variable_, _ in entry.variables]
        return [attribute for lead, _, attribute in asked if lead == name and attribute not in ("", *ALWAYS)]

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
                return self._face(told.value)[1].kind
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
        words += [self._hidden_form(told.hole, attribute)] * told.hidden
        return words[0] if told.hole.many is None else listed(self, words)

    def _form(self, hole: Hole, told: ToldValue, attribute: str) -> str:
        found = None
        if told.value >= 0:
            match hole.kind:
                case "component":
                    cls, face = self._face(told.value)
                    found = self._component(cls, face, told.showing, attribute)
                case "word":
                    found = self.catalogue.words(self._word_unit(hole.type, told.value), attribute)
                case "number" if word := self._named_number(hole, told):
                    found = self.catalogue.words(self.catalogue.names.get((hole.type, word)), attribute)
                case "member":
                    found = self.catalogue.words(
                        self._unit(hole.type), attribute, {"number": self.program.printed_number(hole.type, told.value)}
                    )
                case "number" | "flag":
                    found = None
                case _:
                    assert_never(hole.kind)
        return found or self.value(hole, told)

    # ---- values ------------------------------------------------------------------------------------------------------

    def hidden(self, hole: Hole) -> str:
        return self._hidden_form(hole, "")

    def _hidden_form(self, hole: Hole, attribute: str) -> str:
        """A value that is not told, in the form that an attribute has: of a class of components by
        its attributes `hidden` and `hidden-...`.
        """
        unit = self._unit(hole.type) if hole.kind == "component" else None
        found = (attribute and self.catalogue.words(unit, f"hidden-{attribute}")) or self.catalogue.words(
            unit, "hidden"
        )
        if not found:
            found = self.sentence(f"hidden-{hole.kind}", what=self.named(hole.type))
        return self.sentence("or-nothing", what=found) if hole.optional else found

    def value(self, hole: Hole, told: ToldValue) -> str:
        return value_in_words(self, hole, told, self.program)

    def component(self, cls: str, face: int, showing: int | None) -> str:
        found = self._component(cls, self.classes[cls].faces[face], showing, "")
        return found or self.own.component(cls, face, showing)

    def _component(self, cls: str, face: Face, showing: int | None, attribute: str) -> str | None:
        unit = self.catalogue.names.get((cls, face.kind))
        values: dict[str, Any] = {}
        for name, value in face.traits:
            values |= self._trait(cls, name, value, unit)
        if showing is not None:
            values["rolled"] = showing
        found = self.catalogue.words(unit, attribute, values)
        if found and showing is not None and not attribute and not self._names_number(unit):
            return self.sentence("showing", what=found, number=showing)
        return found

    def _names_number(self, unit: TextUnit | None) -> bool:
        """Whether the message of a die says which number it shows."""
        entry = self._entry(unit)
        return entry is not None and any(name == "rolled" for name, _ in entry.variables)

    def _trait(self, cls: str, trait: str, value: int, unit: TextUnit | None) -> dict[str, Any]:
        """What a message is given for a trait: a word in words, and in the forms that it asks for; a number as such."""
        type_, name = self.trait_types.get((cls, trait)), variable(trait)
        if isinstance(type_, PlayerType) and value >= 0:
            return {name: self.member("player", value), f"{name}-number": value + 1}
        if isinstance(type_, SideType | SpaceType) and value >= 0:
            number = self.program.printed_number(str(type_), value)
            return {name: self.member(str(type_), value), f"{name}-number": number}
        word = value_word(type_, value) if type_ is not None else ""
        if type_ is None or not word:
            return {name: value}
        list_, found = list_name(type_), dict[str, Any]()
        for attribute in self._attributes(name, unit):
            form = self.catalogue.words(self.catalogue.names.get((list_, word)), attribute)
            found[f"{name}-{attribute}"] = form or self.word(list_, word)
        return found | {name: self.word(list_, word), f"{name}-key": word}

    def member(self, type_: str, value: int) -> str:
        if type_ in self.program.together:
            return all_of(self, self.program.owners(type_, value))
        if type_ == "player":
            called = self.seats[value]
            return self.sentence("seat", number=value + 1) if called == usual_seat(value) else called
        if self.program.is_number(type_):
            number = self.program.number(type_, value)
            return self.word(type_, number) if isinstance(number, str) else str(number)
        if type_ in self.program.words:
            return self.word(type_, self.program.words[type_][value])
        number = self.program.printed_number(type_, value)
        numbered = self.catalogue.words(self._unit(type_), "numbered", {"number": number})
        return numbered or f"{self.named(type_)} {number}"

    def word(self, type_: str, word: str) -> str:
        """A word of a list of words."""
        found = self.catalogue.words(self.catalogue.names.get((type_, word)))
        if found is None and self.ways is not None and type_ == self.ways:
            found = self.sentence(f"way-{word.replace('_', '-')}")
        return found or word.replace("_", " ")

    def named(self, name: str, title: str = "") -> str:
        if name in ("player", "side"):
            return self.sentence(f"a-{name}")
        return self.catalogue.named(name) or self.own.named(name, title)

    def rule(self, kind: str, name: str) -> str:
        return self.catalogue.named(name, f"{kind}s") or self.own.rule(kind, name)

    def action(self, name: str) -> str:
        return self.catalogue.words(self.catalogue.actions.get(name)) or self.own.action(name)

    def option(self, name: str) -> str:
        return self.catalogue.named(name) or name

    def answer(self, option: str, value: str) -> str:
        if value in ANSWERS:
            return self.sentence(ANSWERS[value])
        return self.catalogue.words(self.catalogue.names.get((option, value))) or value.replace("_", " ")

    def calculation(self, words: str) -> str:
        """Put together from names; as it is where one of them has no message."""
        return calculation(words, self.catalogue.named, self.sentence) or words

    @property
    def language(self) -> str:
        return self.catalogue.language

    def sentence(self, key: str, /, **values: str | int) -> str:
        return self.catalogue.sentences.words(key, "", values) or self.own.sentence(key, **values)

    # ---- finding -----------------------------------------------------------------------------------------------------

    def _entry(self, unit: TextUnit | None) -> MessageEntry | None:
        """The message that says a text now."""
        found = self.catalogue.ids.get(unit.id) if unit is not None else None
        return self.catalogue.messages.entries[found] if found is not None else None

    def _unit(self, name: str) -> TextUnit | None:
        return self.catalogue.names.get((name,))

    def _word_unit(self, type_: str, value: int) -> TextUnit | None:
        return self.catalogue.names.get((type_, self.program.words[type_][value]))

    def _face(self, component: int) -> tuple[str, Face]:
        found = self.program.components[component]
        return found.cls, self.classes[found.cls].faces[found.face]
