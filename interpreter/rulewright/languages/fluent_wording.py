"""Words of another language for what a game tells: a `GameWording` by the messages of a catalogue.

In: what a seat is told, as data. Out: words; where there is no message, those of the ruleset. Plural forms and other
choices of words are made by Fluent: a message is given the values, and of each its key (`$card-key`), its count
(`$cards-count`) and the attributes of its own message (`$card-accusative`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulewright.backend.runtime.game_wording import (
    GameWording,
    ToldLine,
    ToldValue,
    all_of,
    filling,
    usual_seat,
    value_in_words,
)
from rulewright.frontend.typed import symbols as sym
from rulewright.ir.program import Hole, Program
from rulewright.languages.calculations import calculation
from rulewright.languages.component_messages import ComponentMessages
from rulewright.languages.hole_names import hole_names
from rulewright.languages.hole_values import HoleValues
from rulewright.languages.message_catalogue import Catalogue
from rulewright.languages.rule_name_units import ANSWERS
from rulewright.languages.text_unit import flat
from rulewright.source.underscores import without_underscores


class FluentWording:
    """`own` are the words of the ruleset itself, for all that has no message."""

    def __init__(
        self, own: GameWording, program: Program, seats: Sequence[str], catalogue: Catalogue, symbols: sym.Symbols
    ) -> None:
        self.own, self.program, self.seats, self.catalogue = own, program, seats, catalogue
        self.ways = symbols.ways.name if symbols.ways is not None else None
        self.components = ComponentMessages(self, symbols)
        self.holes = HoleValues(self)

    # ---- lines -------------------------------------------------------------------------------------------------------

    def line(self, told: ToldLine) -> str:
        unit = self.catalogue.lines.get(flat(told.text.source))
        values: dict[str, Any] = {}
        for name, hole in zip(hole_names(tuple(one.hole.name for one in told.holes)), told.holes, strict=True):
            values |= self.holes.values(name, hole, unit)
        return self.catalogue.words(unit, "", values) or self._untranslated(told)

    def _untranslated(self, told: ToldLine) -> str:
        """A line that has no message: as the ruleset has it; one without words of its own has nothing to translate."""
        words = [part for part in told.text.parts if isinstance(part, str)]
        if any(character.isalpha() for part in words for character in part):
            return self.own.line(told)
        filled = iter(told.holes)
        return "".join(part if isinstance(part, str) else filling(self, next(filled)) for part in told.text.parts)

    # ---- values ------------------------------------------------------------------------------------------------------

    def hidden(self, hole: Hole) -> str:
        return self.holes.hidden(hole)

    def value(self, hole: Hole, told: ToldValue) -> str:
        return value_in_words(self, hole, told, self.program)

    def component(self, cls: str, face: int, showing: int | None) -> str:
        found = self.components.words(cls, self.components.faces[cls][face], showing)
        return found or self.own.component(cls, face, showing)

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
        numbered = self.catalogue.name_words((type_,), "numbered", {"number": number})
        return numbered or f"{self.named(type_)} {number}"

    def word(self, type_: str, word: str) -> str:
        """A word of a list of words."""
        found = self.catalogue.name_words((type_, word))
        if found is None and self.ways is not None and type_ == self.ways:
            found = self.sentence(f"way-{word.replace('_', '-')}")
        return found or without_underscores(word)

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
        return self.catalogue.name_words((option, value)) or without_underscores(value)

    def calculation(self, words: str) -> str:
        """Put together from names; as it is where one of them has no message."""
        return calculation(words, self.catalogue.named, self.sentence) or words

    @property
    def language(self) -> str:
        return self.catalogue.language

    def sentence(self, key: str, /, **values: str | int) -> str:
        return self.catalogue.sentences.words(key, "", values) or self.own.sentence(key, **values)
