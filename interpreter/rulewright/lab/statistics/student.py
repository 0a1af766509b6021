"""Student's t: how likely a value is exceeded by chance.

The regularised incomplete beta function by its continued fraction (W. H. Press et al., "Numerical Recipes", 6.4; J. A.
Lentz's method).
"""

from __future__ import annotations

from math import exp, isinf, lgamma, log

TINY = 1e-300
STEPS = 500


def two_tailed(value: float, freedom: float) -> float:
    """The probability that Student's t with so many degrees of freedom is at least as far from 0."""
    return 0.0 if isinf(value) else _beta(freedom / (freedom + value * value), freedom / 2, 0.5)


def upper_tail(value: float, freedom: float) -> float:
    """The probability that it is at least so large."""
    half = two_tailed(value, freedom) / 2
    return half if value >= 0 else 1 - half


def _beta(x: float, a: float, b: float) -> float:
    if x <= 0 or x >= 1:
        return float(x >= 1)
    front = exp(lgamma(a + b) - lgamma(a) - lgamma(b) + a * log(x) + b * log(1 - x))
    if x < (a + 1) / (a + b + 2):
        return front * _fraction(x, a, b) / a
    return 1 - front * _fraction(1 - x, b, a) / b


def _fraction(x: float, a: float, b: float) -> float:
    c, d = 1.0, 1 / _off_zero(1 - (a + b) * x / (a + 1))
    found = d
    for m in range(1, STEPS):
        for term in (
            m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m)),
            -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1)),
        ):
            d = 1 / _off_zero(1 + term * d)
            c = _off_zero(1 + term / c)
            found *= c * d
        if abs(c * d - 1) < 1e-14:
            break
    return found


def _off_zero(value: float) -> float:
    return value if abs(value) > TINY else TINY
