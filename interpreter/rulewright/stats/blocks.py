"""A stretch of consecutive games of a run, in columns: what the backends hand over, and all that is kept of a game.

In: games, or a batch of compiled code. Out: a `Block`. Counting a run block by block or game by game gives the same.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, field

from rulewright.information import NEVER, SearchCount
from rulewright.stats.game_result import Played, Trouble


@dataclass(frozen=True, slots=True)
class Block:
    """Games `first` and on. Scores and ranks hold `players` numbers a game;
    where there was trouble they mean nothing.
    """

    first: int
    players: int
    decisions: array[int]
    scores: array[int]
    ranks: array[int]
    troubles: dict[int, Trouble] = field(default_factory=dict)
    """By row, counted from 0."""
    covered: array[int] | None = None
    """In how many of the games each mark was reached, where that is noted."""
    searches: tuple[SearchCount, ...] = ()
    """By seat, over all the games; nothing where no bot searched."""

    def __len__(self) -> int:
        return len(self.decisions)

    def finished(self) -> Block:
        """The games without trouble. Their rows are no longer their numbers."""
        if not self.troubles:
            return self
        rows = [row for row in range(len(self)) if row not in self.troubles]
        places = [row * self.players + seat for row in rows for seat in range(self.players)]
        return Block(
            self.first,
            self.players,
            _picked(self.decisions, rows),
            _picked(self.scores, places),
            _picked(self.ranks, places),
        )


def _picked(column: array[int], places: Sequence[int]) -> array[int]:
    return array(column.typecode, [column[place] for place in places])


def block_of(games: Sequence[Played], players: int, covered: array[int] | None = None) -> Block:
    """The block of consecutive games, at least one."""
    decisions, scores, ranks = (array("q") for _ in range(3))
    troubles = {}
    for row, played in enumerate(games):
        decisions.append(played.decisions)
        scores.extend(played.scores or (0,) * players)
        ranks.extend(played.ranks or (0,) * players)
        if played.trouble is not None:
            troubles[row] = played.trouble
    searches = _searches([played.searches for played in games if played.searches])
    return Block(games[0].index, players, decisions, scores, ranks, troubles, covered, searches)


def _searches(games: Sequence[tuple[SearchCount, ...]]) -> tuple[SearchCount, ...]:
    return tuple(sum(counts, NEVER) for counts in zip(*games, strict=True))
