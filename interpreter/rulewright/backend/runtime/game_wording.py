"""How values and lines are told in words: the words of the ruleset, in the language in which it is written.

In: what a seat may be told, as data (`ToldLine`). Out: words. Another language is another `GameWording`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol, assert_never

from rulewright.ir.program import NONE, NONE_NUMBER, Hole, HoleKind, Op, Program, PurseFamily, Text
from rulewright.sentences import english
from rulewright.sentences.english_forms import article
from rulewright.source.underscores import without_underscores

HIDDEN: dict[HoleKind, str] = {
    "number": "some",
    "component": "{}",
    "member": "somebody or something",
    "word": "something",
    "flag": "something",
}


@dataclass(frozen=True, slots=True)
class ToldValue:
    """A value that is told; of a die also the number that it shows."""

    value: int
    showing: int | None = None


@dataclass(frozen=True, slots=True)
class ToldHole:
    """What fills a hole: values that are told, in order, then so many that are not.
    One value, unless the hole lists `many`.
    """

    hole: Hole
    values: tuple[ToldValue, ...]
    hidden: int = 0


@dataclass(frozen=True, slots=True)
class ToldLine:
    """A text with what a seat is told in its holes: whatever language it is put
    into, nothing more can be read from it.
    """

    text: Text
    holes: tuple[ToldHole, ...]


def shown_purse(purse: PurseFamily, owner: int, amount: int, is_hidden: bool) -> ToldLine:
    """What a seat is told where somebody shows money."""
    nobody = Op("const", (0,))
    whose = Hole("member", purse.owner, nobody, nobody, name="owner")
    holes = (
        *((ToldHole(whose, (ToldValue(owner),)),) if purse.owner else ()),
        ToldHole(
            Hole("number", "number", nobody, nobody, name="amount"),
            () if is_hidden else (ToldValue(amount),),
            int(is_hidden),
        ),
    )
    *owners, number = (told.hole for told in holes)
    words = (*(owners or ["the table"]), " shows ", number, " " + without_underscores(purse.name))
    return ToldLine(Text(words), holes)


def usual_seat(seat: int) -> str:
    """What a seat is called, from 0, to which nobody has given a name."""
    return f"Player {seat + 1}"


class GameWording(Protocol):
    """Puts into words what is told."""

    @property
    def language(self) -> str: ...

    def line(self, told: ToldLine) -> str: ...
    def hidden(self, hole: Hole) -> str: ...
    def value(self, hole: Hole, told: ToldValue) -> str: ...
    def component(self, cls: str, face: int, showing: int | None) -> str: ...
    def member(self, type_: str, value: int) -> str: ...
    def named(self, name: str, title: str = "") -> str: ...
    def rule(self, kind: str, name: str) -> str: ...
    def action(self, name: str) -> str: ...
    def option(self, name: str) -> str: ...
    def answer(self, option: str, value: str) -> str: ...
    def calculation(self, words: str) -> str: ...
    def sentence(self, key: str, /, **values: str | int) -> str: ...


class OwnWording:
    """The words of the ruleset itself. `seats`: what the seats are called; whoever names them changes it."""

    language = "en"

    def __init__(self, program: Program, seats: Sequence[str]) -> None:
        self.program, self.seats = program, seats
        self.faces = {info.name: info.faces for info in program.classes}

    def line(self, told: ToldLine) -> str:
        filled = iter(told.holes)
        return "".join(part if isinstance(part, str) else filling(self, next(filled)) for part in told.text.parts)

    def hidden(self, hole: Hole) -> str:
        type_ = without_underscores(hole.type)
        word = HIDDEN[hole.kind].format(f"{article(type_)} {type_}")
        return self.sentence("or-nothing", what=word) if hole.optional else word

    def value(self, hole: Hole, told: ToldValue) -> str:
        return value_in_words(self, hole, told, self.program)

    def component(self, cls: str, face: int, showing: int | None) -> str:
        """A component's name; a die by the face it shows."""
        found = self.faces[cls][face]
        return found.called if showing is None else found.showing(showing)

    def member(self, type_: str, value: int) -> str:
        if type_ in self.program.together:
            return all_of(self, self.program.owners(type_, value))
        if type_ == "player":
            return self.seats[value]
        if self.program.is_number(type_):
            return without_underscores(str(self.program.number(type_, value)))
        if type_ in self.program.words:
            return without_underscores(self.program.words[type_][value])
        return f"{without_underscores(type_)} {self.program.printed_number(type_, value)}"

    def named(self, name: str, title: str = "") -> str:
        """What a declared name is called on a screen: by its title, if it has one."""
        return title or without_underscores(name)

    def rule(self, kind: str, name: str) -> str:
        """What a phase, a step, a term or another rule is called."""
        return without_underscores(name)

    def action(self, name: str) -> str:
        return without_underscores(name)

    def option(self, name: str) -> str:
        """What an option is called: as people type it."""
        return name

    def answer(self, option: str, value: str) -> str:
        """An answer of an option, as people type it."""
        return value

    def calculation(self, words: str) -> str:
        """What points are made of, or what ranks players, by its English words."""
        return words

    def sentence(self, key: str, /, **values: str | int) -> str:
        """A sentence of this program."""
        return english(key, **values)


def all_of(wording: GameWording, owners: Sequence[tuple[str, int]]) -> str:
    """Several things that own something together: `player 2, level 3`."""
    return ", ".join(wording.member(*owner) for owner in owners)


def filling(wording: GameWording, told: ToldHole) -> str:
    """What stands in a hole. Of a list, what is not told comes last: its place among
    the others would tell what it is.
    """
    words = [wording.value(told.hole, value) for value in told.values] + [wording.hidden(told.hole)] * told.hidden
    return words[0] if told.hole.many is None else listed(wording, words)


def listed(wording: GameWording, words: Sequence[str]) -> str:
    if not words:
        return wording.sentence("nothing")
    *before, last = words
    return wording.sentence("two", first=", ".join(before), second=last) if before else last


def value_in_words(wording: GameWording, hole: Hole, told: ToldValue, program: Program) -> str:
    """A value that is told, by its kind."""
    value = told.value
    if value in (NONE, NONE_NUMBER) and hole.kind != "number":
        return wording.sentence("nothing")
    match hole.kind:
        case "component":
            info = program.components[value]
            return wording.component(info.cls, info.face, told.showing)
        case "number":
            return wording.sentence("none") if value == NONE_NUMBER else wording.member(hole.type, value)
        case "flag":
            return wording.sentence("yes" if value else "no")
        case "word":
            return wording.member(hole.type, value)
        case "member":
            return wording.member(hole.type, value)
        case _:
            assert_never(hole.kind)
