"""Configurations measured: who plays them how fast, and what they cost otherwise.

In: a ruleset, a machine, and how long to measure. Out: `Measurement`, or a `RateComparison` of many configurations of
one ruleset.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from rulewright.backend.runtime.machine import Machine
from rulewright.bench.contenders import NATIVE, Contender, contenders, native_ones
from rulewright.bench.figures import FigurePosition, building, position, starting
from rulewright.bench.growth import GrowthCase, by_rules
from rulewright.bench.peers import Peer
from rulewright.bench.rate_comparison import RateComparison, RateRow, compared
from rulewright.loading import Ruleset

USUAL = "usual"


@dataclass(frozen=True, slots=True)
class Measurement:
    """A configuration: the ruleset's name, how it differs from the usual one, and what was measured.
    Seconds, where they were.
    """

    name: str
    words: str
    machine: Machine
    comparison: RateComparison
    position: FigurePosition | None = None
    building: float | None = None
    starting: float | None = None

    @property
    def players(self) -> int:
        return self.machine.program.players

    @property
    def label(self) -> str:
        """Name and difference."""
        return f"{self.name} ({self.words})" if self.words else self.name

    @property
    def native(self) -> RateRow | None:
        return self.comparison.row(NATIVE)

    @property
    def cost(self) -> float | None:
        """Nanoseconds a decision in compiled code."""
        rate = self.native.decision_rate if self.native is not None else None
        return 1e9 / rate if rate else None

    @property
    def length(self) -> float:
        """Decisions a game."""
        return (self.native or self.comparison.rows[0]).length


@dataclass(frozen=True, slots=True)
class Measuring:
    """How to measure: the seed, how many rounds, and how many games in each (none: as many as fill it).
    `tick`: what is called on the way.
    """

    seed: int
    rounds: int
    games: int | None
    tick: Callable[[str], None]

    def configuration(
        self, ruleset: Ruleset, case: GrowthCase, peers: Sequence[Peer], missing: Sequence[str], checkout: Path | None
    ) -> Measurement:
        """All contenders."""
        found = [*contenders(case.machine, self.seed, peers, checkout), *missing]
        return Measurement(
            ruleset.name, case.words, case.machine, self._compared(ruleset.name, found), position(case.machine)
        )

    def in_full(self, measured: Measurement) -> Measurement:
        """Building and starting too."""
        program = measured.machine.program
        options = [part for name, value in program.options for part in ("-o", f"{name}={value}")]
        command = [
            "simulate",
            measured.name,
            "--players",
            str(program.players),
            *options,
            "--games",
            "1",
            "--backend",
            "native",
            "--seed",
            "1",
        ]
        self.tick(measured.name)
        return replace(measured, building=building(measured.machine), starting=starting(command))

    def natively(self, ruleset: Ruleset, cases: Iterator[GrowthCase]) -> Iterator[Measurement]:
        """Compiled code alone, in each of these configurations."""
        for case in cases:
            found = [
                one for one in native_ones(case.machine, self.seed) if isinstance(one, Contender) and one.name == NATIVE
            ]
            if found:
                yield Measurement(
                    ruleset.name, case.words, case.machine, self._compared(ruleset.name, found), position(case.machine)
                )

    def edits(self, ruleset: Ruleset) -> RateComparison | None:
        """Compiled code of the usual configuration and of every edit of its rules, in turn;
        none where it cannot be compiled.
        """
        found = []
        for case in (GrowthCase(USUAL, ruleset.machine()), *by_rules(ruleset)):
            self.tick(ruleset.name)
            native = [
                one for one in native_ones(case.machine, self.seed) if isinstance(one, Contender) and one.name == NATIVE
            ]
            found += [replace(one, name=case.words) for one in native]
        return self._compared(ruleset.name, found) if found and found[0].name == USUAL else None

    def _compared(self, name: str, found: Sequence[Contender | str]) -> RateComparison:
        return compared(found, self.rounds, self.games, lambda: self.tick(name))
