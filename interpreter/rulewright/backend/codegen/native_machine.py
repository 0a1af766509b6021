"""Games played by compiled code.

`NativeMachine(machine)` prints, builds and loads the Program of a reference machine. Its games stop, are driven and
hash as those of the reference interpreter; whole batches are played without coming back to Python.
Complains with `Unavailable`, whose text says why and what to do: then the reference interpreter has to play.
"""

from __future__ import annotations

import ctypes
import sys
import time
from array import array
from collections.abc import Sequence
from dataclasses import dataclass
from threading import Event
from typing import Any

from rulewright.backend.codegen.c_compiler import BuildFailed, NoCompiler, built
from rulewright.backend.codegen.fault_sites import FaultSite
from rulewright.backend.codegen.native_library import Columns, loaded
from rulewright.backend.codegen.program_printer import printed
from rulewright.backend.codegen.translation_unit import Unsupported
from rulewright.backend.codegen.view_layout import ViewLayout
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State
from rulewright.errors import RulewrightError
from rulewright.ir.program import Program

_FAULTED, _REFUSED = 1, -1
PLACES = 4
"""So many games are copied round and round to measure it: as in a search, the last ones are at hand."""


SHORTLY = 0.1
"""Seconds that a stretch of play takes, about: so soon it can be broken off."""
MOST_BUDGET = 10**9


class Unavailable(RulewrightError):
    """There is no native backend for this game on this machine."""


@dataclass(frozen=True, slots=True)
class Batch:
    """Games played at random. Rows are games; scores and ranks hold `players` numbers a game, zeros after a fault.

    `faults` holds 0, or the number of a fault's place. Replay the seed with `NativeMachine.start` to read its message.
    """

    players: int
    faults: array[int]
    decisions: array[int]
    scores: array[int]
    ranks: array[int]
    digests: array[int] | None
    covered: array[int] | None = None
    """In how many of the games each mark was reached, if the Program has marks."""

    def columns(self) -> Columns:
        """Where compiled code writes the rows."""
        every = (self.faults, self.decisions, self.scores, self.ranks, self.digests, self.covered)
        return Columns(*(None if column is None else _address(column) for column in every))


class NativeMachine:
    """A Program as compiled code. It holds no game."""

    def __init__(self, machine: Machine, flags: tuple[str, ...] | None = None) -> None:
        self.machine = machine
        if sys.byteorder != "little":
            raise Unavailable("compiled games are for little-endian machines")
        try:
            text = printed(machine)
            self.library = _library(text.text, machine.program.game, flags)
        except Unsupported as problem:
            raise Unavailable(f"the native backend cannot play this: {problem}") from problem
        except (NoCompiler, BuildFailed) as problem:
            raise Unavailable(str(problem)) from problem
        except OSError as problem:
            reason = problem.strerror or str(problem).rpartition(": ")[2]  # without the path of the cache
            raise Unavailable(f"the compiled game cannot be kept or loaded: {reason}") from problem
        self.sites = text.sites
        self.size: int = self.library.rw_size()
        self.most_outcomes = text.most_outcomes
        self.sight = ViewLayout(machine.program, machine.texts)

    @property
    def program(self) -> Program:
        return self.machine.program

    def site(self, number: int) -> FaultSite:
        """The place of a fault in a batch, which is not 0: its kind, and the rule."""
        return self.sites.all[number - 1]

    def fault(self, seed: int, limit: int | None = None) -> Fault:
        """The fault of a seed whose row in a batch tells one."""
        game = self.blank()
        self.library.rw_prepare(game.memory, seed, self._limit(limit))
        try:
            game.play()
        except Fault as fault:
            return fault
        raise AssertionError(f"seed {seed} plays without a fault")

    def _limit(self, limit: int | None) -> int:
        return self.program.limit if limit is None else min(limit, self.program.limit)

    # ---- one game --------------------------------------------------------------------------------------------------

    def start(self, seed: int, automatic: bool = True) -> NativeGame:
        """A new game, run to its first stop."""
        game = self.blank()
        game.begin(seed, automatic)
        return game

    def blank(self) -> NativeGame:
        """Room for a game, which has to begin."""
        return NativeGame(self, ctypes.create_string_buffer(self.size))

    def copy_nanoseconds(self, copies: int = 100_000, rounds: int = 5) -> float:
        """How long copying a game takes, for search: the best of so many rounds, in nanoseconds of CPU time."""
        games = ctypes.create_string_buffer(self.size * PLACES)
        self.library.rw_prepare(games, 0, self.program.limit)
        taken = []
        for _ in range(rounds):
            start = time.process_time_ns()
            self.library.rw_copies(games, PLACES, copies)
            taken.append((time.process_time_ns() - start) / copies)
        return min(taken)

    # ---- many games ------------------------------------------------------------------------------------------------

    def derived_seeds(self, seed: int, first: int, count: int) -> array[int]:
        """The seeds of games `first` to `first + count - 1` of a run."""
        seeds = array("Q", bytes(8 * count))
        self.library.rw_derive_many(seed, first, count, _address(seeds))
        return seeds

    def playouts(
        self, seeds: Sequence[int], limit: int | None = None, digests: bool = False, halt: Event | None = None
    ) -> Batch:
        """Plays a game for each seed, every choice at random; the limit of decisions is the Program's.

        It is played in short stretches: Ctrl-C ends it between two of them, as does `halt` (then `Halted` is raised).
        """
        given = seeds if isinstance(seeds, array) and seeds.typecode == "Q" else array("Q", seeds)
        count, players = len(given), self.program.players
        batch = Batch(
            players,
            faults=array("i", bytes(4 * count)),
            decisions=array("i", bytes(4 * count)),
            scores=array("q", bytes(8 * count * players)),
            ranks=array("i", bytes(4 * count * players)),
            digests=array("Q", bytes(8 * count)) if digests else None,
            covered=array("q", bytes(8 * len(self.program.marks))) if self.program.marks and not digests else None,
        )
        columns = batch.columns()
        game, place, pace = self.blank().memory, 0, Pace()
        while place < 2 * count:
            if halt is not None and halt.is_set():
                raise Halted
            with pace:
                place = self.library.rw_playouts(
                    game, place, pace.budget, count, _address(given), self._limit(limit), columns
                )
        return batch


class Halted(Exception):
    """Games were broken off, as was asked."""


@dataclass(slots=True)
class Pace:
    """How many decisions and chance events are carried out in one go: so many that a stretch takes about `SHORTLY`."""

    budget: int = 1_000
    begun: float = 0.0

    def __enter__(self) -> None:
        self.begun = time.monotonic()

    def __exit__(self, *problem: object) -> None:
        taken = time.monotonic() - self.begun
        self.budget = max(1, min(4 * self.budget, MOST_BUDGET, round(self.budget * SHORTLY / max(taken, 1e-6))))


def _library(text: str, name: str, flags: tuple[str, ...] | None) -> Any:
    """The library of a text; one in the cache that cannot be loaded is built again."""
    try:
        return loaded(built(text, name, flags))
    except (OSError, AttributeError):
        return loaded(built(text, name, flags, anew=True))


def _address(column: array[int]) -> int:
    return column.buffer_info()[0]


class NativeGame:
    """One game. `memory` holds all of it: copying it copies the game."""

    def __init__(self, machine: NativeMachine, memory: ctypes.Array[ctypes.c_char]) -> None:
        self.machine = machine
        self.library: Any = machine.library
        self.memory = memory

    def clone(self) -> NativeGame:
        copy = self.machine.blank()
        self.library.rw_copy(copy.memory, self.memory)
        return copy

    def begin(self, seed: int, automatic: bool = True) -> None:
        """Starts afresh, and runs to the first stop."""
        self.finish(self.library.rw_start(self.memory, seed, automatic))

    def finish(self, result: int) -> None:
        """Raises the fault in which a run ended."""
        if result == _FAULTED:
            a, b = ctypes.c_int64(), ctypes.c_int64()
            place = self.library.rw_fault_place(self.memory, ctypes.byref(a), ctypes.byref(b))
            raise self.machine.sites.fault(place, a.value, b.value)

    # ---- where it stands -------------------------------------------------------------------------------------------

    @property
    def over(self) -> int:
        """0: not over; 1: over by the rules; 2: by a fault."""
        return int(self.library.rw_over(self.memory))

    @property
    def pc(self) -> int:
        return int(self.library.rw_pc(self.memory))

    @property
    def decisions(self) -> int:
        return int(self.library.rw_decisions(self.memory))

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that may act now."""
        mask = self.library.rw_waiting(self.memory)
        return tuple(seat for seat in range(self.machine.program.players) if mask >> seat & 1)

    def count(self, seat: int) -> int:
        """How many legal actions a seat has."""
        return int(self.library.rw_count(self.memory, seat))

    def legal(self, seat: int) -> list[int]:
        """A seat's legal actions, in order."""
        found = array("i", bytes(4 * max(1, self.count(seat))))
        count = self.library.rw_actions(self.memory, seat, _address(found))
        return found.tolist()[:count]

    def digest(self) -> str:
        """The hash of the position, as of the reference interpreter."""
        found: int = self.library.rw_digest(self.memory)
        return found.to_bytes(8, "little").hex()

    def state(self) -> State:
        """The same state for the reference interpreter: to view, explain or save it."""
        program = self.machine.program
        length = program.length - program.position_start
        slots = ctypes.cast(self.library.rw_slots(self.memory), ctypes.POINTER(ctypes.c_int32 * length)).contents
        started = bool(self.library.rw_started(self.memory))
        pending = {seat: self.legal(seat) for seat in self.waiting}
        return State(
            [0] * program.position_start + list(slots), self.streams(), self.decisions, started=started, pending=pending
        )

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat may know, or an onlooker: as `rulewright.game.view`."""
        machine = self.machine
        if seat is not None and not 0 <= seat < machine.program.players:
            raise ValueError(f"there is no seat {seat}")
        numbers = array("i", bytes(4 * machine.sight.size))
        self.library.rw_view(self.memory, machine.program.players if seat is None else seat, _address(numbers))
        return machine.sight.view(numbers, seat, self.legal(seat) if seat is not None else [])

    def streams(self) -> list[int]:
        """The counters of the generator."""
        return [self.library.rw_counter(self.memory, stream) for stream in range(3)]

    def visits(self) -> dict[int, int]:
        """How often each instruction ran; only in games built with -DRW_VISITS."""
        counts = ctypes.cast(
            self.library.rw_visits(self.memory), ctypes.POINTER(ctypes.c_uint32 * len(self.machine.program.code))
        ).contents
        return {at: count for at, count in enumerate(counts) if count}

    def set_stream(self, stream: int, counter: int) -> None:
        """Sets a counter of the generator, such as that of the bots where choices are made outside."""
        self.library.rw_set_counter(self.memory, stream, counter)

    # ---- playing ---------------------------------------------------------------------------------------------------

    def choose(self, seat: int, action: int) -> None:
        """Takes a choice and plays on to the next stop."""
        result = self.library.rw_choose(self.memory, seat, action)
        if result == _REFUSED:
            raise ValueError(f"action {action} is not legal for seat {seat}")
        self.finish(result)

    def outcomes(self) -> list[int]:
        """What chance may give at this stop: values with repetition, each equally likely; none at other stops."""
        found = array("i", bytes(4 * self.machine.most_outcomes))
        count = self.library.rw_outcomes(self.memory, _address(found))
        return found.tolist()[:count]

    def decide(self, outcome: int) -> None:
        """Takes a chance outcome and plays on."""
        if outcome not in self.outcomes():
            raise ValueError(f"{outcome} is not a possible outcome")
        self.finish(self.library.rw_decide(self.memory, outcome))

    def play(self) -> None:
        """Plays on to the end, every choice at random."""
        pace = Pace()
        while not self.over:
            with pace:
                self.finish(self.library.rw_play(self.memory, pace.budget))

    def outcome(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """Scores and ranks by seat."""
        players = self.machine.program.players
        scores, ranks = array("q", bytes(8 * players)), array("i", bytes(4 * players))
        self.finish(self.library.rw_outcome(self.memory, _address(scores), _address(ranks)))
        return tuple(scores), tuple(ranks)


__all__ = ["Batch", "Fault", "Halted", "NativeGame", "NativeMachine", "Unavailable"]
