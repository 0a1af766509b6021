"""Which games of a run tell most: the closest, the most one-sided, the longest.

In: games as they come, each with its length and how far the winner was ahead. Out: at most three games. Of equal ones
the closest is the longest, the most one-sided the shortest, and of those the first. Games that did not end by their
rules are not handed in.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

CLOSEST, ONE_SIDED, LONGEST = "report-closest", "report-one-sided", "report-longest"
"""Names of sentences that say what a game is."""


@dataclass(frozen=True, slots=True)
class TellingGame:
    """Game `number` of its run. `lead`: how far the winner was ahead; none where only one is ranked."""

    number: int
    decisions: int
    lead: float | None
    why: tuple[str, ...] = ()


class TellingGames:
    """Keeps the three of all games that were added."""

    def __init__(self) -> None:
        self._best: dict[str, tuple[tuple[float, ...], TellingGame]] = {}

    def add(self, game: TellingGame) -> list[int]:
        """The numbers of the games that are no longer among the three, or are not at all."""
        before = {one.number for _, one in self._best.values()} | {game.number}
        self._offer(LONGEST, (-game.decisions, game.number), game)
        if game.lead is not None:
            self._offer(CLOSEST, (game.lead, -game.decisions, game.number), game)
            self._offer(ONE_SIDED, (-game.lead, game.decisions, game.number), game)
        return sorted(before - {one.number for _, one in self._best.values()})

    def _offer(self, why: str, order: tuple[float, ...], game: TellingGame) -> None:
        if why not in self._best or order < self._best[why][0]:
            self._best[why] = order, game

    @property
    def games(self) -> list[TellingGame]:
        """Each once, with all that it is."""
        found: dict[int, TellingGame] = {}
        for why in (CLOSEST, ONE_SIDED, LONGEST):
            if why in self._best:
                game = self._best[why][1]
                reasons = found[game.number].why if game.number in found else ()
                found[game.number] = TellingGame(game.number, game.decisions, game.lead, (*reasons, why))
        return list(found.values())


def points_ahead(ranks: Sequence[int], scores: Sequence[int], members: int) -> float | None:
    """How many points lie between the winner and who is next; 0 where several win, or nobody."""
    if members < 2:
        return None
    order = sorted(range(members), key=lambda member: ranks[member])
    first, second = order[:2]
    return 0.0 if ranks[second] == ranks[first] else float(abs(scores[first] - scores[second]))


def telling_of_columns(
    decisions: Sequence[int],
    ranks: Sequence[int],
    scores: Sequence[int],
    players: int,
    members: int,
    left_out: Collection[int],
) -> list[TellingGame]:
    """The most telling of games in columns, with a number for each seat of each game.
    `left_out`: games that did not end by their rules.
    """
    found = TellingGames()
    for number, length in enumerate(decisions):
        if number not in left_out:
            seats = slice(number * players, (number + 1) * players)
            found.add(TellingGame(number, length, points_ahead(ranks[seats], scores[seats], members)))
    return found.games
