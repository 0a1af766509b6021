"""Intervals of running numbers: near what they promise, also at the edges, and never of no width."""

from __future__ import annotations

import random

import pytest

from rulewright.lab.metrics.estimates import RunningGap, RunningMean
from rulewright.lab.metrics.even_chances import even_chances, upper_tail
from rulewright.lab.metrics.quantiles import Quantiles


@pytest.mark.parametrize("value", [0.0, 1.0, 0.5])
@pytest.mark.parametrize("games", [1, 5, 500])
def test_equal_shares_are_not_certain(value: float, games: int) -> None:
    running = RunningMean(0, 1)
    running.add([value] * games)
    found = running.estimate()
    assert found.interval is not None and found.interval.low <= value <= found.interval.high
    assert found.interval.high - found.interval.low > 1 / (games + 10)


def test_equal_lengths_have_no_interval() -> None:
    running = RunningMean()
    running.add([9.0] * 50)
    assert (running.estimate().number, running.estimate().interval) == (9.0, None)


@pytest.mark.parametrize("base", [0.0, 1e6, -2_147_483_647.0, 1e10])
def test_large_numbers_keep_their_spread(base: float) -> None:
    """Scores of two thousand million that differ by one are not all alike: the interval is as wide as that of 0 and
    1.
    """
    running, small = RunningMean(), RunningMean()
    running.add(base + one for one in (0, 1, 0, 0, 1) * 20)
    small.add((0, 1, 0, 0, 1) * 20)
    wide, narrow = running.estimate().interval, small.estimate().interval
    assert wide is not None and narrow is not None
    assert wide.high - wide.low == pytest.approx(narrow.high - narrow.low, rel=1e-3)


def test_rounding_alone_is_no_spread() -> None:
    running = RunningMean()
    running.add([0.1 + 0.2, 0.3] * 20)
    assert running.estimate().interval is None


def test_nothing_is_no_number() -> None:
    running = RunningMean(0, 1)
    running.add([float("nan")])
    assert running.estimate().number is None


@pytest.mark.parametrize(("low", "high"), [(0.0, 0.02), (0.3, 0.9), (0.98, 1.0)])
@pytest.mark.parametrize("games", [5, 60])
def test_coverage_of_bounded_numbers(low: float, high: float, games: int) -> None:
    rng, held = random.Random(1), 0
    for _ in range(400):
        running = RunningMean(0, 1)
        running.add(rng.uniform(low, high) for _ in range(games))
        interval = running.estimate().interval
        assert interval is not None
        held += interval.low <= (low + high) / 2 <= interval.high
    assert held >= 370


def test_a_gap_by_hand() -> None:
    gap = RunningGap(3)
    gap.add([[1, 0, 1, 1], [0, 1, 0, 0], [0, 0, 0, 0]])
    found = gap.estimate()
    assert found.number == pytest.approx(0.75) and found.interval is not None
    assert 0 <= found.interval.low < 0.75 < found.interval.high <= 1


def test_even_seats_have_a_gap_that_may_be_nought() -> None:
    rng, surely = random.Random(2), 0
    for _ in range(200):
        gap = RunningGap(4)
        winners = [rng.randrange(4) for _ in range(100)]
        gap.add([[float(winner == seat) for winner in winners] for seat in range(4)])
        interval = gap.estimate().interval
        surely += interval is not None and interval.low > 0
    assert surely <= 10


def test_chi_square() -> None:
    """Against tables: 3.841 with 1 degree of freedom, 5.991 with 2, 7.815 with 3 and 14.067 with 7 are at 5 percent."""
    for statistic, freedom in ((3.841459, 1), (5.991465, 2), (7.814728, 3), (14.067140, 7)):
        assert upper_tail(statistic, freedom) == pytest.approx(0.05, abs=1e-6)
    found = even_chances([30, 20, 10])
    assert found is not None and found.statistic == pytest.approx((100 + 0 + 100) / 20)
    assert even_chances([3, 1]) is None


def test_quantiles_by_hand() -> None:
    found = Quantiles()
    found.counts.update(range(1, 101))
    median = found.quantile(0.5)
    assert median is not None
    # of 100: places 50 - 9.8 and 50 + 9.8, rounded outwards, and one more
    assert (median.number, median.low, median.high) == (50, 40, 61)
    fifth = found.quantile(0.05)
    assert fifth is not None and (fifth.number, fifth.low, fifth.high) == (5, None, 11)
    assert found.share_within(3, 7) == 5
    assert Quantiles().quantile(0.5) is None
