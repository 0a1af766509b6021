"""What gave the points, source by source, with who may know each."""

from __future__ import annotations

import pytest

from rulewright.game import Game
from rulewright.rule_log import score_sheets

from .logged_rules import PLAYERS, SEED, loaded

FIRST, SECOND, THIRD, ALL, NOBODY = 1, 2, 4, 15, 0
RULES = """
phases:
  game:
    deal: |
DEAL
"""
Line = tuple[str, int, int, tuple[tuple[str, int], ...]]
HAND = (("ace", 1), ("ace", 1), ("king", 4))
TAKEN = (("ace", -1), ("ace", -1), ("king", -4))
IN_HAND = "sum(card.rank for card in p.hand)"
RANK = "rank: highest points then shared"
ROWS: dict[str, list[tuple[str, int, list[Line]]]] = {
    '{of: everyone, points: "sum(light[player] for player) - dark", won: "dark > 0"}': [
        ("everyone", 6, [("sum(light[player] for player)", 8, ALL, ()), ("dark", -2, NOBODY, ())]),
    ],
    f'{{of: player, points: "light[player] + sum(card.rank for card in player.hand) - sec[player]", {RANK}}}': [
        (
            "Player 1",
            6,
            [("light", 2, ALL, ()), ("sum(card.rank for card in player.hand)", 6, FIRST, HAND), ("sec", -2, FIRST, ())],
        ),
        (
            "Player 2",
            2,
            [
                ("light", 2, ALL, ()),
                ("sum(card.rank for card in player.hand)", 6, SECOND, HAND),
                ("sec", -6, SECOND, ()),
            ],
        ),
        (
            "Player 3",
            8,
            [("light", 4, ALL, ()), ("sum(card.rank for card in player.hand)", 6, THIRD, HAND), ("sec", -2, THIRD, ())],
        ),
    ],
    f'{{of: player, points: "whole(player) - 1", {RANK}}}': [
        (
            "Player 1",
            9,
            [("light", 2, ALL, ()), (IN_HAND, 6, FIRST, HAND), ("n", 2, FIRST, ()), ("always", -1, ALL, ())],
        ),
        (
            "Player 2",
            13,
            [("light", 2, ALL, ()), (IN_HAND, 6, SECOND, HAND), ("n", 6, SECOND, ()), ("always", -1, ALL, ())],
        ),
        (
            "Player 3",
            11,
            [("light", 4, ALL, ()), (IN_HAND, 6, THIRD, HAND), ("n", 2, THIRD, ()), ("always", -1, ALL, ())],
        ),
    ],
    f'{{of: player, points: "3 - sum(card.rank for card in table)", {RANK}}}': [
        (player, -3, [("always", 3, ALL, ()), ("sum(card.rank for card in table)", -6, ALL, TAKEN)])
        for player in ("Player 1", "Player 2", "Player 3")
    ],
}


@pytest.mark.parametrize("score", ROWS)
def test_what_gave_the_points(score: str) -> None:
    game = Game.start(loaded(RULES, score).machine(PLAYERS, {}), SEED)
    found = [
        (sheet.member, sheet.total, [(line.name, line.points, line.audience, line.members) for line in sheet.lines])
        for sheet in score_sheets(game)
    ]
    assert found == ROWS[score]


def test_there_are_none_before_the_end() -> None:
    asked = RULES + '    turn: {must: go, by: player 1}\nactions: {go: {do: bump(me), says: "{me} y"}}\n'
    assert score_sheets(Game.start(loaded(asked).machine(PLAYERS, {}), SEED)) == ()
