"""One mutant on trial: read, checked, and tried against the scenarios that run what was changed.

In: a ruleset with its scenarios, mutants. Out: `Verdict`s. Raises `RefusedMutant`, `NoScenarios` and `Failing` where
nothing can be learnt: mutants say something only about sound rules and scenarios that pass.
"""

from __future__ import annotations

from enum import StrEnum

from rulewright.checking import unwaived
from rulewright.frontend.analysis.checks import Scene, check_configuration
from rulewright.frontend.analysis.configuration import default_configuration
from rulewright.frontend.checker import check_document
from rulewright.ir.program import Program
from rulewright.loading import Ruleset
from rulewright.lowering import lower
from rulewright.mutation.default_reachability import Life
from rulewright.mutation.mutants import Mutant
from rulewright.mutation.scenario_reach import Reach
from rulewright.scenarios import ScenarioFile, Suite
from rulewright.source.diagnostic import Report


class Verdict(StrEnum):
    """What became of a mutant.

    `KILLED`: a scenario fails or can no longer be tried. `SURVIVED`: all pass. `WAIVED`: all pass, and a comment says
    why. `REFUSED`: `check` does not let it through. `IDLE`: with the defaults of all options, whatever the number of
    players, it is the same game.
    """

    KILLED = "killed"
    SURVIVED = "survived"
    WAIVED = "waived"
    REFUSED = "refused"
    IDLE = "idle"


class RefusedMutant(Exception):
    """A ruleset that `check` refuses as it is."""


class NoScenarios(Exception):
    """A ruleset without scenarios of its own."""


class Failing(Exception):
    """Scenarios that fail already, or cannot be read."""

    def __init__(self, names: tuple[str, ...], unusable: int) -> None:
        super().__init__(", ".join(names))
        self.names = names
        self.unusable = unusable


class Trial:
    """Tries mutants of one ruleset."""

    def __init__(self, ruleset: Ruleset, files: tuple[ScenarioFile, ...]) -> None:
        self.ruleset = ruleset
        self.variables = ruleset.symbols.variables
        scenes = {count: self._scene(ruleset, count) for count in self._counts(ruleset)}
        if None in scenes.values():
            raise RefusedMutant(ruleset.name)
        self.life = Life(ruleset.survey, [scene for scene in scenes.values() if scene is not None])
        self.usual = {count: self._program(ruleset, count) for count in scenes}
        self.suite = Suite.of(files, ruleset.found)
        traces = list(self.suite.traces(ruleset))
        failing = tuple(trace.name for trace in traces if trace.failed)
        if failing or self.suite.unusable:
            raise Failing(failing, self.suite.unusable)
        if not traces:
            raise NoScenarios(ruleset.name)
        self.reach = Reach(traces)

    @staticmethod
    def _counts(ruleset: Ruleset) -> list[int]:
        """The numbers of players, the usual one first."""
        header = ruleset.header
        return sorted(range(header.low, header.high + 1), key=lambda count: count != header.usual)

    @property
    def count(self) -> int:
        """How many scenarios there are."""
        return len(self.suite.cases)

    def verdict(self, mutant: Mutant, everywhere: bool = False) -> Verdict:
        """What becomes of a mutant. `everywhere`: it counts also where only other
        values of options bring it into the game.
        """
        if not everywhere and self.life.is_dead(mutant):
            return Verdict.IDLE
        changed = self._changed(mutant)
        if changed is None:
            return Verdict.REFUSED
        if any(self._scene(changed, count) is None for count in self.usual):
            return Verdict.REFUSED
        if not everywhere and all(self._program(changed, count) == program for count, program in self.usual.items()):
            return Verdict.IDLE
        number = self.suite.notice(changed, self.reach.scenarios(mutant.place))
        if number is None:
            return Verdict.SURVIVED if any(unwaived([mutant.finding])) else Verdict.WAIVED
        self.reach.noticed(mutant.place, number)
        return Verdict.KILLED

    def _changed(self, mutant: Mutant) -> Ruleset | None:
        """The ruleset with the change; none if it cannot be understood."""
        report, true = Report(provenance=self.ruleset.provenance), self.ruleset
        symbols = check_document(mutant.document(true.symbols.document), report)
        symbols.variables = max(
            symbols.variables, self.variables
        )  # the same scratch, so that the same game is the same Program
        return None if report.failed else Ruleset(true.found, symbols, true.tree, true.provenance)

    def _scene(self, ruleset: Ruleset, players: int) -> Scene | None:
        """What `check` makes of the rules with the defaults and so many players;
        none if it does not let them through.
        """
        report = Report()
        scene = check_configuration(ruleset.survey, default_configuration(ruleset.symbols, players), report)
        return scene if not report.failed else None

    def _program(self, ruleset: Ruleset, players: int) -> Program | None:
        """The game with the defaults and so many players."""
        return lower(ruleset.symbols, default_configuration(ruleset.symbols, players), Report())
