"""What is played on both backends: every ruleset present, and some of its configurations.

`RULEWRIGHT_TESTS=all` in the environment, or `python -m tests.conformance`, plays all of them with every number of
players, every single option value and every variant. By default each is played with the usual number of players and
default options; the shipped ones once more with players and options drawn by lot (always the same lot).
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rulewright import loading
from rulewright.backend.codegen.c_compiler import usual_flags
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.backend.runtime.machine import Machine
from rulewright.errors import BadConfiguration
from rulewright.frontend.analysis.configuration import option_values, option_word
from rulewright.loading import Ruleset, Unsound
from rulewright.ruleset_lookup import Found, shipped, variants_of
from rulewright.source.diagnostic import Report

ALL = os.environ.get("RULEWRIGHT_TESTS", "") == "all"
HERE = Path(__file__).parent
PROTOTYPES = HERE.parent / "prototypes"
QUICK = ("-std=c99", "-O0", "-fwrapv", "-fPIC", "-shared", "-DRW_VISITS")
"""Flags for a short build that counts visits: what is equal with these is equal with
others, or the compiler is wrong.
"""
AS_USED = (*usual_flags(""), "-DRW_VISITS")
"""The flags that users' games are built with, and visits: compilers do err."""
MOST_TRIES = 50


@dataclass(frozen=True)
class Case:
    """A ruleset in one configuration."""

    name: str
    path: Path
    players: int
    options: tuple[tuple[str, str], ...] = ()
    variants: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "-".join(
            [
                "+".join([self.name, *self.variants]),
                str(self.players),
                *(f"{name}={word}" for name, word in self.options),
            ]
        )

    @property
    def machine(self) -> Machine:
        return ruleset(self.path, self.variants).machine(self.players, dict(self.options))


@cache
def ruleset(path: Path, variants: tuple[str, ...] = ()) -> Ruleset:
    report = Report()
    found = loading.load(Found(path, variants), report)
    assert found is not None, [f"{d.span}: {d.message}" for d in report]
    return found


@cache
def native(case: Case, flags: tuple[str, ...] = QUICK) -> NativeMachine:
    """With the search, which most tests need not: what all of them build alike is built once."""
    return NativeMachine(case.machine, flags, search=True)


def paths() -> Iterator[tuple[str, Path]]:
    """Every ruleset by name: shipped ones and those of this folder."""
    yield from shipped().items()
    yield from ((path.stem, path) for path in sorted((HERE / "rulesets").glob("*.yaml")))


def sample() -> list[Case]:
    """Every ruleset as usual, and every other shipped one once by lot as well;
    with RULEWRIGHT_TESTS=all every shipped one.
    """
    shipped_ones = [name for name, path in paths() if not path.is_relative_to(HERE)]
    by_lot = {*(shipped_ones if ALL else shipped_ones[::2])}
    made = ((_usual(name, path), *((_by_lot(name, path),) if name in by_lot else ())) for name, path in paths())
    return [case for cases in made for case in dict.fromkeys(cases)]


def everything() -> Iterator[Case]:
    """Every ruleset, the prototypes too, with every number of players, every single option value, and every variant."""
    prototypes = ((f"prototypes/{path.parent.name}", path) for path in sorted(PROTOTYPES.glob("*/ruleset.yaml")))
    for name, path in (*paths(), *prototypes):
        header = ruleset(path).header
        yield from (
            Case(name, path, players) for players in range(header.low, header.high + 1) if _allowed(path, players, ())
        )
        yield from _single_options(name, path)
        for variant in variants_of(path):
            yield Case(name, path, ruleset(path, (variant,)).header.usual, (), (variant,))


def _usual(name: str, path: Path) -> Case:
    return Case(name, path, ruleset(path).header.usual)


def _by_lot(name: str, path: Path) -> Case:
    """Players and options drawn by lot, the same ones at every run."""
    rng, header, symbols = random.Random(name), ruleset(path).header, ruleset(path).symbols
    for _ in range(MOST_TRIES):
        players = rng.randint(header.low, header.high)
        options = tuple(
            (option.name, option_word(option, rng.choice(option_values(option)))) for option in symbols.options.values()
        )
        if _allowed(path, players, options):
            return Case(name, path, players, options)
    return _usual(name, path)


def _single_options(name: str, path: Path) -> Iterator[Case]:
    """The usual number of players with every value of every option; of a range of numbers, both ends."""
    players = ruleset(path).header.usual
    defaults = ruleset(path).configuration(players).options
    for option in ruleset(path).symbols.options.values():
        values = option_values(option) if option.words else (option.low, option.high)
        for value in values:
            chosen = ((option.name, option_word(option, value)),)
            if value != defaults[option.name] and _allowed(path, players, chosen):
                yield Case(name, path, players, chosen)


def _allowed(path: Path, players: int, options: tuple[tuple[str, str], ...]) -> bool:
    try:
        ruleset(path).machine(players, dict(options))
    except (BadConfiguration, Unsound):
        return False
    return True
