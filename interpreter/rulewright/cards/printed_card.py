"""Components as cards: what is printed on each, and how many there are.

In: the Program of a ruleset, its symbols and the configuration. Out: classes with their cards, in the order of the
rules; dice, which are no cards, are left out and named. Complains about nothing.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from rulewright.frontend.analysis.box import Box
from rulewright.frontend.analysis.configuration import Configuration
from rulewright.frontend.analysis.constants import Constants
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import EnumType, FlagType, NumberType, Type, list_name
from rulewright.ir.program import NONE, NONE_NUMBER, ClassInfo, Face, Program
from rulewright.source.diagnostic import Report
from rulewright.source.underscores import without_underscores


@dataclass(frozen=True, slots=True)
class PrintedCard:
    """One kind of card with its traits as words; `copies` of it are printed. `about`: what its author says of it;
    `is_named`: its kind has a name for people, so that the word of the rules is not printed.
    """

    kind: str
    name: str
    traits: tuple[tuple[str, str], ...]
    copies: int
    about: str = ""
    is_named: bool = False


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
    own = {"class": one.name, "kind": card.kind, "name": card.name, "copies": str(card.copies), "about": card.about}
    return own | dict(card.traits)


def printed_cards(
    program: Program, symbols: sym.Symbols, configuration: Configuration
) -> tuple[tuple[CardClass, ...], tuple[str, ...]]:
    """The classes to print, and the names of those that are dice."""
    box = Box(symbols, Constants(symbols, configuration), Report())
    classes = [one for one in program.classes if one.rolls is None]
    dice = tuple(one.name for one in program.classes if one.rolls is not None)
    return tuple(_class(one, symbols.classes[one.name], program, box) for one in classes), dice


def _class(info: ClassInfo, declared: sym.Class, program: Program, box: Box) -> CardClass:
    """Cards that are equal in the rules and told otherwise are printed each as it is told."""
    faces = zip(info.faces, box.told(info.name), strict=True)
    cards = (
        _card(replace(face, copies=count), declared, program, about)
        for face, told in faces
        for about, count in told.items()
    )
    return CardClass(info.name, tuple(cards))


def _card(face: Face, declared: sym.Class, program: Program, about: str) -> PrintedCard:
    named = [(name, _word(value, declared.traits[name].type, program)) for name, value in face.traits]
    traits = tuple((name, word) for name, word in named if word)
    is_named = declared.kinds[face.kind].decl.called is not None
    return PrintedCard(face.kind, face.called, traits, face.copies, about, is_named)


def _word(value: int, type_: Type, program: Program) -> str:
    """A trait's value as people write it; nothing where the card has none."""
    inner = type_.inner
    if value == NONE_NUMBER or (value == NONE and not isinstance(inner, NumberType)):
        return ""
    name = list_name(inner) if isinstance(inner, EnumType) else str(inner)
    if name in program.words:
        return without_underscores(program.words[name][value])
    if isinstance(inner, EnumType):
        return without_underscores(inner.words[value])
    if isinstance(inner, FlagType):
        return "yes" if value else "no"
    if isinstance(inner, NumberType):
        return without_underscores(str(program.number(list_name(inner), value)))
    return f"{inner} {program.printed_number(str(inner), value)}"
