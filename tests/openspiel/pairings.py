"""How names and returns of the classics map to open_spiel's."""

from __future__ import annotations

import re
from typing import Any

from rulewright.game import Game

from .cards import SUITS, called
from .trajectories import lying, valued
from .tree import Pairing

RANKS = {"jack": 0, "queen": 1, "king": 2}


def numbers(words: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", words)]


def scores(game: Game) -> list[float]:
    return [float(score) for score in game.outcome.scores]


def zero_sum(game: Game) -> list[float]:
    """1 for the winner, -1 for the others, 0 for all when shared by all."""
    outcome = game.outcome
    return (
        [0.0] * len(outcome.ranks)
        if len(outcome.winners) == len(outcome.ranks)
        else [1.0 if rank == 1 else -1.0 for rank in outcome.ranks]
    )


def kuhn() -> Pairing:
    """Pass (check, fold) is 0, bet (bet, call) is 1."""
    return Pairing(
        lambda s, seat, words: {"check": 0, "fold": 0, "bet": 1, "call": 1}[words],
        lambda s, words: RANKS[words],
        scores,
    )


def leduc() -> Pairing:
    return Pairing(
        lambda s, seat, words: {"fold": 0, "call": 1, "raise": 2}[words], lambda s, words: RANKS[words], scores
    )


SCORINGS = {"total": "total_points", "difference": "point_difference", "win_loss": "win_loss"}
"""Our ways of scoring Goofspiel, and open_spiel's types of returns."""


def goofspiel(scoring: str) -> Pairing:
    """Goofspiel with open bids. Cards are numbered from 0."""

    def chance(state: Any, words: str) -> int:
        return numbers(words)[-1] - 1

    def information(game: Game, seat: int) -> object:
        """open_spiel remembers prizes and who won them, and what is in the hands, but not who bid what when."""
        hands = [zone["known"] for zone in game.view(seat)["zones"] if zone["zone"] in ("hand", "offer")]
        return (hands, [line for line in game.log(seat) if "bids" not in line])

    def returns(game: Game) -> list[float]:
        return goofspiel_returns(scoring, game.outcome.scores)

    return Pairing(lambda s, seat, words: numbers(words)[-1] - 1, chance, returns, information_of=information)


def goofspiel_returns(scoring: str, found: tuple[int, ...]) -> list[float]:
    """What our scores scale, open_spiel divides."""
    players = len(found)
    if scoring == "difference":
        return [score / players for score in found]
    if scoring == "win_loss":
        winners = max(1, sum(score > 0 for score in found))
        return [score / (winners * (players - winners)) if players > winners else 0.0 for score in found]
    return [float(score) for score in found]


def liars_dice(dice: int = 0) -> Pairing:
    """Bids count faces within quantities, or, with so many dice, quantities within faces;
    doubt comes after the last bid.
    """

    def action(state: Any, seat: int, words: str) -> int:
        if words == "doubt":
            return (
                int(
                    state.num_distinct_actions()
                    if hasattr(state, "num_distinct_actions")
                    else state.get_game().num_distinct_actions()
                )
                - 1
            )
        quantity, face = numbers(words)
        return (face - 1) * dice + quantity - 1 if dice else (quantity - 1) * 6 + face - 1

    return Pairing(action, lambda s, words: numbers(words)[-1] - 1, zero_sum)


def tic_tac_toe() -> Pairing:
    return Pairing(lambda s, seat, words: numbers(words)[-1] - 1, lambda s, words: 0, zero_sum, information=False)


def connect_four() -> Pairing:
    return Pairing(lambda s, seat, words: numbers(words)[-1] - 1, lambda s, words: 0, zero_sum, information=False)


def pig(each_roll: str) -> Pairing:
    """Roll is 0, hold (stop) is 1; a one loses the turn; where every other roll counts one, theirs are one outcome."""

    def seen(game: Game, state: Any, seat: int) -> None:
        """The scores and what the turn has brought."""
        players = range(game.program.players)
        totals = " ".join(str(valued(game, seat, "total", f"Player {player + 1}")) for player in players)
        assert str(state).startswith(f"Scores: {totals}, Turn total: {valued(game, seat, 'brought')}\n")

    def chance(state: Any, words: str) -> int:
        return min(1, int(words) - 1) if each_roll == "one" else int(words) - 1

    return Pairing(
        lambda s, seat, words: ["roll", "hold"].index(words),
        chance,
        lambda game: list(game.outcome.returns()),
        seen=seen,
    )


def blackjack() -> Pairing:
    """Hit is 0, stand is 1; cards by suit, and the ace first. Our stake is ten."""

    def chance(state: Any, words: str) -> int:
        rank, _, suit = words.split(" ")
        return list(SUITS.values()).index(suit) * 13 + ["ace", *map(str, range(2, 11)), "jack", "queen", "king"].index(
            rank
        )

    def seen(game: Game, state: Any, seat: int) -> None:
        """One's own cards and the one that the dealer shows."""
        lines = dict(line.split(": Cards: ") for line in state.observation_string(0).split("\n") if ": Cards: " in line)
        cards = [called(*card) for card in lines["Player 0"].split()]
        assert sorted(cards) == sorted(lying(game, seat, "cards", "box 1")["known"])
        assert [None if card == "??" else called(*card) for card in lines["Dealer"].split()] == lying(
            game, seat, "house"
        )["row"]

    return Pairing(
        lambda s, seat, words: ["hit", "stand"].index(words),
        chance,
        lambda game: [score / 10 for score in game.outcome.scores],
        seen=seen,
    )


def nim() -> Pairing:
    """open_spiel's numbers: heap within taken."""

    def action(state: Any, seat: int, words: str) -> int:
        heap, taken = numbers(words)
        return (taken - 1) * 4 + heap - 1

    return Pairing(action, lambda s, words: 0, scores, information=False)
