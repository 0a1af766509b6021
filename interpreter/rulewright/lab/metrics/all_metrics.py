"""All metrics of a log: added up as its games come, a few games at a time.

In: logged games. Out: figures. Only numbers are kept of a game, and of most not even these.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rulewright.game_logs import TellingGame, TellingGames, points_ahead
from rulewright.information import NEVER
from rulewright.lab.decision_log.log_heading import LogHeading
from rulewright.lab.decision_log.logged_game import MeasuredGame, decoded
from rulewright.lab.decision_log.subjects import RULES, Subject
from rulewright.lab.match_metrics import MATCH_METRICS
from rulewright.lab.metric import Column, Combined, Metric, Needs, Per, Unit
from rulewright.lab.metrics.decision_metrics import DECISION_METRICS
from rulewright.lab.metrics.estimates import Estimate, RunningGap, RunningMean
from rulewright.lab.metrics.lead_curves import LeadCurves
from rulewright.lab.metrics.logged_games import GameTrace, LoggedGames
from rulewright.lab.metrics.quantiles import Quantiles
from rulewright.lab.outcome_metrics import OUTCOME_METRICS
from rulewright.sentences import Words, saying

AT_A_TIME = 100
"""Games that are looked at together."""
LOG_METRICS: tuple[Metric[Any], ...] = (*OUTCOME_METRICS, *DECISION_METRICS)
"""Those that follow from a log."""
ALL_METRICS: tuple[Metric[Any], ...] = (*LOG_METRICS, *MATCH_METRICS)


@dataclass(frozen=True, slots=True)
class Figure:
    """A metric with what was found: one estimate, or one for each member."""

    metric: Metric[Any]
    estimates: tuple[Estimate, ...]


class GameMeasures:
    """Adds up games."""

    def __init__(self, heading: LogHeading) -> None:
        self.heading = heading
        self.running = [_Running(metric, heading.members) for metric in LOG_METRICS if _is_measured(metric, heading)]
        self.decisions, self.turns = Quantiles(), Quantiles()
        self.ends = Counter[str]()
        self.first_troubles: dict[str, MeasuredGame] = {}
        self.sole_wins = [0] * heading.members
        self.reached: set[int] = set()
        """Subjects that are rules or rows of tables."""
        self.searches = [NEVER] * heading.players
        """By seat, over all games."""
        self.curves = LeadCurves()
        self.telling = TellingGames()
        self.kept_games: dict[int, MeasuredGame] = {}
        """Those that tell most, by their numbers."""
        self._waiting: list[MeasuredGame] = []

    @property
    def games(self) -> int:
        return self.ends.total()

    def add_all(self, games: Iterable[MeasuredGame]) -> None:
        """Games of the log, in order, and no more."""
        for game in games:
            self.add(game)
        self.settle()

    def add(self, game: MeasuredGame) -> None:
        """The next game; it counts when so many have come, or when this is settled."""
        self._waiting.append(game)
        if len(self._waiting) == AT_A_TIME:
            self.settle()

    def settle(self) -> None:
        """All games that have come count."""
        if self._waiting:
            heading = self.heading
            self._add(LoggedGames(self._waiting, heading.players, heading.members, heading.is_declared))
            self._waiting = []

    def _add(self, logged: LoggedGames) -> None:
        for running in self.running:
            running.add(logged)
        for game, trace in zip(logged.games, logged.traces, strict=True):
            self.ends[game.end] += 1
            for seat, found in enumerate(game.searches):
                self.searches[seat] += found
            self.reached.update(decoded(number, self.heading.players)[0] for number in game.mentions.reached)
            if trace is None:
                self.first_troubles.setdefault(game.end, game)
                continue
            self.curves.add(trace)
            self._offer(game, trace)
            self.decisions.counts[game.length] += 1
            self.turns.counts[trace.turns] += 1
            if len(trace.winners) == 1:
                self.sole_wins[trace.winners[0]] += 1

    def _offer(self, game: MeasuredGame, trace: GameTrace) -> None:
        """A game that may be one of those that tell most."""
        lead = points_ahead(game.ranks, game.scores, trace.members)
        self.kept_games[game.index] = game
        for number in self.telling.add(TellingGame(game.index, game.length, lead)):
            self.kept_games.pop(number, None)

    @property
    def figures(self) -> list[Figure]:
        return [Figure(running.metric, running.estimates()) for running in self.running]

    @property
    def rules(self) -> list[Subject]:
        """Those that may or may not be reached."""
        return [subject for subject in self.heading.subjects if subject.kind in RULES and not subject.always]

    @property
    def never_reached(self) -> list[Subject]:
        """Rules, branches and cases that no game carried out."""
        numbered = enumerate(self.heading.subjects)
        return [one for at, one in numbered if one.kind in RULES and not one.always and at not in self.reached]


class _Running:
    """One metric over the games so far."""

    def __init__(self, metric: Metric[Any], members: int) -> None:
        self.metric = metric
        low, high = _bounds(metric)
        count = members if metric.per is Per.SEAT else 1
        self.means = [RunningMean(low, high) for _ in range(count)]
        self.gap = RunningGap(members) if metric.combined is Combined.GAP else None

    def add(self, logged: LoggedGames) -> None:
        columns: Sequence[Column] = self.metric.columns(
            logged.outcomes if self.metric.needs is Needs.OUTCOMES else logged
        )
        if self.gap is not None:
            self.gap.add(columns)
        for running, column in zip(self.means, columns, strict=True):
            running.add(column)

    def estimates(self) -> tuple[Estimate, ...]:
        return (self.gap.estimate(),) if self.gap is not None else tuple(running.estimate() for running in self.means)


def _bounds(metric: Metric[Any]) -> tuple[float, float] | tuple[None, None]:
    """Between which numbers those of a game lie."""
    return (0.0, 1.0) if metric.unit in (Unit.SHARE, Unit.VALUE) else (None, None)


def _is_measured(metric: Metric[Any], heading: LogHeading) -> bool:
    return not metric.misfit(heading.members, heading.is_declared) and (
        bool(heading.value_bot) or metric.needs is not Needs.VALUES
    )


def unmeasured(heading: LogHeading) -> Iterator[tuple[Metric[Any], Words]]:
    """Metrics that this log cannot give, and why."""
    for metric in LOG_METRICS:
        if misfit := metric.misfit(heading.members, heading.is_declared):
            yield metric, misfit
        elif not _is_measured(metric, heading):
            yield metric, saying("report-needs-bot")
