"""A game at the table: people and bots choose in turn until it is over, or left.

In: a game, who plays which seat, and a screen. Out: how it ended. What a person is shown is always the view and the log of
the seat that is to choose; between two people the screen is cleared. Files are written by the caller's functions.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from rulewright.game import Fault, Game
from rulewright.information import Past, Player
from rulewright.play import announcements
from rulewright.play.hand_over import HandOver
from rulewright.play.prompts import SAVED, Asking, CannotSave, Quit, Undone, sentence
from rulewright.play.screen import Ended


class End(Enum):
    """How a session ended."""

    FINISHED = "The game is over"
    FAULT = "The game cannot go on"
    LEFT = "The game is left"
    ENDED = "The input ended"
    INTERRUPTED = "Interrupted"


@dataclass(frozen=True)
class Seating:
    """Who plays: the people's seats, a bot for every seat, and what the seats are called."""

    people: frozenset[int]
    bots: Sequence[Player]
    names: Sequence[str]


class Session:
    """One sitting. `saves_itself`: a game that is left is saved without asking."""

    def __init__(self, asking: Asking, seating: Seating, *, saves_itself: bool = False) -> None:
        self.asking = asking
        self.seating = seating
        self.people = seating.people
        self.names = seating.names
        self.saves_itself = saves_itself
        self.showing, self.history, self.record = asking.showing, asking.history, asking.record
        self.screen = self.showing.screen
        self.hand_over = HandOver(self.screen, self.names)
        self.game: Game = self.history.game
        self.current: int | None = None
        self.past = Past(self.game.machine, self.record.seed, self.record.choices)

    def play(self) -> End:
        """Plays to the end, or until it is left; tells how it ended."""
        try:
            while not self.game.over:
                self._step()
        except Fault as fault:
            return self._faulty(fault)
        except Quit:
            return self._left(End.LEFT)
        except Ended:
            return self._left(End.ENDED)
        except KeyboardInterrupt:
            self.screen.line()
            return self._left(End.INTERRUPTED)
        self.record.close(self.game)
        self._tell_rest()
        self.showing.lines(announcements.result(self.game, self.names, self.record.seed))
        return End.FINISHED

    def _step(self) -> None:
        """One choice; those of bots first, since of several at once nobody sees any before all are in."""
        decision = self.game.decision
        assert decision is not None
        seat = next((seat for seat in decision.seats if seat not in self.people), decision.seat)
        if seat not in self.people:
            self._bot(seat)
            return
        self._hand_over(seat)
        self.showing.news(seat)
        self.showing.table(seat)
        with contextlib.suppress(Undone):
            self._choose(seat, self.asking.ask(seat, decision))

    def _choose(self, seat: int, action: int) -> None:
        """A choice; if it is broken off, neither game nor record know of it."""
        made = len(self.record.choices)
        self.record.add(self.game, seat, action)
        try:
            self.history.choose(seat, action, made, person=seat in self.people)
        except KeyboardInterrupt:
            self.record.back_to(made)
            raise

    def _bot(self, seat: int) -> None:
        self._choose(seat, self.seating.bots[seat].choose(self.game, seat, self.past))
        if not self.people:
            self.showing.news(None)

    def _hand_over(self, seat: int) -> None:
        """Sees to it that only this person looks. With one person there is nobody to hide from."""
        if seat == self.current:
            return
        if len(self.people) > 1 and self.screen.terminal:
            self._let_read(f"Press Enter, and hand over to {self.names[seat]}: ")
            self.hand_over.call(seat)
        elif len(self.people) > 1:
            self.screen.line(f"== {self.names[seat]} ==")
        self.current, self.showing.shown = seat, None

    def _let_read(self, prompt: str) -> None:
        """Lets the last person read what their choice has brought before it is hidden."""
        if self.current is not None and self.showing.news(self.current):
            self.hand_over.pause(prompt)

    # ---- ends -------------------------------------------------------------------------------------------------------

    def _tell_rest(self) -> None:
        """The last lines of the log, and the last table. Of several people nobody's own view stays on the screen: they see what all may see."""
        if len(self.people) == 1:
            eye = next(iter(self.people))
            self.showing.news(eye)
            self.showing.table(eye)
            return
        if self.people and self.screen.terminal:
            with contextlib.suppress(Ended, Quit):
                self._let_read("Press Enter to show the end to all: ")
            self.screen.clear()
        if self.people:
            self.showing.told[None] = min(self.showing.told[seat] for seat in self.people)
        self.showing.news(None)
        self.showing.table(None)

    def _faulty(self, fault: Fault) -> End:
        self.record.close(self.game, fault)
        self._tell_rest()
        self.showing.lines(announcements.fault(fault, self.game.state.decisions, self.record.seed))
        return End.FAULT

    def _left(self, end: End) -> End:
        """Says whose choice was open, and saves if that was asked for or somebody is there to be asked."""
        self.record.close(self.game)
        if len(self.people) > 1:
            self.screen.clear()  # nobody's own view stays behind
        self.screen.line(f"{end.value} {self._open()}.", "title")
        if self.saves_itself:
            self._save("")
        elif self.screen.terminal and self.people and not self.game.over:
            self._offer_save()
        return end

    def _open(self) -> str:
        """Whose choice was open."""
        decision = self.game.decision
        if decision is None or not self.people:
            return f"after {announcements.counted(self.game.state.decisions, 'decision')}"
        return "while it was the choice of " + " and ".join(self.names[seat] for seat in decision.seats)

    def _offer_save(self) -> None:
        """To somebody who sits at a terminal; leaving again at this prompt leaves."""
        with contextlib.suppress(Ended, KeyboardInterrupt):
            name = self.screen.ask("A file name saves the game; Enter alone leaves it: ")
            while name and not self._save(name):
                name = self.screen.ask("Another file name, or Enter to leave: ")

    def _save(self, name: str) -> bool:
        try:
            self.screen.line(SAVED.format(self.asking.save(name)))
        except CannotSave as problem:
            self.screen.line(sentence(str(problem)), "refusal")
            return False
        return True
