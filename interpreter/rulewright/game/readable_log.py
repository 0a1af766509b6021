"""The log of a game, as a seat may read it: lines that were told to it, as far back as it may look."""

from __future__ import annotations

from dataclasses import dataclass

from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import NOT_TOLD, LogLine, State
from rulewright.ir.program import Program


def memory_is_aided(program: Program) -> bool:
    """Whether views go on showing what was known; where a zone is not `remembered`, the log does not either."""
    return all(family.remembered for family in program.families)


@dataclass(frozen=True, slots=True)
class ReadableLog:
    """The log of one state. Seats: none is an onlooker, who may read what everybody was told."""

    machine: Machine
    state: State

    def first(self, seat: int | None) -> int:
        """The first line that a seat may call up: all, or since its last choice if memory is not aided."""
        is_over = self.state.slots[self.machine.program.over]
        if memory_is_aided(self.machine.program) or is_over or seat is None:
            return 0
        return self.state.chosen_at.get(seat, 0)

    def lines(self, seat: int | None, since: int | None = None) -> list[str]:
        """The lines that a seat may read now, without those that are not for it; or those `since` a number.

        Complains with `ValueError` of a seat that is not there.
        """
        if seat is not None and not 0 <= seat < self.machine.program.players:
            raise ValueError(f"there is no seat {seat}")
        return self._told(seat, self.first(seat) if since is None else since, None)

    def is_shortened(self, seat: int | None) -> bool:
        """Whether the seat was told lines that it may not call up any more.
        Lines that it was not told do not count: how many there are is a secret.
        """
        return bool(self._told(seat, 0, self.first(seat)))

    def latest(self, seat: int | None, lines: int) -> int:
        """From which line on a seat was told so many, or all that it may call up if those are fewer."""
        first, column = self.first(seat), self._column(seat)
        told = [at for at, entry in enumerate(self.state.log or ()) if at >= first and entry[column] != NOT_TOLD]
        return told[-lines] if len(told) >= lines else first

    def _told(self, seat: int | None, first: int, end: int | None) -> list[str]:
        column = self._column(seat)
        lines = [self._in_words(entry, column) for entry in (self.state.log or ())[first:end]]
        return [line for line in lines if line != NOT_TOLD]

    def _in_words(self, entry: LogLine, column: int) -> str:
        """A line as it was written down, or in other words."""
        texts = self.machine.texts
        return entry.in_words(texts.wording, column) if texts.tells_otherwise else entry[column]

    def _column(self, seat: int | None) -> int:
        return self.machine.program.players if seat is None else seat
