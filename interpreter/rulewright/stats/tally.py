"""What is counted over many games: whole numbers only, so that the order in which games come in does not matter."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction

from rulewright.stats.games import Played, Trouble


@dataclass(slots=True)
class SeatTally:
    """One seat: won alone, shares of shared wins, the sum and squares of its scores, and how often it came to each rank."""

    sole: int = 0
    shared: int = 0
    wins: Fraction = Fraction(0)
    total: int = 0
    squares: int = 0
    lowest: int | None = None
    highest: int | None = None
    ranks: Counter[int] = field(default_factory=Counter)

    def add(self, score: int, rank: int, winners: int, members: int) -> None:
        self.total += score
        self.squares += score * score
        self.lowest = score if self.lowest is None else min(self.lowest, score)
        self.highest = score if self.highest is None else max(self.highest, score)
        self.ranks[rank] += 1
        if rank == 1:
            self.wins += Fraction(1, winners)
            self.sole += members == 1
            self.shared += members > 1


@dataclass(slots=True)
class TroubleTally:
    """One kind of trouble: how many games, and the first of them."""

    games: int = 0
    first: tuple[int, int, Trouble] | None = None
    """Its index, its seed, and what went wrong."""

    def add(self, played: Played, trouble: Trouble) -> None:
        self.games += 1
        if self.first is None or played.index < self.first[0]:
            self.first = (played.index, played.seed, trouble)


class Tally:
    """All games of a run so far."""

    def __init__(self, players: int) -> None:
        self.games = 0
        self.finished = 0
        self.tied = 0
        self.seats = [SeatTally() for _ in range(players)]
        self.lengths: Counter[int] = Counter()
        self.troubles: dict[str, TroubleTally] = {}

    def add(self, played: Played) -> None:
        self.games += 1
        if played.trouble is not None:
            self.troubles.setdefault(played.trouble.kind, TroubleTally()).add(played, played.trouble)
            return
        self.finished += 1
        self.tied += played.members > 1
        self.lengths[played.decisions] += 1
        winners = played.ranks.count(1)
        for seat, score, rank in zip(self.seats, played.scores, played.ranks, strict=True):
            seat.add(score, rank, winners, played.members)

    def length(self, part: float) -> int | None:
        """The length (in decisions) that this part of the finished games does not exceed: 0.5 is the median, the lower one of two."""
        passed, wanted = 0, part * self.finished
        for length in sorted(self.lengths):
            passed += self.lengths[length]
            if passed >= wanted and passed:
                return length
        return None

    @property
    def mean_length(self) -> float | None:
        return sum(length * count for length, count in self.lengths.items()) / self.finished if self.finished else None
