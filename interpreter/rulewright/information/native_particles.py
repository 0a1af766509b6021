"""Particles in compiled code: c/belief.h, seen from Python.

In: a compiled machine that was built for search, and what a seat has observed. Out: what `Particles` in
`particles.py` asks for.
"""

from __future__ import annotations

import ctypes
from array import array
from collections.abc import Sequence
from contextlib import AbstractContextManager
from typing import Any, NamedTuple

from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.playouts import address
from rulewright.information.belief_layouts import FollowingLayout
from rulewright.information.made import Advanced, Effort, FollowedSoFar
from rulewright.information.native_one_game import NativeOneGame
from rulewright.information.observation import Observation
from rulewright.information.observation_rows import ObservationRows
from rulewright.information.particle_memory import ParticleMemory, SingleGame
from rulewright.information.retracing import NativeWalk, Walk
from rulewright.information.worlds import NativeWorlds

MORE_MADE = 64
"""Where games are kept there is room for so much more that is made: the memory will be used again."""


class KeptParticles(NamedTuple):
    """Games, and the one from which they are made again, in so many bytes each."""

    found: ctypes.Array[ctypes.c_char]
    start: bytes
    stride: int
    many: int
    settled: int


class NativeParticles:
    """Games of one seat. There are `count` of them, those that were found last, and some more to try with."""

    def __init__(self, native: NativeMachine, seat: int, count: int, seed: int) -> None:
        self.native, self.count = native, count
        self.library: Any = native.library
        self.memory = ParticleMemory(native, seat, count, seed)
        self.belief = self.memory.belief
        self.rows = ObservationRows(self.memory)
        self.one = NativeOneGame(self.memory, seat)
        self.settled = 0
        self._observations: Sequence[Observation] = ()
        self._which = array("q", bytes(8 * count))
        self._following = FollowingLayout(which=address(self._which))
        self._following_at = ctypes.addressof(self._following)

    def as_one_call(self) -> AbstractContextManager[None]:
        """Signals are watched once for all calls until the end, and not for each of many short ones."""
        return self.memory.as_one_call()

    def observe(self, stream: Sequence[Observation]) -> None:
        """What the seat has observed so far."""
        self._observations = stream
        self.rows.write(stream)
        since = len(stream) - self.settled
        if 8 * since + 64 > self.belief.room:
            self.memory.room_for_made(16 * since + 256)

    def begin(self, kept: object = None) -> bool:
        """Every game at the first observation, or where games were settled that were kept."""
        if kept is not None:
            self._start_from(kept)
        elif not self.library.rw_particle_begin(self.memory.address, self.memory.alone(SingleGame.START)):
            return False
        which = array("q", [SingleGame.START] * self.count)
        self.library.rw_take_particles(
            self.memory.address,
            ctypes.addressof(self.memory.single),
            address(which),
            self.count,
            ctypes.addressof(self.memory.found),
        )
        return True

    def extend(
        self, goal: int, tries: int, hint: Sequence[int] | None, careful: bool = False, probes: int = 0
    ) -> tuple[int, int]:
        """Tries to reach an observation; how many of the games that were tried live, and how many were tried.
        `probes`: so often it may be tried for each game; no more than once where that is seen to be too seldom.
        """
        self.memory.hint(hint)
        self.belief.careful, self.belief.probes = int(careful), probes
        tried = ctypes.c_int64()
        alive = self.memory.played(
            self.library.rw_extend,
            ctypes.addressof(self.memory.found),
            self.count,
            ctypes.addressof(self.memory.tried),
            self.count,
            goal,
            tries,
            ctypes.addressof(tried),
        )
        return alive, tried.value

    def follow(self, goal: int, last: int, effort: Effort, chance: list[int]) -> FollowedSoFar:
        """Reaches observations as long as that is easy, and ends before one at which the seat has a choice; `chance`
        draws the games that are kept.
        """
        one = self._following
        one.goal, one.last = goal, last
        self._go_on(self.library.rw_follow, effort, chance)
        return FollowedSoFar(one.goal, one.alive if one.alive >= 0 else None, bool(one.agreed))

    def advance(
        self, goal: int, tried: int | None, effort: Effort, patience: int, chance: list[int]
    ) -> Advanced | None:
        """Reaches an observation, with all that may have to be done for it. `tried`: so many of the tried games have
        reached it already, if some were tried; `patience`: so many games may be changed at random, one change after
        the other; `chance` draws what is not drawn in a game.
        """
        one = self._following
        then, wanted = self._observations[goal - 1 : goal + 1]
        one.goal, one.alive, one.patience = goal, -1 if tried is None else tried, patience
        one.wanted, one.then, one.single = (
            self.one.wants(wanted),
            then.written.seen_at,
            ctypes.addressof(self.memory.single),
        )
        self._go_on(self.library.rw_advance, effort, chance)
        return Advanced(one.alive, bool(one.agreed), one.patience)

    def _go_on(self, function: Any, effort: Effort, chance: list[int]) -> None:
        one = self._following
        one.chance, (one.probes, one.looks, one.tries, one.enough) = chance[0], effort
        found, tried = ctypes.addressof(self.memory.found), ctypes.addressof(self.memory.tried)
        self.memory.played(function, found, tried, self.count, self._following_at)
        chance[0] = one.chance
        if one.swapped:
            self.memory.found, self.memory.tried = self.memory.tried, self.memory.found

    def last(self, place: int) -> list[int]:
        """What came at the last stop of a tried game: ids by seat; of chance the first, a likeness or a number."""
        found = array("q", bytes(8 * self.native.program.players))
        self.library.rw_particle_last(self.memory.at(self.memory.tried, place), address(found))
        return found.tolist()

    def weights(self, alive: int) -> list[float]:
        """How much each tried game counts."""
        found = array("d", bytes(8 * alive))
        self.library.rw_weights(self.memory.address, ctypes.addressof(self.memory.tried), alive, found.buffer_info()[0])
        return found.tolist()

    def keep(self, which: Sequence[int]) -> None:
        """From now on the games are these of the tried ones."""
        if which == range(self.count):
            self.memory.found, self.memory.tried = self.memory.tried, self.memory.found
            return
        places = array("q", which)
        self.library.rw_take_particles(
            self.memory.address,
            ctypes.addressof(self.memory.tried),
            address(places),
            self.count,
            ctypes.addressof(self.memory.found),
        )

    def copied(self) -> int:
        """How many games have become copies of others since they were moved apart."""
        return int(self.library.rw_copied(self.memory.address, ctypes.addressof(self.memory.found), self.count))

    def move_apart(self, goal: int) -> int:
        """Some moves of Metropolis and Hastings for each copy; how many were accepted."""
        spare, start = self.memory.alone(SingleGame.SPARE), self.memory.alone(SingleGame.START)
        found = ctypes.addressof(self.memory.found)
        return self.memory.played(self.library.rw_move_apart, found, self.count, start, spare, goal)

    def kept(self, instead: object = None) -> object:
        """The games as they are, to be brought back. `instead`: what was kept before, and is needed no more."""
        made = self.library.rw_most_made(self.memory.address, ctypes.addressof(self.memory.found), self.count)
        apart = self.library.rw_particle_size(made)
        found = instead.found if isinstance(instead, KeptParticles) else None
        if found is None or len(found) < apart * self.count:
            found = ctypes.create_string_buffer(self.library.rw_particle_size(made + MORE_MADE) * self.count)
        self._store(ctypes.addressof(self.memory.found), self.memory.stride, ctypes.addressof(found), apart)
        start = ctypes.string_at(self.memory.alone(SingleGame.START), self.library.rw_particle_size(0))
        return KeptParticles(found, start, apart, self.count, self.settled)

    def _store(self, source: int, stride: int, target: int, apart: int) -> None:
        self.library.rw_store_particles(source, stride, self.count, target, apart)

    def bring_back(self, kept: object) -> None:
        """The games are again as they were; evenly spread ones of them, if they were more."""
        assert isinstance(kept, KeptParticles)
        every = kept.stride * (kept.many // self.count)
        self._store(ctypes.addressof(kept.found), every, ctypes.addressof(self.memory.found), self.memory.stride)
        self._start_from(kept)

    def _start_from(self, kept: object) -> None:
        """From now on games are made again from where those were."""
        assert isinstance(kept, KeptParticles)
        self.settled = kept.settled
        ctypes.memmove(self.memory.alone(SingleGame.START), kept.start, len(kept.start))

    def thin_out(self, count: int) -> None:
        """Evenly spread ones of the games are left, so many at most."""
        if count >= self.count:
            return
        places = array("q", [place * self.count // count for place in range(count)])
        found, tried = ctypes.addressof(self.memory.found), ctypes.addressof(self.memory.tried)
        self.library.rw_take_particles(self.memory.address, found, address(places), count, tried)
        self.count = self.memory.count = count
        self.keep(range(count))

    def pick_up(self, place: int) -> None:
        """The game that is looked at is a copy of one of those that were found."""
        self.memory.take(self.memory.at(self.memory.found, place), self.memory.alone(SingleGame.LOOKED))
        self.one.forget()

    def agreed(self) -> bool:
        """Whether all games stand at the same position."""
        return bool(self.library.rw_agreed(self.memory.address, ctypes.addressof(self.memory.found), self.count))

    def settle(self) -> None:
        """From now on games are made again from where they stand."""
        start, self.settled = self.memory.alone(SingleGame.START), self.rows.many
        self.library.rw_settle(self.memory.address, ctypes.addressof(self.memory.found), self.count, start)

    def put(self, place: int) -> None:
        """The game that was brought on becomes one of the tried ones."""
        self.memory.take(self.memory.alone(SingleGame.ASIDE), self.memory.at(self.memory.tried, place))

    def past_walk(self) -> Walk:
        """The game from which all are made again, as it was."""
        game = self.native.blank()
        ctypes.memmove(game.memory, self.memory.alone(SingleGame.START), self.native.size)
        return NativeWalk(game)

    def worlds(self, which: Sequence[int], seed: int) -> NativeWorlds:
        """Copies of some of the games, with generators of their own."""
        memory = ctypes.create_string_buffer(max(1, self.native.size * len(which)))
        places = array("q", which or [0])
        before = self.belief.counter
        self.library.rw_belief_seed(self.memory.address, seed)
        self.library.rw_worlds(
            self.memory.address,
            ctypes.addressof(self.memory.found),
            address(places),
            len(which),
            ctypes.addressof(memory),
        )
        self.library.rw_belief_seed(self.memory.address, before)
        return NativeWorlds(self.native, memory, len(which))
