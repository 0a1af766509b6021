"""What a tournament tells: for each bot its wins, points and place by seat; who was ahead of whom; who failed.

In: rows of games. Out: numbers with their uncertainty. A game that did not end by the rules counts for nobody: it is
told apart, as a failure of the bot that caused it or as a fault of the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from rulewright.information import NEVER, SearchCount
from rulewright.sentences import Said, Tell, Words, saying
from rulewright.source.cells import width
from rulewright.stats import ConfidenceInterval
from rulewright.tournament.game_rows import GameRow
from rulewright.tournament.schedule import Tournament
from rulewright.tournament.seats_of_games import SeatsOfGames

HEADS = ("lab-bot", "report-games-head", "report-wins", "lab-shared", "report-unit-points", "lab-failures")
LEAST = (7, 21, 6, 24)
"""Widths of the columns between the first and the last."""
MOST_TOLD = 5
"""So many games that did not end are told."""


@dataclass(slots=True)
class BotResult:
    """The result of one bot. Who plays two seats of a game counts twice."""

    bot: str
    won: SeatsOfGames = field(default_factory=SeatsOfGames)
    """A win that is shared between k counts 1/k; one that the rules declare counts 1."""
    shared: int = 0
    """Wins that were shared."""
    points: SeatsOfGames = field(default_factory=SeatsOfGames)
    failures: int = 0
    searches: SearchCount = NEVER
    """In all games, also in such as did not end by the rules."""
    ahead: dict[str, SeatsOfGames] = field(default_factory=dict)
    """How often it was ranked before another bot: a number for each meeting of two seats; equal ranks are one half."""

    @property
    def entries(self) -> int:
        return self.won.seats


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
        members, deal = range(self.tournament.members), self.tournament.deal(row.index)
        winners = sum(row.ranks[member] == 1 for member in members)
        win = 1 if self.tournament.is_declared else Fraction(1, winners) if winners else 0
        for bot in sorted({row.line_up[member] for member in members}):
            result, own = self.bots[bot], [member for member in members if row.line_up[member] == bot]
            result.won.add([win if row.ranks[member] == 1 else 0 for member in own], deal)
            result.shared += sum(row.ranks[member] == 1 for member in own) if winners > 1 else 0
            result.points.add([row.scores[member] for member in own], deal)
            self._count_ahead(row, bot, own, deal)

    def _count_ahead(self, row: GameRow, bot: int, own: Sequence[int], deal: int) -> None:
        meetings: dict[str, list[Fraction]] = {}
        for member in range(self.tournament.members):
            if (other := row.line_up[member]) != bot:
                before = [_before(row.ranks[one], row.ranks[member]) for one in own]
                meetings.setdefault(self.tournament.bots[other], []).extend(before)
        for name, found in meetings.items():
            self.bots[bot].ahead.setdefault(name, SeatsOfGames()).add(found, deal)

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
        return {
            "bot": result.bot,
            "entries": result.entries,
            "wins": float(result.won.total),
            "shared_wins": result.shared,
            "win_share": result.won.mean,
            "win_interval": _ends(result.won.share_interval()),
            "mean_points": result.points.mean,
            "points_interval": _ends(result.points.mean_interval()),
            "failures": result.failures,
            "searches": result.searches.to_json(),
            "ahead_of": {name: found.mean for name, found in result.ahead.items()},
            "ahead_intervals": {name: _ends(found.share_interval()) for name, found in result.ahead.items()},
        }

    def lines(self, title: str, tell: Tell = str) -> list[str]:
        """For people."""
        games, seed = saying("report-games", count=self.games), str(self.tournament.seed)
        head = saying("lab-tournament-head", game=title, games=games, entrants=self.entrants, seed=seed)
        names = max(len(result.bot) for result in self.bots)
        against = self._against(names, tell)
        return [
            tell(head),
            tell(self._rests_on()),
            "",
            *self._table(names, tell),
            *([tell(self.unfinished_round)] if self.unfinished_round is not None else []),
            *self._blind(tell),
            *(["", *against] if against else []),
            *self._troubles(tell),
        ]

    def _rests_on(self) -> Said:
        intervals, even = saying("lab-intervals"), self.even_share
        if even is None:
            return intervals
        return saying("lab-sentences", first=saying("lab-even-share", share=f"{100 * even:.1f} %"), second=intervals)

    def _table(self, names: int, tell: Tell) -> list[str]:
        """A heading that is wider than its column makes the column as wide."""
        bot, *heads, last = (tell(saying(key)) for key in HEADS)
        wide = [max(least, width(head)) for least, head in zip(LEAST, heads, strict=True)]
        head = [" " * (least - width(word)) + word for least, word in zip(wide, heads, strict=True)]
        ordered = sorted(self.bots, key=lambda one: -one.won.mean)
        rows = (self._line(one, names, wide, tell) for one in ordered)
        return ["  ".join((bot + " " * (names - width(bot)), *head, last)), *rows]

    @property
    def even_share(self) -> float | None:
        """What each of equal bots would win; nobody knows where the rules say who has won, or where one plays alone."""
        return None if self.tournament.is_declared or self.tournament.members < 2 else 1 / self.tournament.members

    @property
    def unfinished_round(self) -> Said | None:
        """That some bots sat more often in some seats, if it is so."""
        rest = self.games % self.tournament.round
        return saying("lab-unfinished-round", count=self.tournament.round, rest=rest) if rest else None

    @property
    def entrants(self) -> Said:
        """Who plays for a result."""
        tournament = self.tournament
        if tournament.members == 1:
            return saying("lab-alone")
        key = "lab-sides" if tournament.members < tournament.players else "lab-seats"
        return saying(key, count=tournament.members)

    def _blind(self, tell: Tell) -> list[str]:
        """Who had to choose at random, where a search was wanted."""
        told = [tell(result.searches.said_of(result.bot)) for result in self.bots if result.searches.blind]
        return ["", *told] if told else []

    def _line(self, result: BotResult, names: int, wide: Sequence[int], tell: Tell) -> str:
        has_wins = self.tournament.members > 1 or self.tournament.is_declared
        wins = _share_words(result.won, tell) if has_wins else "-"
        points = "{}  {:>15}".format(*map(tell, points_words(result.points)))
        told = (tell(f"{result.entries:,}"), wins, tell(f"{result.shared:,}"), points)
        cells = (f"{cell:>{least}}" for cell, least in zip(told, wide, strict=True))
        return "  ".join((f"{result.bot:{names}}", *cells, tell(f"{result.failures}")))

    def _against(self, names: int, tell: Tell) -> list[str]:
        if not any(result.ahead for result in self.bots):
            return []
        return [
            tell(saying("lab-ahead")),
            *(
                f"  {result.bot:{names}}  {name:{names}}  {_share_words(found, tell):>21}"
                for result in self.bots
                for name, found in result.ahead.items()
            ),
        ]

    def _troubles(self, tell: Tell) -> list[str]:
        found = [*self.failures, *self.faults]
        lines = [saying("lab-game-trouble", number=str(row.index), why=row.said_trouble) for row in found[:MOST_TOLD]]
        if len(found) > MOST_TOLD:
            lines.append(saying("lab-and-more", count=len(found) - MOST_TOLD))
        return ["", *map(tell, lines)] if lines else []


def _trouble(row: GameRow, tournament: Tournament) -> dict[str, Any]:
    bot = None if row.failed is None else tournament.bots[row.failed]
    return {"game": row.index, "bot": bot, "message": row.reason}


def _before(rank: int, other: int) -> Fraction:
    return Fraction(1, 2) if rank == other else Fraction(rank < other)


def _ends(interval: ConfidenceInterval | None) -> list[float] | None:
    return None if interval is None else [interval.low, interval.high]


def _share_words(found: SeatsOfGames, tell: Tell) -> str:
    """With both ends: near 0 and 1 an interval is not as long on one side as on the other."""
    if not found.games:
        return "-"
    interval = found.share_interval()
    span = tell(f"{100 * interval.low:.1f}..{100 * interval.high:.1f}")
    return f"{tell(f'{100 * found.mean:.1f} %')} {span:>12}"


def points_words(found: SeatsOfGames) -> tuple[Words, Words]:
    """A mean, and its interval; where it has none, why."""
    if not found.games:
        return "-", saying("lab-no-game")
    interval = found.mean_interval()
    alike = saying(
        "report-one-game" if found.games == 1 else "lab-one-deal" if len(found.deals) == 1 else "report-alike"
    )
    return f"{found.mean:.2f}", alike if interval is None else f"{interval.low:.2f}..{interval.high:.2f}"
