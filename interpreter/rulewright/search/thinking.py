"""Thinks for a seat: samples positions that agree with what it knows, and searches in them. All that bots need to know
of positions is in here.

In: an `Information`, and what is asked. Out: an action id. Raises `NoWorld` where no position is found. By iterations
it is the same on every machine, with and without a compiler; by time it is not.
"""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Protocol

from rulewright.backend.codegen.search_machines import search_machine
from rulewright.backend.runtime.machine import Machine
from rulewright.information import Information, Sampling
from rulewright.information.observation import sight
from rulewright.information.worlds import NativeWorlds
from rulewright.ir.program import Program
from rulewright.search.horizon import measured
from rulewright.search.kept_horizons import kept
from rulewright.search.native_search import Arena, NativeSearch
from rulewright.search.plan import (
    FAR,
    MOST_ITERATIONS,
    POSITIONS,
    Goal,
    Method,
    Others,
    Plan,
    Rollouts,
    Tried,
    Worth,
    best,
)
from rulewright.search.reference_search import ReferenceSearch
from rulewright.search.traces import NativeTraces, ReferenceTraces
from rulewright.search.ways_to_worlds import ways_to

AT_ONCE = 64
"""So many iterations are made between two looks at the clock."""
KEPT_IF_LIKELY = 128
"""At least so many positions where they are weighted by how likely others' choices were: of fewer, some heavy ones
would stand for all.
"""


@dataclass(frozen=True, slots=True)
class Asked:
    """What a bot wants. `samples`: tries of each action, in place of a number of iterations.
    A horizon of None is measured.
    """

    method: Method
    iterations: int = 0
    samples: int = 0
    seconds: float | None = None
    horizon: int | None = None
    several: bool = False
    rollouts: Rollouts = Rollouts.RANDOM
    others: Others = Others.ALIKE
    likely: bool = False
    """Whether worlds come by how likely others' choices were."""
    goal: Goal = Goal.BOTH
    positions: int = POSITIONS
    """So many positions are kept for a seat, and played on from in turn."""


class Search(Protocol):
    """A search that goes on when it is run again."""

    def run(self, iterations: int) -> None: ...

    def found(self) -> list[Tried]: ...


class Thinker:
    """The thinker of one game. It holds no game that is played: only its rules, which are public."""

    def __init__(self, program: Program, compiled: bool = True) -> None:
        self.program, self.machine = program, Machine(program)
        self.native = search_machine(self.machine) if compiled else None
        self._samplings: dict[int, Sampling] = {}
        """By how many games they keep: what is found follows from it."""
        self.arena = Arena()
        self._one_at_a_time = threading.Lock()

    @cached_property
    def worth(self) -> Worth:
        """How far it looks in this game."""
        return kept(self.program, self._measured)

    def _measured(self) -> Worth:
        if self.native is not None:
            return measured(NativeTraces(self.native), self.program)
        return measured(ReferenceTraces(self.machine), self.program)

    def best(self, information: Information, asked: Asked) -> int:
        """The action that went best. Raises `NoWorld` where no position is found
        that agrees with what the seat knows.
        """
        return best(*self.thought(information, asked))

    def thought(self, information: Information, asked: Asked) -> tuple[Plan, list[Tried]]:
        """What was asked in the end, and what was tried.
        Of several threads one thinks, the others wait: the memory is the same.
        """
        with self._one_at_a_time:
            return self._thought(information, asked)

    @property
    def seats(self) -> set[int]:
        """The seats of which something is believed, or of which nothing could be found."""
        return {seat for sampling in self._samplings.values() for seat in sampling.seats}

    def sampling(self, asked: Asked) -> Sampling:
        """Where the worlds of a search come from."""
        kept = max(asked.positions, KEPT_IF_LIKELY) if asked.likely else asked.positions
        if kept not in self._samplings:
            self._samplings[kept] = Sampling(self.machine, self.native, kept)
        return self._samplings[kept]

    def _thought(self, information: Information, asked: Asked) -> tuple[Plan, list[Tried]]:
        plan = self._plan(information, asked)
        sampling, ways = self.sampling(asked), None
        count = min(plan.iterations, sampling.particles)
        if plan.likely:
            worlds, pasts = sampling.with_pasts(information, count, plan.seed)
            ways = ways_to(pasts, plan.seat, self.program.players, sight(information.stream[-1].seen))
        else:
            worlds = sampling.sample(information, count, plan.seed)
        search: Search
        if isinstance(worlds, NativeWorlds):
            assert self.native is not None
            search = NativeSearch(self.native, plan, worlds.memory, worlds.count, self.arena, ways)
        else:
            search = ReferenceSearch(self.machine, plan, worlds.states, ways)
        _run(search, plan, asked.seconds)
        return plan, search.found()

    def _plan(self, information: Information, asked: Asked) -> Plan:
        worth = self.worth.towards(asked.goal)
        if asked.horizon is not None:
            worth = replace(worth, horizon=min(FAR, asked.horizon))
        iterations = asked.iterations or min(MOST_ITERATIONS, asked.samples * len(information.legal))
        seed = information.random.getrandbits(64)
        told = asked.several, asked.rollouts, asked.others, asked.likely, asked.seconds is not None
        return Plan(asked.method, information.seat, iterations, seed, worth, *told)


def _run(search: Search, plan: Plan, seconds: float | None) -> None:
    """All iterations, or as many as there is time for."""
    if seconds is None:
        search.run(plan.iterations)
        return
    until = time.monotonic() + seconds
    for _ in range(0, plan.iterations, AT_ONCE):
        search.run(AT_ONCE)
        if time.monotonic() >= until:
            break
