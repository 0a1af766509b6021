"""The metrics of outcomes against three games that are counted by hand."""

from __future__ import annotations

from array import array
from math import isnan

import pytest

from rulewright.lab.compare import figure_of
from rulewright.lab.metric import Combined
from rulewright.lab.outcome_metrics import OUTCOME_METRICS
from rulewright.lab.outcomes import Outcomes
from rulewright.stats import Block
from rulewright.stats.game_result import Trouble

BY_NAME = {metric.name: metric for metric in OUTCOME_METRICS}


@pytest.fixture
def outcomes() -> Outcomes:
    """Seat 1 wins 9 to 4 to 2; seats 2 and 3 share, 1 to 5 to 5; all are equal; the last does not end."""
    found = Outcomes(players=3, members=3)
    decisions, scores = array("q", [10, 20, 30]), array("q", [9, 4, 2, 1, 5, 5, 7, 7, 7])
    found.add(Block(0, 3, decisions, scores, array("q", [1, 2, 3, 3, 1, 1, 1, 1, 1])))
    trouble = {0: Trouble("limit", "too long", "")}
    found.add(Block(3, 3, array("q", [99]), array("q", [0] * 3), array("q", [0] * 3), trouble))
    return found


HAND: dict[str, list[list[float]]] = {
    "won": [[1, 1, 1]],
    "seat_wins": [[1, 0, 1 / 3], [0, 1 / 2, 1 / 3], [0, 1 / 2, 1 / 3]],
    "seat_gap": [[1, 0, 1 / 3], [0, 1 / 2, 1 / 3], [0, 1 / 2, 1 / 3]],
    "ties": [[0, 1, 1]],
    "draws": [[0, 0, 1]],
    "completion": [[1, 1, 1]],
    "decisions": [[10, 20, 30]],
    "score": [[5, 11 / 3, 7]],
    "score_spread": [[7, 4, 0]],
}
"""The columns of the games that end."""


@pytest.mark.parametrize("name", HAND)
def test_numbers_of_games(outcomes: Outcomes, name: str) -> None:
    columns = BY_NAME[name].columns(outcomes)
    assert [pytest.approx(column[:3]) for column in HAND[name]] == [list(column[:3]) for column in columns]
    assert all(isnan(column[3]) for column in columns) == (name != "completion")


def test_every_metric_is_tried() -> None:
    assert set(HAND) == set(BY_NAME)


def test_the_gap_of_seats(outcomes: Outcomes) -> None:
    """Seat 1 wins 4/9 of the games that end, the others 5/18."""
    columns = [column[:3] for column in BY_NAME["seat_gap"].columns(outcomes)]
    found = figure_of(BY_NAME["seat_gap"], None, columns, 0.95)
    assert BY_NAME["seat_gap"].combined is Combined.GAP
    assert found is not None and found.value == pytest.approx(4 / 9 - 5 / 18)


def test_completion_counts_every_game(outcomes: Outcomes) -> None:
    assert list(BY_NAME["completion"].columns(outcomes)[0]) == [1, 1, 1, 0]


def test_names_are_unique_and_every_row_says_all() -> None:
    assert len(BY_NAME) == len(OUTCOME_METRICS)
    assert all(metric.title and metric.formula and metric.source for metric in OUTCOME_METRICS)
