"""Who sits where: nobody sits first more often, has better cards, or meets the others less often."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from rulewright.bots import UnknownBot
from rulewright.ruleset_lookup import Found
from rulewright.tournament import GameRow, Tournament, TournamentResults, doubled

FOUND = Found(Path("ruleset.yaml"), ())


def tournament(bots: int, players: int, members: int, games: int = 1000, among: bool = False) -> Tournament:
    return Tournament(FOUND, players, members, (), tuple(f"bot{at}" for at in range(bots)), games, 5, among)


@pytest.mark.parametrize(("bots", "members"), [(2, 2), (3, 2), (5, 2), (2, 4), (3, 4), (4, 4), (6, 4), (3, 3)])
def test_everybody_sits_everywhere_equally_often(bots: int, members: int) -> None:
    asked = tournament(bots, members, members)
    cycle = members * len(asked._sets) * bots
    seats = Counter((bot, seat) for game in range(cycle) for seat, bot in enumerate(asked.line_up(game)))
    assert len(set(seats.values())) == 1
    assert len(seats) == bots * members


@pytest.mark.parametrize("among", [False, True])
@pytest.mark.parametrize(
    ("bots", "members"),
    [(2, 1), (3, 1), (2, 2), (3, 2), (5, 2), (2, 3), (2, 4), (3, 4), (4, 4), (6, 4), (3, 3), (2, 5)],
)
def test_after_a_round_seats_and_opponents_are_even(bots: int, members: int, among: bool) -> None:
    """Whatever is left of one is told."""
    if among and members == 1:
        return
    asked = tournament(bots, members, members, among=among)
    ups = [asked.line_up(game) for game in range(asked.round)]
    own = range(bots - 1) if among else range(bots)
    seats = [sum(up[seat] == bot for up in ups) for bot in own for seat in range(members)]
    meetings = [sum(bot in up and other in up for up in ups) for bot in own for other in own if other < bot]
    assert len(set(seats)) == 1 and seats[0] > 0
    assert len(set(meetings)) <= 1
    rows = [
        GameRow(game, up, 3, tuple(range(1, members + 1)), (0,) * members) for game, up in enumerate([*ups, ups[0]])
    ]
    whole, more = TournamentResults(asked, rows[:-1]), TournamentResults(asked, rows)
    assert whole.unfinished_round is None
    assert f"each round has {asked.round} games, and the last one only 1 of them" in "\n".join(more.lines("x"))


@pytest.mark.parametrize(("bots", "members"), [(3, 2), (4, 3), (6, 4)])
def test_everybody_meets_everybody_equally_often(bots: int, members: int) -> None:
    asked = tournament(bots, members, members)
    cycle = members * len(asked._sets)
    pairs = Counter(
        frozenset((one, other))
        for game in range(cycle)
        for one in asked.line_up(game)
        for other in asked.line_up(game)
        if one != other
    )
    assert len(set(pairs.values())) == 1
    assert len(pairs) == bots * (bots - 1) // 2


def test_a_deal_is_played_from_every_seat() -> None:
    """The same bots get the same cards, once in each rotation."""
    asked = tournament(3, 4, 4)
    for block in range(6):
        games = range(4 * block, 4 * block + 4)
        assert {asked.deal(game) for game in games} == {block}
        ups = [asked.line_up(game) for game in games]
        assert all(ups[turn] == ups[0][turn:] + ups[0][:turn] for turn in range(4))


def test_partners_are_one_bot() -> None:
    asked = tournament(2, 4, 2)
    for game in range(20):
        one, other, third, fourth = asked.line_up(game)
        assert one == third
        assert other == fourth
        assert one != other


def test_among_others_each_is_alone() -> None:
    asked = tournament(3, 4, 4, among=True)
    seats = Counter[tuple[int, int]]()
    for game in range(16):
        line_up = asked.line_up(game)
        assert sorted(Counter(line_up).values()) == [1, 3]
        assert line_up.count(2) == 3
        seats.update((bot, seat) for seat, bot in enumerate(line_up) if bot != 2)
    assert len(seats) == 8
    assert set(seats.values()) == {2}


def test_a_doubling_keeps_all_else() -> None:
    assert doubled("ismcts(iterations=50, observers=several)", 2) == (
        "ismcts(iterations=50, observers=several)",
        "ismcts(iterations=100, observers=several)",
        "ismcts(iterations=200, observers=several)",
    )
    with pytest.raises(UnknownBot, match="makes no iterations"):
        doubled("random", 2)
    with pytest.raises(UnknownBot, match="makes no iterations"):
        doubled("ismcts(seconds=1)", 2)
