"""Ratings: as the paper's formulas give them;
equals who draw stay equal, a draw narrows a gap, and no order of listing matters.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations
from math import exp, sqrt

import pytest

from rulewright.errors import brings
from rulewright.tournament import GameRow
from rulewright.tournament.rating import Rating, ranking, rated, rating_lines

CLOSE = 1e-9
BETA, START = 25 / 6, (25.0, 25 / 3)


def game(*ranks: int, line_up: Sequence[int] = ()) -> GameRow:
    return GameRow(0, tuple(line_up or range(len(ranks))), 9, ranks, (0,) * len(ranks))


def means(rows: Sequence[GameRow], bots: int) -> list[float]:
    found = rated(rows, bots, 8)
    assert found is not None
    return [one.mean for one in found.bots]


def by_the_paper(rows: Sequence[GameRow], bots: int) -> list[tuple[float, float]]:
    """R. Weng, C. Lin 2011, algorithm 1, with gamma = sigma / c."""
    now = [START] * bots
    for row in rows:
        before = list(now)
        for bot, own in zip(row.line_up, row.ranks, strict=True):
            (mean, deviation), omega, delta = before[bot], 0.0, 0.0
            for other, rank in zip(row.line_up, row.ranks, strict=True):
                if other != bot:
                    c = sqrt(deviation**2 + before[other][1] ** 2 + 2 * BETA**2)
                    p = 1 / (1 + exp((before[other][0] - mean) / c))
                    won = 1.0 if own < rank else 0.5 if own == rank else 0.0
                    omega += deviation**2 / c * (won - p)
                    delta += deviation / c * (deviation / c) ** 2 * p * (1 - p)
            now[bot] = mean + omega, deviation * sqrt(max(1 - delta, 0.0001))
    return now


def test_values_worked_out_by_hand() -> None:
    """Equals: c = sqrt(2 * (25/3)^2 + 2 * (25/6)^2) = 13.176157, p = 1/2, omega = 69.444444 / c / 2 = 2.635231."""
    found = rated([game(1, 2)], 2, 2)
    assert found is not None
    assert [one.mean for one in found.bots] == pytest.approx([27.635231, 22.364769], abs=1e-6)
    assert [one.deviation for one in found.bots] == pytest.approx([8.065506] * 2, abs=1e-6)
    assert means([game(1, 2, 2, 2)], 4) == pytest.approx([32.905694, *[22.364769] * 3], abs=1e-6)
    assert means([game(1, 2, 2, 4)], 4) == pytest.approx([32.905694, 25, 25, 17.094306], abs=1e-6)


def test_a_second_implementation_gives_the_same() -> None:
    chance = random.Random(3)
    rows = [
        game(*(chance.randint(1, 3) for _ in range(seats)), line_up=chance.sample(range(5), seats))
        for seats in (2, 3, 4, 5) * 25
    ]
    found = rated(rows, 5, 8)
    assert found is not None
    for one, (mean, deviation) in zip(found.bots, by_the_paper(rows, 5), strict=True):
        assert (one.mean, one.deviation) == pytest.approx((mean, deviation), abs=CLOSE)


@pytest.mark.parametrize("bots", [2, 3, 4])
def test_equals_who_draw_stay_equal(bots: int) -> None:
    assert means([game(*[1] * bots)] * 20, bots) == pytest.approx([25] * bots, abs=CLOSE)


def test_a_draw_narrows_a_gap() -> None:
    ahead = [game(1, 2)] * 5
    (strong, weak), (strong_then, weak_then) = means(ahead, 2), means([*ahead, game(1, 1)], 2)
    assert strong > strong_then > 25 > weak_then > weak


def test_the_order_of_listing_makes_no_difference() -> None:
    wanted = means([game(1, 2, 2, 4)], 4)
    for order in permutations(range(4)):
        row = game(*((1, 2, 2, 4)[bot] for bot in order), line_up=order)
        assert means([row], 4) == pytest.approx(wanted, abs=CLOSE)


def test_who_has_several_seats_is_one_opponent() -> None:
    assert ranking(game(1, 2, 3, 4, line_up=(0, 1, 1, 1)), 4) == {0: Fraction(1), 1: Fraction(3)}
    assert ranking(game(2, 1, 2, 1, line_up=(0, 1, 0, 1)), 2) == {0: Fraction(2), 1: Fraction(1)}
    assert means([game(2, 1, 3, 4, line_up=(0, 1, 1, 1))], 2) == pytest.approx(means([game(1, 2)], 2), abs=CLOSE)


def test_what_did_not_end_and_who_never_met_anybody_stay_at_the_start() -> None:
    rows = [GameRow(0, (0, 1), 3, failed=1, trouble="no"), GameRow(1, (0, 1), 3, trouble="stuck")]
    found = rated(rows, 3, 2)
    assert found is not None
    assert found.bots == (Rating(*START),) * 3
    assert found.order_effect == 0


def test_the_report_tells_model_draws_and_order() -> None:
    rows = [game(1, 2), game(1, 1), game(2, 1), game(1, 2)]
    found = rated(rows, 2, 2)
    backwards = rated(rows[::-1], 2, 2)
    assert found is not None
    assert backwards is not None
    data = found.to_json(("a", "b"))
    assert data["order_of_games_matters"] is True
    assert data["order_effect"] == pytest.approx(
        max(abs(one.mean - other.mean) for one, other in zip(found.bots, backwards.bots, strict=True)), abs=1e-6
    )
    assert data["order_effect"] > 0
    text = "\n".join(rating_lines(found, ("a", "b")))
    for words in ("Bradley-Terry", "half a win", "counted in reverse", "a ", "b "):
        assert words in text


def test_without_the_library_it_says_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    found = rated([game(1, 2)], 2, 2)
    assert found is None
    assert brings("rating") in "\n".join(rating_lines(found, ("a", "b")))
