"""A game at a stop, played by compiled code where there is a compiler, by the reference interpreter where there is
none.

In: a machine and the name of a backend. Out: positions: who may choose what, what chance may give, what a seat sees.
Complains with `Unavailable` where compiled code is asked for and cannot be had, and with `Fault` where a rule breaks.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rulewright.backend.codegen.native_game import NativeGame
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.unavailable import Unavailable
from rulewright.backend.runtime.machine import Machine
from rulewright.errors import BadConfiguration
from rulewright.game import Game
from rulewright.game.view_numbers import ViewNumbers
from rulewright.source.suggestions import did_you_mean

BACKENDS = ("auto", "native", "reference")
Legal = dict[int, tuple[int, ...]]
"""The seats that may choose now, with their legal ids in ascending order."""


class Position(Protocol):
    """A game at a stop."""

    @property
    def over(self) -> bool:
        """Whether the game has ended by its rules."""
        ...

    def legal(self) -> Legal:
        """Who may choose what; nobody at a chance event and after the end."""
        ...

    def clone(self) -> Position:
        """A copy that goes on by itself."""
        ...

    def choose(self, seat: int, action: int) -> None:
        """Takes a choice that is legal, and plays on to the next stop."""
        ...

    def decide(self, outcome: int) -> None:
        """Takes an outcome that chance may give, and plays on to the next stop."""
        ...

    def seen(self, seat: int) -> Sequence[int]:
        """What a seat sees, as numbers; as many seats as there are means an onlooker."""
        ...

    def game(self) -> Game:
        """The same position for the reference interpreter: to read it, never to play on."""
        ...


class ReferencePosition:
    """A position of the reference interpreter."""

    def __init__(self, game: Game, numbers: ViewNumbers) -> None:
        self._game, self._numbers = game, numbers

    @property
    def over(self) -> bool:
        return self._game.over

    def legal(self) -> Legal:
        return {seat: tuple(sorted(found)) for seat, found in sorted(self._game.state.pending.items())}

    def clone(self) -> ReferencePosition:
        return ReferencePosition(self._game.clone(), self._numbers)

    def choose(self, seat: int, action: int) -> None:
        self._game.choose(seat, action)

    def decide(self, outcome: int) -> None:
        self._game.decide(outcome)

    def seen(self, seat: int) -> Sequence[int]:
        return self._numbers(self._game.state, seat)

    def game(self) -> Game:
        return self._game


class NativePosition:
    """A position of compiled code."""

    def __init__(self, native: NativeGame) -> None:
        self._native = native

    @property
    def over(self) -> bool:
        return bool(self._native.over)

    def legal(self) -> Legal:
        return {seat: tuple(sorted(self._native.legal(seat))) for seat in self._native.waiting}

    def clone(self) -> NativePosition:
        return NativePosition(self._native.clone())

    def choose(self, seat: int, action: int) -> None:
        self._native.choose(seat, action)

    def decide(self, outcome: int) -> None:
        self._native.decide(outcome)

    def seen(self, seat: int) -> Sequence[int]:
        found: Sequence[int] = self._native.seen_numbers(seat)
        return found

    def game(self) -> Game:
        return Game(self._native.machine.machine, self._native.state())


class Backend:
    """Begins games of one machine."""

    def __init__(self, machine: Machine, wanted: str = "auto") -> None:
        if wanted not in BACKENDS:
            hint = did_you_mean(wanted, BACKENDS) or f"there are {', '.join(BACKENDS)}"
            raise BadConfiguration(f"there is no backend `{wanted}`", hint)
        self.machine = machine
        self.native = _native(machine, wanted)
        self._numbers = ViewNumbers(machine)

    def start(self, seed: int, *, automatic: bool) -> Position:
        """A new game at its first stop. Where it is not `automatic`, it stops for every chance event."""
        if self.native is not None:
            return NativePosition(self.native.start(seed, automatic))
        return ReferencePosition(Game.start(self.machine, seed, log=False, automatic=automatic), self._numbers)


def _native(machine: Machine, wanted: str) -> NativeMachine | None:
    if wanted == "reference":
        return None
    try:
        return NativeMachine(machine)
    except Unavailable:
        if wanted == "native":
            raise
        return None
