"""Coverage line by line: what line-based formats and the coloured YAML need.

A line counts if an item begins on it. It was reached as often as the item on it that was reached most often; its
branches are the items that have sides.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rulewright.coverage.ruleset_coverage import Counted

BRANCHES = {"players", "option", "condition", "part", "action", "payout"}
"""Kinds whose items are sides of something."""


@dataclass(frozen=True, slots=True)
class LineCoverage:
    """A line (from 1) with its items."""

    number: int
    items: tuple[Counted, ...]

    @property
    def runs(self) -> int:
        return max(counted.runs for counted in self.items)

    @property
    def branches(self) -> tuple[Counted, ...]:
        """The sides on this line, if there are at least two."""
        found = tuple(counted for counted in self.items if counted.item.mark.kind in BRANCHES)
        return found if len(found) > 1 else ()

    @property
    def missing(self) -> tuple[Counted, ...]:
        return tuple(counted for counted in self.items if not counted.runs)


def lines_of(items: Iterable[Counted]) -> list[LineCoverage]:
    """The lines of one file."""
    found: dict[int, list[Counted]] = {}
    for counted in items:
        found.setdefault(counted.span.position.line, []).append(counted)
    return [LineCoverage(number, tuple(own)) for number, own in sorted(found.items())]
