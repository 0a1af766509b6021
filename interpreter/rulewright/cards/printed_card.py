"""Components as cards: what is printed on each, and how many there are.

In: the Program of a ruleset, and its symbols. Out: classes with their cards, in the order of the rules; dice, which are
no cards, are left out and named. Complains about nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import EnumType, FlagType, NumberType, Type, list_name
from rulewright.ir.program import NONE, NONE_NUMBER, ClassInfo, Face, Program


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """One kind of card with its traits as words; `copies` of it are printed."""

    kind: str
    name: str
    traits: tuple[tuple[str, str], ...]
    copies: int


@dataclass(frozen=True, slots=True)
class CardClass:
    """The cards that have one back."""

    name: str
    cards: tuple[PrintedCard, ...]

    @property
    def count(self) -> int:
        return sum(card.copies for card in self.cards)


def fields_of(one: CardClass, card: PrintedCard) -> dict[str, str]:
    """What a layout may show of a card, by name."""
    return {"class": one.name, "kind": card.kind, "name": card.name, "copies": str(card.copies), **dict(card.traits)}


def printed_cards(program: Program, symbols: sym.Symbols) -> tuple[tuple[CardClass, ...], tuple[str, ...]]:
    """The classes to print, and the names of those that are dice."""
    classes = [one for one in program.classes if one.rolls is None]
    dice = tuple(one.name for one in program.classes if one.rolls is not None)
    return tuple(_class(one, symbols.classes[one.name], program) for one in classes), dice


def _class(info: ClassInfo, declared: sym.Class, program: Program) -> CardClass:
    return CardClass(info.name, tuple(_card(face, declared, program) for face in info.faces))


def _card(face: Face, declared: sym.Class, program: Program) -> PrintedCard:
    named = [(name, _word(value, declared.traits[name].type, program)) for name, value in face.traits]
    return PrintedCard(face.kind, face.called, tuple((name, word) for name, word in named if word), face.copies)


def _word(value: int, type_: Type, program: Program) -> str:
    """A trait's value as people write it; nothing where the card has none."""
    inner = type_.inner
    if value == NONE_NUMBER or (value == NONE and not isinstance(inner, NumberType)):
        return ""
    name = list_name(inner) if isinstance(inner, EnumType) else str(inner)
    if name in program.words:
        return program.words[name][value].replace("_", " ")
    if isinstance(inner, EnumType):
        return inner.words[value].replace("_", " ")
    if isinstance(inner, FlagType):
        return "yes" if value else "no"
    if isinstance(inner, NumberType):
        return str(program.number(list_name(inner), value)).replace("_", " ")
    return f"{inner} {value + 1}"
