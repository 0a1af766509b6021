"""The texts of a ruleset that people read, each with an id, its place and its holes: what a message file translates.

In: a checked ruleset. Out: `TextUnit`s. An id is the path to the text in the ruleset. A text that stands in several
places of one sort is one unit.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from rulewright import loading
from rulewright.languages.line_units import line_units
from rulewright.languages.named_units import name_units
from rulewright.languages.rule_name_units import rule_name_units
from rulewright.languages.sheet_units import sheet_units
from rulewright.languages.static_units import static_units
from rulewright.languages.text_unit import TextUnit
from rulewright.loading import Ruleset
from rulewright.ruleset_lookup import Found, variants_of
from rulewright.source.diagnostic import Report

VARIANT = "--"
"""Between the id of a text and the name of the variant that says it in other words."""


def units_of(ruleset: Ruleset) -> tuple[TextUnit, ...]:
    """All texts of a ruleset as it is, with its variants."""
    found: dict[str, TextUnit] = {}
    for unit in _units(ruleset):
        found.setdefault(unit.id, unit)
    return tuple(found.values())


def all_units(found: Found) -> tuple[TextUnit, ...] | None:
    """All texts of a ruleset, then those that its variants say in other words; none if the ruleset is wrong.
    Raises `Unsound` where a variant is wrong: what it says is not known then.
    """
    base = loading.load(Found(found.path), Report())
    if base is None:
        return None
    units = {unit.id: unit for unit in units_of(base)}
    for name, varied in with_variants(found.path):
        for unit in units_of(varied):
            was = units.get(unit.id)
            if was is None:
                units[unit.id] = unit
            elif was.source != unit.source:
                units[f"{unit.id}{VARIANT}{name}"] = replace(unit, id=f"{unit.id}{VARIANT}{name}")
    return tuple(units.values())


def with_variants(path: Path) -> Iterator[tuple[str, Ruleset]]:
    """A game with each of its variants, by their names. Raises `Unsound` where one is wrong."""
    for name in variants_of(path):
        report = Report()
        ruleset = loading.load(Found(path, (name,)), report)
        if ruleset is None:
            raise loading.Unsound(report)
        yield name, ruleset


def _units(ruleset: Ruleset) -> Iterator[TextUnit]:
    named = tuple(name_units(ruleset.symbols))
    yield from static_units(ruleset)
    yield from sheet_units(ruleset.symbols)
    yield from named
    yield from rule_name_units(ruleset.symbols, (unit.name[-1] for unit in named if _has_name(unit)))
    yield from line_units(ruleset)


def _has_name(unit: TextUnit) -> bool:
    """Whether a text names something by its name alone: words of lists are known with their list only."""
    return len(unit.name) == 1 or unit.id.startswith("components-")
