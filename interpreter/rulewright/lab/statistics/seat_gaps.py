"""The largest difference between the means of several columns: how large it is, and may be.

In: columns, a number a game in each. Out: the two columns that lie farthest apart, and an interval for the gap in
truth. Its upper end is the highest of all pairs (the true pair is among them), its lower end the highest of lower ends
that hold for all pairs together: chance alone makes a gap, which is thus not taken for one.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import fsum, isnan

from rulewright.lab.statistics.mean_estimates import estimate
from rulewright.stats import ConfidenceInterval


def farthest(columns: Sequence[Sequence[float]]) -> tuple[int, int]:
    """The columns with the highest and the lowest mean; of equals the first. `nan`, which all have at the same places,
    counts for nothing.
    """
    totals = [fsum(number for number in column if not isnan(number)) for column in columns]
    return totals.index(max(totals)), totals.index(min(totals))


def contrast(columns: Sequence[Sequence[float]], pair: tuple[int, int]) -> list[float]:
    """Game by game, the first of two columns less the second."""
    first, second = (columns[place] for place in pair)
    return [one - other for one, other in zip(first, second, strict=True)]


def gap_interval(
    columns: Sequence[Sequence[float]], scale: float, level: float, deal_games: int = 1
) -> ConfidenceInterval:
    """The interval of the true gap. `deal_games`: so many games that follow each other have the same deal."""
    pairs = list(combinations(range(len(columns)), 2))
    together = 1 - (1 - level) / len(pairs)
    lows, highs = [0.0], [0.0]
    for first, second in pairs:
        found = estimate(contrast(columns, (first, second)), scale, deal_games=deal_games)
        if found is None:
            return ConfidenceInterval(0.0, scale)
        own, strict = found.interval(level), found.interval(together)
        highs += [own.high, -own.low]
        lows += [strict.low, -strict.high]
    return ConfidenceInterval(max(lows), min(scale, max(highs)))
