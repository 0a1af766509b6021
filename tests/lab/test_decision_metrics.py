"""Every metric of decisions and values against an example that was worked out by hand."""

from __future__ import annotations

from collections.abc import Callable
from math import isnan, sqrt

import pytest

from rulewright.lab.decision_log.logged_game import FINISHED, ChoiceValues, LoggedDecision, MeasuredGame
from rulewright.lab.metric import Needs
from rulewright.lab.metrics.decision_metrics import DECISION_METRICS
from rulewright.lab.metrics.logged_games import LoggedGames

Row = tuple[int, int, tuple[float, ...]]
"""A decision: its seat, how many choices it has, V of everybody."""


def game_of(rows: list[Row], ranks: tuple[int, ...], values: dict[int, ChoiceValues] | None = None) -> MeasuredGame:
    decisions = tuple(
        LoggedDecision(at, seat, legal, 0, (values or {}).get(at), shares)
        for at, (seat, legal, shares) in enumerate(rows)
    )
    return MeasuredGame(0, 1, decisions, len(rows), FINISHED, "", tuple(3 - rank for rank in ranks), ranks)


def number(name: str, game: MeasuredGame) -> float:
    metric = next(metric for metric in DECISION_METRICS if metric.name == name)
    players = len(game.ranks) or 2
    ((found,),) = metric.columns(LoggedGames([game], players, players))
    return found


TWO = game_of(
    [(0, 4, (0.5, 0.5)), (1, 2, (0.6, 0.4)), (1, 1, (0.3, 0.7)), (0, 1, (0.41, 0.59)), (0, 2, (0.95, 0.05))],
    (1, 2),
    {0: ChoiceValues(0.6, 0.5, 0.2, 0.5), 1: ChoiceValues(0.7, 0.7, 0.3, None), 4: ChoiceValues(1.0, None, 1.0, 1.0)},
)
"""Seat 1 wins. V of seat 1: .5 .6 .3 .41 .95, then 1."""
THREE = game_of(
    [(0, 2, (0.5, 0.3, 0.2)), (1, 2, (0.6, 0.38, 0.02)), (2, 2, (0.6, 0.36, 0.04)), (1, 2, (0.2, 0.75, 0.05))],
    (2, 1, 3),
)
"""Seat 2 wins: the third decision, by seat 3, which has .04, hands it the lead."""
TIED = game_of([(0, 3, (0.1, 0.4, 0.5)), (1, 1, (0.4, 0.4, 0.2))], (1, 1, 3))
HAND: dict[str, list[tuple[MeasuredGame, float]]] = {
    "turns": [(TWO, 3), (THREE, 4)],
    "decision_moves": [(TWO, 3 / 5), (TIED, 1 / 2)],
    "branching": [(TWO, 2.0)],
    # times 0 .25 .5 .75 1, counts 4 2 1 1 2: sum of (t - .5)(c - 2) = -1 + 0 + 0 - .25 + 0, over .625
    "convergence": [(TWO, -2.0), (TIED, -2.0)],
    "choice_spread": [(TWO, (0.4 + 0.4 + 0.0) / 3)],
    "choice_lead": [(TWO, (0.1 + 0.0) / 2)],
    "choice_loss": [(TWO, (0.1 + 0.0) / 2)],
    # decisions of seat 1: V .5, .41, .95 against .5
    "drama": [(TWO, (0 + sqrt(0.09) + 0) / 3), (THREE, (0 + 0) / 2), (TIED, (sqrt(1 / 3 - 0.1) + 0) / 2)],
    # leaders: both, 1, 2, 2, 1, 1; then 1 1 1 2 2; then 3, both of 1 and 2, both
    "lead_changes": [(TWO, 2 / 5), (THREE, 1 / 4), (TIED, 1 / 2)],
    # seat 2 never has more than .7: seat 1 passes that before the last of 5 decisions; THREE: .75 > .6 before the last
    # of 4
    "decisiveness": [(TWO, 1 / 5), (THREE, 1 / 4)],
    # TWO: a quarter of 5 is 1: seat 1; half 2: seat 2, who gets nothing; 3: seat 2
    "lead_kept_25": [(TWO, 1.0), (THREE, 0.0)],
    "lead_kept_50": [(TWO, 0.0), (THREE, 0.0)],
    "lead_kept_75": [(TWO, 0.0), (THREE, 1.0)],
    # TIED: half of 2 is 1: nobody of the winners is last
    "comeback": [(TWO, 1.0), (THREE, 0.0), (TIED, 0.0)],
    # of the chooser: +.1, +.3 (seat 2), -.11 (seat 2), +.54, +.05; THREE: +.1, -.02, +.01, +.25
    "killer_move": [(TWO, 0.54), (THREE, 0.25)],
    "openness": [(TWO, 4 / 5), (THREE, 1.0)],
    "kingmaking": [(THREE, 1 / 4), (TIED, 0.0)],
}


@pytest.mark.parametrize(
    ("name", "game", "expected"), [(name, *case) for name, cases in HAND.items() for case in cases]
)
def test_by_hand(name: str, game: MeasuredGame, expected: float) -> None:
    assert number(name, game) == pytest.approx(expected)


def test_every_metric_is_tried() -> None:
    assert {metric.name for metric in DECISION_METRICS} == set(HAND)
    assert all(metric.formula and metric.source for metric in DECISION_METRICS)


NOTHING: list[Callable[[], MeasuredGame]] = [
    lambda: game_of([], (1, 2)),
    lambda: MeasuredGame(0, 1, TWO.decisions, 5, "limit", "too long"),
]


@pytest.mark.parametrize("made", NOTHING)
def test_games_without_decisions_or_end_give_no_number(made: Callable[[], MeasuredGame]) -> None:
    assert all(isnan(number(metric.name, made())) for metric in DECISION_METRICS if metric.name != "turns")


def test_without_values_only_those_are_nothing_that_need_them() -> None:
    bare = game_of([(0, 2, ()), (1, 1, ())], (1, 2))
    for metric in DECISION_METRICS:
        assert isnan(number(metric.name, bare)) == (metric.needs is Needs.VALUES), metric.name


def test_a_simultaneous_decision_counts_once_and_each_choice_for_itself() -> None:
    """Both choose at once, then seat 2 alone: two decisions, three choices.
    V at the first stop is that before the first choice.
    """
    choices = ((0, 0, 2, (0.6, 0.4)), (0, 1, 3, (0.1, 0.9)), (1, 1, 1, (0.2, 0.8)))
    decisions = tuple(LoggedDecision(stop, seat, legal, 0, None, shares) for stop, seat, legal, shares in choices)
    game = MeasuredGame(0, 1, decisions, 2, FINISHED, "", (0, 1), (2, 1))
    assert number("lead_changes", game) == 1 / 2
    assert number("killer_move", game) == pytest.approx(0.4)
    assert number("branching", game) == 2.0
    assert number("drama", game) == pytest.approx((sqrt(0.1) + 0) / 2)
