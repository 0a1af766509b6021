"""Playing cards: open_spiel's short names in our words."""

from __future__ import annotations

SUITS = {"C": "clubs", "D": "diamonds", "H": "hearts", "S": "spades"}
RANKS = {**{str(n): str(n) for n in range(2, 10)}, "T": "10", "J": "jack", "Q": "queen", "K": "king", "A": "ace"}


def called(suit: str, rank: str) -> str:
    """`S`, `T`: 10 of spades."""
    return f"{RANKS[rank]} of {SUITS[suit]}"


__all__ = ["RANKS", "SUITS", "called"]
