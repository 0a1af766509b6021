"""How fast games are played, side by side in one run.

In: a machine and, in a checkout, an independent version of the same game. Out: games and decisions a CPU-second of each
contestant, and ratios round by round. Rounds alternate, so that a machine whose speed drifts does not favour anybody;
medians are what to quote.
"""

from __future__ import annotations

import importlib.util
import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from rulewright.codegen.native import NativeMachine, Unavailable
from rulewright.resources import folder
from rulewright.runtime.chance import BOTS, below, derived_seed
from rulewright.runtime.machine import Machine

Play = Callable[[int, int], None]
"""Plays so many games from an index on, uniformly at random."""

SHORTEST_ROUND = 0.25
"""CPU-seconds: shorter rounds measure the clock."""


@dataclass(frozen=True, slots=True)
class Contestant:
    """A way to play the game."""

    name: str
    play: Play


@dataclass(frozen=True, slots=True)
class Measured:
    """Games a CPU-second in every round; `ratios` against the first contestant, round by round."""

    name: str
    games: int
    rates: tuple[float, ...]
    ratios: tuple[float, ...]

    @property
    def rate(self) -> float:
        return statistics.median(self.rates)

    @property
    def ratio(self) -> float:
        return statistics.median(self.ratios)


def contestants(machine: Machine, seed: int) -> tuple[list[Contestant], list[str]]:
    """The reference interpreter first, then what else there is here; and why others are missing."""
    found, missing = [Contestant("reference", _reference(machine, seed))], []
    try:
        native = NativeMachine(machine)
        found.append(Contestant("native", lambda count, first: _native(native, seed, count, first)))
    except Unavailable as problem:
        missing.append(str(problem))
    plain = _plain_version(machine, seed)
    if plain is not None:
        found.append(plain)
    else:
        missing.append("no independent Python version of this game is here (they come with a checkout, for the default options)")
    return found, missing


def _reference(machine: Machine, seed: int) -> Play:
    def play(count: int, first: int) -> None:
        for index in range(first, first + count):
            state = machine.start(derived_seed(seed, index), log=False)
            while state.pending:
                seat = min(state.pending)
                legal = state.pending[seat]
                machine.choose(state, seat, legal[below(state.streams, BOTS, len(legal))])

    return play


def _native(native: NativeMachine, seed: int, count: int, first: int) -> None:
    native.playouts(native.derived_seeds(seed, first, count))


def _plain_version(machine: Machine, seed: int) -> Contestant | None:
    """An independent version in plain Python, written from the rules alone: `tests/oracles` of a checkout."""
    path = folder("rulesets").parent / "tests" / "oracles" / f"{machine.program.game}.py"
    random_game = _function(path, "random_game") if path.is_file() else None
    if random_game is None:
        return None
    players = machine.program.players

    def play(count: int, first: int) -> None:
        for index in range(first, first + count):
            random_game(players, random.Random(derived_seed(seed, index)))

    return Contestant("plain Python", play)


def _function(path: Path, name: str) -> Callable[..., object] | None:
    spec = importlib.util.spec_from_file_location(f"rulewright_yardstick_{path.stem}", path)
    if spec is None or spec.loader is None:
        return None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    found: Callable[..., object] | None = getattr(module, name, None)
    return found


def measure(field: list[Contestant], games: int | None, rounds: int, tell: Callable[[int], None] = lambda _: None) -> list[Measured]:
    """Plays rounds in turn. Without `games`, each contestant plays as many a round as take long enough to be measured."""
    counts = [games or _enough(contestant) for contestant in field]
    rates: list[list[float]] = [[] for _ in field]
    for number in range(rounds):
        for place, (contestant, count) in enumerate(zip(field, counts, strict=True)):
            rates[place].append(count / _seconds(contestant, count, number * count))
        tell(number + 1)
    first = rates[0]
    return [
        Measured(contestant.name, count, tuple(own), tuple(a / b for a, b in zip(own, first, strict=True)))
        for contestant, count, own in zip(field, counts, rates, strict=True)
    ]


def _seconds(contestant: Contestant, count: int, first: int) -> float:
    start = time.process_time()
    contestant.play(count, first)
    return max(time.process_time() - start, 1e-9)


def _enough(contestant: Contestant) -> int:
    """So many games that a round is long enough; this also warms up."""
    count = 1
    while _seconds(contestant, count, 0) < SHORTEST_ROUND:
        count *= 2
    return count
