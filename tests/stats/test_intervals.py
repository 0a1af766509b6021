"""Intervals against values worked out elsewhere."""

from __future__ import annotations

import pytest

from rulewright.stats.confidence_intervals import ConfidenceInterval, deviation, mean, share, t_quantile


@pytest.mark.parametrize(
    ("freedom", "value"),
    [
        (1, 12.7062),
        (2, 4.30265),
        (3, 3.18245),
        (4, 2.77645),
        (5, 2.57058),
        (10, 2.22814),
        (30, 2.04227),
        (1000, 1.96234),
    ],
)
def test_student_t(freedom: int, value: float) -> None:
    """The printed table of the 97.5 % quantile."""
    assert t_quantile(0.975, freedom) == pytest.approx(value, abs=1e-5)


@pytest.mark.parametrize(
    ("hits", "count", "low", "high"),
    [(7, 10, 0.3968, 0.8922), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_wilson(hits: int, count: int, low: float, high: float) -> None:
    """By hand: (p + z2/2n +- z sqrt(p(1-p)/n + z2/4n2)) / (1 + z2/n)."""
    found = share(hits, count)
    assert [found.low, found.high] == pytest.approx([low, high], abs=1e-4)


def test_of_nothing_nothing_is_known() -> None:
    """No games: any share is possible; one game, or equal ones: no mean has an interval."""
    assert share(0, 0) == ConfidenceInterval(0.0, 1.0)
    assert mean(15, 75, 3) is None
    assert mean(5, 25, 1) is None and deviation(5, 25, 1) == 0.0


def test_a_mean_by_hand() -> None:
    """2, 4, 6: mean 4, deviation 2, half width 4.30265 x 2 / sqrt(3)."""
    found = mean(12, 56, 3)
    assert deviation(12, 56, 3) == 2.0 and found is not None
    assert [found.low, found.high] == pytest.approx([4 - 4.96827, 4 + 4.96827], abs=1e-4)
