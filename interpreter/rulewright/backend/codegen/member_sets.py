"""Sets of members as numbers whose bits are the members: what they are made of, before any of it is C.

In: sets that are known beforehand, comparisons of a stretch of the position, and sets made of other sets. Out: a list
of sets, each made of sets before it, with bounds: who is in it at most, and at least. Complains (`NotASet`) where a set
has more members than a word of C, or there are too many sets.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal

MOST_MEMBERS = 128 if sys.maxsize > 2**32 else 64
"""Bits of the largest whole number that a compiler has."""
MOST_SHIFTS = 16
"""So many differences between a space and those next to it; a board has as many as ways."""

SetKind = Literal["known", "compared", "both", "either", "except", "chosen", "shifted", "spread", "row", "gathered"]


class NotASet(Exception):
    """A condition that is not printed as a set."""


@dataclass(frozen=True, slots=True)
class MemberSet:
    """One set. `parts`: the sets it is made of. `detail`, by kind: known (bits), compared (base, offset, size, sign,
    value), except (all), chosen (condition), shifted and spread (pairs: how far, for whom), row (sets by value, the
    lowest value, value), gathered (a bit for each part).
    """

    kind: SetKind
    parts: tuple[int, ...]
    detail: tuple[Any, ...]


class SetList:
    """Sets, each made of earlier ones; equal ones are one. There are `most_sets` at most."""

    def __init__(self, most_sets: int) -> None:
        self.most_sets = most_sets
        self.sets: list[MemberSet] = []
        self.most: list[int] = []
        """Who may be in it, as bits."""
        self.least: list[int] = []
        """Who is in it in every position."""
        self._numbers: dict[MemberSet, int] = {}

    def _add(self, most: int, least: int, kind: SetKind, parts: Sequence[int] = (), *detail: Any) -> int:
        if most == least and kind != "known":
            return self.known(most)
        made = MemberSet(kind, tuple(parts), detail)
        if made not in self._numbers:
            if len(self.sets) >= self.most_sets or most.bit_length() > MOST_MEMBERS:
                raise NotASet
            self._numbers[made] = len(self.sets)
            self.sets.append(made)
            self.most.append(most)
            self.least.append(least)
        return self._numbers[made]

    def bits(self, number: int) -> int | None:
        """Who is in a set that is known beforehand."""
        return self.most[number] if self.sets[number].kind == "known" else None

    def known(self, bits: int) -> int:
        return self._add(bits, bits, "known", (), bits)

    def compared(self, base: int, offset: object, size: int, sign: str, value: object) -> int:
        """Those of `size` slots for which a comparison with a value holds."""
        return self._add((1 << size) - 1, 0, "compared", (), base, offset, size, sign, value)

    def both(self, numbers: Iterable[int]) -> int:
        """Who is in all of them."""
        parts, known, most, least = self._merged("both", numbers, -1)
        if not most:
            return self.known(0)
        if known >= 0 and (not parts or self._most_of_all(parts) & ~known):
            parts.append(self.known(known))
        return parts[0] if len(parts) == 1 else self._add(most, least, "both", parts)

    def _most_of_all(self, numbers: Iterable[int]) -> int:
        found = -1
        for number in numbers:
            found &= self.most[number]
        return found

    def either(self, numbers: Iterable[int]) -> int:
        """Who is in any of them."""
        parts, known, most, least = self._merged("either", numbers, 0)
        if known or not parts:
            parts.append(self.known(known))
        return parts[0] if len(parts) == 1 else self._add(most, least, "either", parts)

    def _merged(self, kind: SetKind, numbers: Iterable[int], start: int) -> tuple[list[int], int, int, int]:
        """The sets that are not known beforehand, each once; what the others are together; and the bounds of all."""
        parts: list[int] = []
        known, most, least = start, start, start
        for number in numbers:
            both = kind == "both"
            most = most & self.most[number] if both else most | self.most[number]
            least = least & self.least[number] if both else least | self.least[number]
            found = self.bits(number)
            if found is not None:
                known = known & found if both else known | found
            elif number not in parts:
                parts.append(number)
        return parts, known, most, least

    def without(self, everyone: int, number: int) -> int:
        """Who is not in a set."""
        made = self.sets[number]
        if made.kind == "except" and made.detail == (everyone,):
            return made.parts[0]
        most, least = everyone & ~self.least[number], everyone & ~self.most[number]
        return self._add(most, least, "except", (number,), everyone)

    def chosen(self, condition: object, yes: int, no: int) -> int:
        """One of two sets, by a condition that is the same for all members."""
        if yes == no:
            return yes
        return self._add(
            self.most[yes] | self.most[no], self.least[yes] & self.least[no], "chosen", (yes, no), condition
        )

    def shifted(self, number: int, shifts: Sequence[tuple[int, int]]) -> int:
        """The players of whom something is in a set that lies so far away: (how far, for whom)."""
        if len(shifts) > MOST_SHIFTS:
            raise NotASet
        most = least = 0
        for far, whom in shifts:
            most |= moved(self.most[number], far) & whom
            least |= moved(self.least[number], far) & whom
        return self._add(most, least, "shifted", (number,), *shifts)

    def spread(self, start: int, within: int, shifts: Sequence[tuple[int, int]], until: Sequence[int] = ()) -> int:
        """Who reaches a set inside of another one, step by step; only some of them as soon as one is in `until`."""
        if len(shifts) > MOST_SHIFTS:
            raise NotASet
        start = self.both((start, within))
        return self._add(self.most[within], self.least[start], "spread", (start, within, *until), *shifts)

    def row(self, sets: Sequence[int], low: int, value: object) -> int:
        """The set of a value, of which there is one for each value from `low` on."""
        most = 0
        for bits in sets:
            most |= bits
        return self._add(most, 0, "row", (), tuple(sets), low, value)

    def gathered(self, bits: Sequence[int], numbers: Sequence[int]) -> int:
        """The bits of those sets that are not empty."""
        most = sum(bit for bit, number in zip(bits, numbers, strict=True) if self.most[number])
        least = sum(bit for bit, number in zip(bits, numbers, strict=True) if self.least[number])
        return self._add(most, least, "gathered", numbers, *bits)

    def needed(self, roots: Iterable[int]) -> list[int]:
        """The sets that some are made of, and these, in an order in which they can be worked out."""
        found: set[int] = set()
        waiting = list(roots)
        while waiting:
            number = waiting.pop()
            if number not in found:
                found.add(number)
                waiting += self.sets[number].parts
        return sorted(found)


def moved(bits: int, far: int) -> int:
    """Bits brought down from so far above (or up, where it is negative)."""
    return bits >> far if far >= 0 else bits << -far


def shifts_of(rows: Sequence[Iterable[int]]) -> tuple[tuple[int, int], ...]:
    """A relation as differences: how far those lie that a member has, and for which members that is so."""
    found: dict[int, int] = {}
    for member, others in enumerate(rows):
        for other in others:
            found[other - member] = found.get(other - member, 0) | 1 << member
    return tuple(sorted(found.items()))


def members_of(bits: int) -> list[int]:
    """The members of a set that is known."""
    return [member for member in range(bits.bit_length()) if bits >> member & 1]
