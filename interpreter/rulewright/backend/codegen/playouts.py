"""Many games played by compiled code: their rows, and how long compiled code plays before it looks up.

In: a Program, and how many games. Out: columns that compiled code fills. Complains with `Halted` where games were
broken off.
"""

from __future__ import annotations

import time
from array import array
from dataclasses import dataclass

from rulewright.backend.codegen.native_library import Columns
from rulewright.backend.runtime.game_time import check_time, now
from rulewright.ir.program import Program
from rulewright.source.text import Span

SHORTLY = 0.1
"""Seconds that a stretch of play takes, about: so soon it can be broken off where no signal reaches compiled code."""
MOST_BUDGET = 10**9


@dataclass(frozen=True, slots=True)
class PlayoutBatch:
    """Games played at random. Rows are games; scores and ranks hold `players` numbers a game, zeros after a fault.

    `faults` holds 0, or the number of a fault's place. Replay the seed with `NativeMachine.start` to read its message.
    """

    players: int
    faults: array[int]
    decisions: array[int]
    scores: array[int]
    ranks: array[int]
    digests: array[int] | None
    covered: array[int] | None = None
    """In how many of the games each mark was reached, if the Program has marks."""

    def columns(self) -> Columns:
        """Where compiled code writes the rows."""
        every = (self.faults, self.decisions, self.scores, self.ranks, self.digests, self.covered)
        return Columns(*(None if column is None else address(column) for column in every))

    @classmethod
    def of(cls, program: Program, count: int, digests: bool) -> PlayoutBatch:
        """Rows for so many games."""
        players, marks = program.players, len(program.marks)
        return cls(
            players,
            faults=array("i", bytes(4 * count)),
            decisions=array("i", bytes(4 * count)),
            scores=array("q", bytes(8 * count * players)),
            ranks=array("i", bytes(4 * count * players)),
            digests=array("Q", bytes(8 * count)) if digests else None,
            covered=array("q", bytes(8 * marks)) if marks and not digests else None,
        )


class Halted(Exception):
    """Games were broken off, as was asked."""


@dataclass(slots=True)
class PlayPace:
    """How many decisions and chance events are carried out in one go: so many that a stretch takes about `SHORTLY`."""

    budget: int = 1_000
    begun: float = 0.0
    worked: float = 0.0
    place: int = -1
    stretch: float = 0.0
    seconds: float = 0.0
    """What the rules have taken in the last stretch, and of the game at this place."""

    def __enter__(self) -> None:
        self.begun, self.worked = time.monotonic(), now()

    def __exit__(self, *problem: object) -> None:
        taken = time.monotonic() - self.begun
        self.stretch = now() - self.worked
        self.budget = max(1, min(4 * self.budget, MOST_BUDGET, round(self.budget * SHORTLY / max(taken, 1e-6))))

    def check(self, place: int, decisions: int, span: Span) -> None:
        """Raises `TooLong` where one game has taken too much of the stretches so far; `place`: which one it is."""
        self.seconds = self.stretch + (self.seconds if place == self.place else 0.0)
        self.place = place
        check_time(self.seconds, decisions, span)


def address(column: array[int]) -> int:
    """Where compiled code writes a column."""
    return column.buffer_info()[0]
