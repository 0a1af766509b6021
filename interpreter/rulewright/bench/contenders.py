"""Who plays: the backends, and in a checkout the other programs that were written for the same game.

A contender plays so many uniformly random games and tells how many decisions they took.
"""

from __future__ import annotations

import ctypes
import random
import sys
import time
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from rulewright.bots import seated
from rulewright.codegen.build import BuildFailed, NoCompiler, built
from rulewright.codegen.native import NativeMachine, Unavailable
from rulewright.game import Fault, Game
from rulewright.runtime.chance import derived_seed
from rulewright.runtime.machine import Machine

REFERENCE, NATIVE, ORACLE, HAND_WRITTEN = "reference", "native", "oracle", "hand-written C"
PLAIN_FLAGS = ("-std=c99", "-O2", "-fPIC", "-shared")


@dataclass(frozen=True)
class Contender:
    """`play(first, count)` plays games number `first` and on, and gives the number of decisions (0: it does not count them).

    `prepare` is called before with the same numbers; it is not measured. `made_in`: seconds of getting ready, such as building.
    """

    name: str
    about: str
    play: Callable[[int, int], int]
    made_in: float = 0.0
    prepare: Callable[[int, int], None] = lambda first, count: None


def contenders(machine: Machine, seed: int, checkout: Path | None) -> Iterator[Contender | str]:
    """All that can play the game here, the reference first; a text says why one cannot. The others know default options only."""
    yield Contender(REFERENCE, "the interpreter that is the meaning", lambda first, count: _interpreted(machine, seed, first, count))
    yield _native(machine, seed)
    if checkout is not None:
        yield from _others(machine, seed, checkout)


# ---- the backends ---------------------------------------------------------------------------------------------------


def _interpreted(machine: Machine, seed: int, first: int, count: int) -> int:
    bots, decisions = seated(("random",), machine.program.players), 0
    for index in range(first, first + count):
        game: Game | None = None
        try:
            game = Game.start(machine, derived_seed(seed, index), log=False)
            while game.state.pending:
                seat = min(game.state.pending)
                game.choose(seat, bots[seat].choose(game, seat))
        except Fault:
            pass
        decisions += game.state.decisions if game is not None else 0
    return decisions


def _native(machine: Machine, seed: int) -> Contender | str:
    start = time.perf_counter()
    try:
        native = NativeMachine(machine)
    except Unavailable as problem:
        return str(problem)

    seeds: dict[int, array[int]] = {}

    def prepare(first: int, count: int) -> None:
        seeds[0] = native.derived_seeds(seed, first, count)

    def play(first: int, count: int) -> int:
        return sum(native.playouts(seeds[0]).decisions)

    return Contender(NATIVE, "the same rules as compiled code", play, time.perf_counter() - start, prepare)


# ---- others ---------------------------------------------------------------------------------------------------------


def _others(machine: Machine, seed: int, checkout: Path) -> Iterator[Contender | str]:
    game, players = machine.program.game, machine.program.players
    oracle = checkout / "tests" / "oracles" / f"{game}.py"
    if oracle.exists():
        yield _oracle(oracle, players, seed)
    source = checkout / "benchmarks" / f"{game}.c"
    if source.exists():
        yield _hand_written(source, game, players, seed)


def _oracle(path: Path, players: int, seed: int) -> Contender | str:
    """A program in plain Python: `random_game(players, rng)` plays a game."""
    module = _module(path)
    play_one: Callable[[int, random.Random], object] = module.random_game
    try:
        play_one(players, random.Random(0))
    except ValueError as problem:
        return f"{path.name}: {problem}"

    def play(first: int, count: int) -> int:
        rng = random.Random(derived_seed(seed, first))
        for _ in range(count):
            play_one(players, rng)
        return 0

    return Contender(ORACLE, f"plain Python, {path.name}", play)


def _module(path: Path) -> ModuleType:
    name = f"_bench_{path.stem}"
    spec = spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _hand_written(path: Path, game: str, players: int, seed: int) -> Contender | str:
    """A program in C: `<game>_games(n, players, seed, results)` plays n games; results take a number a seat and game."""
    try:
        library = ctypes.CDLL(str(built(path.read_text(encoding="utf-8"), f"{game}-by-hand", PLAIN_FLAGS)))
    except (NoCompiler, BuildFailed, OSError) as problem:
        return f"{path.name}: {problem}"
    function = getattr(library, f"{game}_games")
    function.restype = ctypes.c_int64
    function.argtypes = (ctypes.c_int64, ctypes.c_int, ctypes.c_uint64, ctypes.c_void_p)

    def play(first: int, count: int) -> int:
        results = array("i", bytes(4 * count * players))
        return int(function(count, players, derived_seed(seed, first), results.buffer_info()[0]))

    return Contender(HAND_WRITTEN, f"for this game only, {path.name}", play)
