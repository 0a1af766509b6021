"""Texts with holes, for every seat: what a seat may not know is told in general words.

In: texts of the Program. Out: for each a function that says what a seat is told, as data (`told`) or in words
(`teller`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rulewright.backend.runtime.evaluate import Evaluator
from rulewright.backend.runtime.game_wording import GameWording, OwnWording, ToldHole, ToldLine, ToldValue, usual_seat
from rulewright.backend.runtime.state import SlotValues
from rulewright.ir.program import Hole, Program, Text

Teller = Callable[[SlotValues, int], str]
"""A text for a mask of seats: a hole is open if all of them may know it (0: everything is told)."""
Telling = Callable[[SlotValues, int], ToldLine]
"""The same as data."""
Filler = Callable[[SlotValues, int], ToldHole]


class Texts:
    """Makes tellers. `seats` are the names of the seats, as the machine has them now; `wording` puts into words what is
    told, if those are others than the ruleset's (`tells_otherwise`): then lines of a log are put into words again.
    """

    def __init__(
        self,
        program: Program,
        evaluator: Evaluator,
        seats: list[str] | None = None,
        wording: GameWording | None = None,
    ) -> None:
        self.program = program
        self.evaluator = evaluator
        self.seats = seats if seats is not None else list(map(usual_seat, range(program.players)))
        self.wording: GameWording = wording or OwnWording(program, self.seats)
        self.tells_otherwise = wording is not None
        self.is_die = {info.name: info.rolls is not None for info in program.classes}

    def teller(self, text: Text) -> Teller:
        telling = self.telling(text)
        return lambda s, seats: self.wording.line(telling(s, seats))

    def telling(self, text: Text) -> Telling:
        fillers = [self._filler(hole) for hole in text.holes]
        return lambda s, seats: ToldLine(text, tuple(filler(s, seats) for filler in fillers))

    def _filler(self, hole: Hole) -> Filler:
        audience = self.evaluator.value(hole.audience)
        if hole.many is not None:
            return self._many(hole)
        value = self.evaluator.value(hole.value)
        knows = self.program.knows

        def tell(s: SlotValues, seats: int) -> ToldHole:
            found = value(s)
            known = audience(s)
            if hole.kind == "component" and found >= 0:
                known |= s[knows + found]
            return ToldHole(hole, (), 1) if seats & ~known else ToldHole(hole, (self.told_value(hole, found, s),))

        return tell

    def _many(self, hole: Hole) -> Filler:
        """A list of members."""
        assert hole.many is not None
        members, audience, var = self.evaluator.members(hole.many), self.evaluator.value(hole.audience), hole.many.var

        def tell(s: SlotValues, seats: int) -> ToldHole:
            told, hidden = [], 0
            for member in members(s):
                s[var] = member
                if seats & ~audience(s):
                    hidden += 1
                else:
                    told.append(self.told_value(hole, member, s))
            return ToldHole(hole, tuple(told), hidden)

        return tell

    def told_value(self, hole: Hole, value: int, s: SlotValues) -> ToldValue:
        is_component = hole.kind == "component" and value >= 0
        return ToldValue(value, self._showing(self.program.components[value].cls, value, s) if is_component else None)

    def _showing(self, cls: str, component: int, s: SlotValues) -> int | None:
        return s[self.program.rolled + component] if self.is_die[cls] else None

    def hidden(self, hole: Hole) -> str:
        return self.wording.hidden(hole)

    def word(self, hole: Hole, value: int, s: SlotValues) -> str:
        """A value in words."""
        return self.wording.value(hole, self.told_value(hole, value, s))

    def component(self, component: int, s: SlotValues) -> str:
        """A component's name; a die by the face it shows."""
        info = self.program.components[component]
        return self.wording.component(info.cls, info.face, self._showing(info.cls, component, s))

    def member(self, type_: str, value: int) -> str:
        return self.wording.member(type_, value)

    def owners(self, owners: Sequence[tuple[str, int]]) -> dict[str, Any]:
        """Whose something is, for a view: its owner (none: nobody's), and what else it is of."""
        names = [self.member(*owner) for owner in owners]
        owner = {"owner": names[0] if names else None}
        return {**owner, "of": names[1:]} if names[1:] else owner
