"""Counting: by hand, and whatever the order and the blocks."""

from __future__ import annotations

import random
from collections.abc import Sequence
from fractions import Fraction
from itertools import pairwise, permutations

from rulewright.stats.blocks import block_of
from rulewright.stats.game_result import Played, Trouble
from rulewright.stats.tally import Tally

GAMES = [
    Played(0, 4, (3, 1, 1), (1, 2, 2)),
    Played(1, 8, (5, 5, 0), (1, 1, 3)),
    Played(2, 6, (0, 0, 9), (2, 2, 1)),
    Played(3, 2, trouble=Trouble("limit", "too long", "x.yaml:1:1")),
    Played(4, 2, trouble=Trouble("limit", "too long", "x.yaml:2:1")),
]


def counted(parts: Sequence[Sequence[Played]], sides: int | None = None) -> Tally:
    tally = Tally(len(GAMES[0].ranks), sides)
    for part in parts:
        tally.add(block_of(part, tally.players))
    return tally


def test_by_hand() -> None:
    """Three finished games, one of them shared by two, and two in trouble."""
    tally = counted([GAMES])
    assert (tally.games, tally.finished, tally.tied) == (5, 3, 1)
    assert [seat.wins for seat in tally.seats] == [Fraction(3, 2), Fraction(1, 2), Fraction(1)]
    assert [(seat.sole, seat.shared) for seat in tally.seats] == [(1, 1), (0, 1), (1, 0)]
    assert [(seat.total, seat.squares, seat.lowest, seat.highest) for seat in tally.seats] == [
        (8, 34, 0, 5),
        (6, 26, 0, 5),
        (10, 82, 0, 9),
    ]
    assert (tally.length(0.05), tally.length(0.5), tally.length(0.95), tally.mean_length) == (4, 6, 8, 6.0)
    assert tally.troubles["limit"].games == 2 and tally.troubles["limit"].first == (3, GAMES[3].trouble)


def test_the_order_does_not_matter() -> None:
    """Every order of the games gives the same counts and the same first example."""
    tallies = [counted([[game] for game in games]) for games in permutations(GAMES)]
    assert all(tally == tallies[0] for tally in tallies)


def test_blocks_do_not_matter() -> None:
    """Cut anywhere, many games come to the same as one by one."""
    rng = random.Random(1)
    games = [
        Played(index, *_outcome(rng)) if rng.random() < 0.9 else Played(index, 3, trouble=Trouble("never", "no", ""))
        for index in range(200)
    ]
    cuts = [0, *sorted(rng.sample(range(1, 200), 7)), 200]
    assert counted([games[start:end] for start, end in pairwise(cuts)]) == counted([[game] for game in games])


def _outcome(rng: random.Random) -> tuple[int, tuple[int, ...], tuple[int, ...]]:
    scores = tuple(rng.randrange(-3, 4) for _ in range(3))
    return rng.randrange(9), scores, tuple(1 + sum(other > score for other in scores) for score in scores)


def test_partners_are_one_winner() -> None:
    """Where two sides are ranked, two winning seats of one side share a win and tie with nobody."""
    tally = Tally(4, 2)
    tally.add(block_of([Played(0, 1, (7, 2, 7, 2), (1, 2, 1, 2)), Played(1, 1, (3, 3, 3, 3), (1, 1, 1, 1))], 4))
    assert tally.tied == 1
    assert [(seat.sole, seat.shared, seat.wins) for seat in tally.seats[:2]] == [
        (1, 1, Fraction(3, 4)),
        (0, 1, Fraction(1, 4)),
    ]


def test_of_nothing_there_is_no_length() -> None:
    """No finished game: no median, no mean."""
    assert Tally(2).length(0.5) is None and Tally(2).mean_length is None
