"""Games whose answer is known, measured: `python -m lab.known_games`, in the folder tests, some minutes.

Each row says what is known and by whom, plays by the shipped ruleset, and tells the figure with its 95 % interval; the
exit code is 1 if one does not agree. The suite has small samples of all of them (`test_known_games.py`).
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

import rulewright as rw
from rulewright.game import Game
from rulewright.lab.statistics import estimate
from rulewright.stats import share
from rulewright.stats.game_result import play

from .pig_optimum import PigOptimum, first_seat_wins


class KuhnEquilibrium:
    """H. W. Kuhn's optimal strategies (1950), with a first player who never bets at once. Cards: jack, queen, king."""

    def __init__(self) -> None:
        self.chance = Random(1)

    def choose(self, game: Game, seat: int, _past: object) -> int:
        """By what the seat sees: its own card, and which choices there are."""
        card = next(word for word in ("jack", "queen", "king") if word in json.dumps(game.view(seat)))
        by_word = {action.words: action.id for action in game.actions(seat)}
        if "call" in by_word:
            wants = {"jack": 0.0, "queen": 1 / 3, "king": 1.0}[card]
            return by_word["call" if self.chance.random() < wants else "fold"]
        bets = {"jack": 1 / 3, "queen": 0.0, "king": 1.0}[card] if seat == 1 else 0.0
        return by_word["bet" if self.chance.random() < bets else "check"]


@dataclass(frozen=True)
class KnownAnswer:
    """`figure`: the number that was found, and its interval, in so many games; `least`: it must be that at least, where
    players are strong and not perfect.
    """

    words: str
    answer: float
    figure: Callable[[int], tuple[float, float, float]]
    games: int
    least: bool = False

    def agrees(self, found: tuple[float, float, float]) -> bool:
        number, low, high = found
        return number >= self.answer if self.least else low <= self.answer <= high


def kuhn_value(games: int) -> tuple[float, float, float]:
    """Of the first player, in chips a game."""
    machine, bot = rw.load("kuhn").machine, KuhnEquilibrium()
    scores = [float(play(machine, (bot, bot), 1, game).scores[0]) for game in range(games)]
    found = estimate(scores, 1.0)
    assert found is not None
    interval = found.interval(0.95)
    return sum(scores) / games, interval.low, interval.high


def pig_first_seat(games: int) -> tuple[float, float, float]:
    """Of optimal players to 100 points."""
    wins = first_seat_wins(PigOptimum(100), games, 1)
    return _share(wins, games)


def _counted(
    name: str, bot: str, counts: Callable[[tuple[int, ...]], bool]
) -> Callable[[int], tuple[float, float, float]]:
    """The share of games whose ranks are so."""

    def figure(games: int) -> tuple[float, float, float]:
        table = rw.load(name).simulate(games, seed=1, bots=bot).table()
        ranks = zip(table["rank_1"].to_pylist(), table["rank_2"].to_pylist(), strict=True)
        return _share(sum(map(counts, ranks)), games)

    return figure


def _share(count: int, games: int) -> tuple[float, float, float]:
    interval = share(count, games)
    return count / games, interval.low, interval.high


def first_wins(ranks: tuple[int, ...]) -> bool:
    return ranks == (1, 2)


def second_wins(ranks: tuple[int, ...]) -> bool:
    return ranks == (2, 1)


def is_drawn(ranks: tuple[int, ...]) -> bool:
    return ranks == (1, 1)


ANSWERS = (
    KnownAnswer(
        "Tic-tac-toe, random: the first wins (counted over the whole tree)",
        0.58492,
        _counted("tic_tac_toe", "random", first_wins),
        20_000,
    ),
    KnownAnswer("Tic-tac-toe, random: drawn", 0.12698, _counted("tic_tac_toe", "random", is_drawn), 20_000),
    KnownAnswer(
        "Tic-tac-toe, ismcts(iterations=800): drawn",
        1.0,
        _counted("tic_tac_toe", "ismcts(iterations=800)", is_drawn),
        40,
        least=True,
    ),
    KnownAnswer(
        "Nim 1, 3, 5, 7, ismcts(iterations=100000): the second wins",
        0.95,
        _counted("nim", "ismcts(iterations=100000)", second_wins),
        40,
        least=True,
    ),
    KnownAnswer("Kuhn, Kuhn's optimal strategies (1950): the first gets -1/18 a game", -1 / 18, kuhn_value, 20_000),
    KnownAnswer(
        "Pig to 100, optimal players (Neller and Presser, 2004): the first wins", 0.5306, pig_first_seat, 2_000
    ),
)


def main() -> int:
    agree = True
    for one in ANSWERS:
        found = one.figure(one.games)
        agree &= one.agrees(found)
        number, low, high = found
        known = f"at least {one.answer:.4f}" if one.least else f"{one.answer:.4f}"
        word = "agrees" if one.agrees(found) else "DOES NOT AGREE"
        print(
            f"{one.words}: {known}; found {number:.4f} ({low:.4f}..{high:.4f}) in {one.games:,} games: {word}",
            flush=True,
        )
    return int(not agree)


if __name__ == "__main__":
    sys.exit(main())
