"""Games that share a deal are no games of their own: what one of them is like, the others often are too.

In: a number for each game, and how many games that follow each other have the same deal. Out: how many games, each with
a deal of its own, would tell as much: at least as many as there are deals, and at most as many as there are games.

The variance of a mean is worked out twice, from games and from sums of deals (W. G. Cochran, "Sampling Techniques",
1977); the larger one counts. Where there are few deals, it is known badly, which costs as much as Student's t is wider
than the normal distribution (E. L. Korn, B. I. Graubard, "Confidence intervals for proportions with small expected
number of positive counts estimated from survey data", Survey Methodology 24, 1998).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import fsum, isnan
from statistics import NormalDist

from rulewright.stats.confidence_intervals import LEVEL, t_quantile


def worth_in_games(numbers: Sequence[float], deal_games: int) -> float:
    """`numbers`: `nan` where a game gives none; it counts for nothing."""
    kept = [number for number in numbers if not isnan(number)]
    if deal_games < 2 or not kept:
        return len(kept)
    parts = (numbers[first : first + deal_games] for first in range(0, len(numbers), deal_games))
    dealt = [own for part in parts if (own := [number for number in part if not isnan(number)])]
    mean = fsum(kept) / len(kept)
    apart = fsum((number - mean) ** 2 for number in kept)
    return _independent(apart, (fsum(own) - mean * len(own) for own in dealt), len(dealt), len(kept))


def _independent(apart: float, sums: Iterable[float], deals: int, games: int) -> float:
    """`apart`: the squares of what games lie from their mean, added up; `sums`: the same of each deal, before squaring.
    Games that are all alike are worth as many as there are deals: nothing says that they would differ.
    """
    if deals < 2 or not apart:
        return deals
    if deals == games:
        return games
    together = fsum(one * one for one in sums) * deals / (deals - 1)
    if together <= apart:
        return games
    level = (1 + LEVEL) / 2
    known = NormalDist().inv_cdf(level) / t_quantile(level, deals - 1)
    return max(float(deals), min(float(games), games * apart / together * known**2))
