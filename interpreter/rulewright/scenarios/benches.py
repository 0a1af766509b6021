"""Scenarios by configuration: those that need the same one share a bench."""

from __future__ import annotations

from rulewright.frontend.typed import symbols as sym
from rulewright.lowering import lower_with
from rulewright.lowering.entries import WantedEntry
from rulewright.scenarios.prepared_configuration import Bench
from rulewright.scenarios.scenario_parser import Scenario
from rulewright.source.diagnostic import Report


def benches(
    symbols: sym.Symbols, scenarios: list[Scenario], report: Report, marked: bool = False
) -> dict[int, tuple[Bench, int]]:
    """For each scenario, by its place, a bench and the number of its first question. `marked`: for coverage."""
    groups: dict[tuple[object, ...], list[int]] = {}
    for index, scenario in enumerate(scenarios):
        groups.setdefault((scenario.configuration.players, tuple(scenario.configuration.options.items())), []).append(
            index
        )
    found: dict[int, tuple[Bench, int]] = {}
    for members in groups.values():
        group = [scenarios[index] for index in members]
        phases = tuple(scenario.entry for scenario in group if scenario.entry is not None)
        wanted = WantedEntry(
            phases,
            tuple(value for scenario in group for value in scenario.values.asked),
            game=any(scenario.whole for scenario in group),
        )
        made = lower_with(symbols, group[0].configuration, wanted, report, marked)
        if made is None:
            continue
        bench, first = Bench(symbols, group[0].configuration, made), 0
        for index, scenario in zip(members, group, strict=True):
            found[index] = (bench, first)
            first += len(scenario.values.asked)
    return found
