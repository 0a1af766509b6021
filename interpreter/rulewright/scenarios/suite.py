"""The scenarios of one ruleset, read once, to be tried again and again against rules that differ a little.

In: scenario files and the ruleset. Out: `Suite`. It complains about nothing: files and scenarios that cannot be used
are counted; `rulewright test` says what is wrong with them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rulewright.backend.runtime.fault import Fault
from rulewright.backend.runtime.machine import Machine
from rulewright.frontend.syntax.nodes import Mapping
from rulewright.frontend.syntax.reader import read_node
from rulewright.frontend.syntax.shape import check_shape
from rulewright.frontend.syntax.text_files import read_source
from rulewright.frontend.typed.further_calls import further_calls
from rulewright.ir.program import Op, Program
from rulewright.loading import Ruleset
from rulewright.rule_log import ToldEntry
from rulewright.ruleset_lookup import Found, NotFound
from rulewright.scenarios.benches import benches
from rulewright.scenarios.expectations import Legal, Refused, Results
from rulewright.scenarios.prepared_configuration import Bench
from rulewright.scenarios.scenario_cases import Case, cases_of
from rulewright.scenarios.scenario_files import ScenarioFile, game_named_in, ruleset_of
from rulewright.scenarios.scenario_parser import Scenario, read
from rulewright.source.diagnostic import Report
from rulewright.storage import real_path

PATIENCE, MORE_PATIENCE = 20, 20_000
"""A run that takes so many times the instructions it took with the true rules, and so many more, does not end."""

FIRST = 6
"""So many scenarios of a configuration are tried before the rules are lowered
for all the others: they often settle the matter.
"""


class Steps(dict[int, int]):
    """Counts instructions, and stops a run that has had too many."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.left = most

    def get(self, key: int, default: int = 0) -> int:  # type: ignore[override]  # the machine asks for nothing else
        self.left -= 1
        if self.left < 0:
            raise Fault("limit", "the scenario does not come to its end")
        return super().get(key, default)


@dataclass(frozen=True, slots=True)
class SuiteTrace:
    """What a scenario went through: the places of its program's code, what its expectations ask, and whether it failed.

    `actions` are asked about by name; `scored` says whether ranks or scores are.
    """

    name: str
    program: Program
    visited: dict[int, int]
    asked: tuple[Op, ...]
    actions: frozenset[str]
    scored: bool
    failed: bool

    @property
    def length(self) -> int:
        return sum(self.visited.values())


class Suite:
    """Scenarios of one ruleset. `unusable`: files or scenarios that could not be read."""

    def __init__(self, cases: Sequence[Case], unusable: int) -> None:
        self.cases = tuple(cases)
        self.unusable = unusable
        self.configurations: dict[int, object] = {}
        self.lengths: dict[int, int] = {}

    @classmethod
    def of(cls, files: Sequence[ScenarioFile], found: Found) -> Suite:
        """The scenarios in these files that are written for this ruleset with these variants."""
        cases: list[Case] = []
        unusable = 0
        for file in files:
            read_cases = _cases_for(file, found)
            unusable += read_cases is None
            cases += read_cases or ()
        return cls(cases, unusable)

    def traces(self, ruleset: Ruleset) -> Iterator[SuiteTrace]:
        """Every scenario with the true rules; those that cannot be read are left out of the suite."""
        with further_calls(ruleset.symbols):
            yield from self._traces(ruleset)

    def _traces(self, ruleset: Ruleset) -> Iterator[SuiteTrace]:
        report = Report()
        pairs = [(case, read(case, ruleset, report)) for case in self.cases]
        self.unusable += sum(scenario is None for _, scenario in pairs)
        self.cases = tuple(case for case, scenario in pairs if scenario is not None)
        scenarios = [scenario for _, scenario in pairs if scenario is not None]
        for index, scenario in enumerate(scenarios):
            configuration = scenario.configuration
            self.configurations[index] = (configuration.players, tuple(configuration.options.items()))
        made = benches(ruleset.symbols, scenarios, report)
        for index, scenario in enumerate(scenarios):
            if index not in made:
                self.unusable += 1
                continue
            trace = _trace(scenario, index, made)
            self.lengths[index] = trace.length
            yield trace

    def reasons(
        self, ruleset: Ruleset, cases: Sequence[Case], speak: Callable[[Machine], None] = lambda _: None
    ) -> list[tuple[ToldEntry, ...]]:
        """For each case what the rules did in it, as the rule log tells; nothing where it fails, or cannot be tried.
        `speak`: lets a machine tell it in another language.
        """
        with further_calls(ruleset.symbols):
            return self._reasons(ruleset, cases, speak)

    def _reasons(
        self, ruleset: Ruleset, cases: Sequence[Case], speak: Callable[[Machine], None]
    ) -> list[tuple[ToldEntry, ...]]:
        pairs = [(number, read(case, ruleset, Report())) for number, case in enumerate(cases)]
        numbers, scenarios = [number for number, one in pairs if one is not None], [one for _, one in pairs if one]
        made = benches(ruleset.symbols, scenarios, Report())
        for bench in {id(bench): bench for bench, _ in made.values()}.values():
            speak(bench.machine)
        found: list[tuple[ToldEntry, ...]] = [()] * len(cases)
        for place, (number, scenario) in enumerate(zip(numbers, scenarios, strict=True)):
            ready = made[place][0].ready(scenario, made[place][1], Report()) if place in made else None
            result = made[place][0].attempt(ready, told=True) if ready is not None else None
            found[number] = result.reasons if result is not None and result.passed else ()
        return found

    def notice(self, ruleset: Ruleset, numbers: Sequence[int]) -> int | None:
        """The first of some scenarios that fails with other rules, or cannot be tried with them; none if all pass."""
        for group in self._groups(numbers):
            with further_calls(ruleset.symbols):
                found = self._first_failing(ruleset, group)
            if found is not None:
                return found
        return None

    def _groups(self, numbers: Sequence[int]) -> Iterator[list[int]]:
        """The scenarios of one configuration together, large groups first, and of each a few before the others."""
        together: dict[object, list[int]] = {}
        for number in numbers:
            together.setdefault(self.configurations[number], []).append(number)
        for members in sorted(together.values(), key=len, reverse=True):
            yield from (part for part in (members[:FIRST], members[FIRST:]) if part)

    def _first_failing(self, ruleset: Ruleset, numbers: list[int]) -> int | None:
        scenarios = []
        for number in numbers:
            scenario = read(self.cases[number], ruleset, Report())
            if scenario is None:
                return number
            scenarios.append(scenario)
        made = benches(ruleset.symbols, scenarios, Report())
        for place, (number, scenario) in enumerate(zip(numbers, scenarios, strict=True)):
            if place not in made or not self._passes(scenario, number, *made[place]):
                return number
        return None

    def _passes(self, scenario: Scenario, number: int, bench: Bench, first: int) -> bool:
        ready = bench.ready(scenario, first, Report())
        return (
            ready is not None
            and bench.attempt(ready, visited=Steps(self.lengths[number] * PATIENCE + MORE_PATIENCE)).passed
        )


def _cases_for(file: ScenarioFile, found: Found) -> tuple[Case, ...] | None:
    """The cases of a file, none of them if it is for other rules; nothing if the file cannot be used."""
    name = game_named_in(file.path)
    if name is None:
        return None
    try:
        if not _is_for(file.path, name, found):
            return ()
    except NotFound:
        return None
    report = Report()
    source = read_source(file.path, report)
    root = read_node(source, report) if source is not None else None
    if root is not None:
        check_shape(root, "scenario", report)
    return cases_of(root, report) if isinstance(root, Mapping) and not report.failed else None


def _is_for(file: Path, name: str, found: Found) -> bool:
    """Whether the ruleset that a file names is that one, with these variants."""
    own = ruleset_of(file, name)
    return own.variants == found.variants and real_path(own.path) == real_path(found.path)


def _trace(scenario: Scenario, index: int, made: dict[int, tuple[Bench, int]]) -> SuiteTrace:
    """One scenario with the true rules."""
    visited: dict[int, int] = {}
    bench, first = made[index]
    ready = bench.ready(scenario, first, Report())
    failed = ready is None or not bench.attempt(ready, visited=visited).passed
    expected = scenario.expected
    asked = tuple(question.value for question in bench.made.questions[first : first + len(scenario.values.asked)])
    actions = {e.action for e in expected if isinstance(e, Legal)} | {
        call.name.name for e in expected if isinstance(e, Refused) for call in e.calls
    }
    scored = any(isinstance(e, Results) for e in expected)
    return SuiteTrace(scenario.case.name, bench.made.program, visited, asked, frozenset(actions), scored, failed)
