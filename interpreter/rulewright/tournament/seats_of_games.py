"""What a bot's seats have won, scored or been ahead of, added up game by game.

In: numbers of the seats of one game after another. Out: their mean, and how far the truth may be from it. Seats of one
game are no games of their own: what one wins the other has won or lost with it; and games of one deal are often alike.
So the uncertainty comes from the sums of games, or from those of deals where these are farther apart (W. G. Cochran,
"Sampling Techniques", 1977, ratios of clusters), and seats count at least as much as their deals and at most as what
they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from statistics import NormalDist

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
    deals: dict[int, tuple[Fraction, int]] = field(default_factory=dict)
    """By the number of the deal: the sum of its seats' numbers, and how many seats."""

    def add(self, numbers: Sequence[Number], deal: int) -> None:
        """The seats of one game of a deal; a game without any counts for nothing."""
        if not numbers:
            return
        total = sum(numbers, Fraction(0))
        self.games += 1
        self.seats += len(numbers)
        self.total += total
        self.squares += total * total
        self.crossed += total * len(numbers)
        self.seat_squares += len(numbers) ** 2
        before, seats = self.deals.get(deal, (Fraction(0), 0))
        self.deals[deal] = before + total, seats + len(numbers)

    @property
    def mean(self) -> float:
        """The mean of one seat; 0 where there is none."""
        return float(self.total / self.seats) if self.seats else 0.0

    def share_interval(self) -> ConfidenceInterval:
        """Where the numbers are shares, from 0 to 1: Wilson's, for as many seats as they are worth."""
        worth = self._independent_seats()
        return share(self.mean * worth, worth) if self.seats else share(0, 0)

    def mean_interval(self) -> ConfidenceInterval | None:
        """Student's. None where it would have no width: of one deal, or of games that are all alike."""
        spread = max(self._variance(), self._variance_of_deals())
        if not spread or len(self.deals) < 2:
            return None
        half = t_quantile((1 + LEVEL) / 2, len(self.deals) - 1) * sqrt(spread)
        return ConfidenceInterval(self.mean - half, self.mean + half)

    def _variance(self) -> Fraction:
        """The variance of the mean, by games."""
        if self.games < 2:
            return Fraction(0)
        mean = self.total / self.seats
        spread = self.squares - 2 * mean * self.crossed + mean * mean * self.seat_squares
        return spread * self.games / ((self.games - 1) * self.seats**2)

    def _variance_of_deals(self) -> Fraction:
        """The variance of the mean, by deals."""
        count = len(self.deals)
        if count < 2:
            return Fraction(0)
        mean = self.total / self.seats
        spread = sum(((total - mean * seats) ** 2 for total, seats in self.deals.values()), Fraction(0))
        return spread * count / ((count - 1) * self.seats**2)

    def _independent_seats(self) -> float:
        """How many seats, each of a game of its own, would tell as much."""
        mean = self.total / self.seats if self.seats else Fraction(0)
        apart, found = mean * (1 - mean), self._variance()
        if not apart or len(self.deals) < 2:
            return len(self.deals)
        games = self.seats if found * self.seats <= apart else max(float(self.games), float(apart / found))
        of_deals = self._variance_of_deals()
        if of_deals <= found or of_deals * self.seats <= apart:
            return games
        level = (1 + LEVEL) / 2
        known = NormalDist().inv_cdf(level) / t_quantile(level, len(self.deals) - 1)
        return max(float(len(self.deals)), min(games, float(apart / of_deals) * known**2))
