"""What the log tells a seat, as numbers: the pattern of each line, then what stands in its holes.

In: texts of the Program. Out: for each a function that gives the numbers for a seat; what the seat may not know is
`UNTOLD`. Compiled games hear the same numbers, so that what a seat heard can be compared between both.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulewright.backend.runtime.evaluate import Evaluator
from rulewright.ir.program import Hole, Program, Text
from rulewright.source.underscores import without_underscores

UNTOLD = -(2**31) + 1
"""As HIDDEN in c/view.h: a number that the seat is not told."""
Hear = Callable[[list[int], int], list[int]]
"""The numbers of a line for a seat."""


class Likenesses:
    """Numbers for what people call components: equal copies have one, and a die that
    shows something else another one.
    """

    def __init__(self, program: Program) -> None:
        alike = [(info.name, face) for info in program.classes for face, _ in enumerate(info.faces)]
        self.of = [alike.index((component.cls, component.face)) for component in program.components]
        rolls = [info.rolls for info in program.classes if info.rolls]
        self.base = min([0, *(low for low, _ in rolls)])
        self.span = max([0, *(high for _, high in rolls)]) - self.base + 1
        self.rolled = program.rolled

    def code(self, s: list[int], component: int) -> int:
        """As rw_code in c/view.h."""
        if not self.rolled:
            return self.of[component]
        return self.of[component] * self.span + s[self.rolled + component] - self.base


class Hearing:
    """Makes the functions of one Program."""

    def __init__(self, program: Program, evaluator: Evaluator) -> None:
        self.program, self.evaluator = program, evaluator
        self.likenesses = Likenesses(program)
        self.patterns = patterns(program)

    def line(self, text: Text) -> Hear:
        """What a line tells a seat."""
        pattern = self.patterns[pattern_of(text)]
        holes = [self._hole(part) for part in text.parts if isinstance(part, Hole)]

        def hear(s: list[int], seat: int) -> list[int]:
            return [pattern, *(number for hole in holes for number in hole(s, seat))]

        return hear

    def _hole(self, hole: Hole) -> Hear:
        if hole.many is not None:
            return self._many(hole)
        audience, value, knows = (
            self.evaluator.value(hole.audience),
            self.evaluator.value(hole.value),
            self.program.knows,
        )
        is_component = hole.kind == "component"

        def hear(s: list[int], seat: int) -> list[int]:
            found, known = value(s), audience(s)
            if is_component and found >= 0:
                known |= s[knows + found]
            if not known >> seat & 1:
                return [UNTOLD]
            return [self.likenesses.code(s, found) if is_component and found >= 0 else found]

        return hear

    def _many(self, hole: Hole) -> Hear:
        """Those that are told in order, how many there are, and how many are not told."""
        assert hole.many is not None
        members, audience, var = self.evaluator.members(hole.many), self.evaluator.value(hole.audience), hole.many.var
        is_component = hole.kind == "component"

        def hear(s: list[int], seat: int) -> list[int]:
            told, untold = [], 0
            for member in members(s):
                s[var] = member
                if audience(s) >> seat & 1:
                    told.append(self.likenesses.code(s, member) if is_component and member >= 0 else member)
                else:
                    untold += 1
            return [*told, len(told), untold]

        return hear


def patterns(program: Program) -> dict[object, int]:
    """Every pattern of a line by its number: lines of the same words are one, wherever the rules say them."""
    found: dict[object, int] = {}
    for pattern in _patterns(program):
        found.setdefault(pattern, len(found))
    return found


def _patterns(program: Program) -> Iterator[object]:
    for instruction in program.code:
        match instruction.name, instruction.operands:
            case "say" | "tell", (Text() as text, *_):
                yield pattern_of(text)
            case "show_purse", (int(family), *_):
                yield purse_pattern(program, family)


def pattern_of(text: Text) -> object:
    """The words of a line, and what kinds of values stand between them."""
    return tuple(
        part if isinstance(part, str) else (part.kind, part.type, part.many is not None, part.optional)
        for part in text.parts
    )


def purse_pattern(program: Program, family: int) -> object:
    """A line that shows a purse."""
    purse = program.purses[family]
    return "show_purse", purse.owner, without_underscores(purse.name)
