"""Games with their rule logs: a game is played again on the reference runtime, and each step is looked at.

In: a machine, a seed and choices, or whatever drives a machine. Out: `RuleLog`. The game that is looked at is the same
as without: its digests, its record and its chance do not change.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.game import Game
from rulewright.game.record import Record
from rulewright.rule_log.choice_noters import chosen
from rulewright.rule_log.log_entries import EntryKind, RuleLog
from rulewright.rule_log.noters import NOTERS
from rulewright.rule_log.recorder import Recorder
from rulewright.source.text import NOWHERE

Choice = tuple[int, int]
"""A seat and an action id."""


def recorder_of(machine: Machine) -> Recorder:
    return Recorder(machine, NOTERS, chosen)


def log_of(recorder: Recorder) -> RuleLog:
    """What was noted so far, for whoever sees everything."""
    players = recorder.program.players
    return RuleLog(players, tuple(recorder.entries), (0,) * players, recorder.cut, {}, recorder.say)


@contextmanager
def watching(recorder: Recorder) -> Iterator[Recorder]:
    """While it lasts, the machine steps through the recorder.
    One game at a time: another one would be taken for the same.
    """
    machine = recorder.machine
    before = machine.steps[:]
    machine.steps[:] = recorder.steps
    try:
        yield recorder
    finally:
        machine.steps[:] = before


class LoggedGame:
    """A game that is played again with its rule log. `game` is the game as it stands;
    it is advanced by `choose` alone.
    """

    def __init__(self, machine: Machine, seed: int) -> None:
        self.recorder = recorder_of(machine)
        self._first: dict[int, int] = {}
        self._ended = False
        with watching(self.recorder):
            self.game = Game.start(machine, seed)

    def choose(self, seat: int, action: int) -> None:
        """Takes a choice and plays on to the next stop.
        What the rules then did is in the log, also if they broke down.
        """
        self._first[seat] = len(self.recorder.entries)
        with watching(self.recorder):
            self.game.choose(seat, action)

    def log(self) -> RuleLog:
        """The log so far. Where memory is not aided, a seat may call up what came since its last choice."""
        self._end()
        players, aided = self.game.program.players, self.game.memory_is_aided or self.game.over
        first = tuple(0 if aided else self._first.get(seat, 0) for seat in range(players))
        return RuleLog(
            players, tuple(self.recorder.entries), first, self.recorder.cut, dict(self._first), self.recorder.say
        )

    def context(self, seat: int) -> str:
        """Which phase and step the game stands in, and the things that it is
        about, as a seat that is asked may know them.
        """
        return self.recorder.context(self.game.state, 1 << seat)

    def _end(self) -> None:
        """The end of the game, with who is where and why."""
        if self._ended or not self.game.finished:
            return
        self._ended = True
        span = self.game.program.outline[0].span if self.game.program.outline else NOWHERE
        for reason in self.game.outcome.reasons:
            self.recorder.add(
                EntryKind.END,
                span,
                self.game.state,
                "log-words",
                {"words": reason},
                self.recorder.knowledge.everyone,
            )


class LogFollower:
    """The rule log of a game that goes on elsewhere, by its choices: played again beside it, once and as far as it has
    gone.

    `choices` may be a list that grows, or shrinks when choices are taken back: then the game is played again from its
    beginning.
    """

    def __init__(self, machine: Machine, seed: int, choices: Sequence[Choice]) -> None:
        self.machine, self.seed, self.choices = machine, seed, choices
        self._followed: list[Choice] = []
        self._logged: LoggedGame | None = None

    def game(self) -> LoggedGame:
        """As far as the choices go; it stops before a choice at which the rules break down."""
        choices = [(seat, action) for seat, action in self.choices]
        if self._logged is None or self._followed != choices[: len(self._followed)]:
            self._logged, self._followed = LoggedGame(self.machine, self.seed), []
        for seat, action in choices[len(self._followed) :]:
            try:
                self._logged.choose(seat, action)
            except Fault:
                break
            self._followed.append((seat, action))
        return self._logged

    def log(self) -> RuleLog:
        return self.game().log()


def log_of_record(machine: Machine, record: Record, until: int | None = None) -> RuleLog:
    """The rule log of a recorded game, up to a choice.
    The record has been compared with the rules (`rulewright.game.record.replay`).
    """
    logged = LoggedGame(machine, record.seed)
    for seat, action in record.choices[:until]:
        try:
            logged.choose(seat, action)
        except Fault:
            break
    return logged.log()
