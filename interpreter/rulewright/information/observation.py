"""What a seat saw and heard at one stop of the game, and what it chose there; a stream of those is all that it learned.

In: numbers. Out: observations; numbers of 64 bits for what is seen and for what is heard, which compiled games work out
too.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

_MASK = 2**64 - 1
_GOLDEN = 0x9E3779B97F4A7C15


HEAD = 3
"""So many numbers come first where an observation is written: what was chosen or -1, how many ids are legal, how many
numbers were heard. Then follow what is seen, what was heard, and those ids: as in c/chronicle.h.
"""
_BYTES = 4
"""Of a number."""


class WrittenObservation(NamedTuple):
    """An observation among numbers, as compiled code reads it; its choice may have been made since."""

    numbers: array[int]
    at: int
    size: int
    """How many numbers are seen."""
    end: int
    """Where the next one begins, if there is one."""

    @classmethod
    def read(cls, numbers: array[int], at: int, size: int) -> WrittenObservation:
        """The one that begins at this place."""
        return cls(numbers, at, size, at + HEAD + size + numbers[at + 1] + numbers[at + 2])

    @property
    def seen_at(self) -> int:
        """The address of what is seen; what was heard comes behind it."""
        return self.numbers.buffer_info()[0] + _BYTES * (self.at + HEAD)

    @property
    def legal(self) -> int:
        """How many ids are legal."""
        return self.numbers[self.at + 1]

    @property
    def heard(self) -> int:
        """How many numbers were heard."""
        return self.numbers[self.at + 2]

    def part(self, name: str) -> tuple[int, ...]:
        """What is `seen`, `heard` or `legal`."""
        first = self.at + HEAD
        ends = first, first + self.size, first + self.size + self.heard, first + self.size + self.heard + self.legal
        place = _PARTS.index(name)
        return tuple(self.numbers[ends[place] : ends[place + 1]])


_PARTS = ("seen", "heard", "legal")


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

    @classmethod
    def read(cls, written: WrittenObservation) -> Observation:
        """One that compiled code has written. Its parts become tuples when somebody looks at them: few do."""
        choice = written.numbers[written.at]
        return _made({"choice": None if choice < 0 else choice, "written": written})

    def __getattr__(self, name: str) -> tuple[int, ...]:
        if name not in _PARTS or "written" not in vars(self):
            raise AttributeError(f"an observation has no {name}")
        found = vars(self)[name] = self.written.part(name)
        return found

    def chosen(self, choice: int) -> Observation:
        """The same, with what the seat chose."""
        return _made({**vars(self), "choice": choice})

    def tells_as_much_as(self, other: Observation) -> bool:
        """Whether both are the same but for the choice."""
        if self.written is other.written:
            return True
        return self.legal == other.legal and self.heard == other.heard and self.seen == other.seen

    @cached_property
    def written(self) -> WrittenObservation:
        """For compiled code."""
        head = -1 if self.choice is None else self.choice, len(self.legal), len(self.heard)
        numbers = array("i", (*head, *self.seen, *self.heard, *self.legal))
        return WrittenObservation(numbers, 0, len(self.seen), len(numbers))

    @cached_property
    def sound(self) -> int:
        """A hash of what was heard; 0 for nothing."""
        return mixed(self.heard)


def _made(parts: dict[str, object]) -> Observation:
    found = object.__new__(Observation)
    vars(found).update(parts)
    return found


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
