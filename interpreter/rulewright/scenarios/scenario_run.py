"""The stages of a scenario file: read, filled in, understood, played, judged.

In: a path, a filter. Out: `Tried`. Nothing is raised for an author's mistakes: all problems of a file are told in one
run.
"""

from __future__ import annotations

import time
from dataclasses import dataclass, field, replace
from enum import IntEnum
from pathlib import Path

from rulewright.frontend.syntax.nodes import Mapping, Scalar
from rulewright.frontend.syntax.reader import read_node
from rulewright.frontend.syntax.shape import check_shape
from rulewright.frontend.syntax.text_files import read_source
from rulewright.frontend.typed.further_calls import further_calls
from rulewright.ir.marks import Covered
from rulewright.loading import Ruleset, load
from rulewright.ruleset_lookup import Found, NotFound
from rulewright.scenarios.benches import benches
from rulewright.scenarios.prepared_configuration import Bench
from rulewright.scenarios.results import Result, Tried
from rulewright.scenarios.scenario_cases import Case, cases_of
from rulewright.scenarios.scenario_files import KEY, ScenarioFile, ruleset_of
from rulewright.scenarios.scenario_parser import Scenario, read
from rulewright.source.diagnostic import Diagnostic, Report, Severity
from rulewright.storage import noting


class Depth(IntEnum):
    """How far scenarios are taken: names and texts are read; components and calls are understood too;
    they are played.
    """

    READ = 0
    UNDERSTOOD = 1
    PLAYED = 2


@dataclass
class Shelf:
    """Rulesets, each read once. Complaints about one are told with the first file that needs it. `marked`: for
    coverage.

    `depth`: how far scenarios are taken; those that are not played have no results.
    """

    rulesets: dict[Found, Ruleset | None] = field(default_factory=dict)
    marked: bool = False
    depth: Depth = Depth.PLAYED
    files: dict[Found, tuple[Path, ...]] = field(default_factory=dict)
    """What was looked for when a ruleset was read."""

    def ruleset(self, found: Found, report: Report) -> Ruleset | None:
        if found not in self.rulesets:
            own = Report()
            with noting() as files:
                self.rulesets[found] = load(found, own)
            self.files[found] = tuple(files)
            report.found += [found for found in own if found.severity is Severity.ERROR]
        return self.rulesets[found]


def listed(path: Path) -> tuple[tuple[Case, ...], tuple[Diagnostic, ...]]:
    """The cases of a file, none of them tried; and what is wrong with its shape."""
    report = Report()
    source = read_source(path, report)
    root = read_node(source, report) if source is not None else None
    if root is not None:
        check_shape(root, "scenario", report)
    cases = cases_of(_sound(root, report), report) if isinstance(root, Mapping) else []
    return tuple(cases), tuple(report)


def attempt(file: ScenarioFile, shelf: Shelf, only: str = "") -> Tried:
    """All results of a scenario file. `only`: a part of the names of the scenarios that are tried, in any case."""
    report = Report()
    name = str(file.path)
    source = read_source(file.path, report)
    root = read_node(source, report) if source is not None else None
    if root is not None:
        check_shape(root, "scenario", report)
    if not isinstance(root, Mapping) or not isinstance(root.get(KEY), Scalar):
        return Tried(name, (), tuple(report))
    sound = _sound(root, report)
    ruleset = _ruleset(file, root, shelf, report)
    if ruleset is None:
        return Tried(name, (), tuple(report))
    cases = cases_of(sound, report)
    chosen = [case for case in cases if only.lower() in case.name.lower()]
    covered = Covered() if shelf.marked else None
    with further_calls(ruleset.symbols):
        results, errors = _attempts(chosen, ruleset, report, covered, shelf.depth)
    return Tried(name, results, errors, len(cases) - len(chosen), ruleset.found, covered)


def _sound(root: Mapping, report: Report) -> Mapping:
    """The scenarios whose shape is right."""
    places = [found.span.start for found in report]
    return Mapping(
        root.span,
        tuple(entry for entry in root if not any(entry.span.start <= place < entry.value.span.end for place in places)),
    )


def _ruleset(file: ScenarioFile, root: Mapping, shelf: Shelf, report: Report) -> Ruleset | None:
    """The ruleset that the file names; none after an error, or where scenarios of another variant are wanted."""
    node = root.get(KEY)
    assert isinstance(node, Scalar)
    try:
        found = ruleset_of(file.path, node.text)
    except NotFound as problem:
        message, _, hint = str(problem).partition("; ")
        report.error("RW850", message, node.span, hint)
        return None
    if file.variants is not None and found.variants != file.variants:
        return None
    return shelf.ruleset(found, report)


def _attempts(
    cases: list[Case], ruleset: Ruleset, report: Report, covered: Covered | None, depth: Depth
) -> tuple[tuple[Result, ...], tuple[Diagnostic, ...]]:
    """The results of all cases that can be tried, and what is wrong with the others.
    One case's mistakes stop no other.
    """
    errors: list[Diagnostic] = list(report)
    scenarios: list[Scenario] = []
    for case in cases:
        own = Report()
        scenario = read(case, ruleset, own)
        errors += own
        if scenario is not None:
            scenarios.append(scenario)
    whole = Report()
    ready = benches(ruleset.symbols, scenarios, whole, covered is not None) if depth > Depth.READ else {}
    errors += whole
    results = []
    for index, scenario in enumerate(scenarios):
        if index in ready:
            own, begun = Report(), time.perf_counter()
            result = _attempt(scenario, *ready[index], own, covered, depth)
            errors += own
            results += [replace(result, seconds=time.perf_counter() - begun)] if result is not None else []
    return tuple(results), _once(errors)


def _attempt(
    scenario: Scenario, bench: Bench, first: int, report: Report, covered: Covered | None, depth: Depth
) -> Result | None:
    """One scenario: silently first; one that fails is played again for its trace."""
    ready = bench.ready(scenario, first, report)
    if ready is None or depth < Depth.PLAYED:
        return None
    bench.machine.forget_hits()
    result = bench.attempt(ready)
    if covered is not None:
        covered.add(bench.machine.program.marks, bench.machine.hits)
    return result if result.passed else bench.attempt(ready, told=True)


def _once(errors: list[Diagnostic]) -> tuple[Diagnostic, ...]:
    """Each complaint once, in the order of the file: several cases may share a mistake."""
    found = {(d.code, d.span.source.name, d.span.start, d.span.text, d.message): d for d in errors}
    return tuple(sorted(found.values(), key=Diagnostic.sort_key))
