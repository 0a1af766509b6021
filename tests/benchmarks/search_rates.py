"""How many iterations a search makes while one whole game is played at random: `python tests/benchmarks/search_rates.py
RULESET ...` measures both in turn, on one core, by CPU time.

In: rulesets; `--iterations` of each search, `--players`, `-o` options. Out: a line for each ruleset with the medians of
the rounds. Searches begin in positions of random games in which a seat has a choice, and know the true position: what a
belief costs is not in it.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from statistics import median

from rulewright import loading
from rulewright.backend.codegen.native_game import NativeGame
from rulewright.ruleset_lookup import find
from rulewright.search import Thinker
from rulewright.search.native_search import Arena, NativeSearch
from rulewright.search.plan import Method, Plan
from rulewright.source.diagnostic import Report

POSITIONS, ROUNDS, SEED = 60, 7, 1
PLAYED = 0.3
"""Seconds of playouts in each round, about."""


@dataclass(frozen=True)
class Position:
    """A game in which a seat has a choice."""

    game: NativeGame
    seat: int


def positions(thinker: Thinker) -> Iterator[Position]:
    """From random games, each broken off somewhere before its end."""
    assert thinker.native is not None
    chance, seed = random.Random(SEED), SEED
    while True:
        seed += 1
        game = thinker.native.start(seed)
        length = int(thinker.native.mean_length(SEED))
        for _ in range(chance.randrange(max(1, length))):
            if game.waiting:
                seat = chance.choice(list(game.waiting))
                game.choose(seat, chance.choice(game.legal(seat)))
        for seat in game.waiting:
            if len(game.legal(seat)) > 1:
                yield Position(game, seat)
                break


def iterations_a_second(thinker: Thinker, found: Sequence[Position], iterations: int, arena: Arena) -> float:
    assert thinker.native is not None
    start = time.process_time()
    for place in found:
        plan = Plan(Method.TREE, place.seat, iterations, SEED, thinker.worth)
        NativeSearch(thinker.native, plan, place.game.memory, 1, arena).run(iterations)
    return len(found) * iterations / (time.process_time() - start)


def playouts_a_second(thinker: Thinker, games: int) -> float:
    assert thinker.native is not None
    seeds = thinker.native.derived_seeds(SEED, 0, games)
    start = time.process_time()
    thinker.native.playouts(seeds)
    return games / (time.process_time() - start)


def measured(name: str, players: int | None, options: dict[str, str], iterations: int) -> str:
    """One line of figures. Exits where there is no C compiler."""
    ruleset = loading.load(find(name), Report())
    assert ruleset is not None, name
    machine = ruleset.machine(ruleset.header.usual if players is None else players, options)
    thinker = Thinker(machine.program)
    if thinker.native is None:
        sys.exit("There is no C compiler, so there is nothing to measure.")
    arena, places = Arena(), positions(thinker)
    found = [next(places) for _ in range(POSITIONS)]
    games = max(1, int(PLAYED * playouts_a_second(thinker, 200)))
    rounds = [
        (iterations_a_second(thinker, found, iterations, arena), playouts_a_second(thinker, games))
        for _ in range(ROUNDS)
    ]
    searched, played = (median(one[side] for one in rounds) for side in (0, 1))
    ratio = median(one / other for one, other in rounds)
    return f"{name}: {searched:,.0f} iterations a second, {played:,.0f} playouts, {ratio:.2f} for each playout"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulesets", nargs="+", help="such as gravediggers")
    parser.add_argument("--iterations", type=int, default=200, help="of each search (200)")
    parser.add_argument("--players", type=int, help="not so many as usual")
    parser.add_argument("-o", "--option", action="append", default=[], help="NAME=VALUE")
    asked = parser.parse_args()
    options = dict(one.split("=", 1) for one in asked.option)
    for name in asked.rulesets:
        sys.stdout.write(measured(name, asked.players, options, asked.iterations) + "\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
