"""Particles in compiled code: c/belief.h, seen from Python.

In: a compiled machine that was built for search, and what a seat has observed. Out: what `Particles` in `belief.py`
asks for.
"""

from __future__ import annotations

import ctypes
import mmap
from array import array
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache, cached_property, lru_cache
from typing import Any, NamedTuple

from rulewright.backend.codegen.c_limits import room_for
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.playouts import address
from rulewright.information.exchanges import Changes
from rulewright.information.made import (
    Advanced,
    Attempt,
    ChoiceList,
    Effort,
    FollowedSoFar,
    Made,
    Rated,
    decided,
    dice,
)
from rulewright.information.naming_actions import MOST_CHANGED, NamingTables
from rulewright.information.observation import HEAD, Observation
from rulewright.information.retracing import NativeWalk, Walk
from rulewright.information.rewriting import Rewriting
from rulewright.information.worlds import NativeWorlds
from rulewright.processes.halts import EndedBySignals

FEWEST_IDS = 1 << 12
FIRST_ROOM = 1 << 11
"""Room for so many outcomes and choices behind each game: more than most games need; what is not used costs nothing."""
ROWS_AT_ONCE = 1 << 13
"""So many numbers have room at once for what is seen and legal."""
_NUMBER = 4
"""Bytes of a number."""
_VALUE_AND_ABOUT = 2
"""So many numbers of a `Made` in c/belief.h are of interest here: the first ones."""


class _Observed(ctypes.Structure):
    """As `Observed` in c/belief.h."""

    _fields_ = (
        *((name, ctypes.c_void_p) for name in ("seen", "starts", "legal")),
        *((name, ctypes.c_int64) for name in ("ids", "choice")),
        *((name, ctypes.c_uint64) for name in ("sound", "differing")),
    )


_ROW = ctypes.sizeof(_Observed)


class _Wanted(ctypes.Structure):
    """As `Wanted` in c/belief.h."""

    _fields_ = (
        *((name, ctypes.c_void_p) for name in ("seen", "heard", "view", "notes")),
        *((name, ctypes.c_int64) for name in ("size", "told", "lines")),
    )


class _Following(ctypes.Structure):
    """As `Following` in c/following.h."""

    _fields_ = (
        *((name, ctypes.c_int64) for name in ("goal", "last", "probes", "looks", "tries", "enough", "patience")),
        *((name, ctypes.c_int64) for name in ("alive", "agreed", "swapped")),
        ("chance", ctypes.c_uint64),
        *((name, ctypes.c_void_p) for name in ("which", "single", "wanted", "then")),
    )


@cache
def _belief(players: int) -> type[ctypes.Structure]:
    """As `Belief` in c/belief.h."""
    numbers = ("seat", "room", "most_ids", "careful", "looking", "probes", "hinted")
    tail = ("change", "forced", "one", "other", "unheard")

    class Belief(ctypes.Structure):
        _fields_ = (
            *((name, ctypes.c_void_p) for name in ("stream", "ids", "values", "alike", "dice")),
            *((name, ctypes.c_int64) for name in numbers),
            ("hint", ctypes.c_int64 * players),
            *((name, ctypes.c_int64) for name in tail),
            *((name, ctypes.c_void_p) for name in ("before", "given", "unknown", "back")),
            *((name, ctypes.c_void_p) for name in ("actions", "picks", "looks")),
            ("naming", ctypes.c_int64),
            ("counter", ctypes.c_uint64),
            ("ready", ctypes.c_uint64),
            ("halt", ctypes.c_void_p),
        )

    return Belief


class _Kept(NamedTuple):
    """Games, and the one from which they are made again, in so many bytes each."""

    found: ctypes.Array[ctypes.c_char]
    start: bytes
    stride: int
    many: int
    settled: int


class _Tables(NamedTuple):
    """What follows from the rules."""

    alike: ctypes.Array[ctypes.c_char]
    dice: array[int]
    naming: NamingTables
    rewriting: Rewriting


@lru_cache(maxsize=8)
def _tables(native: NativeMachine) -> _Tables:
    program = native.program
    slots = array("i", [max(0, slot - program.position_start) for slot in dice(program)])
    alike = ctypes.create_string_buffer(decided(program))
    return _Tables(alike, slots, NamingTables.of(program), Rewriting(native.machine))


class NativeParticles:
    """Games of one seat. There are `count` of them, those that were found last, and some more to try with."""

    def __init__(self, native: NativeMachine, seat: int, count: int, seed: int) -> None:
        self.native, self.seat, self.count = native, seat, count
        self.library: Any = native.library
        self.belief: Any = _belief(native.program.players)()
        assert ctypes.sizeof(self.belief) == self.library.rw_belief_size()
        self._keep: dict[str, object] = {}
        self.belief.seat, self.belief.hinted = seat, 0
        self._keep["tables"] = tables = _tables(native)
        self.belief.alike, self.belief.dice = ctypes.addressof(tables.alike), address(tables.dice)
        values = array("i", bytes(4 * max(1, native.most_outcomes)))
        self.belief.values = address(values)
        self._keep["values"] = values
        self.library.rw_belief_seed(ctypes.byref(self.belief), seed)
        self._view = array("i", bytes(4 * native.view_layout.size))
        self._notes = array("i", bytes(4 * 4096))
        self._wanted = _Wanted(view=address(self._view), notes=address(self._notes), lines=len(self._notes))
        self._wanted_at = ctypes.addressof(self._wanted)
        self._keep["which"] = which = array("q", bytes(8 * count))
        self._following = _Following(which=address(which))
        self._following_at = ctypes.addressof(self._following)
        self._observations: Sequence[Observation] = ()
        self._made, self._made_size = array("i"), self.library.rw_made_size()
        unknown = array("i", bytes(8 * max(1, len(native.program.components))))
        self.belief.unknown, self.belief.back = address(unknown), address(unknown) + len(unknown) // 2 * 4
        naming, self.rewriting = tables.naming, tables.rewriting
        self.belief.actions, self.belief.picks, self.belief.looks = map(address, naming.tables)
        self.belief.naming = naming.many
        self._keep["unknown"] = unknown
        self.stride = self.settled = self.observed = 0
        self._asked: dict[int, list[int]] | None = None
        self._position: list[int] | None = None
        self._is_watched = False
        self._rows: Any = (_Observed * 0)()
        self._rows_at = 0
        self._written: list[array[int]] = []
        """What the rows point to."""
        self._written_up_to = self._written_end = 0
        self.found, self.tried, self.single = (ctypes.create_string_buffer(0) for _ in range(3))
        ids = array("i", bytes(4 * FEWEST_IDS))
        self._keep["ids"], self.belief.ids, self.belief.most_ids = ids, address(ids), FEWEST_IDS
        self._rooms(FIRST_ROOM)

    # ---- memory ----------------------------------------------------------------------------------------------------

    def _rooms(self, room: int) -> None:
        """Room for so many outcomes and choices behind each game. What is there already moves."""
        before, old = self.stride, (self.found, self.tried, self.single)
        self.belief.room, self.stride = room, self.library.rw_particle_size(room)
        self.found, self.tried, self.single = (_memory(self.stride * many) for many in (self.count, self.count, 5))
        self._made = array("i", bytes(self._made_size * room))
        self.belief.before = self._at(self.single, 4)
        self._keep["given"] = given = array("i", bytes(self._made_size * room))
        self.belief.given = address(given)
        for source, target in zip(old, (self.found, self.tried, self.single), strict=False):
            for place in range(min(len(source) // before, len(target) // self.stride) if before else 0):
                ctypes.memmove(
                    ctypes.addressof(target) + place * self.stride, ctypes.addressof(source) + place * before, before
                )

    def _at(self, memory: ctypes.Array[ctypes.c_char], place: int) -> int:
        start: int = ctypes.addressof(memory)
        return start + place * self.stride

    @cached_property
    def _self(self) -> int:
        return ctypes.addressof(self.belief)

    def observe(self, stream: Sequence[Observation]) -> None:
        """What the seat has observed so far."""
        self._observations = stream
        if len(stream) >= len(self._rows):
            rows = (_Observed * (2 * len(stream) + 1))()
            ctypes.memmove(rows, self._rows, ctypes.sizeof(self._rows))
            self._rows, self._rows_at = rows, ctypes.addressof(rows)
            self.belief.stream = self._rows_at
        if self.observed:  # the last one may have got its choice
            self._rows[self.observed - 1].choice = _chosen(stream[self.observed - 1])
        for place in range(self.observed, len(stream)):
            self._write(place, stream[place])
        self._rows[len(stream)].ids = self._rows[len(stream)].choice = -1
        most = room_for(max((one.written.legal for one in stream[self.observed :]), default=0))
        if self.belief.most_ids < most:
            ids = array("i", bytes(4 * most))
            self._keep["ids"], self.belief.ids, self.belief.most_ids = ids, address(ids), most
        self.observed = len(stream)
        since = len(stream) - self.settled
        if 8 * since + 64 > self.belief.room:
            self._rooms(16 * since + 256)

    def _write(self, place: int, one: Observation) -> None:
        """The row of an observation, which is the next one."""
        written = one.written
        row = self._rows_at + place * _ROW
        room = self._written_room(written.size + written.legal)
        self._written_up_to += _NUMBER * self.library.rw_observe(
            self._self,
            row,
            row - _ROW if place else None,
            written.seen_at - _NUMBER * HEAD,
            written.size,
            _chosen(one),
            room,
        )

    def _written_room(self, numbers: int) -> int:
        """Where there is room for what a row points to."""
        most = numbers + 2 * len(self.native.program.zones) + 1
        if self._written_up_to + _NUMBER * most > self._written_end:
            room = array("i", bytes(_NUMBER * max(most, ROWS_AT_ONCE)))
            self._written.append(room)
            self._written_up_to = address(room)
            self._written_end = self._written_up_to + _NUMBER * len(room)
        return self._written_up_to

    # ---- what is asked ----------------------------------------------------------------------------------------------

    def begin(self, kept: object = None) -> bool:
        """Every game at the first observation, or where games were settled that were kept."""
        if kept is not None:
            self._start_from(kept)
        elif not self.library.rw_particle_begin(self._self, self._at(self.single, 3)):
            return False
        which = array("q", [3] * self.count)
        self.library.rw_take_particles(
            self._self, ctypes.addressof(self.single), address(which), self.count, ctypes.addressof(self.found)
        )
        return True

    def extend(
        self, goal: int, tries: int, hint: Sequence[int] | None, careful: bool = False, probes: int = 0
    ) -> tuple[int, int]:
        """Tries to reach an observation; how many of the games that were tried live, and how many were tried.
        `probes`: so often it may be tried for each game; no more than once where that is seen to be too seldom.
        """
        self._hint(hint)
        self.belief.careful, self.belief.probes = int(careful), probes
        tried = ctypes.c_int64()
        alive = self._played(
            self.library.rw_extend,
            ctypes.addressof(self.found),
            self.count,
            ctypes.addressof(self.tried),
            self.count,
            goal,
            tries,
            ctypes.addressof(tried),
        )
        return alive, tried.value

    def _played(self, function: Any, *given: object) -> int:
        """What a function gives that plays games; a signal ends it, and is raised."""
        if self._is_watched:
            return int(function(self._self, *given) or 0)
        with self.as_one_call():
            return self._played(function, *given)

    @contextmanager
    def as_one_call(self) -> Iterator[None]:
        """Signals are watched once for all calls until the end, and not for each of many short ones."""
        with EndedBySignals() as halt:
            self.belief.halt, self._is_watched = halt, True
            try:
                yield
            finally:
                self._is_watched = False

    def _hint(self, hint: Sequence[int] | None) -> None:
        self.belief.hinted = int(hint is not None)
        for seat, number in enumerate(hint or ()):
            self.belief.hint[seat] = number

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
            self._wants(wanted),
            then.written.seen_at,
            ctypes.addressof(self.single),
        )
        self._go_on(self.library.rw_advance, effort, chance)
        return Advanced(one.alive, bool(one.agreed), one.patience)

    def _go_on(self, function: Any, effort: Effort, chance: list[int]) -> None:
        one = self._following
        one.chance, (one.probes, one.looks, one.tries, one.enough) = chance[0], effort
        found, tried = ctypes.addressof(self.found), ctypes.addressof(self.tried)
        self._played(function, found, tried, self.count, self._following_at)
        chance[0] = one.chance
        if one.swapped:
            self.found, self.tried = self.tried, self.found

    def last(self, place: int) -> list[int]:
        """What came at the last stop of a tried game: ids by seat; of chance the first, a likeness or a number."""
        found = array("q", bytes(8 * self.native.program.players))
        self.library.rw_particle_last(self._at(self.tried, place), address(found))
        return found.tolist()

    def weights(self, alive: int) -> list[float]:
        """How much each tried game counts."""
        found = array("d", bytes(8 * alive))
        self.library.rw_weights(self._self, ctypes.addressof(self.tried), alive, found.buffer_info()[0])
        return found.tolist()

    def keep(self, which: Sequence[int]) -> None:
        """From now on the games are these of the tried ones."""
        if which == range(self.count):
            self.found, self.tried = self.tried, self.found
            return
        places = array("q", which)
        self.library.rw_take_particles(
            self._self, ctypes.addressof(self.tried), address(places), self.count, ctypes.addressof(self.found)
        )

    def copied(self) -> int:
        """How many games have become copies of others since they were moved apart."""
        return int(self.library.rw_copied(self._self, ctypes.addressof(self.found), self.count))

    def move_apart(self, goal: int) -> int:
        """Some moves of Metropolis and Hastings for each copy; how many were accepted."""
        spare, start = self._at(self.single, 2), self._at(self.single, 3)
        found = ctypes.addressof(self.found)
        return self._played(self.library.rw_move_apart, found, self.count, start, spare, goal)

    def kept(self) -> object:
        """The games as they are, to be brought back."""
        made = self.library.rw_most_made(self._self, ctypes.addressof(self.found), self.count)
        apart = self.library.rw_particle_size(made)
        found = ctypes.create_string_buffer(apart * self.count)
        self._store(ctypes.addressof(self.found), self.stride, ctypes.addressof(found), apart)
        start = ctypes.string_at(self._at(self.single, 3), self.library.rw_particle_size(0))
        return _Kept(found, start, apart, self.count, self.settled)

    def _store(self, source: int, stride: int, target: int, apart: int) -> None:
        self.library.rw_store_particles(source, stride, self.count, target, apart)

    def bring_back(self, kept: object) -> None:
        """The games are again as they were; evenly spread ones of them, if they were more."""
        assert isinstance(kept, _Kept)
        every = kept.stride * (kept.many // self.count)
        self._store(ctypes.addressof(kept.found), every, ctypes.addressof(self.found), self.stride)
        self._start_from(kept)

    def _start_from(self, kept: object) -> None:
        """From now on games are made again from where those were."""
        assert isinstance(kept, _Kept)
        self.settled = kept.settled
        ctypes.memmove(self._at(self.single, 3), kept.start, len(kept.start))

    def thin_out(self, count: int) -> None:
        """Evenly spread ones of the games are left, so many at most."""
        if count >= self.count:
            return
        places = array("q", [place * self.count // count for place in range(count)])
        found, tried = ctypes.addressof(self.found), ctypes.addressof(self.tried)
        self.library.rw_take_particles(self._self, found, address(places), count, tried)
        self.count = count
        self.keep(range(count))

    # ---- one game at a time ----------------------------------------------------------------------------------------

    def pick_up(self, place: int) -> None:
        """The game that is looked at is a copy of one of those that were found."""
        self._take(self._at(self.found, place), self._at(self.single, 0))
        self._asked = self._position = None

    def _take(self, source: int, target: int) -> None:
        zero = array("q", [0])
        self.library.rw_take_particles(self._self, source, address(zero), 1, target)

    def asked(self) -> dict[int, list[int]]:
        """Of the game that is looked at: the legal ids of other seats; for chance its outcomes, under -1."""
        if self._asked is None:
            game = self._game(0)
            seats = [seat for seat in game.waiting if seat != self.seat]
            self._asked = {seat: game.legal(seat) for seat in seats} if game.waiting else {-1: game.outcomes()}
        return self._asked

    def _game(self, place: int) -> Any:
        from rulewright.backend.codegen.native_game import NativeGame  # noqa: PLC0415

        memory = (ctypes.c_char * self.native.size).from_address(self._at(self.single, place))
        return NativeGame(self.native, memory)

    def attempt(self, chosen: Sequence[int], wanted: Observation) -> int:
        """Makes one stop of the game that is looked at, and tells in how many numbers what comes
        differs from what is wanted; -1: it cannot be.
        """
        ids, after, looked = array("q", chosen), self._at(self.single, 1), self._at(self.single, 0)
        return int(self.library.rw_attempt(self._self, after, looked, address(ids), self._wants(wanted)))

    def nearest(self, chosen: Sequence[int], lists: Sequence[ChoiceList], wanted: Observation) -> tuple[Rated, Rated]:
        """From these choices on, one list after the other: what comes nearest to what is wanted, and of all that was
        tried what is told rightly for longest.
        """
        players = self.native.program.players
        found = array("q", (0, 0, *chosen, *(0 for _ in range(players + 2))))
        seats, counts = array("q", [seat for seat, _ in lists]), array("q", [len(some) for _, some in lists])
        numbers = array("q", [number for _, some in lists for number in some])
        given = address(seats), address(counts), address(numbers), len(lists), self._wants(wanted), address(found)
        self._played(self.library.rw_nearest, self._at(self.single, 1), self._at(self.single, 0), *given)
        near, told = found[: players + 2].tolist(), found[players + 2 :].tolist()
        return Rated(near[0], near[1], tuple(near[2:])), Rated(told[0], told[1], tuple(told[2:]))

    def _wants(self, wanted: Observation) -> int:
        """As `Wanted` in c/belief.h; it means something until the next one."""
        one, written = self._wanted, wanted.written
        one.seen, one.size, one.told = written.seen_at, written.size, written.heard
        one.heard = written.seen_at + _NUMBER * written.size
        return self._wanted_at

    def attempted(self) -> Attempt:
        """What the seat sees and is told after the attempt, and the position."""
        told = self.library.rw_particle_noted(self._at(self.single, 1))
        return Attempt(self._view.tolist(), self._notes[:told].tolist(), self._slots(1))

    def positions(self) -> list[int]:
        """The position of the game that is looked at."""
        if self._position is None:
            self._position = self._slots(0)
        return self._position

    def _slots(self, place: int) -> list[int]:
        program = self.native.program
        start, count = program.position_start, program.length - program.position_start
        place_of = self.library.rw_slots(self._at(self.single, place))
        return [0] * start + (ctypes.c_int32 * count).from_address(place_of)[:]

    def made(self) -> list[Made]:
        """All outcomes and choices of the game that is looked at, since all was certain."""
        count = self.library.rw_particle_made(self._at(self.single, 0), address(self._made))
        apart = self._made_size // self._made.itemsize
        numbers = self._made[: apart * count].tolist()
        return list(map(Made, numbers[::apart], numbers[1::apart]))

    def agreed(self) -> bool:
        """Whether all games stand at the same position."""
        return bool(self.library.rw_agreed(self._self, ctypes.addressof(self.found), self.count))

    def settle(self) -> None:
        """From now on games are made again from where they stand."""
        start, self.settled = self._at(self.single, 3), self.observed
        self.library.rw_settle(self._self, ctypes.addressof(self.found), self.count, start)

    def look_on(self, goal: int, hint: Sequence[int] | None, tries: int) -> bool:
        """Tries to bring the game that is looked at to an observation; then it is put aside for `put`."""
        self._hint(hint)
        self.belief.careful = self.belief.probes = 0
        tried = ctypes.c_int64()
        return bool(
            self._played(
                self.library.rw_extend,
                self._at(self.single, 0),
                1,
                self._at(self.single, 1),
                1,
                goal,
                tries,
                ctypes.addressof(tried),
            )
        )

    def put(self, place: int) -> None:
        """The game that was brought on becomes one of the tried ones."""
        self._take(self._at(self.single, 1), self._at(self.tried, place))

    def stand(self, slots: Sequence[int], at: int, before: bool = False) -> bool:
        """What was attempted (`before`: the game that is looked at, before its next stop) stands at another position
        instead, at the same stop, and is put aside for `put`. Whether the seat observes there what it did; `attempted`
        tells what it sees.
        """
        numbers = array("i", slots[self.native.program.position_start :])
        after = self._at(self.single, 1)
        if before:
            self._take(self._at(self.single, 0), after)
        return bool(self.library.rw_stand(self._self, after, address(numbers), at, address(self._view)))

    def look_at_aside(self) -> None:
        """The game that was put aside is looked at."""
        self._take(self._at(self.single, 1), self._at(self.single, 0))
        self._asked = self._position = None

    def again(self, changes: Changes, goal: int) -> bool:
        """The game that is looked at is made again with changes, and mended where it cannot be;
        if it does not get so far, it stays.
        """
        spare, start, looked = (self._at(self.single, place) for place in (1, 3, 0))
        if changes.rolls or changes.traded or len(changes.exchanged) > MOST_CHANGED:
            made = self.rewriting.changed(self.made(), changes)
            given, many = self._given(made), len(made)
            lives = self._played(self.library.rw_replay, spare, start, address(given), many, -1, goal, -1, -1, 1)
        else:
            pairs = array("i", [number for pair in changes.exchanged.items() for number in pair] or [0])
            many = len(changes.exchanged)
            lives = self._played(self.library.rw_replay_exchanged, looked, spare, start, address(pairs), many, goal)
        if lives:
            self._take(spare, looked)
            self._asked = self._position = None
        return bool(lives)

    def _given(self, made: Sequence[Made]) -> array[int]:
        """As `Made` in c/belief.h; what else is noted there is noted anew where it is made again."""
        rest = [0] * (self._made_size // self._made.itemsize - _VALUE_AND_ABOUT)
        return array("i", [number for one in made for number in (one.value, one.about, *rest)] or [0])

    def improve(self, goal: int, chosen: Sequence[int], wanted: Observation, moves: int) -> int:
        """Changes the game that is looked at, one outcome, choice or pair of components after the other, and keeps what
        brings it no farther from what is wanted. How far it is then.
        """
        ids = array("q", chosen)
        self._asked = self._position = None
        games = (self._at(self.single, place) for place in (0, 3, 2, 1))
        return self._played(self.library.rw_improve, *games, goal, address(ids), self._wants(wanted), moves)

    def past_walk(self) -> Walk:
        """The game from which all are made again, as it was."""
        game = self.native.blank()
        ctypes.memmove(game.memory, self._at(self.single, 3), self.native.size)
        return NativeWalk(game)

    def worlds(self, which: Sequence[int], seed: int) -> NativeWorlds:
        """Copies of some of the games, with generators of their own."""
        memory = ctypes.create_string_buffer(max(1, self.native.size * len(which)))
        places = array("q", which or [0])
        before = self.belief.counter
        self.library.rw_belief_seed(self._self, seed)
        self.library.rw_worlds(
            self._self, ctypes.addressof(self.found), address(places), len(which), ctypes.addressof(memory)
        )
        self.library.rw_belief_seed(self._self, before)
        return NativeWorlds(self.native, memory, len(which))


def _memory(size: int) -> ctypes.Array[ctypes.c_char]:
    """Memory that takes room only where it is used."""
    return (ctypes.c_char * size).from_buffer(mmap.mmap(-1, size))


def _chosen(one: Observation) -> int:
    """What the seat chose there, as c/belief.h has it."""
    return -1 if one.choice is None else one.choice
