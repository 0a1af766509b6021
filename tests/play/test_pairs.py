"""What several things have together, as people see and write it. Both backends play
`tests/conformance/rulesets/paired.yaml`, and `tests/visibility/audiences.py` has a pair for every audience."""

from __future__ import annotations

from pathlib import Path

from rulewright.game import Game
from rulewright.loading import Ruleset, load_text
from rulewright.picture import Arrangement, Group, Money, Nearness, Pieces, layout_of, picture
from rulewright.play.fitted_table import fitted
from rulewright.scenarios import ScenarioFile, Shelf, attempt
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source

TEXT = """\
rulewright: 1
game: stakes
title: Stakes
players: 2
limit: 20 decisions
enumerations: {colour: [red, blue]}
components: {card: {traits: {rank: 1..3}, kinds: {plain: {rank: each, count: 4, called: "card {rank}"}}}}
spaces: {cell: {rows: 1, columns: 2}}
zones:
  deck: {holds: card, order: pile, starts: all, seen_by: nobody}
  row: {holds: card, per: [player, colour], seen_by: owner}
money:
  coin:
    pot: {per: player, start: 9, seen_by: everyone}
    stake: {per: [player, cell], seen_by: everyone}
actions:
  put: {pick: "cell, amount in 1..3", do: "pay amount from me.pot to stake[me, cell]",
      says: "{me} has {stake[me, cell]} there"}
phases:
  game:
    deal: |
      shuffle deck
      for each player: draw 1 from deck to row[player, red]
    all: {run: stakes}
  stakes:
    sealed: {everyone: put, if_none: never}
    last: {must: put, by: player 2, if_none: never}
score: {of: player, points: "sum(stake[player, cell] for cell) + count(row[player, red])",
    rank: highest points then shared}
"""
SCENARIO = """\
scenarios: stakes
a stake:
  given:
    "row[player 1, blue]": plain(3), plain(2)
    "stake[player 2, cell 2]": 4
    pot: 9, 5
  at: stakes
  when:
    - everyone: put(cell 1, 2), put(cell 2, 3)
    - player 2: put(cell 1, 1)
  expect:
    stake: 2, 0, 1, 7
    "row[player 1, blue]": plain(3), plain(2)
    player 2 sees row[player 1, blue]: 2 cards
    change of stake[player 2, cell 2]: 3
"""


def loaded() -> Ruleset:
    report = Report()
    found = load_text(Source("ruleset.yaml", TEXT), report)
    assert found is not None and not report.failed, [str(one) for one in report]
    return found


def group(game: Game, ruleset: Ruleset, form: Arrangement) -> Group:
    whole = picture(layout_of(ruleset, game.machine), game.view(0))
    return next(group for group in whole.groups if group.form is form)


def test_a_table_shows_them_before_their_owner() -> None:
    ruleset = loaded()
    seats = group(Game.start(ruleset.machine(), 1), ruleset, Arrangement.SEATS)
    assert seats.owners == ("Player 1", "Player 2")
    found = [
        (layer.title, [[piece.name for piece in held.pieces] for held in layer.holdings if isinstance(held, Pieces)])
        for layer in seats.layers
        if layer.form is Arrangement.HAND
    ]
    assert [title for title, _ in found] == ["row (red)", "row (blue)"]
    (mine, theirs), nothing = found[0][1], found[1][1]
    assert mine[0] is not None and theirs == [None] and nothing == [[], []]


def test_a_small_screen_leaves_out_no_layer_that_holds_something() -> None:
    """Red rows have cards and blue ones have none: both have one name."""
    ruleset = loaded()
    game = Game.start(ruleset.machine(), 1)
    whole = picture(layout_of(ruleset, game.machine), game.view(0))
    lines = fitted(whole, {"row": Nearness.CHOICE}, 60, 1)
    assert any("row (red)" in line.text for line in lines), lines


def test_a_board_has_them_on_it() -> None:
    ruleset = loaded()
    game = Game.start(ruleset.machine(), 1)
    for slot in range(4):
        game.state.slots[next(purse for purse in game.program.purses if purse.name == "stake").slots.base + slot] = slot
    board = group(game, ruleset, Arrangement.BOARD)
    assert [(layer.title, layer.holdings) for layer in board.layers] == [
        ("stake (Player 1)", (Money(0), Money(1))),
        ("stake (Player 2)", (Money(2), Money(3))),
    ]


def test_scenarios_give_and_expect_them(tmp_path: Path) -> None:
    (tmp_path / "scenarios").mkdir()
    (tmp_path / "ruleset.yaml").write_text(TEXT, encoding="utf-8")
    file = tmp_path / "scenarios" / "rules.yaml"
    file.write_text(SCENARIO, encoding="utf-8")
    tried = attempt(ScenarioFile(file), Shelf(), "")
    assert not tried.errors and [result.failures for result in tried.results] == [()], tried
