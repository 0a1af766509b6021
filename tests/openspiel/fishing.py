"""Go Fish against open_spiel, which tells cards by their ranks alone."""

from __future__ import annotations

from collections import Counter
from typing import Any

from rulewright.game import Game

from .trajectories import lying
from .tree import Pairing

RANKS = ("ace", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king")
FOURTH = 3
"""With so many of a rank the next one makes a book."""


def pairing() -> Pairing:
    """An ask is the victim's number times the ranks, and the rank; a card its rank."""

    def action(state: Any, seat: int, words: str) -> int:
        rank, victim = words.removeprefix("ask ").split(", ")
        return (int(victim.removeprefix("Player ")) - 1) * len(RANKS) + RANKS.index(rank)

    return Pairing(
        action, lambda s, words: rank_of(words), lambda game: list(game.outcome.returns()), outcomes=outcomes, seen=seen
    )


def rank_of(card: str) -> int:
    return RANKS.index(card.split(" ", maxsplit=1)[0])


def held(text: str) -> Counter[int]:
    """`a2c1` as numbers of ranks."""
    return Counter({ord(text[at]) - ord("a"): int(text[at + 1]) for at in range(0, len(text), 2)})


def outcomes(state: Any) -> list[int]:
    """All ranks that may come; in the deal none that would be dealt as a book.

    Here open_spiel 2.0.2 is at fault: it deals more cards to who was dealt a book, unless his is the last card dealt.
    """
    phase, _, *lines = str(state).split("\n")
    found = list(state.legal_actions())
    if phase != "Deal":
        return found
    hands = [held(line.split(":")[0]) for line in lines[: state.num_players()]]
    full = max(7 if len(hands) == 2 else 5, 0)
    receiver = next(hand for hand in hands if hand.total() < full)
    return [rank for rank in found if receiver[rank] < FOURTH]


def seen(game: Game, state: Any, seat: int) -> None:
    """Who asks sees the same cards, and of everyone how many cards and books."""
    mine, *others = [
        line for line in state.observation_string(seat).split("\n") if line.startswith(("Your cards", "player "))
    ]
    cards = held(mine.removeprefix("Your cards: ").replace(" ", ""))
    hand = lying(game, seat, "hand", f"Player {seat + 1}")["known"]
    assert Counter({rank_of(card): 1 for card in hand}) <= cards
    assert sum((Counter({rank_of(card): count}) for card, count in hand.items()), Counter()) == cards
    for player, line in enumerate(others):
        owner = f"Player {player + 1}"
        counts = lying(game, seat, "hand", owner)["count"], lying(game, seat, "books", owner)["count"] // 4
        assert line == f"player {player} cards {counts[0]} books {counts[1]}"
