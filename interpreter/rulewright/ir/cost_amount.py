"""An amount of work: evaluations, and what was multiplied to get there. Sums and products never grow past `LARGEST`."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rulewright.source.text import Span

LARGEST = 10**18
"""No cost is told more closely than this."""


@dataclass(frozen=True, slots=True)
class Cost:
    """Evaluations, and the numbers that were multiplied on the most expensive way to them, the outermost first."""

    total: int = 0
    factors: tuple[int, ...] = ()

    def __add__(self, other: Cost) -> Cost:
        if not other.total:
            return self
        larger = self if self.total >= other.total else other
        return Cost(min(LARGEST, self.total + other.total), larger.factors)

    def times(self, count: int) -> Cost:
        """So much for each of so many."""
        factors = (count, *self.factors) if count > 1 else self.factors
        return Cost(min(LARGEST, self.total * max(0, count)), factors)


NOTHING, ONE = Cost(), Cost(1)


def sum_of(costs: Iterable[Cost]) -> Cost:
    """All together; the factors are those of the first that is more expensive than all before it."""
    total, factors = 0, tuple[int, ...]()
    for cost in costs:
        if cost.total > total:
            factors = cost.factors
        total += cost.total
    return Cost(min(LARGEST, total), factors)


@dataclass(frozen=True, slots=True)
class RuleCost:
    """What a rule may cost: `kind` is term, action (its choices), instruction, score, or the kind of a routine.
    `members`: how many it looks at in one go, of all that it does; they are there at the same time.
    """

    kind: str
    name: str
    cost: Cost
    span: Span
    members: int = 0
