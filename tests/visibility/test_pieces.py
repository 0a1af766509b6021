"""Purses with pieces: a payment takes no more of a piece than there are, on
both backends, and shows its pieces to nobody else.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from properties.catalogue import machine_of
from rulewright.backend.codegen.native_machine import NativeMachine
from rulewright.game import Game

from .audiences import BUILD

RULES = """
rulewright: 1
game: pieces
players: 2
limit: 100 decisions
money:
  coin:
    pieces: {values: [1, 5]}
    purse: {per: player, start: 9, seen_by: owner}
    bank: {start: 0, seen_by: nobody}
actions:
  go: {says: "{me} goes"}
  could: {pick: "n in 1..20 where payable(n, me.purse)", says: "{me} goes"}
phases:
  game:
    first: {must: go, by: player 1, if_none: never}
    gather: pay 6 from (player 2).purse to (player 1).purse
    second: {must: go, by: player 1, if_none: never}
    spend: pay AMOUNT from (player 1).purse to (player 2).purse
    third: {may: could, by: player 1}
score: {of: player, points: player.purse, rank: highest points then shared}
"""


@pytest.mark.parametrize(
    ("amount", "mine", "theirs"),
    [(15, (0, 0), (8, 2)), (12, (3, 0), (5, 2)), (4, (1, 2), (7, 0)), (6, (4, 1), (4, 1))],
)
def test_a_payment_takes_the_largest_pieces_that_are_there(
    tmp_path: Path, amount: int, mine: tuple[int, int], theirs: tuple[int, int]
) -> None:
    """Two fives and five ones pay 15 with all of them, not with three fives; each sees his own pieces only."""
    machine = machine_of(RULES.replace("AMOUNT", str(amount)), 2, tmp_path)
    game, native = Game.start(machine, 1), NativeMachine(machine, BUILD).blank()
    native.begin(1, True)
    for _ in range(2):
        action = game.legal(0)[0]
        game.choose(0, action)
        native.choose(0, action)
    ones, fives = mine
    payable = {5 * five + one for five in range(fives + 1) for one in range(ones + 1)} - {0}
    base = machine.program.actions[1].base
    assert [1 + action - base for action in game.legal(0) if action] == sorted(payable)
    assert native.legal(0) == list(game.legal(0))
    for view in (game.view, native.view):
        assert [entry.get("pieces") for entry in view(0)["money"]] == [{"1": mine[0], "5": mine[1]}, None, None]
        assert [entry.get("pieces") for entry in view(1)["money"]] == [None, {"1": theirs[0], "5": theirs[1]}, None]
        assert [entry["amount"] for entry in view(None)["money"]] == [None, None, None]


@pytest.mark.parametrize(
    ("paid", "mine", "bank"),
    [
        ("pay 7 from bank to (player 1).purse", {"1": 6, "5": 2}, 13),
        ("pay 6 from (player 1).purse to bank", {"1": 3, "5": 0}, 26),
        ("pay 3 from (player 1).purse to bank", {"1": 1, "5": 1}, 23),
    ],
)
def test_where_no_pieces_are_kept_they_are_changed(tmp_path: Path, paid: str, mine: dict[str, int], bank: int) -> None:
    """A purse of all pays in the largest pieces, and takes any; whose the others are, has them by piece."""
    rules = RULES.replace("bank: {start: 0,", "bank: {start: 20,").replace(
        "pay 6 from (player 2).purse to (player 1).purse", paid
    )
    machine = machine_of(rules.replace("AMOUNT", "1"), 2, tmp_path)
    game, native = Game.start(machine, 1), NativeMachine(machine, BUILD).blank()
    native.begin(1, True)
    action = game.legal(0)[0]
    game.choose(0, action)
    native.choose(0, action)
    amount = sum(int(piece) * count for piece, count in mine.items())
    for view in (game.view(0), native.view(0)):
        assert [entry.get("pieces") for entry in view["money"]] == [mine, None, None]
        assert [entry["amount"] for entry in view["money"]] == [amount, None, None]
    assert [entry["amount"] for entry in game.full_view()["money"]] == [amount, 9, bank]
