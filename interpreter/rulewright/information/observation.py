"""What a seat saw and heard at one stop of the game, and what it chose there; a stream of those is all that it learned.

In: numbers. Out: observations; numbers of 64 bits for what is seen and for what is heard, which compiled games work out
too.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property

_MASK = 2**64 - 1
_GOLDEN = 0x9E3779B97F4A7C15


@dataclass(frozen=True)
class Observation:
    """What was new to a seat when the game stopped. Two with equal numbers tell the same.

    A simultaneous decision is seen once, as it opens: who seals first is no part of it.
    """

    seen: tuple[int, ...]
    """The seat's view: the numbers of `rw_view`, in the order of `backend/codegen/view_layout.py`."""
    legal: tuple[int, ...]
    """The ids that the seat may choose among; none where it is not asked."""
    heard: tuple[int, ...]
    """What the log told the seat since the last observation: for each line its pattern, then its values."""
    choice: int | None = None
    """The id that the seat chose, where it was asked and has chosen."""

    @cached_property
    def written(self) -> tuple[array[int], array[int]]:
        """What is seen and what is heard, as compiled code reads it; nothing that is heard is one 0."""
        return array("i", self.seen), array("i", self.heard or (0,))

    @cached_property
    def sound(self) -> int:
        """A hash of what was heard; 0 for nothing."""
        return mixed(self.heard)


Stream = tuple[Observation, ...]
"""All observations of a seat, in order. Histories with equal streams are one information set of the seat."""


def sight(numbers: Sequence[int]) -> int:
    """A hash of numbers with their places, as in c/sight.h; -1 counts as nothing."""
    return sum(spread(place, number) for place, number in enumerate(numbers) if number != -1) & _MASK


def spread(place: int, number: int) -> int:
    """A hash of a number at its place: rw_spread in c/sight.h."""
    z = place << 32 | number & 0xFFFFFFFF
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & _MASK
    z = (z ^ z >> 27) * 0x94D049BB133111EB & _MASK
    return z ^ z >> 31


def mixed(numbers: Iterable[int], start: int = 0) -> int:
    """A hash of numbers, one after another: rw_mixed in c/hear.h."""
    found = start
    for number in numbers:
        found = (found ^ (number & 0xFFFFFFFF)) * _GOLDEN & _MASK
        found ^= found >> 29
    return found


def key(stream: Sequence[Observation]) -> bytes:
    """The stream as bytes: equal for equal streams, and for no others."""
    parts: list[int] = []
    for one in stream:
        for numbers in (one.seen, one.legal, one.heard, () if one.choice is None else (one.choice,)):
            parts += (len(numbers), *numbers)
    return b"".join(part.to_bytes(8, "little", signed=True) for part in parts)
