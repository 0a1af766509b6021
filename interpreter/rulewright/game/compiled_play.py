"""Games between programs, played in compiled code where a machine for them is there.

In: a machine, a seed, and choices. Out: a `Game` that goes on as it would on the reference interpreter. What only that
can tell (words, the log, the state) is told by a game of it that is played up to here when somebody asks. Complains
with the reference interpreter's `Fault`, and with `Illegal` as `Game` does.
"""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, NoReturn

from rulewright.backend.codegen.search_machines import search_machine_at_hand
from rulewright.backend.codegen.view_layout import WAITING
from rulewright.backend.runtime.chance import check_seed
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.game_time import check_time
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State
from rulewright.errors import Illegal
from rulewright.game.game import Decision, Game
from rulewright.game.outcome import Outcome, outcome_of

if TYPE_CHECKING:
    from rulewright.backend.codegen.native_machine import NativeMachine


def started(machine: Machine, seed: int, log: bool) -> Game:
    """A new game; one that notes what it reaches, or is watched, is left to the reference interpreter."""
    native = search_machine_at_hand(machine.program)
    if native is None or type(machine) is not Machine or machine.program.marks:
        return Game.start(machine, seed, log=log)
    return CompiledPlay(machine, native, seed, log)


class CompiledPlay(Game):
    """One game. It cannot be taken back, and does not stop for chance."""

    def __init__(self, machine: Machine, native: NativeMachine, seed: int, log: bool) -> None:
        check_seed(seed)
        self.machine, self.seed = machine, seed
        self._log, self._told = log, 0
        self._reference: Game | None = None
        self._choices: list[tuple[int, int]] = []
        self._seconds = 0.0
        self._native = native.blank()
        try:
            self._native.begin(seed)
        except Fault as fault:
            self._fail(fault)
        self._legal = self._listed()

    def _listed(self) -> dict[int, tuple[int, ...]]:
        return {seat: tuple(self._native.legal(seat)) for seat in self._native.waiting}

    def _fail(self, fault: Fault) -> NoReturn:
        """The reference interpreter meets the same fault."""
        _ = self.state
        raise fault

    @property
    def state(self) -> State:
        """The state of a game that the reference interpreter has played up to here; it is to be looked at only."""
        game = self._reference = self._reference or Game.start(self.machine, self.seed, log=self._log)
        while self._told < len(self._choices):
            self._told += 1
            game.choose(*self._choices[self._told - 1])
        return game.state

    @state.setter
    def state(self, _: State) -> None:
        raise Illegal("this game only goes on")

    @property
    def over(self) -> bool:
        return self._native.over != 0

    @property
    def finished(self) -> bool:
        return self._native.over == 1

    @property
    def decisions(self) -> int:
        return self._native.decisions

    @property
    def asked(self) -> int | None:
        return min(self._legal, default=None)

    @property
    def decision(self) -> Decision | None:
        if not self._legal:
            return None
        return Decision(self._legal, self.program.code[self._native.pc].name == "everyone")

    def legal(self, seat: int) -> tuple[int, ...]:
        return self._legal.get(seat, ())

    def drawn(self, seat: int) -> int:
        return self._native.drawn(seat)

    def choose(self, seat: int, action: int) -> None:
        if action not in self._legal.get(seat, ()):
            raise Illegal(self.refusal(seat, action))
        self._choices.append((seat, action))
        begun = perf_counter()
        try:
            self._native.take(seat, action)
        except Fault as fault:
            self._legal = {}
            self._fail(fault)
        self._legal = self._listed()
        self._seconds += perf_counter() - begun
        if self._seconds > 1:
            check_time(self._seconds, self.decisions, self.machine.span(self._native.pc))

    def view_numbers(self, seat: int) -> list[int]:
        return self._native.seen_numbers(seat).tolist()

    def view_text(self, seat: int) -> str:
        numbers = self._native.seen_numbers(seat)
        numbers[WAITING] = 0
        return self._native.spelled(numbers)

    @property
    def outcome(self) -> Outcome:
        if not self.finished:
            raise Illegal("the game is not over")
        return outcome_of(self.machine, self._native.state())
