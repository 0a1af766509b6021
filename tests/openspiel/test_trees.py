"""Whole game trees of small classics are those of open_spiel, exactly."""

from __future__ import annotations

import pyspiel
import pytest

from . import pairings
from .tree import Pairing, Walk, our_game, walk


def compare(name: str, players: int, their_name: str, pairing: Pairing, **options: str) -> Walk:
    found = Walk()
    walk(our_game(name, players, **options), pyspiel.load_game(their_name).new_initial_state(), pairing, found)
    return found


def test_kuhn_poker_is_the_same_tree() -> None:
    """Histories, chance, actions, information sets and returns of Kuhn poker."""
    found = compare("kuhn", 2, "kuhn_poker", pairings.kuhn())
    assert len(found.ours) == 12
    assert found.leaves == 30


def test_leduc_poker_is_the_same_tree() -> None:
    """Leduc poker, equal suits taken as one on both sides."""
    found = compare("leduc", 2, "leduc_poker(suit_isomorphism=True)", pairings.leduc())
    assert found.leaves > 500


@pytest.mark.parametrize("scoring", ["total", "difference", "win_loss"])
@pytest.mark.parametrize(("order", "theirs"), [("shuffled", "random"), ("ascending", "ascending"), ("descending", "descending")])
@pytest.mark.parametrize(("players", "cards"), [(2, 3), (2, 4), (3, 3)])
def test_goofspiel_is_the_same_tree(players: int, cards: int, order: str, theirs: str, scoring: str) -> None:
    """Goofspiel of several sizes, orders and returns."""
    kind = {"total": "total_points", "difference": "point_difference", "win_loss": "win_loss"}[scoring]
    other = f"goofspiel(players={players},num_cards={cards},points_order={theirs},returns_type={kind})"
    found = compare("goofspiel", players, other, pairings.goofspiel(scoring), cards=str(cards), prizes_come=order, scoring=scoring)
    assert found.leaves > 0


def test_liars_dice_is_the_same_tree() -> None:
    """Liar's dice with one die each, sixes wild, up to the first loss."""
    options = {"dice_each": "1", "wild": "sixes", "match": "first_loss", "starter": "first_seat"}
    found = compare("liars_dice", 2, "liars_dice", pairings.liars_dice(), **options)
    assert found.leaves > 10_000


def test_tic_tac_toe_is_the_same_graph() -> None:
    """Tic-tac-toe, every position once."""
    found = compare("tic_tac_toe", 2, "tic_tac_toe", pairings.tic_tac_toe())
    assert found.positions > 4_000


def test_nim_is_the_same_graph() -> None:
    """Nim, every position once."""
    found = compare("nim", 2, "nim", pairings.nim())
    assert found.positions > 300
