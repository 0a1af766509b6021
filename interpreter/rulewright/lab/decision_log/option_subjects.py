"""What a seat may choose between within an action, value by value: numbers, words, spaces.

In: a Program. Out: for each pick of an action with few values that are the same in all games, a stretch of subjects;
and which of them an id of an action means. Left out are components (which are subjects themselves), players and sides
(which are other ones from every seat), subsets, and picks with more than `MOST_VALUES` values.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from rulewright.backend.runtime.game_wording import OwnWording
from rulewright.ir.program import PASS, Action, Pick, Program
from rulewright.source.underscores import without_underscores

MOST_VALUES = 64
RELATIVE = ("player", "side")
"""Types whose members are other ones for every seat."""


@dataclass(frozen=True, slots=True)
class OptionStretch:
    """The values of one pick. `first`: the place of the first one among all options; `below`: how many ids of its
    action one value takes up.
    """

    action: Action
    pick: Pick
    first: int
    below: int

    def place(self, number: int) -> int:
        """Which option an id of the action means."""
        return self.first + (number - self.action.base) // self.below % self.pick.size

    def names(self, program: Program) -> Iterator[str]:
        """`bid: amount 3`."""
        wording, name = OwnWording(program, ()), without_underscores(self.pick.name)
        for value in range(self.pick.low, self.pick.low + self.pick.size):
            words = str(value) if self.pick.form == "number" else wording.member(self.pick.type, value)
            told = words if words.startswith(name) else f"{name} {words}"
            yield f"{without_underscores(self.action.name)}: {told}"


@dataclass(frozen=True)
class ActionOptions:
    """All options of a Program."""

    program: Program

    @cached_property
    def stretches(self) -> tuple[OptionStretch, ...]:
        return tuple(self._stretches())

    def places(self, number: int) -> Iterator[int]:
        """The options that a legal id means."""
        if number == PASS:
            return
        index = bisect_right(self._bases, number) - 1
        for stretch in self._of_action[index]:
            yield stretch.place(number)

    @cached_property
    def _bases(self) -> list[int]:
        return [action.base for action in self.program.actions]

    @cached_property
    def _of_action(self) -> list[tuple[OptionStretch, ...]]:
        return [tuple(one for one in self.stretches if one.action is action) for action in self.program.actions]

    def _stretches(self) -> Iterator[OptionStretch]:
        first = 0
        for action in self.program.actions:
            below = 1
            found = list[tuple[Pick, int]]()
            for pick in reversed(action.picks):
                found.append((pick, below))
                below *= pick.size
            for pick, under in reversed(found):
                if _is_told(pick):
                    yield OptionStretch(action, pick, first, under)
                    first += pick.size


def _is_told(pick: Pick) -> bool:
    is_fixed = pick.form == "number" or (pick.form == "member" and pick.type not in RELATIVE)
    return is_fixed and 2 <= pick.size <= MOST_VALUES
