"""The numbers of spaces as they are printed on a board: from 1, or as a ruleset says.

In: a number, or the place of a space among those of its kind, counted from 0. Out: the other one. It complains of
nothing.
"""

from __future__ import annotations

from dataclasses import dataclass

FURTHEST = 9_999
"""No printed number is further from 0."""


@dataclass(frozen=True, slots=True)
class SpaceNumbers:
    """`first`: the number of the first space, from which on each has the next one; or all of them, in their order."""

    first: int = 1
    listed: tuple[int, ...] = ()

    @property
    def are_declared(self) -> bool:
        """Whether they are others than everybody expects."""
        return self != FROM_1

    def at(self, place: int) -> int:
        """The number of the space at a place; beyond the last, a number that no space has."""
        if not self.listed:
            return self.first + place
        return self.listed[place] if 0 <= place < len(self.listed) else max(self.listed) + 1 + abs(place)

    def place(self, number: int) -> int | None:
        """The place of the space with a number; none if no space could have it. It may lie beyond the last one."""
        if self.listed:
            return self.listed.index(number) if number in self.listed else None
        return number - self.first if number >= self.first else None

    def reach(self, size: int) -> tuple[int, int]:
        """The least and the greatest number of so many spaces."""
        return (min(self.listed), max(self.listed)) if self.listed else (self.first, self.first + size - 1)

    def first_of(self, size: int) -> tuple[int, ...]:
        """The numbers of so many spaces, in their order."""
        return self.listed or tuple(range(self.first, self.first + size))


def written(type_: str, number: int) -> str:
    """How the language writes a space by its number: `space 3`; a minus sign needs parentheses, `depth(-3)`."""
    return f"{type_} {number}" if number >= 0 else f"{type_}({number})"


FROM_1 = SpaceNumbers()
"""The numbers of spaces of which nothing else is said, of players and of sides."""
