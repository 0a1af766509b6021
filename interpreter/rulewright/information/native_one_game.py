"""One of the games that agree, looked at alone, in compiled code: c/belief.h, seen from Python."""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Sequence
from typing import Any

from rulewright.backend.codegen.playouts import address
from rulewright.information.belief_layouts import WantedLayout
from rulewright.information.exchanges import Changes
from rulewright.information.made import Attempt, ChoiceList, Made, Rated
from rulewright.information.naming_actions import MOST_CHANGED
from rulewright.information.observation import Observation
from rulewright.information.particle_memory import ParticleMemory, SingleGame

_NUMBER = 4
"""Bytes of a number."""
NOTES = 4096
"""So many numbers of what is told are looked at."""
_VALUE_AND_ABOUT = 2
"""So many numbers of a `Made` in c/belief.h are of interest here: the first ones."""


class NativeOneGame:
    """The game that is looked at, and one that is put aside."""

    def __init__(self, memory: ParticleMemory, seat: int) -> None:
        self.memory, self.native, self.library, self.seat = memory, memory.native, memory.library, seat
        self._asked: dict[int, list[int]] | None = None
        self._position: list[int] | None = None
        self._view = array("i", bytes(4 * self.native.view_layout.size))
        self._notes = array("i", bytes(4 * NOTES))
        self._wanted = WantedLayout(view=address(self._view), notes=address(self._notes), lines=NOTES)
        self._wanted_at = ctypes.addressof(self._wanted)

    def forget(self) -> None:
        """Another game is looked at: what is known of the one before it is not to be told of this one."""
        self._asked = self._position = None

    def asked(self) -> dict[int, list[int]]:
        """The legal ids of other seats in the game that is looked at; for chance its outcomes, under -1."""
        if self._asked is None:
            game = self._game()
            seats = [seat for seat in game.waiting if seat != self.seat]
            self._asked = {seat: game.legal(seat) for seat in seats} if game.waiting else {-1: game.outcomes()}
        return self._asked

    def _game(self) -> Any:
        from rulewright.backend.codegen.native_game import NativeGame  # noqa: PLC0415

        memory = (ctypes.c_char * self.native.size).from_address(self.memory.alone(SingleGame.LOOKED))
        return NativeGame(self.native, memory)

    def attempt(self, chosen: Sequence[int], wanted: Observation) -> int:
        """Makes one stop of the game that is looked at, and tells in how many numbers what comes
        differs from what is wanted; -1: it cannot be.
        """
        ids, after, looked = (
            array("q", chosen),
            self.memory.alone(SingleGame.ASIDE),
            self.memory.alone(SingleGame.LOOKED),
        )
        return int(self.library.rw_attempt(self.memory.address, after, looked, address(ids), self.wants(wanted)))

    def nearest(self, chosen: Sequence[int], lists: Sequence[ChoiceList], wanted: Observation) -> tuple[Rated, Rated]:
        """From these choices on, one list after the other: what comes nearest to what is wanted, and of all that was
        tried what is told rightly for longest.
        """
        players = self.native.program.players
        found = array("q", (0, 0, *chosen, *(0 for _ in range(players + 2))))
        seats, counts = array("q", [seat for seat, _ in lists]), array("q", [len(some) for _, some in lists])
        numbers = array("q", [number for _, some in lists for number in some])
        given = address(seats), address(counts), address(numbers), len(lists), self.wants(wanted), address(found)
        self.memory.played(
            self.library.rw_nearest,
            self.memory.alone(SingleGame.ASIDE),
            self.memory.alone(SingleGame.LOOKED),
            *given,
        )
        near, told = found[: players + 2].tolist(), found[players + 2 :].tolist()
        return Rated(near[0], near[1], tuple(near[2:])), Rated(told[0], told[1], tuple(told[2:]))

    def wants(self, wanted: Observation) -> int:
        """As `Wanted` in c/belief.h; it means something until the next one."""
        one, written = self._wanted, wanted.written
        one.seen, one.size, one.told = written.seen_at, written.size, written.heard
        one.heard = written.seen_at + _NUMBER * written.size
        return self._wanted_at

    def attempted(self) -> Attempt:
        """What the seat sees and is told after the attempt, and the position."""
        told = self.library.rw_particle_noted(self.memory.alone(SingleGame.ASIDE))
        return Attempt(self._view.tolist(), self._notes[:told].tolist(), self._slots(SingleGame.ASIDE))

    def positions(self) -> list[int]:
        """The position of the game that is looked at."""
        if self._position is None:
            self._position = self._slots(SingleGame.LOOKED)
        return self._position

    def _slots(self, which: SingleGame) -> list[int]:
        program = self.native.program
        start, count = program.position_start, program.length - program.position_start
        place_of = self.library.rw_slots(self.memory.alone(which))
        return [0] * start + (ctypes.c_int32 * count).from_address(place_of)[:]

    def made(self) -> list[Made]:
        """All outcomes and choices of the game that is looked at, since all was certain."""
        count = self.library.rw_particle_made(self.memory.alone(SingleGame.LOOKED), address(self.memory.made))
        apart = self.memory.made_size // self.memory.made.itemsize
        numbers = self.memory.made[: apart * count].tolist()
        return list(map(Made, numbers[::apart], numbers[1::apart]))

    def made_so_many(self) -> int:
        """How many those are."""
        return int(self.library.rw_most_made(self.memory.address, self.memory.alone(SingleGame.LOOKED), 1))

    def look_on(self, goal: int, hint: Sequence[int] | None, tries: int) -> bool:
        """Tries to bring the game that is looked at to an observation; then it is put aside for `put`."""
        self.memory.hint(hint)
        self.memory.belief.careful = self.memory.belief.probes = 0
        tried = ctypes.c_int64()
        return bool(
            self.memory.played(
                self.library.rw_extend,
                self.memory.alone(SingleGame.LOOKED),
                1,
                self.memory.alone(SingleGame.ASIDE),
                1,
                goal,
                tries,
                ctypes.addressof(tried),
            )
        )

    def stand(self, slots: Sequence[int], at: int, before: bool = False) -> bool:
        """What was attempted (`before`: the game that is looked at, before its next stop) stands at another position
        instead, at the same stop, and is put aside for `put`. Whether the seat observes there what it did; `attempted`
        tells what it sees.
        """
        numbers = array("i", slots[self.native.program.position_start :])
        after = self.memory.alone(SingleGame.ASIDE)
        if before:
            self.memory.take(self.memory.alone(SingleGame.LOOKED), after)
        return bool(self.library.rw_stand(self.memory.address, after, address(numbers), at, address(self._view)))

    def look_at_aside(self) -> None:
        """The game that was put aside is looked at."""
        self.memory.take(self.memory.alone(SingleGame.ASIDE), self.memory.alone(SingleGame.LOOKED))
        self.forget()

    def again(self, changes: Changes, goal: int) -> bool:
        """The game that is looked at is made again with changes, and mended where it cannot be;
        if it does not get so far, it stays.
        """
        spare, start, looked = map(self.memory.alone, (SingleGame.ASIDE, SingleGame.START, SingleGame.LOOKED))
        if changes.rolls or changes.traded or len(changes.exchanged) > MOST_CHANGED:
            made = self.memory.rewriting.changed(self.made(), changes)
            given, many = self._given(made), len(made)
            lives = self.memory.played(self.library.rw_replay, spare, start, address(given), many, -1, goal, -1, -1, 1)
        else:
            pairs = array("i", [number for pair in changes.exchanged.items() for number in pair] or [0])
            many = len(changes.exchanged)
            lives = self.memory.played(
                self.library.rw_replay_exchanged, looked, spare, start, address(pairs), many, goal
            )
        if lives:
            self.memory.take(spare, looked)
            self.forget()
        return bool(lives)

    def _given(self, made: Sequence[Made]) -> array[int]:
        """As `Made` in c/belief.h; what else is noted there is noted anew where it is made again."""
        rest = [0] * (self.memory.made_size // self.memory.made.itemsize - _VALUE_AND_ABOUT)
        return array("i", [number for one in made for number in (one.value, one.about, *rest)] or [0])

    def improve(self, goal: int, chosen: Sequence[int], wanted: Observation, moves: int) -> int:
        """Changes the game that is looked at, one outcome, choice or pair of components after the other, and keeps what
        brings it no farther from what is wanted. How far it is then.
        """
        ids = array("q", chosen)
        self.forget()
        games = map(self.memory.alone, (SingleGame.LOOKED, SingleGame.START, SingleGame.SPARE, SingleGame.ASIDE))
        return self.memory.played(self.library.rw_improve, *games, goal, address(ids), self.wants(wanted), moves)
