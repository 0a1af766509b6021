"""What everybody chose on the way to a position that a seat may believe in.

In: a game that stands where others like it are made again from, and what was made in it. Out: the choices of all seats,
in order, each with what its seat saw there. Gives none where the way cannot be gone again: of a position that was
rebuilt nobody knows how it came about.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple, Protocol

from rulewright.backend.codegen.native_game import NativeGame
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State
from rulewright.game.view_numbers import ViewNumbers
from rulewright.information.made import Made
from rulewright.information.observation import sight


class Passed(NamedTuple):
    """A choice on the way."""

    seat: int
    sight: int
    """The hash of what the seat saw."""
    possible: int
    """Among so many could it choose."""
    choice: int


ChoicesMade = tuple[Passed, ...]


class Walk(Protocol):
    """A game that stops for chance, on its way again."""

    @property
    def waiting(self) -> Sequence[int]: ...

    def passed(self, seat: int, choice: int) -> Passed:
        """The choice as it would be noted. Raises ValueError if it is not legal."""

    def choose(self, seat: int, choice: int) -> None: ...

    def decide(self, outcome: int) -> None:
        """Raises ValueError if chance cannot decide so."""


class NativeWalk:
    """In compiled code."""

    def __init__(self, game: NativeGame) -> None:
        self.game = game

    @property
    def waiting(self) -> Sequence[int]:
        return self.game.waiting

    def passed(self, seat: int, choice: int) -> Passed:
        seen = self.game.library.rw_seen(self.game.memory, seat)
        return _noted(seat, seen, self.game.legal(seat), choice)

    def choose(self, seat: int, choice: int) -> None:
        self.game.choose(seat, choice)

    def decide(self, outcome: int) -> None:
        self.game.decide(outcome)


class ReferenceWalk:
    """On the reference interpreter."""

    def __init__(self, machine: Machine, state: State) -> None:
        self.machine, self.state, self.views = machine, state, ViewNumbers(machine)

    @property
    def waiting(self) -> Sequence[int]:
        return sorted(self.state.pending)

    def passed(self, seat: int, choice: int) -> Passed:
        return _noted(seat, sight(self.views(self.state, seat)), self.state.pending[seat], choice)

    def choose(self, seat: int, choice: int) -> None:
        self.machine.choose(self.state, seat, choice)

    def decide(self, outcome: int) -> None:
        if not self.machine.at_chance(self.state):
            raise ValueError("chance does not decide here")
        self.machine.decide(self.state, outcome)


def retraced(walk: Walk, seat: int, made: Sequence[Made], own: Sequence[int]) -> ChoicesMade:
    """All choices up to where the seat has to choose and has no more of its own; none if they do not lead there."""
    try:
        return tuple(_choices(walk, seat, iter(made), iter(own)))
    except (ValueError, Fault):
        return ()


def _choices(walk: Walk, seat: int, made: Iterator[Made], own: Iterator[int]) -> Iterator[Passed]:
    while True:
        waiting = walk.waiting
        numbers = {one: next(own, None) if one == seat else _value(made) for one in waiting} if waiting else {}
        if seat in numbers and numbers[seat] is None:
            return
        yield from _taken(walk, {one: choice for one, choice in numbers.items() if choice is not None})
        if not waiting:
            walk.decide(_value(made))


def _taken(walk: Walk, choices: dict[int, int]) -> list[Passed]:
    """What all who are asked at the same time choose; nobody sees what the others do."""
    noted = [walk.passed(one, choice) for one, choice in choices.items()]
    for one, choice in choices.items():
        walk.choose(one, choice)
    return noted


def _value(made: Iterator[Made]) -> int:
    found = next(made, None)
    if found is None:
        raise ValueError("nothing more was made")
    return found.value


def _noted(seat: int, seen: int, legal: Sequence[int], choice: int) -> Passed:
    if choice not in legal:
        raise ValueError(f"{choice} is not legal")
    return Passed(seat, seen, len(legal), choice)
