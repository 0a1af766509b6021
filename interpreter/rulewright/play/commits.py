"""A choice counts in the game, in its record and in its journal, or in none of them.

In: choices, as people and bots make them. Out: nothing. Raises `Unwritten` where the journal takes no more: then
nothing has changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass

from rulewright.choosing.history import History
from rulewright.errors import RulewrightError
from rulewright.game import Fault
from rulewright.game.record import NotedChoice, Record
from rulewright.journal import Journal
from rulewright.sentences import saying


class Unwritten(RulewrightError):
    """A choice that was not made, because it could not be kept."""


@dataclass(frozen=True)
class Commits:
    """Writes down the choices of one game; without a journal if nothing is kept."""

    history: History
    record: Record
    journal: Journal | None = None

    def choose(self, seat: int, action: int, *, person: bool) -> None:
        """Makes a choice. It has been written down before anything that follows from it is shown."""
        made, choice = len(self.record.choices), NotedChoice.of(self.history.game, seat, action)
        try:
            self.history.choose(seat, action, made, person=person, keep=lambda: self._keep(choice))
        except Fault as fault:
            self.record.append(choice)
            self._keep_fault(choice, fault)
            raise

    def take_back(self, seat: int) -> None:
        """Takes the seat's last choice back; raises `TooLate` where that may not be."""
        self.history.back(seat, self._keep_shorter)

    def _keep(self, choice: NotedChoice) -> None:
        if self.journal is not None:
            with _telling():
                self.journal.chosen(choice)
        self.record.append(choice)

    def _keep_shorter(self, made: int) -> None:
        if self.journal is not None:
            with _telling():
                self.journal.taken_back(made)
        self.record.back_to(made)

    def _keep_fault(self, choice: NotedChoice, fault: Fault) -> None:
        """The game is over, kept or not."""
        if self.journal is not None:
            with suppress(OSError):
                self.journal.chosen(choice)
                self.journal.faulted({"kind": fault.kind, "message": fault.message})


@contextmanager
def _telling() -> Iterator[None]:
    try:
        yield
    except OSError as problem:
        raise Unwritten(saying("unwritten", why=str(problem.strerror or problem))) from problem
