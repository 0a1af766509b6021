"""What a bot's seats have won, scored or been ahead of, added up game by game.

In: numbers of the seats of one game after another. Out: their mean, and how far the truth may be from it. Seats of one
game are no games of their own: what one wins the other has won or lost with it. So the uncertainty comes from the sums
of games (W. G. Cochran, "Sampling Techniques", 1977, ratios of clusters), and seats count at least as much as their
games and at most as what they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt

from rulewright.stats import LEVEL, ConfidenceInterval, share, t_quantile

Number = int | Fraction


@dataclass(slots=True)
class SeatsOfGames:
    """Sums over games with at least one such seat: of their seats, of the numbers of these, and of products of both."""

    games: int = 0
    seats: int = 0
    total: Fraction = Fraction(0)
    squares: Fraction = Fraction(0)
    crossed: Fraction = Fraction(0)
    seat_squares: int = 0

    def add(self, numbers: Sequence[Number]) -> None:
        """The seats of one game; a game without any counts for nothing."""
        if not numbers:
            return
        total = sum(numbers, Fraction(0))
        self.games += 1
        self.seats += len(numbers)
        self.total += total
        self.squares += total * total
        self.crossed += total * len(numbers)
        self.seat_squares += len(numbers) ** 2

    @property
    def mean(self) -> float:
        """Of one seat; 0 where there is none."""
        return float(self.total / self.seats) if self.seats else 0.0

    def share_interval(self) -> ConfidenceInterval:
        """Where the numbers are shares, from 0 to 1: Wilson's, for as many seats as they are worth."""
        worth = self._independent_seats()
        return share(self.mean * worth, worth) if self.seats else share(0, 0)

    def mean_interval(self) -> ConfidenceInterval | None:
        """Student's. None where it would have no width: of one game, or of games that are all alike."""
        spread = self._variance()
        if not spread:
            return None
        half = t_quantile((1 + LEVEL) / 2, self.games - 1) * sqrt(spread)
        return ConfidenceInterval(self.mean - half, self.mean + half)

    def _variance(self) -> Fraction:
        """Of the mean."""
        if self.games < 2:
            return Fraction(0)
        mean = self.total / self.seats
        spread = self.squares - 2 * mean * self.crossed + mean * mean * self.seat_squares
        return spread * self.games / ((self.games - 1) * self.seats**2)

    def _independent_seats(self) -> float:
        """How many seats, each of a game of its own, would tell as much."""
        mean = self.total / self.seats if self.seats else Fraction(0)
        apart, found = mean * (1 - mean), self._variance()
        if not apart:
            return self.games
        return self.seats if found * self.seats <= apart else max(float(self.games), float(apart / found))
