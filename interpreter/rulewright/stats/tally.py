"""What is counted over many games: whole numbers only, so that the order in which games come in does not matter.

Its size does not grow with the number of games: it holds a number for each length, rank and kind of trouble that
occurred.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction

from rulewright.information import NEVER, SearchCount
from rulewright.stats.blocks import Block
from rulewright.stats.game_result import Trouble

Place = tuple[int, int, int]
"""A seat's rank in a game, how many seats have won it, and how many sides share its first place."""


@dataclass(slots=True)
class SeatTally:
    """One seat: won alone, shares of shared wins, the sum and squares of its scores, and how often it got each rank.
    `searches` counts all games.
    """

    sole: int = 0
    shared: int = 0
    wins: Fraction = Fraction(0)
    total: int = 0
    squares: int = 0
    lowest: int | None = None
    highest: int | None = None
    ranks: Counter[int] = field(default_factory=Counter)
    searches: SearchCount = NEVER

    def add_scores(self, scores: Counter[int]) -> None:
        """Games by this seat's score."""
        self.total += sum(score * games for score, games in scores.items())
        self.squares += sum(score * score * games for score, games in scores.items())
        self.lowest = min(scores) if self.lowest is None else min(self.lowest, *scores)
        self.highest = max(scores) if self.highest is None else max(self.highest, *scores)

    def add_places(self, places: Counter[Place], is_declared: bool) -> None:
        """Games by this seat's place."""
        for (rank, winners, members), games in places.items():
            self.ranks[rank] += games
            if rank == 1:
                self.wins += Fraction(games, 1 if is_declared else winners)
                self.sole += games if members == 1 else 0
                self.shared += games if members > 1 else 0


@dataclass(slots=True)
class TroubleTally:
    """One kind of trouble: how many games, and the first of them: its index, and what went wrong."""

    games: int
    first: tuple[int, Trouble]

    def add(self, index: int, trouble: Trouble) -> None:
        self.games += 1
        if index < self.first[0]:
            self.first = (index, trouble)


@dataclass(slots=True)
class Tally:
    """All games of a run so far. `sides`: how many sides are ranked, or none where seats are."""

    players: int
    sides: int | None = None
    games: int = 0
    finished: int = 0
    tied: int = 0
    seats: list[SeatTally] = field(default_factory=list)
    lengths: Counter[int] = field(default_factory=Counter)
    troubles: dict[str, TroubleTally] = field(default_factory=dict)
    is_declared: bool = False
    """Whether the rules say who has won: then each winner has won in full, and nobody may have."""
    won: int = 0
    """Finished games that anybody has won."""

    def __post_init__(self) -> None:
        self.seats = self.seats or [SeatTally() for _ in range(self.players)]

    def add(self, block: Block) -> None:
        self.games += len(block)
        for seat, count in zip(self.seats, block.searches, strict=False):
            seat.searches += count
        for row, trouble in block.troubles.items():
            self._add_trouble(block.first + row, trouble)
        rest = block.finished()
        if len(rest):
            self._add_finished(rest)

    def _add_trouble(self, index: int, trouble: Trouble) -> None:
        known = self.troubles.get(trouble.kind)
        if known is None:
            self.troubles[trouble.kind] = TroubleTally(1, (index, trouble))
        else:
            known.add(index, trouble)

    def _add_finished(self, block: Block) -> None:
        """Equal games are counted in one go, as a block has many of them: by their ranks, and seat by seat by their
        scores.
        """
        self.finished += len(block)
        self.lengths.update(block.decisions)
        places: list[Counter[Place]] = [Counter() for _ in self.seats]
        columns = (block.ranks[seat :: self.players] for seat in range(self.players))
        for ranks, games in Counter(zip(*columns, strict=True)).items():
            winners, members = ranks.count(1), ranks[: self.sides].count(1)
            self.tied += games if members > 1 else 0
            self.won += games if members > 0 else 0
            for own, rank in zip(places, ranks, strict=True):
                own[rank, winners, members] += games
        for seat, tally in enumerate(self.seats):
            tally.add_scores(Counter(block.scores[seat :: self.players]))
            tally.add_places(places[seat], self.is_declared)

    def length(self, part: float) -> int | None:
        """The length (in decisions) that this part of the finished games does not exceed:
        0.5 is the median, the lower one of two.
        """
        passed, wanted = 0, part * self.finished
        for length in sorted(self.lengths):
            passed += self.lengths[length]
            if passed >= wanted and passed:
                return length
        return None

    @property
    def mean_length(self) -> float | None:
        return sum(length * count for length, count in self.lengths.items()) / self.finished if self.finished else None
