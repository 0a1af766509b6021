"""What a tournament tells: for each bot its wins, points and place by seat; who was ahead of whom; who failed.

In: rows of games. Out: numbers with their uncertainty. A game that did not end by the rules counts for nobody: it is
told apart, as a failure of the bot that caused it or as a fault of the rules.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt
from typing import Any

from rulewright.information import NEVER, SearchCount
from rulewright.stats import ConfidenceInterval, mean, share
from rulewright.tournament.game_rows import GameRow
from rulewright.tournament.schedule import Tournament


@dataclass(slots=True)
class BotResult:
    """Of one bot. Who plays two seats of a game counts twice."""

    bot: str
    entries: int = 0
    wins: Fraction = Fraction(0)
    """A win that is shared between k counts 1/k; one that the rules declare counts 1."""
    shared: int = 0
    """Wins that were shared."""
    points: int = 0
    squares: int = 0
    failures: int = 0
    searches: SearchCount = NEVER
    """In all games, also in such as did not end by the rules."""
    ahead: dict[str, Fraction] = field(default_factory=dict)
    """How often it was ranked before another bot; equal ranks count one half."""
    met: dict[str, int] = field(default_factory=dict)

    @property
    def win_share(self) -> float:
        return float(self.wins / self.entries) if self.entries else 0.0

    @property
    def win_interval(self) -> ConfidenceInterval:
        return share(float(self.wins), self.entries)

    @property
    def mean_points(self) -> float:
        return self.points / self.entries if self.entries else 0.0

    @property
    def points_interval(self) -> ConfidenceInterval | None:
        return mean(self.points, self.squares, self.entries)


class TournamentResults:
    """Adds up rows."""

    def __init__(self, tournament: Tournament, rows: Iterable[GameRow] = ()) -> None:
        self.tournament = tournament
        self.bots = [BotResult(bot) for bot in tournament.bots]
        self.games = self.finished = 0
        self.faults: list[GameRow] = []
        self.failures: list[GameRow] = []
        for row in rows:
            self.add(row)

    def add(self, row: GameRow) -> None:
        """One game more."""
        self.games += 1
        for bot, count in zip(row.line_up, row.searches, strict=False):
            self.bots[bot].searches += count
        if row.failed is not None:
            self.bots[row.failed].failures += 1
            self.failures.append(row)
        elif not row.ranks:
            self.faults.append(row)
        else:
            self.finished += 1
            self._count(row)

    def _count(self, row: GameRow) -> None:
        members = range(self.tournament.members)
        winners = sum(row.ranks[member] == 1 for member in members)
        for member in members:
            result, rank = self.bots[row.line_up[member]], row.ranks[member]
            result.entries += 1
            result.points += row.scores[member]
            result.squares += row.scores[member] ** 2
            if rank == 1:
                result.wins += 1 if self.tournament.is_declared else Fraction(1, winners)
                result.shared += winners > 1
            for other in members:
                name = self.tournament.bots[row.line_up[other]]
                if name != result.bot:
                    result.met[name] = result.met.get(name, 0) + 1
                    before = Fraction(1, 2) if row.ranks[other] == rank else Fraction(rank < row.ranks[other])
                    result.ahead[name] = result.ahead.get(name, Fraction(0)) + before

    def to_json(self) -> dict[str, Any]:
        """All of it."""
        tournament = self.tournament
        return {
            "players": tournament.players,
            "options": dict(tournament.options),
            "seed": tournament.seed,
            "games": {"played": self.games, "finished": self.finished, "even_share": self.even_share},
            "bots": [self._bot_json(result) for result in self.bots],
            "failures": [_trouble(row, tournament) for row in self.failures],
            "faults": [_trouble(row, tournament) for row in self.faults],
        }

    def _bot_json(self, result: BotResult) -> dict[str, Any]:
        won, points = result.win_interval, result.points_interval
        return {
            "bot": result.bot,
            "entries": result.entries,
            "wins": float(result.wins),
            "shared_wins": result.shared,
            "win_share": result.win_share,
            "win_interval": [won.low, won.high],
            "mean_points": result.mean_points,
            "points_interval": None if points is None else [points.low, points.high],
            "failures": result.failures,
            "searches": result.searches.to_json(),
            "ahead_of": {name: float(result.ahead[name] / met) for name, met in result.met.items()},
        }

    def lines(self, title: str) -> list[str]:
        """For people."""
        tournament = self.tournament
        even = self.even_share
        told = "" if even is None else f"An even share of wins is {100 * even:.1f} %. "
        head = [
            f"{title}: {self.games:,} games of {self.entrants}, seed {tournament.seed}",
            f"{told}Intervals hold in 95 of 100 cases.",
            "",
        ]
        names = max(len(result.bot) for result in self.bots)
        table = [f"{'bot':{names}}  {'games':>7}  {'wins':>16}  {'shared':>6}  {'points':>18}  failures"]
        table += [self._line(result, names) for result in sorted(self.bots, key=lambda one: -one.win_share)]
        against = self._against(names)
        return [*head, *table, *self._blind(), *(["", *against] if against else []), *self._troubles()]

    @property
    def even_share(self) -> float | None:
        """What each of equal bots would win; nobody knows where the rules say who has won, or where one plays alone."""
        return None if self.tournament.is_declared or self.tournament.members < 2 else 1 / self.tournament.members

    @property
    def entrants(self) -> str:
        """Who plays for a result."""
        tournament = self.tournament
        if tournament.members == 1:
            return "one bot in all seats"
        return f"{tournament.members} {'sides' if tournament.members < tournament.players else 'seats'}"

    def _blind(self) -> list[str]:
        """Who had to choose at random, where a search was wanted."""
        told = [f"{result.bot}: {result.searches.words}." for result in self.bots if result.searches.blind]
        return ["", *told] if told else []

    def _line(self, result: BotResult, width: int) -> str:
        won, points = result.win_interval, result.points_interval
        has_wins = self.tournament.members > 1 or self.tournament.is_declared
        wins = (
            f"{100 * result.win_share:5.1f} % ±{50 * (won.high - won.low):4.1f}" if result.entries and has_wins else "-"
        )
        mean_points = f"{result.mean_points:.2f}" + (
            "" if points is None else f" ±{(points.high - points.low) / 2:.2f}"
        )
        return (
            f"{result.bot:{width}}  {result.entries:7,}  {wins:>16}  "
            f"{result.shared:6,}  {mean_points:>18}  {result.failures}"
        )

    def _against(self, width: int) -> list[str]:
        if not any(result.met for result in self.bots):
            return []
        lines = ["Ahead of (equal ranks count one half):"]
        for result in self.bots:
            for name, met in result.met.items():
                part = float(result.ahead[name] / met)
                error = 196 * sqrt(max(part * (1 - part), 0.25 / met) / met)
                lines.append(f"  {result.bot:{width}}  {name:{width}}  {100 * part:5.1f} % ±{error:4.1f}")
        return lines

    def _troubles(self) -> list[str]:
        found = [*self.failures, *self.faults]
        lines = [f"Game {row.index}: {row.trouble}" for row in found[:5]]
        return ["", *lines, *([f"... and {len(found) - 5} more"] if len(found) > 5 else [])] if found else []


def _trouble(row: GameRow, tournament: Tournament) -> dict[str, Any]:
    bot = None if row.failed is None else tournament.bots[row.failed]
    return {"game": row.index, "bot": bot, "message": row.trouble}
