"""Texts with holes, for every seat: what a seat may not know is told in general words."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from rulewright.backend.runtime.evaluate import Evaluator
from rulewright.ir.program import NONE, NONE_NUMBER, Hole, HoleKind, Program, Text

HIDDEN: dict[HoleKind, str] = {
    "number": "some",
    "component": "{}",
    "member": "somebody or something",
    "word": "something",
    "flag": "something",
}

Teller = Callable[[list[int], int], str]
"""A text for a mask of seats: a hole is open if all of them may know it (0: everything is told)."""


class Texts:
    """Makes tellers."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        self.program = program
        self.evaluator = evaluator
        self.faces = {info.name: info.faces for info in program.classes}
        self.seats = [f"Player {seat + 1}" for seat in range(program.players)]

    def teller(self, text: Text) -> Teller:
        parts = [part if isinstance(part, str) else self._hole(part) for part in text.parts]

        def tell(s: list[int], seats: int) -> str:
            return "".join(part if isinstance(part, str) else part(s, seats) for part in parts)

        return tell

    def _hole(self, hole: Hole) -> Teller:
        audience = self.evaluator.value(hole.audience)
        if hole.many is not None:
            return self._many(hole)
        value = self.evaluator.value(hole.value)
        knows = self.program.knows

        def tell(s: list[int], seats: int) -> str:
            found = value(s)
            known = audience(s)
            if hole.kind == "component" and found >= 0:
                known |= s[knows + found]
            if seats & ~known:
                return self.hidden(hole)
            return self.word(hole, found, s)

        return tell

    def _many(self, hole: Hole) -> Teller:
        """A list of members; hidden ones come last, in general words."""
        assert hole.many is not None
        members, audience, var = self.evaluator.members(hole.many), self.evaluator.value(hole.audience), hole.many.var

        def tell(s: list[int], seats: int) -> str:
            words, hidden = [], []
            for member in members(s):
                s[var] = member
                if seats & ~audience(s):
                    hidden.append(
                        self.hidden(hole)
                    )  # after all others: their place among them would tell what they are
                else:
                    words.append(self.word(hole, member, s))
            words += hidden
            return (
                " and ".join([", ".join(words[:-1]), words[-1]]) if len(words) > 1 else words[0] if words else "nothing"
            )

        return tell

    def hidden(self, hole: Hole) -> str:
        type_ = hole.type.replace("_", " ")
        word = HIDDEN[hole.kind].format(("an " if type_[0] in "aeiou" else "a ") + type_)
        return f"{word} or nothing" if hole.optional else word

    def word(self, hole: Hole, value: int, s: list[int]) -> str:
        """A value in words."""
        if value in (NONE, NONE_NUMBER) and hole.kind != "number":
            return "nothing"
        match hole.kind:
            case "component":
                return self.component(hole.type, value, s)
            case "number":
                return "none" if value == NONE_NUMBER else str(value)
            case "flag":
                return "yes" if value else "no"
            case "word":
                return self.program.words[hole.type][value].replace("_", " ")
            case "member":
                return self.member(hole.type, value)
            case _:
                assert_never(hole.kind)

    def component(self, cls: str, component: int, s: list[int]) -> str:
        """A component's name; a die by the face it shows."""
        info = self.program.components[component]
        face = self.faces[info.cls][info.face]
        is_die = self.program.class_of(info.cls).rolls is not None
        return face.showing(s[self.program.rolled + component]) if is_die else face.called

    def member(self, type_: str, value: int) -> str:
        if type_ == "player":
            return self.seats[value]
        if type_ in self.program.words:
            return self.program.words[type_][value].replace("_", " ")
        return f"{type_.replace('_', ' ')} {value + 1}"
