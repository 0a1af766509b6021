"""Whether searches play better if they play on greedily behind their tree instead of at random: `python
tests/benchmarks/rollout_matches.py RULESET ...` lets both play against each other.

In: rulesets; `--games` of each, `--iterations` of a choice, `--players`, `-o` options. Out: a line for each ruleset:
how much more of the win is worth to those who play on greedily, with an interval of 95 percent, at equal iterations,
and what an iteration of theirs costs; then the same, where random rollouts get as many more iterations as they are
cheaper. Searches know the true position, so that no belief is in it; sides are dealt by turns, and values go from 0
to 1.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import mean, stdev

from rulewright import loading
from rulewright.backend.codegen.native_game import NativeGame
from rulewright.backend.runtime.chance import derived_seed
from rulewright.ruleset_lookup import find
from rulewright.search import Thinker
from rulewright.search.plan import WHOLE, Method, Plan, Rollouts, best
from rulewright.search.traces import NativeTraces
from rulewright.source.diagnostic import Report


@dataclass
class Spent:
    """Seconds of searches, and their iterations."""

    seconds: float = 0.0
    iterations: int = 0

    @property
    def each(self) -> float:
        return self.seconds / max(1, self.iterations)


@dataclass
class Match:
    """Games between searches of both kinds, with so many iterations each."""

    thinker: Thinker
    iterations: dict[Rollouts, int]
    spent: dict[Rollouts, Spent] = field(default_factory=lambda: {kind: Spent() for kind in Rollouts})

    def __post_init__(self) -> None:
        assert self.thinker.native is not None
        self.traces, self.searches = NativeTraces(self.thinker.native), 0

    def leads(self, games: int) -> list[float]:
        """By game: what the end is worth to greedy members more than to the others."""
        return [self._lead(number) for number in range(games)]

    def _lead(self, number: int) -> float:
        game = self.traces.start(number + 1)
        assert game is not None
        while pending := self.traces.pending(game):
            chosen = {seat: self._choice(game, seat, legal, number) for seat, legal in pending.items()}
            for seat, action in chosen.items():
                self.traces.choose(game, seat, action)
        sides: dict[Rollouts, list[int]] = {kind: [] for kind in Rollouts}
        for member, worth in enumerate(self.traces.worths(game, self.thinker.worth)):
            sides[_kind(member, number)].append(worth)
        return (mean(sides[Rollouts.GREEDY]) - mean(sides[Rollouts.RANDOM])) / WHOLE

    def _choice(self, game: NativeGame, seat: int, legal: Sequence[int], number: int) -> int:
        if len(legal) == 1:
            return legal[0]
        kind = _kind(seat % self.thinker.program.score.size, number)
        self.searches += 1
        iterations, seed = self.iterations[kind], derived_seed(number, self.searches)
        plan = Plan(Method.TREE, seat, iterations, seed, self.thinker.worth, rollouts=kind)
        start = time.process_time()
        found = self.traces.searched(game, plan)
        self.spent[kind].seconds += time.process_time() - start
        self.spent[kind].iterations += iterations
        return best(plan, found)


def _kind(member: int, number: int) -> Rollouts:
    return Rollouts((member + number) % 2)


def told(leads: Sequence[float]) -> str:
    return f"{100 * mean(leads):+.1f} ±{196 * stdev(leads) / sqrt(len(leads)):.1f}"


def compared(thinker: Thinker, games: int, iterations: int) -> str:
    equal = Match(thinker, dict.fromkeys(Rollouts, iterations))
    leads = equal.leads(games)
    cost = equal.spent[Rollouts.GREEDY].each / equal.spent[Rollouts.RANDOM].each
    more = {Rollouts.GREEDY: iterations, Rollouts.RANDOM: round(iterations * cost)}
    return f"{told(leads)} | {cost:.1f} | {told(Match(thinker, more).leads(games))}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rulesets", nargs="+")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--players", type=int)
    parser.add_argument("-o", dest="options", action="append", default=[])
    wanted = parser.parse_args()
    options = dict(option.split("=", 1) for option in wanted.options)
    for name in wanted.rulesets:
        rules = loading.load(find(name), Report())
        assert rules is not None
        thinker = Thinker(rules.machine(wanted.players, options).program)
        sys.stdout.write(f"{name} | {wanted.games} | {compared(thinker, wanted.games, wanted.iterations)}\n")


if __name__ == "__main__":
    main()
