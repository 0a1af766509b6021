"""The rulesets that the properties are tried on: all shipped ones, and one with marks.

By default each is tried with its usual number of players and its default options. With `RULEWRIGHT_TESTS=all` in the
environment all of them are tried with every number of players, every single option value and every variant, and with
more seeds. See docs/testing.md.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from rulewright import loading
from rulewright.backend.runtime.machine import Machine
from rulewright.errors import BadConfiguration
from rulewright.frontend.analysis.configuration import option_word
from rulewright.frontend.analysis.possible_configurations import configurations
from rulewright.frontend.typed import symbols as sym
from rulewright.loading import Ruleset
from rulewright.ruleset_lookup import Found, shipped, variants_of
from rulewright.source.diagnostic import Report

MARKED = Path(__file__).parent.parent / "conformance/rulesets/marked.yaml"
SECRETS = (MARKED.parents[2] / "information/rulesets", Path(__file__).parent / "secrets")
"""Small ones, for which all positions are enumerated elsewhere, and larger ones."""
ALL = os.environ.get("RULEWRIGHT_TESTS", "") == "all"


@dataclass(frozen=True)
class Case:
    """A ruleset (a path, with variants) in one configuration."""

    name: str
    path: Path
    variants: tuple[str, ...]
    players: int
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join([self.name, str(self.players), *(f"{name}={word}" for name, word in self.options)])

    @property
    def machine(self) -> Machine:
        return ruleset(self.path, self.variants).machine(self.players, dict(self.options))


def seeds(few: int, many: int) -> range:
    """So many seeds by default, so many with everything."""
    return range(many if ALL else few)


@cache
def ruleset(path: Path, variants: tuple[str, ...] = ()) -> Ruleset:
    """Of a file that does not change: read once."""
    return _read(path, variants)


def _read(path: Path, variants: tuple[str, ...] = ()) -> Ruleset:
    report = Report()
    found = loading.load(Found(path, variants), report)
    assert found is not None, [f"{d.span}: {d.message}" for d in report]
    return found


def machine_of(text: str, players: int, folder: Path, **options: str) -> Machine:
    """The machine of a ruleset written in a test."""
    path = folder / "ruleset.yaml"
    path.write_text(text, encoding="utf-8")
    return _read(path).machine(players, options)


def paths() -> Iterator[tuple[str, Path]]:
    """Every ruleset present, by name; and those with marks of every form, and with secrets of all sorts, which no
    shipped one has.
    """
    yield from shipped().items()
    yield from ((path.stem, path) for folder in SECRETS for path in sorted(folder.glob("*.yaml")))
    yield "marked", MARKED
    yield "pooled", MARKED.parent / "pooled.yaml"


def cases() -> list[Case]:
    """Every ruleset with the usual number of players; or in every configuration."""
    return [case for name, path in paths() for case in (_every(name, path) if ALL else [_usual(name, path)])]


def counts() -> list[Case]:
    """Every ruleset with its lowest, usual and highest number of players; or in every configuration."""
    if ALL:
        return cases()
    found = []
    for name, path in paths():
        header = ruleset(path).header
        found += [Case(name, path, (), players) for players in sorted({header.low, header.usual, header.high})]
    return found


def _usual(name: str, path: Path) -> Case:
    return Case(name, path, (), ruleset(path).header.usual)


def _every(name: str, path: Path) -> Iterator[Case]:
    """Every number of players, and with each every single option value; every variant with every number of players."""
    symbols = ruleset(path).symbols
    for configuration in configurations(symbols):
        base = ruleset(path).configuration(configuration.players).options
        changed = tuple(
            (o, option_word(symbols.options[o], value))
            for o, value in configuration.options.items()
            if value != base[o]
        )
        if _allowed(path, configuration.players, changed) and all(
            _worth_trying(symbols.options[o], configuration.options[o]) for o, _ in changed
        ):
            yield Case(name, path, (), configuration.players, changed)
    for variant in variants_of(path):
        header = ruleset(path, (variant,)).header
        yield from (
            Case(f"{name}:{variant}", path, (variant,), players) for players in range(header.low, header.high + 1)
        )


def _worth_trying(option: sym.Option, value: int) -> bool:
    """Every word, and of a range of numbers both ends."""
    return bool(option.words) or value in (option.low, option.high)


def _allowed(path: Path, players: int, options: tuple[tuple[str, str], ...]) -> bool:
    try:
        ruleset(path).configuration(players, dict(options))
    except BadConfiguration:
        return False
    return True
