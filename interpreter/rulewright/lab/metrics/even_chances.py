"""Whether all win equally often: Pearson's chi-square test of the games that one won alone.

In: wins by member. Out: the statistic and its p. The upper tail of the chi-square distribution is a finite sum for
whole degrees of freedom (M. Abramowitz, I. A. Stegun, 26.4.4 and 26.4.5).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import erfc, exp, pi, sqrt

FEWEST = 5
"""Expected wins of each, below which the test is not told."""


@dataclass(frozen=True, slots=True)
class EvenChances:
    """`games`: those that one member won alone."""

    statistic: float
    freedom: int
    p: float
    games: int


def even_chances(wins: Sequence[int]) -> EvenChances | None:
    """None where there are too few games."""
    games, members = sum(wins), len(wins)
    if members < 2 or games < FEWEST * members:
        return None
    expected = games / members
    statistic = sum((count - expected) ** 2 for count in wins) / expected
    return EvenChances(statistic, members - 1, upper_tail(statistic, members - 1), games)


def upper_tail(statistic: float, freedom: int) -> float:
    """The probability of a larger value."""
    half = statistic / 2
    if freedom % 2 == 0:
        term = total = 1.0
        for step in range(1, freedom // 2):
            term *= half / step
            total += term
        return exp(-half) * total
    total, term = erfc(sqrt(half)), exp(-half) * sqrt(half) * 2 / sqrt(pi)
    for step in range(1, freedom // 2 + 1):
        total += term
        term *= half / (step + 0.5)
    return total
