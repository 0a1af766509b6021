"""TournamentResults: ties are split and shown, failures booked to whom they
belong, and the order of games makes no difference.
"""

from __future__ import annotations

import random
from fractions import Fraction
from pathlib import Path

from rulewright.ruleset_lookup import Found
from rulewright.tournament import GameRow, Tournament, TournamentResults

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
    assert (a.wins, b.wins, c.wins) == (Fraction(5, 6), Fraction(5, 6), Fraction(4, 3))
    assert (a.shared, b.shared, c.shared) == (2, 2, 1)
    assert sum((a.wins, b.wins, c.wins)) == 3
    assert (a.points, b.points, c.points) == (11, 11, 9)
    assert a.ahead["b"] == b.ahead["a"] == Fraction(3, 2)
    assert a.ahead["c"] + c.ahead["a"] == a.met["c"] == 3


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
