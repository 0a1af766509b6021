"""Intervals, tests and corrections against values worked out elsewhere (SciPy, text
books) and against their promises.
"""

from __future__ import annotations

import random
from math import inf, sqrt

import pytest

from rulewright.lab.statistics import (
    benjamini_hochberg,
    correlation,
    estimate,
    farthest,
    gap_interval,
    holm,
    narrowing_looks,
    one_look,
    repeated_looks,
    scale_of,
)
from rulewright.lab.statistics.student import two_tailed, upper_tail


@pytest.mark.parametrize(
    ("value", "freedom", "probability"),
    [  # 2 * scipy.stats.t.sf
        (0, 3, 1),
        (0.5, 1, 0.704832764699133),
        (2.228, 10, 0.0500117718111127),
        (4, 2, 0.0571909584179366),
        (1.96, 100_000, 0.0499985631),
        (30, 50, 1.238002279599e-33),
        (inf, 5, 0),
    ],
)
def test_tails_of_student(value: float, freedom: float, probability: float) -> None:
    assert two_tailed(value, freedom) == pytest.approx(probability, rel=1e-8)
    assert two_tailed(-value, freedom) == two_tailed(value, freedom)
    assert upper_tail(value, freedom) + upper_tail(-value, freedom) == pytest.approx(1)


def test_holm_by_hand() -> None:
    """0.01 * 4, 0.013 * 3, 0.03 * 2, 0.04: rising, so the second is 0.04 too."""
    found = holm({"d": 0.04, "a": 0.01, "c": 0.03, "b": 0.013})
    assert list(found) == ["d", "a", "c", "b"]
    assert found == pytest.approx({"a": 0.04, "b": 0.04, "c": 0.06, "d": 0.06})


def test_false_discoveries_by_hand() -> None:
    """The example of Benjamini and Hochberg (1995), table 1: at 5 % four of fifteen are discoveries."""
    values = [
        0.0001,
        0.0004,
        0.0019,
        0.0095,
        0.0201,
        0.0278,
        0.0298,
        0.0344,
        0.0459,
        0.3240,
        0.4262,
        0.5719,
        0.6528,
        0.7590,
        1.0,
    ]
    shuffled = random.Random(1).sample(list(enumerate(values)), len(values))
    corrected = benjamini_hochberg(dict(shuffled))
    assert {name for name, value in corrected.items() if value is not None and value <= 0.05} == {0, 1, 2, 3}
    assert corrected[3] == pytest.approx(0.0095 * 15 / 4)
    assert {name for name, value in holm(dict(shuffled)).items() if value is not None and value <= 0.05} == {0, 1, 2}
    assert all(value is not None and value <= 1 for value in corrected.values())


@pytest.mark.parametrize("correct", [holm, benjamini_hochberg])
def test_what_could_not_be_tested_stays_in_the_family(correct: type) -> None:
    assert correct({"a": 0.02, "b": None}) == pytest.approx({"a": 0.04, "b": None})
    assert correct({"b": None}) == {"b": None}
    assert correct({}) == {}


def test_nought_in_fifty_is_no_certainty() -> None:
    """The end of Wilson's interval is z^2 / (n + z^2) = 0.0714."""
    found = estimate([0.0] * 50, 1.0, towards_zero=True)
    assert found is not None
    interval = found.interval(0.95)
    assert interval.low == -interval.high
    assert interval.high == pytest.approx(0.0738, abs=0.004)
    assert found.p_value() == 1


def test_ties_count_as_they_are() -> None:
    """15 better, 40 equal, 15 worse: nothing. 25, 40, 5: McNemar's z is 20 / sqrt(30) = 3.65."""
    even = estimate([1.0] * 15 + [0.0] * 40 + [-1.0] * 15, 1.0, towards_zero=True)
    uneven = estimate([1.0] * 25 + [0.0] * 40 + [-1.0] * 5, 1.0, towards_zero=True)
    assert even is not None and uneven is not None
    assert even.p_value() == 1
    assert 0.0001 < uneven.p_value() < 0.01


def test_one_number_and_none() -> None:
    found = estimate([7.0], 1.0)
    assert found is not None
    assert found.interval(0.95).low < 7 < found.interval(0.95).high
    assert estimate([], 1.0) is None


def test_equivalence_and_power_by_hand() -> None:
    """A standard error of 0.1: a mean of 0 is 5 of them from a margin of 0.5;
    (1.960 + 0.842) of them are found 4 times in 5.
    """
    numbers = [sqrt(96), -sqrt(96)] * 4_800  # with the added numbers, variance 96 * 9604 / 9603
    found = estimate(numbers, sqrt(96))
    assert found is not None
    assert found.error == pytest.approx(0.1, rel=1e-3)
    assert found.outside(0.5) == pytest.approx(2.87e-7, rel=0.02)
    assert found.outside(0.1) == pytest.approx(0.1587, rel=0.01)
    assert found.detectable(0.05) == pytest.approx(0.28016, rel=1e-3)


@pytest.mark.parametrize("games", [5, 50, 400])
@pytest.mark.parametrize("chances", [(0.0, 0.0), (0.01, 0.01), (0.5, 0.5), (0.01, 0.05), (0.99, 0.9), (1.0, 1.0)])
def test_intervals_cover_as_promised(games: int, chances: tuple[float, float]) -> None:
    """Of 200 samples of pairs whose luck is half the same, at least 95 % less
    what luck may take (four standard errors).
    """
    drawn, covered = random.Random(f"{games} {chances}"), 0
    for _ in range(200):
        numbers = []
        for _ in range(games):
            first = drawn.random()
            second = first if drawn.random() < 0.5 else drawn.random()
            numbers.append(float(second < chances[1]) - float(first < chances[0]))
        found = estimate(numbers, 1.0, towards_zero=True)
        assert found is not None
        interval = found.interval(0.95)
        assert interval.low < interval.high
        covered += interval.low <= chances[1] - chances[0] <= interval.high
    assert covered >= 178


@pytest.mark.parametrize("chances", [(0.25,) * 4, (0.3, 0.2, 0.25, 0.25), (0.52, 0.48), (1.0, 0.0)])
def test_gaps_are_covered_as_promised(chances: tuple[float, ...]) -> None:
    drawn, covered = random.Random(1), 0
    for _ in range(100):
        winners = drawn.choices(range(len(chances)), chances, k=200)
        columns = [[float(winner == seat) for winner in winners] for seat in range(len(chances))]
        interval = gap_interval(columns, 1.0, 0.95)
        covered += interval.low <= max(chances) - min(chances) <= interval.high
    assert covered >= 87


def test_the_farthest_columns() -> None:
    assert farthest([[1.0, 0.0], [0.0, 0.0], [1.0, 1.0], [1.0, 1.0]]) == (2, 1)


def test_looks_share_the_error() -> None:
    looks = repeated_looks(4_000)
    assert looks.after == (500, 1_000, 2_000, 4_000)
    assert looks.error * 4 == pytest.approx(one_look(4_000).error) == pytest.approx(0.05)
    assert looks.corrected(0.01) == pytest.approx(0.04)
    assert repeated_looks(300).after == (300,)


def test_a_run_that_ends_when_it_is_narrow_is_right_as_often_as_one_that_looks_once() -> None:
    """Of 600 runs 570 are to be expected; fewer than 550 are beyond all luck (p < 0.0002)."""
    looks, rng, right, ended = narrowing_looks(2_000), random.Random(5), 0, set[int]()
    assert looks.after == (524, 655, 819, 1_024, 1_280, 1_600, 2_000) and looks.level == pytest.approx(0.95)
    for _ in range(600):
        pairs = [float(rng.random() < 0.08) - float(rng.random() < 0.04) for _ in range(looks.after[-1])]
        found = [estimate(pairs[:games], 1.0, towards_zero=True) for games in looks.after]
        intervals = [one.interval(looks.level) for one in found if one is not None]
        narrow = [place for place, one in enumerate(intervals) if one.high - one.low < 0.041]
        ended.add(last := next(iter(narrow), len(intervals) - 1))
        right += intervals[last].low <= 0.04 <= intervals[last].high
    assert len(ended) > 1, "it must depend on the games when a run ends"
    assert right >= 550


def test_scales_and_correlation() -> None:
    assert scale_of([3.0, 3.0]) == 1
    assert scale_of([0.0, 10.0]) == pytest.approx(sqrt(50))
    assert correlation([1.0, 2.0, 3.0], [2.0, 4.0, 6.0]) == pytest.approx(1)
    assert correlation([1.0, 1.0], [1.0, 2.0]) is None
