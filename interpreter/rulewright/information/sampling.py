"""Positions that agree with what a seat knows, for bots that play on in them.

In: the information of a seat, how many positions, and a seed. Out: worlds. The same for the same information, count and
seed, on both backends; the number of games that are kept is part of the question. Complains with `NoWorld` where none
is found.
"""

from __future__ import annotations

from array import array
from contextlib import suppress
from typing import Any

from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.playouts import address
from rulewright.backend.runtime.chance import below
from rulewright.backend.runtime.machine import Machine
from rulewright.information.belief import Belief, NoWorld
from rulewright.information.information import Information
from rulewright.information.native_particles import NativeParticles
from rulewright.information.observation import Stream, mixed
from rulewright.information.reference_particles import ReferenceParticles
from rulewright.information.retracing import ChoicesMade, retraced
from rulewright.information.worlds import NativeWorlds, ReferenceWorlds

USUAL = 64
"""So many games are kept for a seat."""
LARGER, AT_LEAST = 8, 256
"""Where no game agrees any more it is begun anew with so many times as many, but at least so many, and gone on with as
many as before."""
ANEW = 64
"""But only where it was lost no more observations after it was begun: the more there are, the dearer."""


class Sampling:
    """Samples positions of one Program. It keeps the games of each seat from one question to the next, which saves
    the way from the beginning and changes nothing.
    """

    def __init__(self, machine: Machine, native: NativeMachine | None = None, particles: int = USUAL) -> None:
        """`native`: the machine in compiled code, built for search."""
        self._machine, self._native, self.particles = machine, native, particles
        self._beliefs: dict[int, tuple[Stream, Belief]] = {}
        self._lost: dict[int, tuple[Stream, str]] = {}
        """Streams for which nothing was found.
        What is found follows from the stream, so nothing is found for those that go on from them either.
        """

    @property
    def seats(self) -> set[int]:
        """The seats of which games are kept, or of which none were found."""
        return {*self._beliefs, *self._lost}

    def sample(self, information: Information, count: int, seed: int) -> NativeWorlds | ReferenceWorlds:
        """So many positions at the seat's pending decision, drawn from the games that are kept, each in turn."""
        return self.of_stream(information.seat, information.stream, count, seed)

    def of_stream(self, seat: int, stream: Stream, count: int, seed: int) -> NativeWorlds | ReferenceWorlds:
        """The same for a stream that ends where the seat has to choose."""
        return self._drawn(self._belief(seat, stream), count, seed)[1]

    def with_pasts(
        self, information: Information, count: int, seed: int
    ) -> tuple[NativeWorlds | ReferenceWorlds, list[ChoicesMade]]:
        """The same positions as `sample`, and for each what everybody chose on the way there since the seat knew all
        last: nothing where nobody knows how it came about.
        """
        belief = self._belief(information.seat, information.stream)
        which, worlds = self._drawn(belief, count, seed)
        own = [one.choice for one in information.stream[belief.begun :] if one.choice is not None]
        pasts = {place: _past(belief, place, own) for place in set(which)}
        return worlds, [pasts[place] for place in which]

    def _drawn(self, belief: Belief, count: int, seed: int) -> tuple[list[int], NativeWorlds | ReferenceWorlds]:
        """Places among the games that are kept, and what stands there."""
        chance = [mixed((seed >> 32, seed))]
        games, library = belief.particles.count, self._native.library if self._native is not None else None
        which = (
            in_turn(games, count, chance)
            if library is None
            else in_turn_by_compiled_code(library, games, count, chance)
        )
        return which, belief.particles.worlds(which, chance[0])

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
        belief = self._followed(seat, stream, belief)
        belief.particles.thin_out(self.particles)
        self._beliefs[seat] = stream, belief
        return belief

    def _followed(self, seat: int, stream: Stream, belief: Belief | None) -> Belief:
        """A belief that has reached the end of the stream; where that is lost a larger one, from where all was known
        last; where that is lost as well, the one that has come farther is rebuilt.
        """
        belief = belief or Belief(self._machine, seat, self._new(seat, self.particles))
        tried = [belief]
        if _arrives(belief, stream):
            return belief
        if belief.farthest <= belief.begun + ANEW:
            larger = Belief(self._machine, seat, self._new(seat, max(AT_LEAST, LARGER * self.particles)), belief.base)
            if _arrives(larger, stream):
                return larger
            tried.append(larger)
        farthest = max(tried, key=lambda one: (not one.rebuilt, one.farthest))
        farthest.rebuild(stream, self.particles)
        return farthest

    def _new(self, seat: int, size: int) -> NativeParticles | ReferenceParticles:
        seed = mixed([seat, size], mixed(self._machine.program.fingerprint.encode()))
        if self._native is not None:
            return NativeParticles(self._native, seat, size, seed)
        return ReferenceParticles(self._machine, seat, size, seed)


def _past(belief: Belief, place: int, own: list[int]) -> ChoicesMade:
    belief.particles.pick_up(place)
    return retraced(belief.particles.past_walk(), belief.seat, belief.particles.one.made(), own)


def in_turn(games: int, count: int, chance: list[int]) -> list[int]:
    """So many places among those of the games, in an order that is drawn: each comes again when all have come."""
    found = list[int]()
    while len(found) < count:
        rest = list(range(games))
        found += [rest.pop(below(chance, 0, len(rest))) for _ in range(min(games, count - len(found)))]
    return found


def in_turn_by_compiled_code(library: Any, games: int, count: int, chance: list[int]) -> list[int]:
    """The same, by c/search.h."""
    rest, found = array("q", bytes(8 * games)), array("q", bytes(8 * max(1, count)))
    chance[0] = library.rw_in_turn(chance[0], games, count, address(rest), address(found))
    return found.tolist()[:count]


def _arrives(belief: Belief, stream: Stream) -> bool:
    """Whether it reaches the end of a stream."""
    with suppress(NoWorld):
        belief.follow(stream)
        return True
    return False


def _continues(stream: Stream, followed: Stream) -> bool:
    """Whether a stream goes on from another one. The last observation may have got its choice meanwhile."""
    before = len(followed)
    if not before or len(stream) < before or stream[: before - 1] != followed[: before - 1]:
        return False
    return stream[before - 1].tells_as_much_as(followed[-1])
