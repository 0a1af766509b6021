"""A rule log tells a seat nothing that its view and log do not: twins that it cannot tell apart have one rule log for
it.

See `properties/twins.py` for twins. Both are played on with a recorder each; the recorder of the twin begins as a copy
of the other one.
"""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial

import pytest

from properties import catalogue, play, twins
from properties.catalogue import Case
from properties.test_secrets import other_numbers
from rulewright.backend.runtime.machine import Machine
from rulewright.backend.runtime.state import State
from rulewright.game import Fault, Game
from rulewright.rule_log import RuleLog, ToldEntry, recorder_of
from rulewright.rule_log.recorder import Recorder

STEPS = 12


class Watched:
    """Several games of one machine, each with a recorder."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.recorders: list[tuple[State, Recorder]] = []

    def begin(self, seed: int) -> Game:
        recorder = recorder_of(self.machine)
        state = self.machine.blank(seed, automatic=False)
        self.recorders.append((state, recorder))
        with self.watching():
            self.machine.run(state)
        return Game(self.machine, state)

    def twin(self, game: Game, twin: Game) -> None:
        """The twin's recorder begins as the other one stands."""
        recorder = copy.copy(self.recorder(game))
        recorder.knowledge = copy.copy(recorder.knowledge)
        recorder.knowledge.named = dict(recorder.knowledge.named)
        recorder.knowledge.handles = set(recorder.knowledge.handles)
        recorder.knowledge.origins = dict(recorder.knowledge.origins)
        recorder.naming = copy.copy(recorder.naming)
        recorder.naming.knowledge = recorder.knowledge
        recorder.entries, recorder.calls = recorder.entries[:], recorder.calls[:]
        recorder.secrets, recorder.due = recorder.secrets[:], dict(recorder.due)
        recorder._begun = {}
        self.recorders = [(state, other) for state, other in self.recorders if state is game.state]
        self.recorders.append((twin.state, recorder))

    def recorder(self, game: Game) -> Recorder:
        return next(recorder for state, recorder in self.recorders if state is game.state)

    def told(self, game: Game, eye: int | None, since: int) -> tuple[ToldEntry, ...]:
        players = game.program.players
        return RuleLog(players, tuple(self.recorder(game).entries), (0,) * players).told(eye, since=since)

    @contextmanager
    def watching(self) -> Iterator[None]:
        plain = self.machine.steps[:]

        def at(place: int, state: State) -> int:
            for known, recorder in self.recorders:
                if known is state:
                    return recorder.step(place, state)
            return plain[place](state)

        self.machine.steps[:] = [partial(at, place) for place in range(len(plain))]
        try:
            yield
        finally:
            self.machine.steps[:] = plain


def compare(watched: Watched, start: Game, eye: int, rng: random.Random) -> int:
    """Plays a game and a twin of it on, as far as the eye cannot tell them apart; how many entries were compared."""
    seen = eye if eye < start.program.players else None
    walk = twins.walk(start, eye, rng, STEPS)
    labels = twins.shuffled_labels(start, walk.learnt | twins.framed(start), rng)
    game = start.clone()
    watched.recorders.append((game.state, copy.copy(watched.recorder(start))))
    watched.twin(start, game)
    twin = twins.relabelled(other_numbers(game, eye, rng) if seen is not None else game, labels)
    pair = [(start.state, watched.recorder(start)), (game.state, watched.recorder(game))]
    watched.twin(game, twin)
    watched.recorders += pair[:1]
    since, compared = len(watched.recorder(game).entries), 0
    for step in walk.steps:
        try:
            with watched.watching():
                if not twins.follow(game, twin, step, labels):
                    break
        except Fault:
            break
        if play.obtainable(game, seen) != play.obtainable(twin, seen):
            break
        ours, theirs = watched.told(game, seen, since), watched.told(twin, seen, since)
        assert [(e.kind, e.sentence) for e in ours] == [(e.kind, e.sentence) for e in theirs]
        assert ours == theirs
        compared = len(ours)
    return compared


def walks(machine: Machine, seed: int, stops: int, apart: int) -> Iterator[tuple[Watched, Game, random.Random]]:
    """Positions of a random game, each with its recorder."""
    rng, watched = random.Random(seed), Watched(machine)
    game = watched.begin(seed)
    for _ in range(stops):
        for _ in range(rng.randint(1, apart)):
            if game.over:
                return
            with watched.watching():
                twins.random_step(game, rng)
        sealed = game.program.sealed
        if all(choice < 0 for choice in game.state.slots[sealed : sealed + game.program.players]):
            yield watched, game, rng


@pytest.mark.parametrize("case", catalogue.cases(), ids=str)
def test_twins_have_one_rule_log(case: Case) -> None:
    for seed in catalogue.seeds(1, 12):
        for watched, game, rng in walks(case.machine, seed, 3, 30):
            for eye in range(game.program.players + 1):
                compare(watched, game, eye, rng)


def test_walks_tell_enough() -> None:
    """The comparison is not empty: many entries of twins that differ are compared."""
    case = next(case for case in catalogue.cases() if case.name == "gravediggers")
    compared = 0
    for watched, game, rng in walks(case.machine, 1, 6, 25):
        compared += sum(compare(watched, game, eye, rng) for eye in range(game.program.players + 1))
    assert compared > 300
