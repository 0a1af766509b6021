"""What a seat should believe, worked out: every way a small game may go, with its
probability if all choose at random.
"""

from __future__ import annotations

from collections import defaultdict

from rulewright.backend.runtime.machine import Machine
from rulewright.game import Game
from rulewright.information import Chronicle, key

Posterior = dict[str, float]
"""Positions by their digest, each with its probability."""


def posteriors(machine: Machine, seat: int, most: int) -> dict[bytes, tuple[Chronicle, Posterior]]:
    """By stream of the seat, wherever it has to choose after fewer than `most`
    decisions: one way there, and all positions.
    """
    found: dict[bytes, tuple[Chronicle, dict[str, float]]] = {}
    ahead = [(Chronicle.start(Game.start(machine, 0, log=False, automatic=False, heard=True), [seat]), 1.0)]
    while ahead:
        chronicle, chance = ahead.pop()
        game = chronicle.game
        if game.at_chance:
            values = machine.outcomes[game.state.slots[machine.program.pc]](game.state)
            for value in values:
                copy = chronicle.clone()
                copy.decide(value)
                ahead.append((copy, chance / len(values)))
            continue
        if game.over or game.state.decisions >= most:
            continue
        pending = game.state.pending
        if seat in pending and _opens(chronicle, seat):
            entry = found.setdefault(key(chronicle.stream(seat)), (chronicle, defaultdict(float)))
            entry[1][game.digest()] += chance
        first = min(pending)
        for action in pending[first]:
            copy = chronicle.clone()
            copy.choose(first, action)
            ahead.append((copy, chance / len(pending[first])))
    return {stream: (one, _normalised(by_digest)) for stream, (one, by_digest) in found.items()}


def _opens(chronicle: Chronicle, seat: int) -> bool:
    """Whether nobody has sealed a choice yet."""
    game = chronicle.game
    return sum(1 << other for other in game.state.pending) == chronicle.streams[seat][-1].seen[0]


def _normalised(found: Posterior) -> Posterior:
    total = sum(found.values())
    return {digest: chance / total for digest, chance in found.items()}


def distance(posterior: Posterior, counts: dict[str, int]) -> float:
    """The total variation between a posterior and what was sampled."""
    total = sum(counts.values())
    return sum(abs(posterior.get(one, 0) - counts.get(one, 0) / total) for one in {*posterior, *counts}) / 2
