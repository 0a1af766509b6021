"""Programs of a checkout that were written for one game: in plain Python under tests/oracles, in C under
tests/benchmarks.

In: the top folder, a game's name and number of players. Out: how they are played; or a text that says why one cannot
be.
"""

from __future__ import annotations

import ctypes
import random
import sys
from array import array
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType

from rulewright.backend.codegen.c_compiler import BuildFailed, NoCompiler, built
from rulewright.backend.runtime.chance import derived_seed
from rulewright.storage import own_text

ORACLE, HAND_WRITTEN = "oracle", "hand-written C"
PLAIN_FLAGS = ("-std=c99", "-O2", "-fPIC", "-shared")


@dataclass(frozen=True)
class CheckoutPlayer:
    """`play(first, count)` plays games, and gives the number of decisions (0: it does not count them)."""

    name: str
    about: str
    play: Callable[[int, int], int]


def programs(checkout: Path, game: str, players: int, seed: int) -> Iterator[CheckoutPlayer | str]:
    """The programs that are there for a game."""
    oracle = checkout / "tests" / "oracles" / f"{game}.py"
    if oracle.exists():
        yield _oracle(oracle, players, seed)
    source = checkout / "tests" / "benchmarks" / f"{game}.c"
    if source.exists():
        yield _hand_written(source, game, players, seed)


def _oracle(path: Path, players: int, seed: int) -> CheckoutPlayer | str:
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

    return CheckoutPlayer(ORACLE, f"plain Python, {path.name}", play)


def _module(path: Path) -> ModuleType:
    name = f"_bench_{path.stem}"
    spec = spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def _hand_written(path: Path, game: str, players: int, seed: int) -> CheckoutPlayer | str:
    """A program in C: `<game>_games(n, players, seed, results)` plays n games;
    results take a number a seat and game.
    """
    try:
        library = ctypes.CDLL(str(built(own_text(path), f"{game}-by-hand", PLAIN_FLAGS)))
    except (NoCompiler, BuildFailed, OSError) as problem:
        return f"{path.name}: {problem}"
    function = getattr(library, f"{game}_games")
    function.restype = ctypes.c_int64
    function.argtypes = (ctypes.c_int64, ctypes.c_int, ctypes.c_uint64, ctypes.c_void_p)

    def play(first: int, count: int) -> int:
        results = array("i", bytes(4 * count * players))
        return int(function(count, players, derived_seed(seed, first), results.buffer_info()[0]))

    return CheckoutPlayer(HAND_WRITTEN, f"for this game only, {path.name}", play)
