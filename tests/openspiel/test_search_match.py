"""Our search and open_spiel's play the same game against each other. `python -m openspiel` plays more games of it."""

from __future__ import annotations

import pytest

from rulewright.tournament.seats_of_games import SeatsOfGames

from .search_match import SHARED, Match, TheirSearch, added_up

pytestmark = pytest.mark.usefixtures("quick_builds")

GAMES, ITERATIONS = 24, 200


def won(bot: str) -> SeatsOfGames:
    """What ours wins in Connect Four, in games that are always the same; theirs proves no wins and losses."""
    theirs = TheirSearch(ITERATIONS, solve=False)
    return added_up(Match("connect_four", bot, theirs, 1).results(GAMES))["in all"]


def test_our_search_is_no_weaker_than_theirs() -> None:
    """At equal iterations, if neither proves what it finds; with next to none it loses."""
    assert won(f"ismcts(iterations={ITERATIONS})").share_interval().high > 0.5
    assert won("ismcts(iterations=2)").share_interval().high < 0.5


@pytest.mark.parametrize("name", SHARED)
def test_seats_are_exchanged(name: str) -> None:
    """What is won is the returns of both games, which are compared at every end."""
    results = list(Match(name, "random", TheirSearch(2), 3).results(4))
    assert [seat for seat, _ in results] == [0, 1, 0, 1]
    assert all(won in (0, 0.5, 1) for _, won in results)
    found = added_up(iter(results))
    assert [found[part].games for part in ("in all", "moving first", "moving second")] == [4, 2, 2]
