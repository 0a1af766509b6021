"""A bot chooses the same in two games that are the same to its seat, whatever lies where it cannot see; a bot that is
given the truth does not.

A game and its twin are played from the beginning, with components exchanged that the seat never comes to know
(tests/properties/twins.py). Both give the seat the same stream; the bots' chance is the same. What a bot chooses then
follows from nothing else.
"""

from __future__ import annotations

import ctypes
import random
from array import array
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import pytest

from conformance.cases import QUICK
from information.games import machine
from properties import twins
from rulewright.backend.codegen.native_game import NativeGame
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State, digest
from rulewright.bots.searching import Searching
from rulewright.game import Game
from rulewright.game.chance_outcomes import is_about_components
from rulewright.information import Chronicle, Information, NoWorld, information_of
from rulewright.search.native_search import NativeSearch
from rulewright.search.plan import Method, Plan, Worth, best
from rulewright.search.thinking import Asked, Thinker

TRIED = ("kuhn", "leduc", "goofspiel", "liars_dice", "connect_four", "tic_tac_toe", "nim")
"""Games in which positions are sampled in a moment."""
TOLD_APART = ("kuhn", "leduc")
"""Games in which what is exchanged decides what is best: other cards, not dice that show the same."""
NO_OUTCOME = -(2**31)
LENGTHS = (4, 30, 110)
"""Early, in the middle, late: after so many steps of play and chance at most."""
SEEDS = range(2)
ASKED = Asked(Method.TREE, iterations=60, horizon=16)
LIKELY = Asked(Method.TREE, iterations=200, horizon=16, likely=True)


class Twins:
    """A game and its twin, and what one seat has learned in each."""

    def __init__(self, made: Machine, seed: int, length: int) -> None:
        self.chance = random.Random(seed)
        self.seat = self.chance.randrange(made.program.players)
        start = Game.start(made, seed, automatic=False, heard=True)
        walk = twins.walk(start, self.seat, self.chance, length)
        self.labels = twins.shuffled_labels(start, walk.learnt, self.chance)
        self.steps = walk.steps
        self.ours = Chronicle.start(start.clone(), [self.seat])
        self.theirs = Chronicle.start(twins.relabelled(start, self.labels), [self.seat])

    def stops(self) -> Iterator[tuple[Information, Information]]:
        """What the seat knows in both, wherever it has a choice;
        up to where the rules publish what was worked out from a secret.
        """
        for step in self.steps:
            if self.ours.stream(self.seat) != self.theirs.stream(self.seat):
                return
            if len(self.ours.game.legal(self.seat)) > 1:
                yield known(self.ours, self.seat), known(self.theirs, self.seat)
            if not self._follow(step):
                return

    def _follow(self, step: twins.Step) -> bool:
        """Takes a step in both, as `twins.follow` does."""
        game, twin, (kind, number, action) = self.ours.game, self.theirs.game, step
        if kind == "chance":
            outcome = self.labels.get(number, number) if is_about_components(game.machine, game.state) else number
            if not twin.at_chance or outcome not in twin.machine.outcomes[twin.state.slots[twin.program.pc]](
                twin.state
            ):
                return False
            self.ours.decide(number)
            self.theirs.decide(outcome)
            return True
        if number not in twin.state.pending:
            return False
        other = twins.same_choice(twin, number, twins.meaning(game, number, action, self.labels))
        if other is None:
            return False
        if game.decision is not None and not game.decision.simultaneous:
            twins._match_copies(
                game, twins.copies(game, number, action), twins.copies(twin, number, other), self.labels
            )
        self.ours.choose(number, action)
        self.theirs.choose(number, other)
        return True


def known(chronicle: Chronicle, seat: int) -> Information:
    """What a seat is handed. The true game is in nothing but the arguments."""
    past: Any = SimpleNamespace(stream=chronicle.stream, seed=0, bots_seed=1, number=0)
    return information_of(chronicle.game, seat, past, {"random", "stream"})


def last_stops(made: Machine) -> Iterator[tuple[Twins, Information, Information]]:
    """The last choice of the seat in every walk."""
    for length in LENGTHS:
        for seed in SEEDS:
            pair = Twins(made, seed, length)
            found = list(pair.stops())
            if found:
                yield pair, *found[-1]


@pytest.mark.parametrize("name", TRIED)
def test_twins_choose_the_same(name: str) -> None:
    """Not only the choice: all that was counted on the way. Each thinker begins with nothing."""
    made, compared = machine(name), 0
    for _, here, there in last_stops(made):
        one, other = Thinker(made.program), Thinker(made.program)
        assert told(one, here) == told(other, there)
        if name in TOLD_APART:
            assert told(one, here, LIKELY) == told(other, there, LIKELY)
        compared += 1
    assert compared >= len(SEEDS)


def told(thinker: Thinker, information: Information, asked: Asked = ASKED) -> object:
    try:
        return thinker.thought(information, asked)
    except NoWorld:
        return Searching(asked, lambda program: thinker).choose(information)


@pytest.mark.parametrize("name", TOLD_APART)
def test_who_is_given_the_truth_fails(name: str) -> None:
    """The same search in the true position chooses otherwise in some twin."""
    made = machine(name)
    native = NativeMachine(made, QUICK, search=True)
    for length in (3, 4, 6, 9, 16, 30, 60, 120):
        for seed in range(30):
            pair = Twins(made, seed, length)
            for _ in pair.stops():
                if cheated(native, pair.ours, pair.seat) != cheated(native, pair.theirs, pair.seat):
                    return
    raise AssertionError("no twin tells them apart")


def cheated(native: NativeMachine, chronicle: Chronicle, seat: int) -> int:
    """What goes best in the true position."""
    plan = Plan(Method.TREE, seat, 100, 5, Worth(12, 8, 10))
    search = NativeSearch(native, plan, compiled(native, chronicle.game.state).memory, 1)
    search.run(plan.iterations)
    return best(plan, search.found())


def compiled(native: NativeMachine, state: State) -> NativeGame:
    """The same position in a compiled game."""
    game, slots = native.blank(), array("i", state.slots[native.program.position_start :])
    native.library.rw_prepare(game.memory, 0, native.program.limit)
    ctypes.memmove(native.library.rw_slots(game.memory), slots.buffer_info()[0], 4 * len(slots))
    native.library.rw_decide(game.memory, NO_OUTCOME)
    assert game.digest() == digest(native.program, state)
    return game
