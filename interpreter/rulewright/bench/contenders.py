"""Who plays: the backends, other systems, and in a checkout the programs that were written for the same game.

A contender plays so many uniformly random games and tells how many decisions they took. Where several choose at once,
that is one decision; chance is not counted.
"""

from __future__ import annotations

import random
import time
from array import array
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from rulewright.backend.codegen.compiled_game import CompiledGame
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.codegen.unavailable import Unavailable
from rulewright.backend.runtime.chance import derived_seed
from rulewright.backend.runtime.machine import Machine
from rulewright.bench.checkout_programs import programs
from rulewright.bench.many_games import ManyGames
from rulewright.bench.peers import Peer
from rulewright.bench.systems import SYSTEMS, Missing
from rulewright.bots import seated
from rulewright.errors import brings
from rulewright.game import Fault, Game
from rulewright.information import Past
from rulewright.source.plurals import plural

REFERENCE, NATIVE, STEPPED, VECTOR = "reference", "native", "native, stepped", "native, vector"
SEEN = f"{VECTOR}, observed"
OWN = (REFERENCE, NATIVE, STEPPED, VECTOR, SEEN)
LANES = (64, 128, 256, 512, 1024, 2048, 4096, 8192, 16_384)
"""How many games are stepped together: the smallest of these with which it goes about as fast as it can."""
ABOUT_AS_FAST = 0.93
"""The share of the best rate by which trials of one number differ."""
SLOW = 0.6
"""The share of the best rate from which on no larger number is tried."""


@dataclass(frozen=True)
class Contender:
    """`play(first, count)` plays games number `first` and on, and gives the number of decisions (0: it does not count
    them).

    `prepare` is called before with the same numbers; it is not measured. `made_in`: seconds of getting ready, such as
    building.
    """

    name: str
    about: str
    play: Callable[[int, int], int]
    made_in: float = 0.0
    prepare: Callable[[int, int], None] = lambda first, count: None


def contenders(
    machine: Machine, seed: int, peers: Sequence[Peer] = (), checkout: Path | None = None
) -> Iterator[Contender | str]:
    """All that can play the game here, the reference first; a text says why one cannot.

    `checkout`: the folder in which programs for this game are looked for, which know default options only.
    """
    yield Contender(
        REFERENCE, "the interpreter that is the meaning", lambda first, count: _interpreted(machine, seed, first, count)
    )
    yield from native_ones(machine, seed)
    yield from _vectors(machine, seed)
    for peer in peers:
        yield from _peer(peer, seed)
    for found in (
        programs(checkout, machine.program.game, machine.program.players, seed) if checkout is not None else ()
    ):
        yield found if isinstance(found, str) else Contender(found.name, found.about, found.play)


# ---- the backends ---------------------------------------------------------------------------------------------------


def _interpreted(machine: Machine, seed: int, first: int, count: int) -> int:
    bots, decisions = seated(("random",), machine.program.players), 0
    for index in range(first, first + count):
        game: Game | None = None
        try:
            game = Game.start(machine, derived_seed(seed, index), log=False)
            past = Past(machine, derived_seed(seed, index))
            while game.state.pending:
                seat = min(game.state.pending)
                game.choose(seat, bots[seat].choose(game, seat, past))
        except Fault:
            pass
        decisions += game.state.decisions if game is not None else 0
    return decisions


def native_ones(machine: Machine, seed: int) -> Iterator[Contender | str]:
    """Compiled code: whole games at a time, and choice by choice as a program in Python drives it."""
    start = time.perf_counter()
    try:
        native = NativeMachine(machine)
    except Unavailable as problem:
        yield str(problem)
        return
    made_in = time.perf_counter() - start
    seeds: dict[int, array[int]] = {}

    def prepare(first: int, count: int) -> None:
        seeds[0] = native.derived_seeds(seed, first, count)

    yield Contender(
        NATIVE,
        "the same rules as compiled code, whole games at a time",
        lambda _, __: _played_out(native, seeds[0]),
        made_in,
        prepare,
    )
    yield Contender(
        STEPPED,
        "compiled code driven from Python, choice by choice",
        lambda _, __: _stepped(native, seeds[0]),
        made_in,
        prepare,
    )


def _vectors(machine: Machine, seed: int) -> Iterator[Contender | str]:
    """Many games stepped by one call from Python, where NumPy is there, choices drawn by compiled code;
    without observations, and with.
    """
    if find_spec("numpy") is None:
        yield f"many games at once: NumPy is not installed: {brings('vector')}"
        return
    try:
        length = NativeMachine(machine).mean_length(seed)
        if length < 1:
            yield "many games at once: most games are over before anybody is asked, so no decisions can be timed"
            return
        for name, seen in ((VECTOR, False), (SEEN, True)):
            begun = time.perf_counter()
            lanes = _best_number(_rates(machine, seen, seed, length))
            games = ManyGames(machine, lanes, seen, seed, length)
            about = f"{plural(lanes, 'game')} stepped by one call, {'with' if seen else 'without'} observations"
            made_in = time.perf_counter() - begun
            yield Contender(name, about, lambda _, count, games=games: games.play(count * length), made_in)  # type: ignore[misc]
    except Unavailable:
        return


def _rates(machine: Machine, seen: bool, seed: int, length: float) -> dict[int, float]:
    """How fast numbers of games are stepped, the smallest first; no larger ones where they have become slow."""
    rates: dict[int, float] = {}
    for count in LANES:
        rates[count] = ManyGames(machine, count, seen, seed, length).best_rate()
        if rates[count] < SLOW * max(rates.values()):
            break
    return rates


def _best_number(rates: Mapping[int, float]) -> int:
    """The smallest of the numbers of games that are about as fast as the fastest one: large ones lose more where other
    contenders use the caches between two rounds.
    """
    return min(count for count, rate in rates.items() if rate >= ABOUT_AS_FAST * max(rates.values()))


def _played_out(native: NativeMachine, seeds: array[int]) -> int:
    batch = native.playouts(seeds)
    return sum(batch.decisions)


def _stepped(native: NativeMachine, seeds: array[int]) -> int:
    """As a program in Python plays: it reads which ids are legal, and chooses
    with the generator that others are driven with.
    """
    pick, game, decisions = random.Random(seeds[0]).choice, CompiledGame(native.blank()), 0
    begin, step, ids = game.begin, game.step, game.ids
    for seed in seeds:
        try:
            count = begin(seed)
            while count:
                count = step(pick(ids[:count]))
        except Fault:
            pass
        decisions += game.decisions
    return decisions


# ---- other systems --------------------------------------------------------------------------------------------------


def _peer(peer: Peer, seed: int) -> Iterator[Contender | str]:
    try:
        for player in SYSTEMS[peer.system](peer.game, seed):
            yield Contender(player.name, f"{player.about}, {peer.game}", player.play)
    except Missing as problem:
        yield str(problem)
