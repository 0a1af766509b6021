"""A row of numbers for each game of a run, in a file that grows with the games and can be cut back to any number of
them.

In: blocks in the order of their games. Out: the same rows again, a stretch at a time, so that memory holds few of them
however many there are. Complains (`BadRecord`) about a file that lacks rows, and with OSError about what the system
refuses.
"""

from __future__ import annotations

import os
from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Self

from rulewright.game.record import BadRecord
from rulewright.stats.blocks import Block
from rulewright.storage import reopen

CELL = 8
"""Bytes of a number."""
STRETCH = 50_000
"""Rows that are read at a time."""
FINISHED = 0


@dataclass(frozen=True, slots=True)
class SpoolStretch:
    """Games `first` and on, column by column; scores and ranks by seat.
    `ends`: `FINISHED`, or 1 and on for kinds of trouble.
    """

    first: int
    decisions: array[int]
    ends: array[int]
    scores: tuple[array[int], ...]
    ranks: tuple[array[int], ...]


def stretch_of(block: Block, kinds: Sequence[str]) -> SpoolStretch:
    """The columns of a block; `kinds`: all kinds of trouble that it may hold."""
    ends = array("q", bytes(CELL * len(block)))
    for row, trouble in block.troubles.items():
        ends[row] = 1 + kinds.index(trouble.kind)
    seats = range(block.players)
    scores, ranks = (
        tuple(array("q", column[seat :: block.players]) for seat in seats) for column in (block.scores, block.ranks)
    )
    return SpoolStretch(block.first, array("q", block.decisions), ends, scores, ranks)


class Spool:
    """The rows of the first games of a run. A row: decisions, end, a score a seat, a rank a seat."""

    def __init__(self, path: Path, players: int, games: int = 0) -> None:
        """Opens a file, or begins one, and cuts it back to so many games: what was written
        after it was last saved is played again.
        """
        self.path, self.players, self.width = path, players, 2 + 2 * players
        size = games * self.width * CELL
        if games and (not path.is_file() or path.stat().st_size < size):
            raise BadRecord(
                f"`{path}` lacks rows of games that were played; delete it together with what it belongs to"
            )
        self.file = reopen(path, anew=not games)
        self.file.truncate(size)
        self.file.seek(size)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, problem: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.file.close()

    def add(self, block: Block, kinds: Sequence[str]) -> None:
        """`kinds`: all kinds of trouble so far, in the order in which they first occurred."""
        stretch = stretch_of(block, kinds)
        rows = array("q", bytes(CELL * self.width * len(block)))
        for place, column in enumerate((stretch.decisions, stretch.ends, *stretch.scores, *stretch.ranks)):
            rows[place :: self.width] = column
        rows.tofile(self.file)

    def sync(self) -> None:
        """Everything is on the disk when this comes back."""
        self.file.flush()
        os.fsync(self.file.fileno())

    def stretches(self) -> Iterator[SpoolStretch]:
        """All rows, from the first."""
        self.file.flush()
        self.file.seek(0)
        first = 0
        while data := self.file.read(STRETCH * self.width * CELL):
            rows = array("q", data)
            yield self._stretch(first, rows)
            first += len(rows) // self.width

    def _stretch(self, first: int, rows: array[int]) -> SpoolStretch:
        columns = [rows[column :: self.width] for column in range(self.width)]
        return SpoolStretch(
            first, columns[0], columns[1], tuple(columns[2 : 2 + self.players]), tuple(columns[2 + self.players :])
        )
