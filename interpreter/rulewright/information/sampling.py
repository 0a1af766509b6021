"""Positions that agree with what a seat knows, for bots that play on in them.

In: the information of a seat, how many positions, and a seed. Out: worlds. The same for the same information, count and
seed, on both backends; the number of games that are kept is part of the question. Complains with `NoWorld` where none
is found.
"""

from __future__ import annotations

from contextlib import suppress

from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.runtime.chance import below
from rulewright.backend.runtime.machine import Machine
from rulewright.information.belief import Belief, NoWorld
from rulewright.information.information import Information
from rulewright.information.native_particles import NativeParticles
from rulewright.information.observation import Stream, mixed
from rulewright.information.reference_particles import ReferenceParticles
from rulewright.information.worlds import NativeWorlds, ReferenceWorlds

USUAL = 64
"""So many games are kept for a seat."""
SIZES = (1, 8)
"""Where no game agrees any more it is begun anew with so many times as many, and gone on with as many as before."""


class Sampling:
    """Of one Program. It keeps the games of each seat from one question to the next, which saves
    the way from the beginning and changes nothing.
    """

    def __init__(self, machine: Machine, native: NativeMachine | None = None, particles: int = USUAL) -> None:
        """`native`: the machine in compiled code, built for search."""
        self._machine, self._native, self._particles = machine, native, particles
        self._beliefs: dict[int, tuple[Stream, Belief]] = {}
        self._lost: dict[int, tuple[Stream, str]] = {}
        """Streams for which nothing was found.
        What is found follows from the stream, so nothing is found for those that go on from them either.
        """

    def sample(self, information: Information, count: int, seed: int) -> NativeWorlds | ReferenceWorlds:
        """So many positions at the seat's pending decision, each drawn from the games that are kept."""
        return self.of_stream(information.seat, information.stream, count, seed)

    def of_stream(self, seat: int, stream: Stream, count: int, seed: int) -> NativeWorlds | ReferenceWorlds:
        """The same for a stream that ends where the seat has to choose."""
        belief = self._belief(seat, stream)
        chance = [mixed((seed >> 32, seed))]
        which = [below(chance, 0, belief.particles.count) for _ in range(count)]
        return belief.particles.worlds(which, chance[0])

    def _belief(self, seat: int, stream: Stream) -> Belief:
        lost, reason = self._lost.get(seat, ((), ""))
        if _continues(stream, lost):
            raise NoWorld(reason)
        try:
            return self._searched(seat, stream)
        except NoWorld as problem:
            self._lost[seat] = stream, str(problem)
            raise

    def _searched(self, seat: int, stream: Stream) -> Belief:
        followed, belief = self._beliefs.pop(seat, ((), None))
        if belief is not None and not _continues(stream, followed):
            belief = None
        sizes = [times * self._particles for times in SIZES]
        for size in [one for one in sizes if belief is None or one >= belief.particles.count]:
            if belief is None or belief.particles.count != size:
                belief = Belief(self._machine, seat, self._new(seat, size))
            with suppress(*[NoWorld] * (size != sizes[-1])):
                belief.follow(stream)
                belief.particles.thin_out(sizes[0])
                self._beliefs[seat] = stream, belief
                return belief
        raise AssertionError("the last size gives games, or complains")

    def _new(self, seat: int, size: int) -> NativeParticles | ReferenceParticles:
        seed = mixed([seat, size], mixed(self._machine.program.fingerprint.encode()))
        if self._native is not None:
            return NativeParticles(self._native, seat, size, seed)
        return ReferenceParticles(self._machine, seat, size, seed)


def _continues(stream: Stream, followed: Stream) -> bool:
    """Whether a stream goes on from another one. The last observation may have got its choice meanwhile."""
    before = len(followed)
    if not before or len(stream) < before or stream[: before - 1] != followed[: before - 1]:
        return False
    last, then = stream[before - 1], followed[-1]
    return (last.seen, last.legal, last.heard) == (then.seen, then.legal, then.heard)
