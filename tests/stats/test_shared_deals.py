"""Games that share a deal: they tell as much as deals where these decide, and as much as games where these do not."""

from __future__ import annotations

import random
from math import nan

import pytest

from rulewright.lab.statistics import estimate
from rulewright.stats import share, worth_in_games


def test_games_with_a_deal_of_their_own_are_worth_what_they_are() -> None:
    assert worth_in_games([0.0, 1.0, nan, 1.0], 1) == 3
    assert worth_in_games([], 4) == worth_in_games([nan, nan], 2) == 0


def test_what_the_deal_decides_is_worth_its_deals() -> None:
    """Forty deals of four games that end alike; not a few deals, which are known badly."""
    numbers = [float(deal % 3 == 0) for deal in range(40) for _ in range(4)]
    assert worth_in_games(numbers, 4) == 40
    assert worth_in_games([1.0] * 12, 4) == 3, "nothing says that all four would ever differ"
    assert worth_in_games([0.0, 1.0, 1.0, 0.0], 4) == 1


def test_what_goes_round_within_a_deal_is_worth_no_more_than_games() -> None:
    assert worth_in_games([1.0, 0.0] * 30, 2) == 60


def test_a_deal_that_is_not_complete_counts_by_its_games() -> None:
    numbers = [1.0, 1.0, 0.0, 0.0, 1.0, nan, 0.0]
    assert 4 <= worth_in_games(numbers, 2) <= 6


@pytest.mark.parametrize("share_of_deals", [0.0, 0.5, 1.0])
@pytest.mark.parametrize("odds", [0.1, 0.5])
def test_intervals_cover_what_they_promise(share_of_deals: float, odds: float) -> None:
    """However much the deal decides: 30 deals from four seats, 300 times. By games alone, 300 intervals of what deals
    decide would miss in more than 90 cases.
    """
    rng, held, means = random.Random(8), 0, 0
    for _ in range(300):
        numbers = list[float]()
        for _deal in range(30):
            dealt = float(rng.random() < odds)
            numbers += [dealt if rng.random() < share_of_deals else float(rng.random() < odds) for _ in range(4)]
        worth = worth_in_games(numbers, 4)
        interval = share(sum(numbers) / 120 * worth, worth)
        held += interval.low <= odds <= interval.high
        found = estimate(numbers, 1.0, deal_games=4)
        assert found is not None
        own = found.interval(0.95)
        means += own.low <= odds <= own.high
    assert held >= 275 and means >= 275
