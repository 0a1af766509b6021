"""Random games of one configuration, by whichever backend takes less time for those that are left: the games are the
same.

In: a machine, how many games will come, seeds. Out: what was seen in each game, a fault among it; nothing is raised for
it.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol, overload

from rulewright.backend.codegen.native_game import NativeGame
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.unavailable import Unavailable
from rulewright.backend.runtime.chance import BOTS
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.random_choice import drawn_choice
from rulewright.game import Fault, Game
from rulewright.ir.program import Program
from rulewright.source.text import Span
from rulewright.stats import Worth, WorthBuilding

STRETCH = 20
"""After so many decisions it is asked whether the game takes too long."""


@dataclass(slots=True)
class Seen:
    """What was seen in a game: how many decisions it had, what was possible, and in which fault it ended, if it did.

    `asked`: for each place where somebody was asked, how often; `open`: how often with two answers or more.
    """

    decisions: int = 0
    possible: set[str] = field(default_factory=set)
    asked: Counter[Span] = field(default_factory=Counter)
    open: Counter[Span] = field(default_factory=Counter)
    fault: Fault | None = None


class Backend(Protocol):
    """One game, as either backend plays it."""

    @property
    def decisions(self) -> int: ...

    @property
    def pc(self) -> int: ...

    def legal(self) -> Sequence[tuple[int, Sequence[int]]]:
        """For each seat that may act, by seat, its legal actions; none when the game is over."""

    def choose(self, seat: int, legal: Sequence[int]) -> None:
        """One of them, each equally likely."""


class Interpreted:
    """By the reference interpreter."""

    def __init__(self, machine: Machine, seed: int) -> None:
        self.game = Game.start(machine, seed, log=False)

    @property
    def decisions(self) -> int:
        return self.game.state.decisions

    @property
    def pc(self) -> int:
        return self.game.state.slots[self.game.program.pc]

    def legal(self) -> Sequence[tuple[int, Sequence[int]]]:
        return sorted(self.game.state.pending.items())

    def choose(self, seat: int, legal: Sequence[int]) -> None:
        self.game.choose(seat, self.game.machine.drawn(self.game.state, seat))


class Compiled:
    """By compiled code."""

    def __init__(self, machine: NativeMachine, seed: int) -> None:
        self.machine = machine.machine
        self.game: NativeGame = machine.start(seed)

    @property
    def decisions(self) -> int:
        return self.game.decisions

    @property
    def pc(self) -> int:
        return self.game.pc

    def legal(self) -> Sequence[tuple[int, Sequence[int]]]:
        return [(seat, self.game.legal(seat)) for seat in self.game.waiting]

    def choose(self, seat: int, legal: Sequence[int]) -> None:
        counters = self.game.streams()
        action = drawn_choice(self.machine.samplings.get(self.pc), legal, counters)
        self.game.set_stream(BOTS, counters[BOTS])
        self.game.choose(seat, action)


class Player:
    """Plays the games of one configuration; `left`: how many will come."""

    def __init__(self, machine: Machine, left: int, worth: Worth | None = None) -> None:
        self.machine, self.left = machine, left
        self.worth: Worth = worth or WorthBuilding(machine)
        self.compiled: NativeMachine | None = None
        self._done, self._seconds = 0, 0.0

    def play(self, seed: int) -> Seen:
        """One game; one that takes too long is begun again by compiled code, if that can be had."""
        self.left -= 1
        seen = self._interpreted(seed) if self.compiled is None else None
        if seen is None:
            assert self.compiled is not None
            compiled = self.compiled
            seen = _played(lambda: Compiled(compiled, seed), self.machine.program)
        return seen

    def _interpreted(self, seed: int) -> Seen | None:
        """By the reference interpreter; none if it was given up, as there is compiled code now."""
        begun = time.thread_time()
        given_up = lambda: self._is_worth((time.thread_time() - begun) * (self.left + 1))  # noqa: E731
        seen = _played(lambda: Interpreted(self.machine, seed), self.machine.program, given_up)
        self._done, self._seconds = self._done + 1, self._seconds + time.thread_time() - begun
        if seen is not None:
            self._is_worth(self._seconds / self._done * self.left)
        return seen

    def _is_worth(self, seconds: float) -> bool:
        """Whether there is compiled code now, which is made where the reference
        interpreter would need so many seconds.
        """
        if self.compiled is None and self.worth(seconds):
            try:
                self.compiled = NativeMachine(self.machine)
            except Unavailable:
                self.worth = _never
        return self.compiled is not None


def _never(_seconds: float) -> bool:
    return False


@overload
def _played(start: Callable[[], Backend], program: Program) -> Seen: ...
@overload
def _played(start: Callable[[], Backend], program: Program, given_up: Callable[[], bool]) -> Seen | None: ...
def _played(
    start: Callable[[], Backend], program: Program, given_up: Callable[[], bool] = lambda: False
) -> Seen | None:
    """A game from its start to its end; none if it was given up."""
    seen, game = Seen(), None
    try:
        game = start()
        while legal := game.legal():
            _note(program, game.pc, legal, seen)
            game.choose(*legal[0])
            if game.decisions % STRETCH == 0 and given_up():
                return None
    except Fault as fault:
        seen.fault = fault
    seen.decisions = game.decisions if game is not None else 0
    return seen


def _note(program: Program, pc: int, legal: Sequence[tuple[int, Sequence[int]]], seen: Seen) -> None:
    """What can be chosen now, and by whom."""
    span = program.code[pc].span
    seen.asked[span] += len(legal)
    seen.open[span] += sum(len(actions) > 1 for _, actions in legal)
    if len(seen.possible) < len(program.actions):
        seen.possible |= {
            action.name
            for action in program.actions
            if action.name not in seen.possible
            and any(action.base <= number < action.base + action.size for _, actions in legal for number in actions)
        }
