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
from functools import cached_property
from typing import Any, NoReturn, SupportsIndex

from rulewright.backend.codegen.c_compiler import BuildFailed, NoCompiler, built
from rulewright.backend.codegen.c_limits import Unsupported
from rulewright.backend.codegen.fault_sites import FaultSite
from rulewright.backend.codegen.native_game import NativeGame
from rulewright.backend.codegen.native_library import loaded
from rulewright.backend.codegen.playouts import Halted, PlayoutBatch, PlayPace, address
from rulewright.backend.codegen.unavailable import Unavailable
from rulewright.backend.codegen.view_layout import ViewLayout
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.errors import NotPickled
from rulewright.ir.program import Offer, Program
from rulewright.processes.halts import EndedBySignals, Halt
from rulewright.source.text import Span

PLACES = 4
"""So many games are copied round and round to measure it: as in a search, the last ones are at hand."""


class NativeMachine:
    """A Program as compiled code. It holds no game."""

    def __init__(
        self, machine: Machine, flags: tuple[str, ...] | None = None, search: bool = False, vector: bool = False
    ) -> None:
        """`search`, `vector`: with what searches in games, and what steps many at once; it takes longer to build."""
        self.machine = machine
        if sys.byteorder != "little":
            raise Unavailable("compiled games are for little-endian machines")
        try:
            from rulewright.backend.codegen.program_printer import printed  # noqa: PLC0415 (heavy, needed here alone)

            text = printed(machine, search, vector)
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
        self.view_layout = ViewLayout(machine.program, machine.texts)

    def __copy__(self) -> NativeMachine:
        return self

    def __deepcopy__(self, memo: dict[int, object]) -> NativeMachine:
        """Itself: compiled code does not change."""
        return self

    def __reduce_ex__(self, protocol: SupportsIndex) -> NoReturn:
        raise NotPickled("compiled rules")

    @property
    def program(self) -> Program:
        return self.machine.program

    @cached_property
    def most_legal(self) -> int:
        """More choices are legal at no decision."""
        offers = [operand for step in self.program.code for operand in step.operands if isinstance(operand, tuple)]
        actions = self.program.actions
        sizes = [sum(actions[one.action].size for one in row if isinstance(one, Offer)) for row in offers]
        return 1 + max(sizes, default=0)

    @cached_property
    def most_at_once(self) -> int:
        """So many seats choose at one decision, at most."""
        return self.program.players if any(step.name == "everyone" for step in self.program.code) else 1

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

    def where(self, game: ctypes.Array[ctypes.c_char]) -> tuple[int, Span]:
        """After how many decisions a game stands, and at which rule."""
        return self.library.rw_decisions(game), self.machine.span(self.library.rw_pc(game))

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
        self.library.rw_derive_many(seed, first, count, address(seeds))
        return seeds

    def mean_length(self, seed: int, games: int = 200) -> float:
        """How many decisions a random game takes, about."""
        return sum(self.playouts(self.derived_seeds(seed, 0, games)).decisions) / games

    def playouts(
        self, seeds: Sequence[int], limit: int | None = None, digests: bool = False, halt: Halt | None = None
    ) -> PlayoutBatch:
        """Plays a game for each seed, every choice at random; the limit of decisions is the Program's.

        Ctrl-C ends it at the next choice, in the main thread; in others `halt` does so (then `Halted` is raised).
        """
        given = seeds if isinstance(seeds, array) and seeds.typecode == "Q" else array("Q", seeds)
        count = len(given)
        batch = PlayoutBatch.of(self.program, count, digests)
        columns = batch.columns()
        game, place, pace = self.blank().memory, 0, PlayPace()
        while place < 2 * count:
            with pace, EndedBySignals() as signals:
                place = self.library.rw_playouts(
                    *(game, place, pace.budget, count, address(given), self._limit(limit), columns),
                    signals if halt is None else halt.address,
                )
            if halt is not None and halt.is_asked:
                raise Halted
            pace.check(place, *self.where(game))
        return batch


def _library(text: str, name: str, flags: tuple[str, ...] | None) -> Any:
    """The library of a text; one in the cache that cannot be loaded is built again."""
    try:
        return loaded(built(text, name, flags))
    except (OSError, AttributeError):
        return loaded(built(text, name, flags, anew=True))
