"""A mean, or a mean difference of pairs, and how far the truth may be from it.

In: numbers, and a scale: how far one of them may easily lie from the others. Out: an `MeanEstimate`. Four numbers are
added in thought, two a scale above and two a scale below (the mean, or zero for differences of shares), so that equal
numbers do not mean certainty. For shares, whose scale is 1, the interval of n equal numbers then ends where Wilson's
does. After A. Agresti, B. A. Coull (The American Statistician 52, 1998), and for pairs A. Agresti, Y. Min (Statistics
in Medicine 24, 2005), who add fewer. Ties count as what they are: differences of zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, isnan, sqrt
from statistics import NormalDist

from rulewright.lab.statistics.student import two_tailed, upper_tail
from rulewright.stats import ConfidenceInterval, t_quantile, worth_in_games

POWER = 0.8
"""How often the smallest difference that is told would be found."""
ADDED = 4


@dataclass(frozen=True, slots=True)
class MeanEstimate:
    """The mean of `count` numbers. `centre`: of the interval; nearer to zero than the mean by what was added."""

    count: int
    mean: float
    centre: float
    error: float
    """The standard error."""
    worth: float
    """As many numbers of games with a deal of their own would tell as much."""

    @property
    def freedom(self) -> int:
        return int(self.worth) + ADDED - 1

    def interval(self, level: float) -> ConfidenceInterval:
        half = t_quantile((1 + level) / 2, self.freedom) * self.error
        return ConfidenceInterval(self.centre - half, self.centre + half)

    def p_value(self) -> float:
        """How likely so large a mean would be if the truth were zero."""
        return two_tailed(self.centre / self.error, self.freedom)

    def outside(self, margin: float) -> float:
        """How likely so small a mean would be if the truth were as far from zero as the margin or farther: the larger
        of two one-sided tests.

        D. J. Schuirmann, "A comparison of the two one-sided tests procedure" (Journal of Pharmacokinetics and
        Biopharmaceutics 15, 1987).
        """
        above, below = (margin - self.centre) / self.error, (margin + self.centre) / self.error
        return max(upper_tail(above, self.freedom), upper_tail(below, self.freedom))

    def detectable(self, error_rate: float) -> float:
        """The smallest true difference that a test with so many errors of the
        first kind would find `POWER` of the time.
        """
        normal = NormalDist()
        return (normal.inv_cdf(1 - error_rate / 2) + normal.inv_cdf(POWER)) * self.error


def estimate(
    numbers: Sequence[float], scale: float, towards_zero: bool = False, deal_games: int = 1
) -> MeanEstimate | None:
    """None without numbers; `nan` is none. `towards_zero`: for differences of shares, whose added numbers lie about
    zero. `deal_games`: so many that follow each other have the same deal.
    """
    kept = [number for number in numbers if not isnan(number)]
    count, worth = len(kept), worth_in_games(numbers, deal_games)
    if not count:
        return None
    mean = fsum(kept) / count
    centre = mean * worth / (worth + ADDED) if towards_zero else mean
    squares = fsum((number - mean) ** 2 for number in kept) * worth / count
    moved = worth * (mean - centre) ** 2 + ADDED * centre**2 if towards_zero else 0.0
    variance = (squares + moved + ADDED * scale * scale) / (worth + ADDED - 1)
    return MeanEstimate(count, mean, centre, sqrt(variance / (worth + ADDED)), worth)


def scale_of(*columns: Sequence[float]) -> float:
    """The scale of numbers without bounds: the standard deviation of all, and at least 1."""
    return max(1.0, deviation_of([number for column in columns for number in column]))


def deviation_of(numbers: Sequence[float]) -> float:
    """The standard deviation of a sample; 0 for fewer than two."""
    if len(numbers) < 2:
        return 0.0
    mean = fsum(numbers) / len(numbers)
    return sqrt(fsum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1))


def correlation(first: Sequence[float], second: Sequence[float]) -> float | None:
    """Pearson's, of pairs; none where one side is constant."""
    size = len(first)
    if size < 2:
        return None
    means = fsum(first) / size, fsum(second) / size
    squares = fsum((one - means[0]) ** 2 for one in first) * fsum((one - means[1]) ** 2 for one in second)
    together = fsum((one - means[0]) * (other - means[1]) for one, other in zip(first, second, strict=True))
    return together / sqrt(squares) if squares > 0 else None
