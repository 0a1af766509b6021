"""What compiled code does for an observation in one call is what is done there one by one."""

from __future__ import annotations

import random

import pytest

from information.games import machine, step, watched
from information.test_belief import ALL, native
from rulewright.information import NoWorld, Sampling
from rulewright.information.native_particles import NativeParticles
from rulewright.information.observation import Stream
from rulewright.information.repairs import Repairs
from rulewright.information.worlds import NativeWorlds

GAMES = {"gravediggers": 1, "liars_dice": 1, "gnadenlos": 2, "graverobbers": 1, "go_fish": 1, "euchre": 1, "hearts": 3}
"""The seed of a game with repairs: by what is seen, told and disclosed; of dice; by way of others; at random."""
DECISIONS, KEPT = (300, 32) if ALL else (40, 16)


class OneByOne(NativeParticles):
    """Compiled games that do no more in one call than those of the reference interpreter."""

    def advance(self, *_: object) -> None:
        return None


def found(sampling: Sampling, seat: int, stream: Stream) -> object:
    """Positions, with their generators and those of the belief."""
    try:
        worlds = sampling.of_stream(seat, stream, KEPT, 5)
    except NoWorld as problem:
        return str(problem)
    assert isinstance(worlds, NativeWorlds)
    belief = sampling._beliefs[seat][1]
    assert isinstance(belief.particles, NativeParticles)
    games = [worlds.game(place) for place in range(worlds.count)]
    numbers = belief.chance[:], belief.particles.belief.counter, belief.repairs.patience
    return [(game.digest(), game.streams()) for game in games], numbers


@pytest.mark.parametrize("name", GAMES)
def test_one_call_finds_what_many_find(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    made, built, filled = machine(name), native(name), list[int]()
    fill = Repairs.fill

    def counted(*given: object) -> int:
        filled.append(1)
        return fill(*given)  # type: ignore[arg-type]

    monkeypatch.setattr(Repairs, "fill", counted)
    chronicle, chance = watched(made, GAMES[name]), random.Random(GAMES[name])
    at_once, one_by_one = Sampling(made, built, KEPT), Sampling(made, built, KEPT)
    while not chronicle.game.over and chronicle.game.state.decisions < DECISIONS:
        seat = min(chronicle.game.state.pending)
        if len(chronicle.game.state.pending[seat]) > 1:
            here = found(at_once, seat, chronicle.stream(seat))
            with monkeypatch.context() as other:
                other.setattr("rulewright.information.sampling.NativeParticles", OneByOne)
                assert found(one_by_one, seat, chronicle.stream(seat)) == here
        step(chronicle, chance)
    assert filled, "no game was repaired"
