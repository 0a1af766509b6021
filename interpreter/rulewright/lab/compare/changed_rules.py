"""What an arm changes in the first, in the words of the rules.

In: two arms. Out: sentences. Complains about nothing: where rules cannot be told apart in words, the files are named.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright.difference import change_data, compared
from rulewright.lab.compare.arms import Arm
from rulewright.loading import Ruleset, load
from rulewright.source.diagnostic import Report

OF_NO_RULE = frozenset({"game", "title", "about", "credits"})
"""Sections that say what the game is called."""


@dataclass(frozen=True, slots=True)
class ChangedRule:
    """`place`: short, to stand beside a figure; `words`: a sentence."""

    place: str
    words: str


def changed_rules(first: Arm, second: Arm) -> list[ChangedRule]:
    """All that is different."""
    return [*_rules(first, second), *_configuration(first, second)]


def _rules(first: Arm, second: Arm) -> Iterator[ChangedRule]:
    if first.made.found == second.made.found:
        return
    old, new = _ruleset(first), _ruleset(second)
    if old is None or new is None:
        return
    found = compared((first.label, second.label), old, new)
    for change in found.found:
        if change.section not in OF_NO_RULE:
            data = change_data(change, found.dropped)
            yield ChangedRule(str(data["path"]), str(data["words"]))


def _ruleset(arm: Arm) -> Ruleset | None:
    return arm.made.ruleset or load(arm.made.found, Report())


def _configuration(first: Arm, second: Arm) -> Iterator[ChangedRule]:
    if first.players != second.players:
        yield ChangedRule("players", f"{second.players} play, not {first.players}")
    old, new = (dict(arm.made.machine.program.options) for arm in (first, second))
    for name, value in new.items():
        if name in old and old[name] != value:
            yield ChangedRule(name, f"the option `{name}` is `{value}`, not `{old[name]}`")
