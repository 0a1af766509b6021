"""Particles on the reference interpreter: what c/belief.h does, number for number.

In: a machine, and what a seat has observed. Out: what `Particles` in `particles.py` asks for.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from rulewright.backend.runtime.chance import next_word
from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.information.made import Advanced, Effort, FollowedSoFar
from rulewright.information.observation import Observation
from rulewright.information.particle import DiedError, Particle
from rulewright.information.reference_moves import ReferenceMoves
from rulewright.information.reference_one_game import ReferenceOneGame
from rulewright.information.reference_replays import ReferenceReplays
from rulewright.information.retracing import ReferenceWalk, Walk
from rulewright.information.rewriting import Rewriting
from rulewright.information.worlds import ReferenceWorlds


class ReferenceParticles:
    """Games of one seat."""

    def __init__(self, machine: Machine, seat: int, count: int, seed: int) -> None:
        self.machine, self.program, self.count = machine, machine.program, count
        self.replays = ReferenceReplays(machine, seat, seed)
        self.moves = ReferenceMoves(self.replays, Rewriting(machine))
        self.one = ReferenceOneGame(self.replays, self.moves)
        self.found: list[Particle] = []
        self.tried: list[Particle] = []
        self.settled = 0

    @contextmanager
    def as_one_call(self) -> Iterator[None]:
        """As for compiled games; here signals need no watching."""
        yield

    def observe(self, stream: Sequence[Observation]) -> None:
        """What the seat has observed so far."""
        self.replays.stream[:] = stream
        since = len(stream) - self.settled
        if 8 * since + 64 > self.replays.room:
            self.replays.room = 16 * since + 256

    def begin(self, kept: object = None) -> bool:
        """Every game at the first observation, or where games were settled that were kept."""
        if kept is not None:
            assert isinstance(kept, tuple)
            _, self.replays.start, self.settled = kept
            self.found = [self.replays.start.copy() for _ in range(self.count)]
            return True
        try:
            state = self.machine.start(0, log=False, automatic=False, heard=True)
            self.replays.start = Particle(state, [0] * self.program.players)
            self.replays.agree(self.replays.start)
        except (DiedError, Fault):
            return False
        self.found = [self.replays.start.copy() for _ in range(self.count)]
        return True

    def extend(
        self, goal: int, tries: int, hint: Sequence[int] | None, careful: bool = False, probes: int = 0
    ) -> tuple[int, int]:
        """Tries to reach an observation; how many of the games that were tried live, and how many were tried.
        `probes`: so often it may be tried for each game; no more than once where that is seen to be too seldom.
        """
        self.replays.careful = careful
        self.tried, tried = self.replays.extended(self.found, self.count, goal, tries, hint, probes)
        return len(self.tried), tried

    def follow(self, goal: int, last: int, effort: Effort, chance: list[int]) -> FollowedSoFar:
        """In compiled code several observations are reached in one call; here each is reached for itself."""
        return FollowedSoFar(goal, None, False)

    def advance(
        self, goal: int, tried: int | None, effort: Effort, patience: int, chance: list[int]
    ) -> Advanced | None:
        """In compiled code all that may have to be done for an observation is one call; here it is not."""
        return None

    def last(self, place: int) -> list[int]:
        """What came at the last stop of a tried game."""
        return self.tried[place].last[:]

    def weights(self, alive: int) -> list[float]:
        """How much each tried game counts."""
        return [p.weight for p in self.tried[:alive]]

    def keep(self, which: Sequence[int]) -> None:
        """From now on the games are these of the tried ones."""
        self.found = [self.tried[place].copy() for place in which]
        for before, here, one in zip(which, which[1:], self.found[1:], strict=False):
            one.copied |= here == before and bool(one.made)

    def copied(self) -> int:
        """How many games have become copies of others since they were moved apart."""
        return sum(one.copied for one in self.found)

    def move_apart(self, goal: int) -> int:
        """Some moves of Metropolis and Hastings for each copy; how many were accepted."""
        accepted = 0
        for place, p in enumerate(self.found):
            if p.copied:
                self.found[place], moves = self.moves.moved(p, goal)
                self.found[place].copied = False
                accepted += moves
        return accepted

    def agreed(self) -> bool:
        """Whether all games stand at the same position."""
        start, first = self.program.position_start, self.found[0].state.slots
        return all(one.state.slots[start:] == first[start:] for one in self.found)

    def settle(self) -> None:
        """From now on games are made again from where they stand."""
        self.settled = len(self.replays.stream)
        for p in self.found:
            p.made, p.ways, p.scale = [], 1.0, 0
        self.replays.start = self.found[0].copy()

    def kept(self, instead: object = None) -> object:
        """The games as they are, to be brought back."""
        return [p.copy() for p in self.found], self.replays.start.copy(), self.settled

    def bring_back(self, kept: object) -> None:
        """The games are again as they were; evenly spread ones of them, if they were more."""
        assert isinstance(kept, tuple)
        found, self.replays.start, self.settled = kept
        self.found = [p.copy() for p in found[:: len(found) // self.count]]

    def thin_out(self, count: int) -> None:
        """Evenly spread ones of the games are left, so many at most."""
        if count >= self.count:
            return
        self.found = [self.found[place * self.count // count] for place in range(count)]
        self.count = count

    def pick_up(self, place: int) -> None:
        """The game that is looked at is a copy of one of those that were found."""
        self.one.looked = self.found[place].copy()

    def put(self, place: int) -> None:
        """The game that was brought on becomes one of the tried ones."""
        self.tried[place:] = [self.one.aside.copy()]

    def past_walk(self) -> Walk:
        """The game from which all are made again, as it was."""
        return ReferenceWalk(self.machine, self.replays.start.state.clone())

    def worlds(self, which: Sequence[int], seed: int) -> ReferenceWorlds:
        """Copies of some of the games, with generators of their own."""
        words, states = [seed], []
        for place in which:
            state = self.found[place].state.clone()
            state.automatic, state.heard = True, None
            state.streams = [next_word(words, 0) << 32 | next_word(words, 0) for _ in state.streams]
            states.append(state)
        return ReferenceWorlds(self.machine, tuple(states))
