"""A game being played.

A `Game` stops where somebody must choose (`decision`), where chance must decide if it was started with
`automatic=False` (`chance`), or at the end (`outcome`). Any stop can be cloned, hashed, saved and continued.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from rulewright.backend.codegen.view_layout import WAITING
from rulewright.backend.runtime import chance
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State, digest, full_digest
from rulewright.errors import Illegal
from rulewright.game.action_descriptions import ActionWords
from rulewright.game.action_ids import Action
from rulewright.game.chance_outcomes import Chance, told_outcome, told_outcomes
from rulewright.game.outcome import Outcome, outcome_of
from rulewright.game.readable_log import ReadableLog, memory_is_aided
from rulewright.game.view import View, full_view, view
from rulewright.game.view_numbers import ViewNumbers
from rulewright.ir.program import Program
from rulewright.sentences import Speech
from rulewright.source.text import Span


@dataclass(frozen=True)
class Decision:
    """Who may act now, and how. Several seats: each chooses without seeing the others' choices."""

    seats: dict[int, tuple[int, ...]]
    simultaneous: bool

    @cached_property
    def seat(self) -> int:
        """The first seat that may act."""
        return min(self.seats)


class Game:
    """One game of a Program."""

    def __init__(self, machine: Machine, state: State) -> None:
        self.machine = machine
        self._state = state

    @property
    def state(self) -> State:
        """Where it stands; it holds all secrets."""
        return self._state

    @state.setter
    def state(self, state: State) -> None:
        self._state = state

    @classmethod
    def start(
        cls, machine: Machine, seed: int = 0, *, log: bool = True, automatic: bool = True, heard: bool = False
    ) -> Game:
        """A new game. `automatic=False`: it stops at every chance event; `heard`: the log is noted as numbers too."""
        chance.check_seed(seed)
        return cls(machine, machine.start(seed, log, automatic, heard))

    @property
    def program(self) -> Program:
        return self.machine.program

    @property
    def shown(self) -> Game:
        """The same game, told in the language of its screens; records and bots keep the words of the ruleset."""
        return self if self.machine.shown is self.machine else Game(self.machine.shown, self.state)

    @property
    def say(self) -> Speech:
        """Puts sentences of this program into the language of the screens."""
        return self.machine.shown.texts.wording.sentence

    @property
    def over(self) -> bool:
        return bool(self.state.slots[self.program.over])

    @property
    def finished(self) -> bool:
        """Over by the rules, not by a fault."""
        return self.state.slots[self.program.over] == 1

    def clone(self) -> Game:
        return Game(self.machine, self.state.clone())

    def digest(self) -> str:
        """The hash of the whole position. Not for anybody who plays: it tells two hands apart that a seat cannot."""
        return digest(self.program, self.state)

    def full_digest(self) -> str:
        """The hash of position and generator: equal ones go on equally. Not for anybody who plays."""
        return full_digest(self.program, self.state)

    # ---- choices --------------------------------------------------------------------------------------------------

    @property
    def decisions(self) -> int:
        """How many decisions were taken."""
        return self.state.decisions

    @property
    def asked(self) -> int | None:
        """The first seat that may act; none at chance events and the end."""
        return min(self.state.pending, default=None)

    @property
    def decision(self) -> Decision | None:
        """The pending decision, of all seats (a player is given `legal(seat)`); none at chance events and the end."""
        pending = self.state.pending
        if not pending:
            return None
        simultaneous = self.program.code[self.state.slots[self.program.pc]].name == "everyone"
        return Decision({seat: tuple(pending[seat]) for seat in sorted(pending)}, simultaneous)

    def legal(self, seat: int) -> tuple[int, ...]:
        """The action ids that a seat may choose now."""
        return tuple(self.state.pending.get(seat, ()))

    def drawn(self, seat: int) -> int:
        """A legal choice of a seat that may act, by the game's own generator, whose stream for bots moves on."""
        return self.machine.drawn(self.state, seat)

    def choose(self, seat: int, action: int) -> None:
        """Takes a choice and plays on to the next stop."""
        if action not in self.state.pending.get(seat, ()):
            raise Illegal(self.refusal(seat, action))
        self.machine.choose(self.state, seat, action)

    def refusal(self, seat: int, action: int) -> str:
        """Why a choice may not be made, in words that tell no secret."""
        if self.over:
            return "the game is over"
        if not 0 <= seat < self.program.players:
            return f"there is no seat {seat}"
        if seat not in self.state.pending:
            return f"it is not {self.machine.texts.seats[seat]}'s choice now"
        return f"action {action} is not among the legal choices"

    @property
    def telling(self) -> ActionWords:
        """The pending decision's actions in words, whole and pick by pick."""
        return ActionWords(self.machine, self.state)

    def words(self, seat: int, action: int) -> str:
        """A legal action in words, for the seat that may choose it."""
        if action not in self.state.pending.get(seat, ()):
            raise Illegal(self.refusal(seat, action))
        return self.telling.action(seat, action)

    def actions(self, seat: int) -> tuple[Action, ...]:
        """A seat's legal actions with words."""
        return tuple(Action(action, self.words(seat, action)) for action in self.legal(seat))

    # ---- chance ---------------------------------------------------------------------------------------------------

    @property
    def at_chance(self) -> bool:
        return self.machine.at_chance(self.state)

    def chance(self) -> tuple[Chance, ...]:
        """The outcomes of the chance event at which the game has stopped, equal ones as one."""
        if not self.at_chance:
            raise Illegal("chance has nothing to decide now")
        s = self.state.slots
        values = self.machine.outcomes[s[self.program.pc]](self.state)
        return told_outcomes(self.machine, self.state, values)

    def draw(self) -> Chance:
        """Lets the game's own generator decide and plays on, as a game that does not stop for chance would.

        Returns what came out, and how probable an outcome with these words was.
        """
        if not self.at_chance:
            raise Illegal("chance has nothing to decide now")
        values = self.machine.outcomes[self.state.slots[self.program.pc]](self.state)
        value = values[
            chance.below(self.state.streams, chance.PLAY if self.state.started else chance.SETUP, len(values))
        ]
        found = told_outcome(self.machine, self.state, value, values)
        self.machine.decide(self.state, value)
        return found

    def decide(self, outcome: int) -> None:
        """Takes a chance outcome and plays on."""
        if not self.at_chance:
            raise Illegal("chance has nothing to decide now")
        if outcome not in self.machine.outcomes[self.state.slots[self.program.pc]](self.state):
            raise Illegal(f"{outcome} is not a possible outcome")
        self.machine.decide(self.state, outcome)

    # ---- what is known --------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> View:
        """Everything a seat may know (none: an onlooker)."""
        return view(self.machine, self.state, seat)

    def view_numbers(self, seat: int) -> list[int]:
        """The same as numbers, in the order of `ViewLayout`; the number of seats as a seat means an onlooker."""
        return self._view_numbers(self.state, seat)

    def view_text(self, seat: int) -> str:
        """The same as text, with 0 for who is to act: who of several chooses first is no knowledge."""
        numbers = self.view_numbers(seat)
        numbers[WAITING] = 0
        return str(numbers)

    @cached_property
    def _view_numbers(self) -> ViewNumbers:
        return ViewNumbers(self.machine)

    def full_view(self) -> View:
        """Everything there is. Not for anybody who plays."""
        return full_view(self.machine, self.state)

    @cached_property
    def memory_is_aided(self) -> bool:
        """Whether views go on showing what was known, and the log all that was told."""
        return memory_is_aided(self.program)

    # ---- the log --------------------------------------------------------------------------------------------------

    @property
    def readable_log(self) -> ReadableLog:
        """The log, as each seat may read it."""
        return ReadableLog(self.machine, self.state)

    def full_log(self) -> list[str]:
        """The log with everything told. Not for anybody who plays."""
        return [entry[-1] for entry in self.state.log or ()]

    def log(self, seat: int | None, *, since: int | None = None) -> list[str]:
        """The log as a seat may read it now, without lines that are not for it; or lines `since` a number."""
        return self.readable_log.lines(seat, since)

    # ---- the end --------------------------------------------------------------------------------------------------

    @property
    def outcome(self) -> Outcome:
        """Ranks, scores and reasons; only after the end."""
        if not self.finished:
            raise Illegal("the game is not over")
        return outcome_of(self.machine, self.state)

    def ranking(self, called: Mapping[Span, str]) -> tuple[str, ...]:
        """A line for every place after the end: who is there, and by what ahead;
        `called`: what criteria are called, by their place in the ruleset.
        """
        words = {" ".join(span.text.split()): told for span, told in called.items()}
        return outcome_of(self.machine, self.state, words).reasons

    def standing(self) -> Outcome:
        """The outcome as if the game were over now. Not for anybody who plays: it is made of hidden hands too."""
        return outcome_of(self.machine, self.state)


__all__ = ["Action", "Chance", "Decision", "Fault", "Game", "Illegal"]
