"""Whole game trees of small classics are those of open_spiel, exactly."""

from __future__ import annotations

import os
from collections.abc import Callable

import pyspiel
import pytest

from . import goofspiel, pairings
from .tree import Pairing, Walk, branches, our_game, walk

FULL = bool(os.environ.get("RULEWRIGHT_FULL"))


def compare(
    name: str, players: int, their_name: str, pairing: Pairing, most: int | None = None, **options: str
) -> Walk:
    found = Walk(most=most)
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


def parts() -> list[tuple[int, int, str, str, int | None]]:
    """Every size with open and with secret bids;
    the largest in parts, by the first prize, to share the work and the memory.
    """
    found: list[tuple[int, int, str, str, int | None]] = []
    for players, cards, order in goofspiel.sizes():
        first = range(cards) if (cards, order) == (5, "shuffled") else [None]
        found += [(players, cards, order, bids, part) for bids in ("open", "secret") for part in first]
    return found


@pytest.mark.parametrize(("players", "cards", "order", "bids", "part"), parts())
def test_goofspiel_is_the_same_tree(
    players: int, cards: int, order: str, bids: str, part: int | None, record_property: Callable[[str, object], None]
) -> None:
    """Goofspiel of several sizes and orders, with bids open and secret, and with all
    types of returns: every history.
    """
    game, state, pairing = goofspiel.pair(players, cards, order, bids)
    found, expected = Walk(), goofspiel.histories(players, cards, order)
    if part is None:
        walk(game, state, pairing, found)
    else:
        walk(*branches(game, state, pairing)[part], pairing, found)
        expected //= cards
    record_property(
        "walked", f"{found.positions} positions, {found.leaves} histories, {len(found.ours)} information sets"
    )
    assert found.leaves == expected


def test_liars_dice_is_the_same_tree() -> None:
    """Liar's dice with one die each, sixes wild, up to the first loss;
    the first ends of it, with RULEWRIGHT_FULL=1 all.
    """
    options = {"dice_each": "1", "wild": "sixes", "match": "first_loss", "starter": "first_seat"}
    found = compare("liars_dice", 2, "liars_dice", pairings.liars_dice(), None if FULL else 10_001, **options)
    assert found.leaves > 10_000


def test_tic_tac_toe_is_the_same_graph() -> None:
    """Tic-tac-toe, every position; there are 255,168 games."""
    found = compare("tic_tac_toe", 2, "tic_tac_toe", pairings.tic_tac_toe())
    assert found.leaves == 255_168


def test_nim_is_the_same_graph() -> None:
    """Nim, every position once."""
    found = compare("nim", 2, "nim", pairings.nim())
    assert found.positions > 300
