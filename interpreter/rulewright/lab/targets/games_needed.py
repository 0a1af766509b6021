"""How many games would decide a target that is undecided, if the figure stays as it is.

In: what is wanted, a figure with its interval, games. Out: about how many games more; none where no number would
decide. Wilson's interval of a share ends where (value - end)^2 = z^2 end (1 - end) / n, so the number of games for any
end follows from where it ends now. Other intervals shrink with the root of that number. At a natural limit such an
interval is cut off, and what is left would promise too few: the longer of its two sides counts.
"""

from __future__ import annotations

from math import ceil, isinf

from rulewright.lab.compare import ArmFigure
from rulewright.lab.targets.conditions import TargetCondition

MOST_WANTED = 10**9


def games_needed(condition: TargetCondition, figure: ArmFigure, played: int, is_share: bool) -> int | None:
    """About how many games more than those `played`. `is_share`: whether the interval is Wilson's."""
    ends = [end for end in (condition.low, condition.high) if not isinf(end)]
    if figure.value in ends:
        return None
    times = _of_share if is_share else _of_number
    more = ceil(played * (max((times(figure, end) for end in ends), default=0.0) - 1))
    return max(1, more) if more < MOST_WANTED else None


def _of_share(figure: ArmFigure, end: float) -> float:
    """How many times as many games bring the interval to an end of the target."""
    inside = [bound for bound in (figure.interval.low, figure.interval.high) if 0 < bound < 1]
    now = min(inside, key=lambda bound: (abs(bound - end), bound))
    return (figure.value - now) ** 2 / (now * (1 - now)) * end * (1 - end) / (figure.value - end) ** 2


def _of_number(figure: ArmFigure, end: float) -> float:
    reach = max(figure.interval.high - figure.value, figure.value - figure.interval.low)
    return (reach / (figure.value - end)) ** 2
