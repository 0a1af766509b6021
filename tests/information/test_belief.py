"""Sampled positions: none that contradicts what the seat knows, every one that
it may believe, and as often as they come about.
"""

from __future__ import annotations

import ctypes
import math
import os
import random
from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from conformance.cases import QUICK
from information.exact import Posterior, distance, posteriors
from information.games import SHIPPED, machine, step, watched
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.runtime.state import digest
from rulewright.information import NoWorld, ReferenceWorlds, Sampling
from rulewright.information.belief import Belief
from rulewright.information.chronicle import Chronicle
from rulewright.information.observation import Stream
from rulewright.information.worlds import NativeWorlds
from tiers import either

EXHAUSTIVE: dict[str, tuple[tuple[tuple[str, str], ...], int, int]] = {
    "kuhn": ((), 2, 3),
    "leduc": ((), 2, 3),
    "goofspiel": ((("cards", "4"), ("bids", "secret")), 2, 3),
    "liars_dice": ((("dice_each", "1"), ("match", "first_loss"), ("starter", "first_seat")), 2, 3),
    "face_down_row": ((), 2, 3),
    "hidden_purse": ((), 2, 3),
    "buried_cards": ((), 2, 6),
}
"""By game: options, seats, and after how many decisions the last one is asked.
The games of this folder have a face-down row with a peek, a hidden purse with a sealed bid, and equal cards in a hand
of which one is buried.
"""
ALL = os.environ.get("RULEWRIGHT_TESTS", "") == "all"
MANY, SOME = (100_000, 3) if ALL else (10_000, 1)
GAMES, DECISIONS, KEPT = (3, 100, 256) if ALL else (1, 8, 32)


@cache
def native(name: str, players: int | None = None, options: tuple[tuple[str, str], ...] = ()) -> NativeMachine:
    return NativeMachine(machine(name, players, options), QUICK, search=True)


def asked(name: str, seat: int) -> list[tuple[Chronicle, Posterior]]:
    """Where the seat is asked, some of all: late ones first, and among those the ones with most positions."""
    options, players, most = EXHAUSTIVE[name]
    every = posteriors(machine(name, players, options), seat, most).items()
    found = [
        entry for _, entry in sorted(every, key=lambda one: (-one[1][0].game.state.decisions, -len(one[1][1]), one[0]))
    ]
    return found[:: max(1, len(found) // SOME)]


def digests(worlds: NativeWorlds) -> Counter[str]:
    """How often each position comes."""
    start, digest = ctypes.addressof(worlds.memory), worlds.machine.library.rw_digest
    found = Counter(digest(start + place * worlds.machine.size) for place in range(worlds.count))
    return Counter({number.to_bytes(8, "little").hex(): count for number, count in found.items()})


def noise(posterior: dict[str, float], count: int) -> float:
    """The total variation that so many independent draws are expected to have: of a
    binomial count, the mean distance from its mean.
    """
    return sum(math.sqrt(chance * (1 - chance) / (2 * math.pi * count)) for chance in posterior.values())


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", EXHAUSTIVE)
def test_the_distribution_is_the_posterior(name: str, seat: int) -> None:
    options, players, _ = EXHAUSTIVE[name]
    made, built = machine(name, players, options), native(name, players, options)
    cases = asked(name, seat)
    assert any(len(posterior) > 1 for _, posterior in cases)
    for chronicle, posterior in cases[:: either(3, 1)]:
        found = Sampling(made, built, MANY).of_stream(seat, chronicle.stream(seat), MANY, 1)
        assert isinstance(found, NativeWorlds)
        counts = digests(found)
        assert set(counts) <= set(posterior), "a position that contradicts what the seat knows"
        assert {one for one, chance in posterior.items() if chance > 1e-3} <= set(counts), "every position is reached"
        assert distance(posterior, counts) < (0.02 if ALL else 0.01 + 1.6 * noise(posterior, MANY))


@pytest.mark.parametrize("name", EXHAUSTIVE)
def test_both_backends_sample_the_same(name: str) -> None:
    options, players, _ = EXHAUSTIVE[name]
    made, built = machine(name, players, options), native(name, players, options)
    for seat in range(players):
        for chronicle, _ in asked(name, seat)[:4]:
            stream = chronicle.stream(seat)
            there = Sampling(made, built, 40).of_stream(seat, stream, 20, 7)
            here = Sampling(made, None, 40).of_stream(seat, stream, 20, 7)
            assert isinstance(there, NativeWorlds)
            assert isinstance(here, ReferenceWorlds)
            for place, state in enumerate(here.states):
                game = there.game(place)
                assert game.digest() == digest(made.program, state)
                assert game.streams() == state.streams


@pytest.mark.parametrize("name", SHIPPED)
def test_samples_agree_with_all_that_the_seat_knows(name: str) -> None:
    """View and legal actions, number for number; played again, each gives the same stream.
    Where the budget finds none that is told by name.
    """
    made, built = machine(name), native(name)
    for seed in range(GAMES):
        chronicle, chance = watched(made, seed), random.Random(seed)
        sampling = {seat: Sampling(made, built, KEPT) for seat in range(made.program.players)}
        while not chronicle.game.over and chronicle.game.state.decisions < DECISIONS:
            for seat in chronicle.game.state.pending:
                last = chronicle.streams[seat][-1]
                if seat not in sampling or not last.legal or last.choice is not None:
                    continue
                try:
                    found = sampling[seat].of_stream(seat, chronicle.stream(seat), 5, seed)
                except NoWorld:
                    sampling.pop(seat)
                    continue
                assert isinstance(found, NativeWorlds)
                for place in range(found.count):
                    game = found.game(place)
                    assert tuple(game.seen_numbers(seat)) == last.seen
                    assert tuple(game.legal(seat)) == last.legal
            step(chronicle, chance)


def test_samples_follow_from_the_stream_alone() -> None:
    """Truths that are the same to the seat give the same samples, byte for byte;
    also if the seat was asked before, and not.
    """
    made, built = machine("kuhn"), native("kuhn")
    by_stream: dict[object, set[bytes]] = {}
    keeping = Sampling(made, built, 50)
    for seed in range(20):
        chronicle = watched(made, seed)
        stream = chronicle.stream(0)
        for sampling in (Sampling(made, built, 50), keeping):
            found = sampling.of_stream(0, stream, 10, 3)
            assert isinstance(found, NativeWorlds)
            by_stream.setdefault(stream, set()).add(bytes(found.memory))
    assert [len(samples) for samples in by_stream.values()] == [1, 1, 1]


def test_what_cannot_be_is_refused_by_name() -> None:
    made = machine("kuhn")
    stream = list(watched(made, 1).stream(0))
    stream[-1] = type(stream[-1])((*stream[-1].seen[:-1], 77), stream[-1].legal, stream[-1].heard)
    for built in (native("kuhn"), None):
        with pytest.raises(NoWorld, match="seat 1"):
            Sampling(made, built, 20).of_stream(0, tuple(stream), 5, 1)


def test_what_is_lost_is_not_looked_for_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither at the same decision nor later in the game; another game is."""
    made, sampling, looked = machine("kuhn"), Sampling(machine("kuhn"), None, 20), list[int]()
    stream = watched(made, 1).stream(0)
    wrong = (*stream[:-1], replace(stream[-1], seen=(*stream[-1].seen[:-1], 77)))
    later = (*wrong[:-1], replace(wrong[-1], choice=0), stream[-1])
    follow = Belief.follow

    def noted(self: Belief, stream: Stream) -> None:
        looked.append(len(stream))
        follow(self, stream)

    monkeypatch.setattr(Belief, "follow", noted)
    for asked in (wrong, wrong, later):
        with pytest.raises(NoWorld, match="seat 1"):
            sampling.of_stream(0, asked, 5, 1)
    assert looked == [len(wrong)] * 3, "with as many games as usual, with more, and rebuilt; and once in all"
    assert sampling.of_stream(0, stream, 5, 1).count == 5
