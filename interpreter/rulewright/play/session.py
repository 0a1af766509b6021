"""A game at the table: people and bots choose in turn until it is over, or left.

In: a game, who plays which seat, and a screen. Out: how it ended. What a person is shown is always the view and the log
of the seat that is to choose; between two people the screen is cleared. Files are written by the caller's functions.
"""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from rulewright.game import Fault, Game
from rulewright.information import NEVER, Player
from rulewright.play import announcements
from rulewright.play.commits import Unwritten
from rulewright.play.departure import Departure
from rulewright.play.hand_over import HandOver, next_asked
from rulewright.play.prompt_commands import Quit, leaving
from rulewright.play.prompts import Asking, Undone, sentence
from rulewright.play.screen import Ended
from rulewright.play.table_text import Line
from rulewright.sentences import told


class End(Enum):
    """How a session ended; the value is the sentence that says so."""

    FINISHED = "end-finished"
    FAULT = "end-fault"
    LEFT = "end-left"
    ENDED = "end-input"
    INTERRUPTED = "end-interrupted"
    UNWRITTEN = "end-unwritten"
    TERMINATED = "end-terminated"


OVER = (End.FINISHED, End.FAULT)


@dataclass(frozen=True)
class Seating:
    """Who plays: the people's seats, a bot for every seat, and what the seats are called."""

    people: frozenset[int]
    bots: Sequence[Player]
    names: Sequence[str]


class Session:
    """One sitting. `saves_itself`: a game that is left is saved without asking. `pace`: seconds after what a bot does.
    A signal that ends the program comes through as `Terminated`, wherever it strikes.
    """

    def __init__(self, asking: Asking, seating: Seating, *, saves_itself: bool = False, pace: float = 0.0) -> None:
        self.asking = asking
        self.seating = seating
        self.people = seating.people
        self.names = seating.names
        self.showing, self.record = asking.showing, asking.record
        self.screen = self.showing.screen
        self.game: Game = asking.history.game
        self.say = self.game.say
        self.hand_over = HandOver(self.screen, self.names, self.say)
        self.current: int | None = None
        self.past = asking.past
        self.pace = pace
        if len(self.people) == 1:
            self.screen.complete_by(asking.completions)
        self.departure = Departure(asking, self.people, self.names, saves_itself=saves_itself)

    def play(self) -> End:
        """Plays to the end, or until it is left for good; tells how it ended."""
        while True:
            end = self._played()
            if end in OVER or self._leaves(end):
                return end
            self.current, self.showing.shown = None, None

    def _leaves(self, end: End) -> bool:
        """Whether a game that was broken off is left for good."""
        return self.departure.leaves(end.value, asks=True, may_return=end in (End.LEFT, End.INTERRUPTED))

    def _played(self) -> End:
        """Plays on until the end, or until somebody or something breaks it off."""
        try:
            while not self.game.over:
                self._step()
            return self._finished()
        except Fault as fault:
            return self._faulty(fault)
        except Quit:
            return End.LEFT
        except Ended:
            return End.ENDED
        except KeyboardInterrupt:
            self.screen.line()
            return End.INTERRUPTED
        except Unwritten as problem:
            self.screen.line(sentence(told(problem, self.say)), "refusal")
            return End.UNWRITTEN

    def _finished(self) -> End:
        self.record.close(self.game)
        self._tell_rest()
        eye = next(iter(self.people)) if len(self.people) == 1 else None
        happened = self.asking.happened
        why = [*happened.ranking(self.game), *happened.points(self.game, eye)]
        self.showing.lines(announcements.result(self.game, self.names, self.record.seed, why))
        self.showing.lines(map(Line, announcements.blind_searches(self.names, self.past.searches, self.say)))
        return End.FINISHED

    def _step(self) -> None:
        """One choice; those of bots first, since of several at once nobody sees any before all are in."""
        decision = self.game.decision
        assert decision is not None
        seat = next_asked(decision.seats, self.people, self.current)
        if seat not in self.people:
            self._bot(seat)
            return
        self._hand_over(seat)
        self.showing.news(seat)
        self.showing.lines(self.asking.happened.card(self.game, seat))
        self.showing.seen_from = None
        if self.screen.height is None:
            self.showing.table(seat)
        with contextlib.suppress(Undone):
            action = self.asking.ask(seat, decision)
            try:
                self.asking.commits.choose(seat, action, person=True)
            except Unwritten as problem:
                self.screen.line(self.say("not-made", why=sentence(told(problem, self.say))), "refusal")

    def _bot(self, seat: int) -> None:
        blind = self._blind(seat)
        self.asking.commits.choose(seat, self.seating.bots[seat].choose(self.game, seat, self.past), person=False)
        if not blind and self._blind(seat):
            self.screen.line(self.say("blind-now", name=self.names[seat]), "refusal")
        if self.pace:
            self._let_follow()
        elif not self.people:
            self.showing.news(None)

    def _blind(self, seat: int) -> int:
        """How often the seat's bot had to choose at random."""
        return self.past.searches.get(seat, NEVER).blind

    def _let_follow(self) -> None:
        """Shows what a bot has done, and lets the one who looks on follow. Between several people nobody looks on."""
        eye = next(iter(self.people), None)
        if len(self.people) > 1 or not self.showing.news(eye):
            return
        self.showing.table(eye)
        typed = self.screen.rest(self.pace)
        if typed is not None and leaving(typed.rstrip("\r\n")):
            leaving(self.screen.ask(self.say("paused") + " "))

    def _hand_over(self, seat: int) -> None:
        """Sees to it that only this person looks. With one person there is nobody to hide from."""
        if seat == self.current:
            return
        if len(self.people) > 1 and self.screen.terminal:
            self._let_read(self.say("hand-over", name=self.names[seat]) + " ")
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
        """The last lines of the log, and the last table.
        Of several people nobody's own view stays on the screen: they see what all may see.
        """
        if len(self.people) == 1:
            eye = next(iter(self.people))
            self.showing.news(eye)
            self.showing.lines(self.asking.happened.card(self.game, eye))
            self.showing.table(eye)
            return
        if self.people and self.screen.terminal:
            with contextlib.suppress(Ended, Quit):
                self._let_read(self.say("show-end") + " ")
            self.screen.clear()
        if self.people:
            self.showing.told[None] = min(self.showing.told[seat] for seat in self.people)
        self.showing.news(None)
        self.showing.table(None)

    def _faulty(self, fault: Fault) -> End:
        self.record.close(self.game, fault)
        self._tell_rest()
        self.showing.lines(announcements.fault(fault, self.game.state.decisions, self.record.seed, self.say))
        return End.FAULT
