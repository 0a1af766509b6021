"""Configurations of a ruleset in which something grows: players, components, rules.

In: a ruleset. Out: cases, each with the words that tell it from the usual one. Which options make a ruleset larger is
not written down anywhere: options that are whole numbers are taken for sizes, those that are words (and variants) for
rules.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from rulewright import loading
from rulewright.backend.runtime.machine import Machine
from rulewright.errors import BadConfiguration
from rulewright.frontend.analysis.configuration import option_values
from rulewright.loading import Ruleset, Unsound
from rulewright.ruleset_lookup import Found, variants_of
from rulewright.source.diagnostic import Report

MOST_EDITS = 8
"""Edits of rules that are measured of each ruleset: every one is built, and large games have forty."""


@dataclass(frozen=True, slots=True)
class GrowthCase:
    """A configuration of a ruleset: how it differs from the usual one, and its machine."""

    words: str
    machine: Machine


def by_players(ruleset: Ruleset) -> Iterator[GrowthCase]:
    """Every number of players, default options."""
    for players in range(ruleset.header.low, ruleset.header.high + 1):
        yield from _case(ruleset, str(players), players, {})


def by_size(ruleset: Ruleset) -> Iterator[GrowthCase]:
    """Every option that is a whole number, with its lowest, middle and highest value."""
    for name, option in ruleset.symbols.options.items():
        if not option.words:
            values = list(option_values(option))
            for value in dict.fromkeys((values[0], values[len(values) // 2], values[-1])):
                yield from _case(ruleset, f"{name}={value}", None, {name: str(value)})


def by_rules(ruleset: Ruleset, most: int = MOST_EDITS) -> Iterator[GrowthCase]:
    """Other values of options that are words, and variants, one at a time: all, or
    so many of them at equal distances.
    """
    usual = dict(ruleset.configuration().words(ruleset.symbols))
    edits = [
        (name, word) for name, option in ruleset.symbols.options.items() for word in option.words if word != usual[name]
    ]
    edits += [("", variant) for variant in variants_of(ruleset.found.path)]
    count = min(most, len(edits))
    for name, word in (edits[index * len(edits) // count] for index in range(count)):
        if name:
            yield from _case(ruleset, f"{name}={word}", None, {name: word})
        elif (varied := loading.load(Found(ruleset.found.path, (word,)), Report())) is not None:
            yield from _case(varied, f":{word}", None, {})


def _case(ruleset: Ruleset, words: str, players: int | None, options: dict[str, str]) -> Iterator[GrowthCase]:
    """The case, if the ruleset allows it."""
    try:
        yield GrowthCase(words, ruleset.machine(players, options))
    except (BadConfiguration, Unsound):
        return
