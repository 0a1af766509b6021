"""For which table a scenario is: the number of players, the options, the seed."""

from __future__ import annotations

import re

from rulewright.errors import BadConfiguration
from rulewright.frontend.analysis.configuration import Configuration
from rulewright.frontend.syntax.nodes import Entry, Mapping, Scalar
from rulewright.frontend.typed import symbols as sym
from rulewright.loading import Ruleset
from rulewright.scenarios.scenario_cases import Case
from rulewright.source.diagnostic import Report

MOST_SEED = 2**64 - 1


def configuration_of(case: Case, ruleset: Ruleset, report: Report) -> Configuration | None:
    players, chosen = case.text("players"), case.get("options")
    count = players.number if players is not None else None
    if players is not None and count is None:
        report.error("RW856", f"`{players.text}` is not a number of players", players.span)
        return None
    entries = {entry.name: entry for entry in chosen} if isinstance(chosen, Mapping) else {}
    for name, entry in entries.items():
        _refer(entry, ruleset.symbols.options.get(name), ruleset.symbols)
    words = {name: entry.value.text for name, entry in entries.items() if isinstance(entry.value, Scalar)}
    while True:
        try:
            configuration = ruleset.configuration(count, words)
        except BadConfiguration as problem:
            named = next((name for name in words if f"`{name}`" in str(problem)), None)
            place = entries[named].span if named is not None else players.span if players is not None else case.span
            report.error("RW856", str(problem).removesuffix(f"; {problem.hint}"), place, problem.hint)
            if named is None and count is None:
                return None
            count = count if named is not None else None
            words.pop(named or "", None)
        else:
            return configuration if not report.failed else None


def _refer(entry: Entry, option: sym.Option | None, symbols: sym.Symbols) -> None:
    """Note which option is set, and to which of its words."""
    symbols.refer(entry.span, option)
    if option is not None and isinstance(entry.value, Scalar) and entry.value.text in option.words:
        symbols.refer_word(entry.value.span, option.type, entry.value.text)


def seed_of(case: Case, report: Report) -> int:
    node = case.text("seed")
    if node is None:
        return 0
    value = int(node.text) if re.fullmatch(r"[0-9]{1,20}", node.text) else -1
    if not 0 <= value <= MOST_SEED:
        report.error(
            "RW856", f"`{node.text}` is not a seed", node.span, f"a seed is a whole number from 0 to {MOST_SEED}"
        )
        return 0
    return value
