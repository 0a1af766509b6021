"""TournamentResults: ties are split and shown, failures booked to whom they
belong, and the order of games makes no difference.
"""

from __future__ import annotations

import random
from fractions import Fraction
from pathlib import Path

import pytest

from rulewright.ruleset_lookup import Found
from rulewright.stats import share
from rulewright.tournament import GameRow, Tournament, TournamentResults
from rulewright.tournament.seats_of_games import SeatsOfGames
from rulewright.tournament.tournament_results import points_words

ASKED = Tournament(Found(Path("ruleset.yaml"), ()), 3, 3, (), ("a", "b", "c"), 10, 1)
ROWS = [
    GameRow(0, (0, 1, 2), 5, (1, 1, 3), (7, 7, 0)),
    GameRow(1, (1, 2, 0), 5, (1, 1, 1), (0, 0, 0)),
    GameRow(2, (2, 0, 1), 5, (1, 2, 2), (9, 4, 4)),
    GameRow(3, (0, 1, 2), 2, failed=1, trouble="OSError: no weights"),
    GameRow(4, (0, 1, 2), 2, trouble="the game stands still"),
]


def test_ties_are_split_and_shown() -> None:
    """Scores of zero are scores; equal ranks are half ahead, in whatever order they are listed."""
    a, b, c = TournamentResults(ASKED, ROWS).bots
    assert [one.won.total for one in (a, b, c)] == [Fraction(5, 6), Fraction(5, 6), Fraction(4, 3)]
    assert (a.shared, b.shared, c.shared) == (2, 2, 1)
    assert [one.points.total for one in (a, b, c)] == [11, 11, 9]
    assert a.ahead["b"].total == b.ahead["a"].total == Fraction(3, 2)
    assert a.ahead["c"].total + c.ahead["a"].total == a.ahead["c"].seats == 3


def test_what_did_not_end_counts_for_nobody() -> None:
    """Neither as a defeat of who failed nor as a win of the others; and who failed is told."""
    results = TournamentResults(ASKED, ROWS)
    assert (results.games, results.finished) == (5, 3)
    assert [bot.failures for bot in results.bots] == [0, 1, 0]
    assert all(bot.entries == 3 for bot in results.bots)
    data = results.to_json()
    assert data["failures"] == [{"game": 3, "bot": "b", "message": "OSError: no weights"}]
    assert data["faults"] == [{"game": 4, "bot": None, "message": "the game stands still"}]
    assert any("no weights" in line for line in results.lines("x"))


def test_the_order_of_games_makes_no_difference() -> None:
    mixed = list(ROWS)
    random.Random(1).shuffle(mixed)
    one, other = TournamentResults(ASKED, ROWS).to_json(), TournamentResults(ASKED, mixed).to_json()
    for data in (one, other):
        data["failures"].sort(key=str)
    assert one == other


def test_seats_of_one_game_are_no_games_of_their_own() -> None:
    """What two seats of a bot win together tells as much as one seat; what is one seat a game has Wilson's interval;
    and nothing that was always so is certain.
    """
    alone, pairs, always = SeatsOfGames(), SeatsOfGames(), SeatsOfGames()
    for game in range(20):
        alone.add([game % 4 == 0], game)
        pairs.add([game % 4 == 0] * 2, game)
        always.add([1] * 4, game)
    assert alone.share_interval() == share(5, 20)
    assert pairs.share_interval().high == pytest.approx(alone.share_interval().high, abs=0.01)
    assert always.share_interval() == share(20, 20) and always.mean_interval() is None
    one, two = alone.mean_interval(), pairs.mean_interval()
    assert one is not None and two is not None and two.low == pytest.approx(one.low)


def test_games_of_one_deal_are_no_games_of_their_own() -> None:
    """What the deal decides tells as much as one game of it; what alternates within a deal tells no more than games."""
    alone, decided, alternating = SeatsOfGames(), SeatsOfGames(), SeatsOfGames()
    for deal in range(40):
        alone.add([deal % 4 == 0], deal)
        for turn in range(4):
            decided.add([deal % 4 == 0], deal)
            alternating.add([turn == 0], deal)
    once, often, other = alone.share_interval(), decided.share_interval(), alternating.share_interval()
    assert once.high - once.low <= often.high - often.low <= 1.05 * (once.high - once.low)
    assert other == share(40, 160)
    means = alone.mean_interval(), decided.mean_interval(), alternating.mean_interval()
    assert means[0] is not None and means[1] is not None and means[2] is not None
    assert means[1].low == pytest.approx(means[0].low)
    assert means[2].high - means[2].low < (means[0].high - means[0].low) / 1.9


def test_one_deal_tells_nothing_of_others() -> None:
    found = SeatsOfGames()
    for won in (1, 0, 1):
        found.add([won], 7)
    assert found.share_interval() == share(2 / 3, 1) and found.mean_interval() is None
    assert [str(word) for word in points_words(found)] == ["0.67", "one deal"]


def test_what_is_told_shows_both_ends() -> None:
    """Near 0 and 1 an interval is longer on one side: its half would promise twice of what was found. (20 deals.)"""
    rows = [GameRow(game, (0, 1, 2), 5, (1, 2, 3), (9, 4, 0)) for game in range(60)]
    told = "\n".join(TournamentResults(ASKED, rows).lines("x"))
    assert told.count("83.9..100.0") == 4 and told.count("all games alike") == 3
