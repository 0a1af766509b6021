"""What a seat may believe: games that agree with all that it has observed.

In: the stream of a seat. Out: positions at its pending decision, drawn as they are distributed if others choose at random. Complains with `NoWorld` where
none is found within the budget; a position that contradicts what the seat knows is never given.

Nothing here is handed the true game. Games are played from their beginning, with outcomes and others' choices drawn at random, and stay as long as
what the seat observes in them is what it did observe: a particle filter that tries until enough live (F. Le Gland, N. Oudjane, "A sequential
particle algorithm that keeps the particle system alive", 2006). Where that becomes rare it is tried seven times of eight what made the observation come about
before, and weighed for it (A. Doucet, N. de Freitas, N. Gordon, "Sequential Monte Carlo methods in practice", 2001). Games that have become copies of
each other are moved apart: one outcome or choice is drawn anew, the rest is made again, and the change is accepted as W. K. Hastings (1970) has it.
Where no game lives, components are exchanged that the seat does not know until what it saw comes about.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from rulewright.backend.runtime.chance import below
from rulewright.backend.runtime.machine import Machine
from rulewright.errors import RulewrightError
from rulewright.information.exchanges import Exchanges
from rulewright.information.observation import Observation, Stream, mixed
from rulewright.information.worlds import NativeWorlds, ReferenceWorlds
from rulewright.ir.program import Domain, Program

PROBES, TRIES = 4, 32
"""So many times as there are games is it tried to go on, first at random and then with a hint."""
MOVES, FEW = 3, 256
REPAIRS, HOPELESS = 8, 16
"""So many times as games are needed is it tried to repair one; after so many without any success no more."""
EXCHANGES = 10
IMPROVEMENTS = 300
SEARCHED = 12
"""In so many games a hint is looked for."""


class NoWorld(RulewrightError):
    """No game was found that agrees with what a seat has observed."""


class Particles(Protocol):
    """Games that agree with the stream so far. `native_particles.py` and `reference_particles.py` have them, number for number the same."""

    count: int

    def observe(self, stream: Sequence[Observation]) -> None: ...
    def begin(self) -> bool: ...
    def extend(self, goal: int, tries: int, hint: Sequence[int] | None) -> tuple[int, int]: ...
    def last(self, place: int) -> list[int]: ...
    def weights(self, alive: int) -> list[float]: ...
    def keep(self, which: Sequence[int]) -> None: ...
    def rejuvenate(self, goal: int, moves: int) -> int: ...
    def pick_up(self, place: int) -> None: ...
    def asked(self) -> dict[int, list[int]]: ...
    def attempt(self, chosen: Sequence[int], wanted: Observation) -> int: ...
    def attempted(self) -> tuple[list[int], list[int]]: ...
    def positions(self) -> list[int]: ...
    def made(self) -> list[int]: ...
    def look_on(self, goal: int, hint: Sequence[int] | None, tries: int) -> bool: ...
    def put(self, place: int) -> None: ...
    def again(self, made: Sequence[int], goal: int, change: int, forced: int, mend: bool) -> bool: ...
    def improve(self, goal: int, chosen: Sequence[int], wanted: Observation, moves: int) -> int: ...
    def worlds(self, which: Sequence[int], seed: int) -> NativeWorlds | ReferenceWorlds: ...


def about_components(program: Program) -> bytes:
    """By place in the code: whether chance decides there about components."""
    found = bytearray(len(program.code))
    for here, instruction in enumerate(program.code):
        domains = [operand for operand in instruction.operands if isinstance(operand, Domain)]
        found[here] = instruction.name in ("draw", "settle", "guess") or (
            instruction.name == "random" and domains[0].source in ("zone", "zones", "set")
        )
    return bytes(found)


class Belief:
    """Of one seat of one game. What it finds follows from the stream alone."""

    def __init__(self, machine: Machine, seat: int, particles: Particles) -> None:
        self.program, self.seat, self.particles = machine.program, seat, particles
        self.about = about_components(machine.program)
        self.alike = 0  # how often games have become copies of each other since they were moved apart
        self.exchanges = Exchanges(machine, seat, self._below)
        self.stream: list[Observation] = []
        self.chance = [mixed([seat])]
        self.reached = -1

    def follow(self, stream: Stream) -> None:
        """Goes on to the end of a stream, which continues the one that was followed before."""
        self.stream[:] = stream
        self.particles.observe(stream)
        if self.reached < 0:
            if not self.particles.begin():
                raise NoWorld("no game of these rules begins with what the seat has seen")
            self.reached = 0
        for goal in range(self.reached + 1, len(stream)):
            self._advance(goal)
            self.reached = goal

    def _below(self, size: int) -> int:
        return below(self.chance, 0, size)

    def _advance(self, goal: int) -> None:
        """All games reach one more observation."""
        particles, count = self.particles, self.particles.count
        alive, tried = particles.extend(goal, PROBES * count, None)
        if alive < count:
            hint = particles.last(0) if alive else self._searched(goal)
            alive, tried = particles.extend(goal, TRIES * count, hint)
            if alive < self._enough:
                alive = self._repaired(goal, hint, alive)
        if not alive:
            raise NoWorld(
                f"no game was found in which seat {self.seat + 1} sees what it saw at observation {goal + 1}, after {TRIES * count} tries"
            )
        weights = particles.weights(alive)
        same = alive == count and len(set(weights)) == 1
        particles.keep(range(count) if same else self._resampled(weights))
        if alive < self._enough * 2:
            particles.rejuvenate(goal, 4 * self._moves)
        self.alike += alive < count or tried > 2 * count
        if self.alike and self.stream[goal].legal:
            particles.rejuvenate(goal, self._moves)
            self.alike = 0

    @property
    def _moves(self) -> int:
        """How often each game is moved: fewer times if there are many games."""
        return max(1, MOVES * FEW // max(FEW, self.particles.count))

    @property
    def _enough(self) -> int:
        """With so many games it goes on."""
        return max(2, self.particles.count // 16)

    def _resampled(self, weights: list[float]) -> list[int]:
        """Systematic resampling: as many places as there are games, each as often as its weight says."""
        count, total = self.particles.count, sum(weights)
        step = total / count
        at, up_to, found = step * self._below(1 << 20) / (1 << 20), weights[0], []
        place = 0
        for _ in range(count):
            while at >= up_to and place < len(weights) - 1:
                place += 1
                up_to += weights[place]
            found.append(place)
            at += step
        return found

    # ---- what makes an observation come about ------------------------------------------------------------------------

    def _searched(self, goal: int) -> list[int]:
        """The choices or the outcome that come nearest to the observation, in some of the games."""
        best: tuple[int, list[int]] = (1 << 40, [0] * self.program.players)
        for place in range(0, self.particles.count, max(1, self.particles.count // SEARCHED)):
            self.particles.pick_up(place)
            best = min(best, self._nearest(goal), key=lambda found: found[0])
            if best[0] == 0:
                break
        return best[1]

    def _nearest(self, goal: int) -> tuple[int, list[int]]:
        """Of the game that is looked at: one seat's choice after the other, as long as that brings it nearer."""
        asked, wanted = self.particles.asked(), self.stream[goal]
        chosen = [0] * self.program.players
        for seat, legal in asked.items():
            if not legal:
                return 1 << 40, chosen
            chosen[max(0, seat)] = legal[self._below(len(legal))]
        best = self._distance(chosen, wanted)
        for _ in range(2 if len(asked) > 1 else 1):
            for seat, legal in asked.items():
                for number in dict.fromkeys(legal):
                    tried = [*chosen]
                    tried[max(0, seat)] = number
                    found = self._distance(tried, wanted)
                    if found < best:
                        best, chosen = found, tried
        if -1 in asked:
            chosen = [self._likeness(chosen[0]), *chosen[1:]]
        return best, chosen

    def _distance(self, chosen: list[int], wanted: Observation) -> int:
        found = self.particles.attempt(chosen, wanted)
        return found if found >= 0 else 1 << 40

    def _likeness(self, outcome: int) -> int:
        """By what an outcome is hinted at."""
        s = self.particles.positions()
        return self.exchanges.likeness(s, outcome) if self.about[s[self.program.pc]] else outcome

    # ---- exchanges ----------------------------------------------------------------------------------------------------

    def _repaired(self, goal: int, hint: list[int], alive: int) -> int:
        """Fills up the tried games with such in which components were exchanged. Gives how many there are."""
        count = self.particles.count
        for attempt in range(REPAIRS * self._enough):
            if alive >= self._enough or (not alive and attempt >= HOPELESS):
                break
            self.particles.pick_up(attempt * 37 % count)
            if self._exchanged(goal, hint):
                self.particles.put(alive)
                alive += 1
        return alive

    def _exchanged(self, goal: int, hint: list[int]) -> bool:
        """Whether the game that is looked at gives the observation, after some exchanges."""
        for _ in range(EXCHANGES):
            if self.particles.look_on(goal, hint, 4):
                return True
            if not self._exchange(goal, hint):
                break
        chosen = self._as_hinted(hint)
        return self.particles.improve(
            goal - 1, chosen, self.stream[goal], IMPROVEMENTS
        ) == 0 and self.particles.look_on(goal, hint, 8)

    def _exchange(self, goal: int, hint: list[int]) -> bool:
        """One exchange, and all that was made is made again; false if nothing can be exchanged."""
        particles, wanted = self.particles, self.stream[goal]
        before = particles.positions()
        if particles.attempt(self._as_hinted(hint), wanted) < 0:
            return False
        seen, after = particles.attempted()
        pair = self.exchanges.pair(seen, wanted.seen, after, before)
        if pair is None:
            return False
        made = particles.made()
        for one, other in (pair, pair[::-1]):
            places = [place for place, number in enumerate(made) if number == one]
            if places and particles.again(made, goal - 1, places[self._below(len(places))], other, True):
                return True
        return True

    def _as_hinted(self, hint: list[int]) -> list[int]:
        """What the hint says, as far as it is possible in the game that is looked at."""
        chosen = [0] * self.program.players
        for seat, legal in self.particles.asked().items():
            right = [one for one in legal if (self._likeness(one) if seat < 0 else one) == hint[max(0, seat)]] or legal
            if right:
                chosen[max(0, seat)] = right[self._below(len(right))]
        return chosen
