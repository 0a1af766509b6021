"""What a seat may believe: games that agree with all that it has observed.

In: the stream of a seat. Out: positions at its pending decision, drawn as they are distributed if others choose at
random. Complains with `NoWorld` where none is found within the budget; a position that contradicts what the seat knows
is never given.

Nothing here is handed the true game. Games are played from their beginning, with outcomes and others' choices drawn at
random, and stay as long as what the seat observes in them is what it did observe: a particle filter that tries until
enough live (F. Le Gland, N. Oudjane, "A sequential particle algorithm that keeps the particle system alive", 2006).
Where that becomes rare all that may come at a stop is looked at, and one of those is drawn that agree; or it is tried
seven times of eight what made the observation come about before. Each game is weighed for it (A. Doucet, N. de Freitas,
N. Gordon, "Sequential Monte Carlo methods in practice", 2001). Games that have become copies of each other are moved
apart: one outcome or choice is drawn anew, the rest is made again, and the change is accepted as W. K. Hastings (1970)
has it. Where no game lives, components are exchanged that the seat does not know until what it saw comes about; where
that does not help, it is gone on from an earlier observation in another way. Where the seat knows all and the games
agree, what was made before need never be made again. A belief that is lost in spite of all that may be rebuilt: from
where it was lost, its games are made to show what the seat sees, until the seat knows all again.
"""

from __future__ import annotations

from functools import cached_property
from typing import NamedTuple

from rulewright.backend.runtime.chance import below
from rulewright.backend.runtime.machine import Machine
from rulewright.errors import RulewrightError
from rulewright.information.belief_parts import BeliefParts
from rulewright.information.made import Advanced, Effort
from rulewright.information.observation import Observation, Stream, mixed
from rulewright.information.particles import Particles
from rulewright.information.rebuilding import Rebuilding
from rulewright.information.repairs import PATIENCE, Hint, Repairs

PROBES, LOOKS, TRIES = 4, 3, 12
"""So many times as there are games is it tried to go on, first at random and then with a hint."""
COPIES = 4
"""If more than one of so many games is a copy of another one, they are moved apart where the seat chooses."""
RETURNS = 4
"""So often is it gone back, each time by a decision of the seat more."""
LONG = 8
"""After so many outcomes and choices it is worth while to make games again from a later position."""


class NoWorld(RulewrightError):
    """No game was found that agrees with what a seat has observed."""


class Mark(NamedTuple):
    """Games as they stood at an observation."""

    reached: int
    kept: object


class Belief:
    """The belief of one seat of one game. What it finds follows from the stream alone."""

    def __init__(self, machine: Machine, seat: int, particles: Particles, base: Mark | None = None) -> None:
        """`base`: where the seat knew all, and the games agreed; without it, it is begun from the beginning."""
        self.seat, self.particles, self.base = seat, particles, base
        self.stream: list[Observation] = []
        self._parts = BeliefParts(machine, seat, particles, self.stream, self._below)
        self.repairs = Repairs(self._parts)
        self.chance = [mixed([seat])]
        self.reached = self.farthest = -1
        self.returns = 0
        self.marks: list[Mark] = []
        """The seat's last decisions."""
        self.lost: list[Mark] = []
        """Before the farthest observation that could not be reached, and before that at a decision of the seat."""
        self.rebuilt = False
        """Whether the games agree with what the seat sees, but no more with all that it saw before."""
        self.forced = -1
        """Up to this observation games are not played on, but made to show what is seen."""

    @cached_property
    def rebuilding(self) -> Rebuilding:
        """Few beliefs are ever rebuilt."""
        return Rebuilding(self._parts, self.repairs)

    @property
    def begun(self) -> int:
        """The observation from which games are made again."""
        return self.base.reached if self.base is not None else 0

    def follow(self, stream: Stream) -> None:
        """Goes on to the end of a stream, which continues the one that was followed before."""
        with self.particles.as_one_call():
            self._follow(stream)

    def _follow(self, stream: Stream) -> None:
        self.stream[:] = stream
        self.particles.observe(stream)
        if self.reached < 0:
            if not self.particles.begin(self.base.kept if self.base is not None else None):
                raise NoWorld("no game of these rules begins with what the seat has seen")
            self.reached = self.begun
        while self.reached + 1 < len(stream):
            goal, alive = self._easily(self.reached + 1)
            if goal < len(stream):
                self._advance_or_go_back(goal, alive)

    def _easily(self, goal: int) -> tuple[int, int | None]:
        """Games follow the stream as long as that is easy. The observation at which that ends, and how many of the
        tried games have reached it, if some were tried.
        """
        if goal <= self.forced:
            return goal, None
        goal, alive, agreed = self.particles.follow(goal, len(self.stream) - 1, self._effort, self.chance)
        self.reached = goal - 1
        if agreed:
            self._forget_what_is_known(goal - 1)
        return goal, alive

    @property
    def _effort(self) -> Effort:
        count = self.particles.count
        return Effort(PROBES * count, LOOKS * count, TRIES * count, self._enough)

    def rebuild(self, stream: Stream, count: int) -> None:
        """Goes on from where it was lost, with so many games at most."""
        if not self.lost or self.rebuilt:
            raise NoWorld("no game was found from which the belief could be rebuilt")
        self.rebuilt, self.repairs.again, self.repairs.patience = True, self.rebuilding.again, 0
        nearest, *earlier = self.lost
        try:
            self._rebuild_from(nearest, stream, count)
        except NoWorld:
            if not earlier:
                raise
            self.forced = self.farthest
            self._rebuild_from(earlier[0], stream, count)

    def _rebuild_from(self, mark: Mark, stream: Stream, count: int) -> None:
        """Games may stand where the rules have gone too far already, as where all dice are rolled that they believe to
        have been rolled unseen: such have to be rebuilt from before that.
        """
        self.reached, kept = mark
        self.particles.bring_back(kept)
        self.particles.thin_out(count)
        self.marks.clear()
        self.follow(stream)

    def _advance_or_go_back(self, goal: int, tried: int | None) -> None:
        """Where no game lives, it is gone on from an earlier observation in another
        way, each time from an earlier one. `tried`: so many of the tried games have reached it already.
        """
        try:
            self._advance(goal, tried)
        except NoWorld:
            if goal > self.farthest:
                self.farthest, self.returns, self.repairs.patience = goal, 0, PATIENCE
                self.lost = [Mark(self.reached, self.particles.kept()), *self.marks[-1:]]
            if not self.marks or self.returns == RETURNS:
                raise
            self.returns += 1
            self.reached, kept = self.marks.pop()
            self.particles.bring_back(kept)
            self.particles.move_apart(self.reached)
        else:
            self.reached = goal
            if self.stream[goal].legal and not self.rebuilt:
                self._mark(goal)

    def _mark(self, goal: int) -> None:
        """A decision of the seat was reached; that before the last ones is forgotten, and its memory used again."""
        oldest = self.marks.pop(0) if len(self.marks) == RETURNS else None
        is_free = oldest is not None and all(oldest is not one for one in self.lost)
        self.marks.append(Mark(goal, self.particles.kept(oldest.kept if oldest is not None and is_free else None)))

    def _below(self, size: int) -> int:
        return below(self.chance, 0, size)

    def _advance(self, goal: int, tried: int | None) -> None:
        """All games reach one more observation."""
        alive, agreed, self.repairs.patience = self._in_one_call(goal, tried) or self._one_by_one(goal, tried)
        if not alive:
            raise NoWorld(
                f"no game was found in which seat {self.seat + 1} sees what it saw at "
                f"observation {goal + 1}, after {TRIES * self.particles.count} tries"
            )
        if agreed:
            self._forget_what_is_known(goal)

    def _in_one_call(self, goal: int, tried: int | None) -> Advanced | None:
        """What compiled code does at once, as long as the belief is not rebuilt."""
        if self.rebuilt or goal <= self.forced:
            return None
        return self.particles.advance(goal, tried, self._effort, self.repairs.patience, self.chance)

    def _one_by_one(self, goal: int, tried: int | None) -> Advanced:
        particles, count = self.particles, self.particles.count
        alive = self._made_to_show(goal) if goal <= self.forced else self._played_on(goal, tried)
        if not alive:
            return Advanced(alive, False, self.repairs.patience)
        weights = particles.weights(alive)
        same = alive == count and len(set(weights)) == 1
        particles.keep(range(count) if same else self._resampled(weights))
        are_copies = len(self.stream[goal].legal) > 1 and COPIES * particles.copied() > count
        if not self.rebuilt and (alive < self._enough or are_copies):
            particles.move_apart(goal)
        return Advanced(alive, particles.agreed(), self.repairs.patience)

    def _forget_what_is_known(self, reached: int) -> None:
        """Where the seat knows all, and all games agree, they are made again from here from now on."""
        if self._certain():
            self.particles.settle()
            self.base = Mark(reached, self.particles.kept())
            self.rebuilt, self.repairs.again = False, self.particles.one.again

    def _played_on(self, goal: int, tried: int | None) -> int:
        """How many of the tried games reach it: at random or carefully, with a hint, after repairs."""
        particles, count = self.particles, self.particles.count
        alive = self._looked_at(goal) if tried is None else tried
        if alive < self._enough:
            hints = [tuple(particles.last(0))] if alive else self.repairs.hints(goal)
            alive, _ = particles.extend(goal, TRIES * count, hints[0])
            if alive < self._enough:
                alive = self._filled(goal, hints, alive)
        return alive

    def _looked_at(self, goal: int) -> int:
        """How many of the tried games reach it at random, or after a look at what may come."""
        particles, effort = self.particles, self._effort
        alive, _ = particles.extend(goal, effort.probes, None, probes=PROBES)
        if alive < particles.count:
            hint = particles.last(0) if alive else None
            alive, _ = particles.extend(goal, effort.looks, hint, careful=True)
        return alive

    def _made_to_show(self, goal: int) -> int:
        """How many could be made to show it, at their next stop if that can be."""
        return self.rebuilding.fill(goal, self.repairs.hints(goal), self._enough)

    def _filled(self, goal: int, hints: list[Hint], alive: int) -> int:
        """How many of the tried games live, after some were repaired; if none does, and they are rebuilt, how many
        could be made to show the observation.
        """
        alive = self.repairs.fill(goal, hints, alive, self._enough)
        return self.rebuilding.fill(goal, hints, self._enough) if self.rebuilt and not alive else alive

    def _certain(self) -> bool:
        """Whether the seat knows where every component lies, and games were made far enough that it counts."""
        self.particles.pick_up(0)
        is_long = self.rebuilt or self.particles.one.made_so_many() >= LONG
        return is_long and self.repairs.exchanges.all_known(self.particles.one.positions())

    @property
    def _enough(self) -> int:
        """With so many games it goes on."""
        return max(2, self.particles.count // 8)

    def _resampled(self, weights: list[float]) -> list[int]:
        """Systematic resampling: as many places as there are games, each as often as its weight says."""
        count, total = self.particles.count, 0.0
        for weight in weights:  # `sum` rounds in another way from Python 3.12 on
            total += weight
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
