"""Where tuning searches: the values that a designer named, and the rules with each choice of them.

In: a ruleset, axes, how many play. Out: for a choice of values the machine that plays it, or why there is none. A
choice is a place in the values of each axis.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import prod

from rulewright.lab.sweep import SweepAxis, Varied, configured
from rulewright.machine_cache import Ready
from rulewright.ruleset_lookup import Found

MOST_CONFIGURATIONS = 10**12
Places = tuple[int, ...]


@dataclass(frozen=True)
class SearchSpace:
    """`axes`: what is varied; `settings`: values that hold for all, the rules as they are too."""

    found: Found
    axes: tuple[SweepAxis, ...]
    settings: tuple[tuple[SweepAxis, str], ...] = ()
    players: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    marked: bool = False

    @property
    def sizes(self) -> tuple[int, ...]:
        return tuple(len(axis.values) for axis in self.axes)

    @property
    def size(self) -> int:
        return prod(self.sizes)

    @property
    def has_order(self) -> tuple[bool, ...]:
        """Whether values that lie near each other do much the same: of numbers, not of options."""
        return tuple(axis.varied is not Varied.OPTION for axis in self.axes)

    def words(self, places: Places) -> tuple[str, ...]:
        """The values as they are written."""
        return tuple(axis.values[place] for axis, place in zip(self.axes, places, strict=True))

    def rules(self, places: Places | None) -> Ready | str:
        """The rules so, or why they cannot be so; without places as they are."""
        chosen = zip(self.axes, self.words(places), strict=True) if places is not None else ()
        return configured(self.found, [*self.settings, *chosen], self.players, self.options, self.marked)


def space_of(
    found: Found, axes: tuple[SweepAxis, ...], players: int | None, options: Mapping[str, str], marked: bool
) -> SearchSpace:
    """An axis with a single value is a setting."""
    settings = tuple((axis, axis.values[0]) for axis in axes if len(axis.values) == 1)
    numbers = tuple(_rising(axis) for axis in axes if len(axis.values) > 1)
    return SearchSpace(found, numbers, settings, players, options, marked)


def _rising(axis: SweepAxis) -> SweepAxis:
    if axis.varied is Varied.OPTION:
        return axis
    return SweepAxis(axis.varied, axis.name, tuple(sorted(axis.values, key=int)))
