"""Two games that one seat cannot tell apart, at a stop where it has a choice: early, in the middle, or late.

A random game is played up to there. Its twin is the same game up to some step: from the beginning, or from later on, so
that something is unknown to the seat at every stage. From there on components are exchanged of which the seat learns
nothing up to the stop (tests/properties/twins.py); what somebody else or chance did shortly before is another thing
that the seat could not see: a sealed bid, an amount paid in secret, a die under a cup; and at the stop itself the
hidden purses and values are others. The runtime plays both, and they are twins if the streams of the seat are the same.
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from properties import twins
from properties.test_secrets import other_numbers
from rulewright.backend.runtime.machine import Machine
from rulewright.game import Game
from rulewright.information import DRAWN, EVERYTHING, Chronicle, Information, Past, information_of

PARTS = (0.0, 0.5, 0.85)
"""Early, in the middle, late: of all choices that the seat has in a game, the one that comes after this share."""
MOST_STEPS = 600
"""A longer game is followed so far only."""
PARTED = (40, 12, 4, 0)
"""So many steps before the stop components are exchanged, if an exchange at the beginning or half-way comes out."""
TRIES = 6
NEAR = 8
"""So many steps before the stop at most, another one is tried."""


class Watched(Past):
    """The past of a game whose streams were gathered on the way."""

    def __init__(self, chronicle: Chronicle) -> None:
        super().__init__(chronicle.game.machine, 0, bots_seed=1)
        self.stream = chronicle.stream  # type: ignore[method-assign]


@dataclass(frozen=True)
class Pair:
    """A game and its twin, and what a seat has learned in each."""

    seat: int
    ours: Chronicle
    theirs: Chronicle

    @property
    def differs(self) -> bool:
        """Whether anything is otherwise that the seat cannot see."""
        return self.ours.game.digest() != self.theirs.game.digest()

    def handed(self) -> tuple[Information, Information]:
        """All that the seat could be handed in both."""
        ours, theirs = (
            information_of(one.game, self.seat, Watched(one), EVERYTHING | {DRAWN}) for one in (self.ours, self.theirs)
        )
        return ours, theirs

    def with_twin(self, twin: Game) -> Pair:
        """Another game instead of the twin, of which the seat has learned the same so far."""
        theirs = self.theirs.clone()
        theirs.game = twin
        return replace(self, theirs=theirs)

    def after(self, steps: Sequence[twins.Step], labels: twins.Relabelling) -> Pair | None:
        """Both some steps later; none if the twin cannot follow, or if the seat learns something else there."""
        ours, theirs = self.ours.clone(), self.theirs.clone()
        for step in steps:
            other = twins.same_step(ours.game, theirs.game, step, labels)
            if other is None:
                return None
            twins.take(ours, step)
            twins.take(theirs, other)
        return Pair(self.seat, ours, theirs) if ours.stream(self.seat) == theirs.stream(self.seat) else None

    def parted(self, step: twins.Step, rng: random.Random) -> Pair | None:
        """After a step of somebody else or of chance, which is another one in the twin."""
        ours, theirs, (kind, who, _) = self.ours.clone(), self.theirs.clone(), step
        if kind == "chance":
            other = ("chance", rng.choice(twins.outcomes(theirs.game)), 0)
        elif who != self.seat:
            other = ("choice", who, rng.choice(theirs.game.legal(who)))
        else:
            return None
        twins.take(ours, step)
        twins.take(theirs, other)
        return Pair(self.seat, ours, theirs)


def pair_at(made: Machine, seed: int, part: float) -> Pair | None:
    """A game by this seed and a twin of it, which differs if one is found; none if the seat has no choice in it."""
    rng = random.Random(f"{seed}/{part}")
    start = Game.start(made, seed, automatic=False, heard=True)
    seat = rng.randrange(made.program.players)
    steps = _up_to_a_choice(start, seat, part, rng)
    return _Way.along(start, seat, steps, rng).pair() if steps is not None else None


def _up_to_a_choice(start: Game, seat: int, part: float, rng: random.Random) -> list[twins.Step] | None:
    """The steps of a random game up to one of the seat's choices; who chooses at the same time has chosen before."""
    game, steps, choices = start.clone(), list[twins.Step](), list[tuple[int, Game]]()
    while not game.over and len(steps) < MOST_STEPS:
        if len(game.legal(seat)) > 1:
            choices.append((len(steps), game.clone()))
        steps.append(twins.random_step(game, rng))
    if not choices:
        return None
    at, stop = choices[int(part * len(choices))]
    others = [other for other in stop.state.pending if other != seat]
    return steps[:at] + [("choice", other, rng.choice(stop.legal(other))) for other in others]


@dataclass(frozen=True)
class _Way:
    """The way to a stop: its steps; where a twin may begin to differ, and what the seat learns from there on."""

    seat: int
    steps: Sequence[twins.Step]
    begun: dict[int, Pair]
    """By number of a step: the game before it, twice."""
    learnt: dict[int, set[int]]
    """By number of a step: the components that the seat knows before it, or comes to know after it."""
    rng: random.Random

    @classmethod
    def along(cls, start: Game, seat: int, steps: Sequence[twins.Step], rng: random.Random) -> _Way:
        count = len(steps)
        places = sorted({0, count // 2, *(count - back for back in (*PARTED, NEAR) if back <= count)})
        game, begun, learnt = Chronicle.start(start.clone(), [seat]), dict[int, Pair](), dict[int, set[int]]()
        with twins.Watched(start.machine, seat) as watched:
            for at, step in enumerate([*steps, None]):
                for known in learnt.values():
                    known |= watched.learnt
                watched.learnt.clear()
                if at in places:
                    begun[at], learnt[at] = Pair(seat, game.clone(), game.clone()), twins.known(game.game, seat)
                if step is not None:
                    twins.take(game, step)
        return cls(seat, steps, begun, learnt, rng)

    def pair(self) -> Pair:
        found = next(self._exchanged(), None) or next(self._parted(), None) or self.begun[len(self.steps)]
        return found.with_twin(other_numbers(found.theirs.game, self.seat, self.rng))

    def _exchanged(self) -> Iterator[Pair]:
        """Twins that differ by components: all that the seat does not learn, or only two, for more may come out."""
        for at, begun in self.begun.items():
            game = begun.ours.game
            fixed = self.learnt[at] | (twins.framed(game) if at else set())
            for labels in self._labels(twins.shuffled_labels(game, fixed, self.rng)):
                found = begun.with_twin(twins.relabelled(game, labels)).after(self.steps[at:], labels)
                if found and found.differs:
                    yield found

    def _labels(self, unknown: twins.Relabelling) -> Iterator[twins.Relabelling]:
        moved = [one for one, other in unknown.items() if one != other]
        if moved:
            yield dict(unknown)
        for one in self.rng.sample(moved, min(TRIES, len(moved))):
            yield {one: unknown[one], unknown[one]: one}

    def _parted(self) -> Iterator[Pair]:
        """Twins that differ by what somebody else or chance did shortly before."""
        at = max(0, len(self.steps) - NEAR)
        for _ in range(NEAR * TRIES if self.steps else 0):
            place = self.rng.randrange(at, len(self.steps))
            before = self.begun[at].after(self.steps[at:place], {})
            there = before and before.parted(self.steps[place], self.rng)
            found = there and there.after(self.steps[place + 1 :], {})
            if found and found.differs:
                yield found
