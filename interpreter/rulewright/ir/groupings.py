"""Groups of members that may be taken out together, as a constant table has them.

In: the entries of a table, and how many values are compared. Out: the `Grouping`s; and how many ways there are to take
groups out of so many members, at most.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import comb

FREE, EQUAL, DIFFERENT, CONSECUTIVE = range(4)
RELATIONS = {"equal": EQUAL, "different": DIFFERENT, "consecutive": CONSECUTIVE}
"""What a group says of one of the values that are compared; `FREE`: nothing."""


@dataclass(frozen=True, slots=True)
class Grouping:
    """From `low` to `high` members; `relations` has a number of the above for each value that is compared."""

    low: int
    high: int
    relations: tuple[int, ...]

    @property
    def row(self) -> tuple[int, ...]:
        """As a stretch of a constant table."""
        return (self.low, self.high, *self.relations)


def groupings_of(entries: Sequence[int], compared: int) -> tuple[Grouping, ...]:
    """The groupings of a constant table."""
    stride = 2 + compared
    rows = [entries[at : at + stride] for at in range(0, len(entries), stride)]
    return tuple(Grouping(low, high, tuple(relations)) for low, high, *relations in rows)


def most_groups(groupings: Sequence[Grouping], members: int) -> int:
    """How many groups so many members may have."""
    return sum(comb(members, size) for one in groupings for size in range(one.low, min(one.high, members) + 1))


def most_ways(groupings: Sequence[Grouping], members: int) -> int:
    """How many ways there are to take groups out of so many members: the first stays, or lies in one of the groups."""
    found = [1]
    for n in range(1, members + 1):
        together = (
            comb(n - 1, size - 1) * found[n - size]
            for one in groupings
            for size in range(max(1, one.low), min(one.high, n) + 1)
        )
        found.append(found[n - 1] + sum(together))
    return found[members]
