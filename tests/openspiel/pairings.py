"""How names and returns of the classics map to open_spiel's."""

from __future__ import annotations

import re
from typing import Any

from rulewright.game import Game

from .tree import Pairing

RANKS = {"jack": 0, "queen": 1, "king": 2}


def numbers(words: str) -> list[int]:
    return [int(number) for number in re.findall(r"\d+", words)]


def scores(game: Game) -> list[float]:
    return [float(score) for score in game.outcome.scores]


def zero_sum(game: Game) -> list[float]:
    """1 for the winner, -1 for the others, 0 for all when shared by all."""
    outcome = game.outcome
    return [0.0] * len(outcome.ranks) if len(outcome.winners) == len(outcome.ranks) else [1.0 if rank == 1 else -1.0 for rank in outcome.ranks]


def kuhn() -> Pairing:
    """Pass (check, fold) is 0, bet (bet, call) is 1."""
    return Pairing(lambda s, seat, words: {"check": 0, "fold": 0, "bet": 1, "call": 1}[words], lambda s, words: RANKS[words], scores)


def leduc() -> Pairing:
    return Pairing(lambda s, seat, words: {"fold": 0, "call": 1, "raise": 2}[words], lambda s, words: RANKS[words], scores)


def goofspiel(scoring: str) -> Pairing:
    """Cards are numbered from 0; what our scores scale, open_spiel divides."""

    def returns(game: Game) -> list[float]:
        found, players = scores(game), game.program.players
        if scoring == "difference":
            return [score / players for score in found]
        if scoring == "win_loss":
            winners = max(1, sum(score > 0 for score in found))
            return [score / (winners * (players - winners)) if players > winners else 0.0 for score in found]
        return found

    def chance(state: Any, words: str) -> int:
        return numbers(words)[-1] - 1

    def information(game: Game, seat: int) -> object:
        """open_spiel remembers prizes and who won them, and what is in the hands, but not who bid what when."""
        hands = [zone["known"] for zone in game.view(seat)["zones"] if zone["zone"] in ("hand", "offer")]
        return (hands, [line for line in game.log(seat) if "bids" not in line])

    return Pairing(lambda s, seat, words: numbers(words)[-1] - 1, chance, returns, information_of=information)


def liars_dice() -> Pairing:
    """Bids count faces within quantities; doubt comes after the last bid."""

    def action(state: Any, seat: int, words: str) -> int:
        if words == "doubt":
            return int(state.num_distinct_actions() if hasattr(state, "num_distinct_actions") else state.get_game().num_distinct_actions()) - 1
        quantity, face = numbers(words)
        return (quantity - 1) * 6 + face - 1

    return Pairing(action, lambda s, words: numbers(words)[-1] - 1, zero_sum)


def tic_tac_toe() -> Pairing:
    return Pairing(lambda s, seat, words: numbers(words)[-1] - 1, lambda s, words: 0, zero_sum, information=False)


def connect_four() -> Pairing:
    return Pairing(lambda s, seat, words: numbers(words)[-1] - 1, lambda s, words: 0, zero_sum, information=False)


def nim() -> Pairing:
    """open_spiel's numbers: heap within taken."""

    def action(state: Any, seat: int, words: str) -> int:
        heap, taken = numbers(words)
        return (taken - 1) * 4 + heap - 1

    return Pairing(action, lambda s, words: 0, scores, information=False)
