"""Confidence intervals: how far a measured share or mean may be from the truth.

Shares: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22 (1927). Means:
Student's t; its quantile by G. W. Hill, "Algorithm 396: Student's t-quantiles", CACM 13 (1970), good to about six
digits.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from statistics import NormalDist

LEVEL = 0.95


@dataclass(frozen=True, slots=True)
class ConfidenceInterval:
    """From `low` to `high`."""

    low: float
    high: float


def share(hits: float, count: float, level: float = LEVEL) -> ConfidenceInterval:
    """Wilson's interval of a share. Hits that are shared between several (1/2
    each) count as such: that errs on the wide side.
    """
    if count == 0:
        return ConfidenceInterval(0.0, 1.0)
    z = NormalDist().inv_cdf((1 + level) / 2)
    found, spread = hits / count, z * z / count
    middle = found + spread / 2
    half = z * math.sqrt(found * (1 - found) / count + spread / (4 * count))
    return ConfidenceInterval(max(0.0, (middle - half) / (1 + spread)), min(1.0, (middle + half) / (1 + spread)))


def mean(total: int, squares: int, count: int, level: float = LEVEL) -> ConfidenceInterval | None:
    """Student's interval of a mean, from the sum and the sum of squares of whole numbers; none where it would have no
    width: for fewer than two, or for equal ones.
    """
    apart = deviation(total, squares, count)
    if not apart:
        return None
    half = t_quantile((1 + level) / 2, count - 1) * apart / math.sqrt(count)
    return ConfidenceInterval(total / count - half, total / count + half)


def deviation(total: int, squares: int, count: int) -> float:
    """The standard deviation of a sample (divided by n - 1); 0 for fewer than two."""
    return math.sqrt((squares * count - total * total) / (count * (count - 1))) if count > 1 else 0.0


def t_quantile(probability: float, freedom: int) -> float:
    """The value below which Student's t with so many degrees of freedom lies with a
    probability of more than one half.
    """
    tails = 2 * (1 - probability)
    if freedom == 1:
        return 1 / math.tan(tails * math.pi / 2)
    if freedom == 2:
        return math.sqrt(2 / (tails * (2 - tails)) - 2)
    a = 1 / (freedom - 0.5)
    b = 48 / (a * a)
    c = ((20700 * a / b - 98) * a - 16) * a + 96.36
    d = ((94.5 / (b + c) - 3) / b + 1) * math.sqrt(a * math.pi / 2) * freedom
    y = (d * tails) ** (2 / freedom)
    if y > 0.05 + a:
        x = NormalDist().inv_cdf(tails / 2)
        y = x * x
        if freedom < 5:
            c += 0.3 * (freedom - 4.5) * (x + 0.6)
        c += (((0.05 * d * x - 5) * x - 7) * x - 2) * x + b
        y = (((((0.4 * y + 6.3) * y + 36) * y + 94.5) / c - y - 3) / b + 1) * x
        y = math.expm1(a * y * y)
    else:
        y = (
            (1 / (((freedom + 6) / (freedom * y) - 0.089 * d - 0.822) * (freedom + 2) * 3) + 0.5 / (freedom + 4)) * y
            - 1
        ) * (freedom + 1) / (freedom + 2) + 1 / y
    return math.sqrt(freedom * y)
