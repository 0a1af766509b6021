"""Counting: by hand, and whatever the order."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

from rulewright.stats.games import Played, Trouble
from rulewright.stats.tally import Tally

GAMES = [
    Played(0, 10, 4, (3, 1, 1), (1, 2, 2), 1),
    Played(1, 11, 8, (5, 5, 0), (1, 1, 3), 2),
    Played(2, 12, 6, (0, 0, 9), (2, 2, 1), 1),
    Played(3, 13, 2, trouble=Trouble("limit", "too long", "x.yaml:1:1")),
    Played(4, 14, 2, trouble=Trouble("limit", "too long", "x.yaml:2:1")),
]


def counted(games: list[Played]) -> Tally:
    tally = Tally(3)
    for game in games:
        tally.add(game)
    return tally


def test_by_hand() -> None:
    """Three finished games, one of them shared by two, and two in trouble."""
    tally = counted(GAMES)
    assert (tally.games, tally.finished, tally.tied) == (5, 3, 1)
    assert [seat.wins for seat in tally.seats] == [Fraction(3, 2), Fraction(1, 2), Fraction(1)]
    assert [(seat.sole, seat.shared) for seat in tally.seats] == [(1, 1), (0, 1), (1, 0)]
    assert [(seat.total, seat.squares, seat.lowest, seat.highest) for seat in tally.seats] == [(8, 34, 0, 5), (6, 26, 0, 5), (10, 82, 0, 9)]
    assert (tally.length(0.05), tally.length(0.5), tally.length(0.95), tally.mean_length) == (4, 6, 8, 6.0)
    assert tally.troubles["limit"].games == 2 and tally.troubles["limit"].first == (3, 13, GAMES[3].trouble)


def test_the_order_does_not_matter() -> None:
    """Every order of the games gives the same counts and the same first example."""
    tallies = [counted(list(games)) for games in permutations(GAMES)]
    assert all((tally.seats, tally.lengths, tally.troubles) == (tallies[0].seats, tallies[0].lengths, tallies[0].troubles) for tally in tallies)


def test_of_nothing_there_is_no_length() -> None:
    """No finished game: no median, no mean."""
    assert Tally(2).length(0.5) is None and Tally(2).mean_length is None
