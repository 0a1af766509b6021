"""Ratings: how strong each bot is against all that it met, in one number with its uncertainty.

In: rows of games, in the order in which they count. Out: ratings, and how much the order of games changes them; none
without the library (extra `rating`). The model is that of Bradley and Terry, each pair of a game compared with each
other (R. Weng, C. Lin, "A Bayesian approximation method for online ranking", Journal of Machine Learning Research 12,
2011, algorithm 1), as openskill has it. Equal ranks are half a win for both, whatever the order of listing. Bots do not
change while they play, so that no uncertainty is added from game to game.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from rulewright.errors import brings
from rulewright.sentences import Tell, saying
from rulewright.tournament.game_rows import GameRow

MODEL = "Bradley-Terry, full pairing (openskill)"
INTERVAL = 1.96
"""So many standard deviations to each side hold in 95 of 100 cases."""


@dataclass(frozen=True, slots=True)
class Rating:
    """25 with a deviation of 25/3 before any game."""

    mean: float
    deviation: float


@dataclass(frozen=True, slots=True)
class Ratings:
    """The ratings of all bots, by their places in the tournament."""

    bots: tuple[Rating, ...]
    order_effect: float
    """By so much a rating differs at most if the games are counted in reverse."""

    def to_json(self, names: Sequence[str]) -> dict[str, Any]:
        return {
            "model": MODEL,
            "equal_ranks": "half a win for both",
            "order_of_games_matters": True,
            "order_effect": round(self.order_effect, 6),
            "bots": [
                {"bot": name, "mean": round(one.mean, 6), "deviation": round(one.deviation, 6)}
                for name, one in zip(names, self.bots, strict=True)
            ],
        }


def rated(rows: Iterable[GameRow], bots: int, members: int) -> Ratings | None:
    """The ratings of so many bots; none where the library is missing. `members`: how many seats or sides are ranked."""
    try:
        from openskill.models import BradleyTerryFull  # noqa: PLC0415 (an extra)
    except ImportError:
        return None
    model: Any = BradleyTerryFull(tau=0.0)
    games = [game for row in rows if len(game := ranking(row, members)) > 1]
    found, reverse = _counted(model, games, bots), _counted(model, games[::-1], bots)
    effect = max(abs(one.mean - other.mean) for one, other in zip(found, reverse, strict=True))
    return Ratings(found, effect)


def ranking(row: GameRow, members: int) -> dict[int, Fraction]:
    """The mean rank of each bot in a game, over its seats: one that has several is one opponent, not several.
    Nothing where the game did not end.
    """
    ranks: dict[int, list[int]] = {}
    for bot, rank in zip(row.line_up[:members], row.ranks[:members], strict=False):
        ranks.setdefault(bot, []).append(rank)
    return {bot: Fraction(sum(own), len(own)) for bot, own in sorted(ranks.items())}


def _counted(model: Any, games: Sequence[dict[int, Fraction]], bots: int) -> tuple[Rating, ...]:
    """Game by game, from the first."""
    now = [model.rating() for _ in range(bots)]
    for game in games:
        result = model.rate([[now[bot]] for bot in game], ranks=[float(rank) for rank in game.values()])
        for bot, (rating,) in zip(game, result, strict=True):
            now[bot] = rating
    return tuple(Rating(float(one.mu), float(one.sigma)) for one in now)


def rating_lines(found: Ratings | None, names: Sequence[str], tell: Tell = str) -> list[str]:
    """For people, the strongest first."""
    if found is None:
        return [tell(saying("lab-ratings-need", command=brings("rating")))]
    width = max(map(len, names))
    order = sorted(zip(names, found.bots, strict=True), key=lambda one: -one[1].mean)
    return [
        tell(saying("lab-ratings", model=MODEL)),
        *(
            f"  {name:{width}}  {tell(f'{one.mean:6.2f}')} ±{tell(f'{INTERVAL * one.deviation:5.2f}')}"
            for name, one in order
        ),
        tell(saying("lab-ratings-order", most=f"{found.order_effect:.2f}")),
    ]
