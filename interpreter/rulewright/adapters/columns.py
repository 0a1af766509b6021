"""What a seat sees as a row of columns, for learners: 32-bit floats that tell every number exactly.

In: a Program with its texts, and the numbers of a view (`rw_view`). Out: the columns with their bounds, and rows. First
stands whose row it is, a column for each seat, then the numbers in their order
(`rulewright.backend.codegen.view_description`). The mask of the seats that may choose is written as a column for each;
a number that a float of 32 bits might not hold has two columns. What the seat does not know is written as one less than
the least value of its column, and `none` of a number as two less.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from rulewright.backend.codegen.view_description import SeenNumber, seen_numbers
from rulewright.backend.codegen.view_layout import HIDDEN
from rulewright.backend.runtime.machine import Machine
from rulewright.ir.program import NONE_NUMBER

Row = NDArray[np.float32]
EXACT = 2**24
"""Whole numbers up to this are exact in 32-bit floats."""
HALF = 2**16
ACTING = 0
"""Which number of a view is the mask of the seats that may choose."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column of a row: what it tells, and between which values it lies.
    `unknown` is what stands there for what the seat does not know.
    """

    label: str
    low: int
    high: int
    unknown: int | None = None
    none: int | None = None
    meanings: tuple[tuple[int, str], ...] = ()

    @property
    def least(self) -> int:
        """The least that may stand there."""
        return min(value for value in (self.low, self.unknown, self.none) if value is not None)


class Columns:
    """The columns of one Program."""

    def __init__(self, machine: Machine) -> None:
        self.players = machine.program.players
        self.seats = tuple(machine.texts.seats)
        self.numbers = seen_numbers(machine.program, machine.texts)
        wide = [_is_wide(number) for number in self.numbers]
        self._narrow = np.array([at for at, one in enumerate(wide) if not one and at != ACTING], dtype=np.intp)
        self._wide = np.array([at for at, one in enumerate(wide) if one], dtype=np.intp)
        self._lows = np.array([self.numbers[at].low for at in self._narrow], dtype=np.int64)
        self._bits = np.arange(self.players)

    @cached_property
    def all(self) -> tuple[Column, ...]:
        """Every column, in order."""
        return tuple(self._described())

    @property
    def size(self) -> int:
        """How many columns there are."""
        return 2 * self.players + len(self._narrow) + 2 * len(self._wide)

    @cached_property
    def bounds(self) -> tuple[Row, Row]:
        """The least and the greatest values of every column."""
        least = np.array([column.least for column in self.all], dtype=np.float32)
        return least, np.array([column.high for column in self.all], dtype=np.float32)

    def row(self, seen: Sequence[int], seat: int) -> Row:
        """A row of a seat, newly made; of an onlooker where there is no such seat."""
        numbers = np.array(seen, dtype=np.int64)
        found = np.empty(self.size, dtype=np.float32)
        players, narrow = self.players, len(self._narrow)
        found[:players] = self._bits == seat
        found[players : 2 * players] = numbers[ACTING] >> self._bits & 1
        found[2 * players : 2 * players + narrow] = self._known(numbers[self._narrow], self._lows)
        halves = numbers[self._wide]
        found[2 * players + narrow :: 2] = self._known(halves // HALF, halves * 0 - HALF // 2, halves)
        found[2 * players + narrow + 1 :: 2] = np.where(halves <= HIDDEN, 0, halves % HALF)
        return found

    @staticmethod
    def _known(
        values: NDArray[np.int64], lows: NDArray[np.int64], raw: NDArray[np.int64] | None = None
    ) -> NDArray[np.int64]:
        """Values as they are; less than the least where the seat does not know them, or they are none."""
        told = values if raw is None else raw
        return np.where(told == HIDDEN, lows - 1, np.where(told == NONE_NUMBER, lows - 2, values))

    # ---- what they tell ---------------------------------------------------------------------------------------------

    def _described(self) -> Iterator[Column]:
        yield from (Column(f"row of {seat}", 0, 1) for seat in self.seats)
        yield from (Column(f"may choose: {seat}", 0, 1) for seat in self.seats)
        for at in self._narrow:
            number = self.numbers[at]
            none = number.low - 2 if number.optional else None
            yield Column(number.label, number.low, number.high, number.low - 1, none, number.meanings)
        for at in self._wide:
            number, low = self.numbers[at], -HALF // 2
            none = low - 2 if number.optional else None
            yield Column(f"{number.label}, divided by {HALF}", low, HALF // 2 - 1, low - 1, none)
            yield Column(f"{number.label}, the rest of that", 0, HALF - 1)


def _is_wide(number: SeenNumber) -> bool:
    return number.low - 2 < -EXACT or number.high > EXACT
