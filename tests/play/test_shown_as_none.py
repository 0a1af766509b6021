"""A value that stands for nothing is shown as nothing: what the section `table`
says of it changes pictures, and no view.
"""

from __future__ import annotations

import pytest

from rulewright.game import Game
from rulewright.loading import load_text
from rulewright.picture import Value, layout_of, picture
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

TEXT = """\
rulewright: 1
game: nothing
title: Nothing
players: 2
limit: 9 decisions
enumerations: {mood: [nobody_knows, glad]}
state:
  stake: {is: -1..5, per: player, start: -1}
  now: {is: mood, start: nobody_knows}
  grid: {is: -1..5, per: [player, mood], start: -1}
actions: {go: {do: set me.stake to 0}}
phases: {game: {a: {must: go, by: player 1, if_none: never}, b: "set grid[player 1, glad] to 1",
    c: {must: go, by: player 2, if_none: never}, d: set now to glad}}
score: {of: player, points: "player.stake + grid[player, glad] + (1 if now = glad else 0)",
    rank: highest points then shared}
"""
TABLE = "table: {stake: {none: -1}, now: {none: nobody_knows}, grid: {none: -1}}\n"


@pytest.mark.parametrize("table", ["", TABLE], ids=["as it is", "as none"])
def test_a_value_that_stands_for_nothing(table: str) -> None:
    ruleset = load_text(Source("ruleset.yaml", TEXT + table), Report())
    assert ruleset is not None
    game = Game.start(ruleset.machine(), 1)
    game.choose(0, game.legal(0)[0])
    nothing = ("none", True, None) if table else ("-1", False, -1)
    shown = {
        layer.name: layer.holdings
        for group in picture(layout_of(ruleset, game.machine), game.view(0)).groups
        for layer in group.layers
    }
    assert shown["stake"] == (Value("0", False, 0), Value(*nothing))
    assert shown["now"] == (Value("none", True) if table else Value("nobody knows"),)
    (matrix,) = next(
        group.matrices for group in picture(layout_of(ruleset, game.machine), game.view(0)).groups if group.matrices
    )
    assert [row.cells for row in matrix.rows] == [(nothing[0], "1"), (nothing[0], nothing[0])]
    assert {entry["value"] for entry in game.view(0)["state"] if entry["state"] == "stake"} == {0, -1}
