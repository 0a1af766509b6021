"""Targets held against games.

In: what a file of targets says, a seed, how many games. Out: for each target met, missed or undecided, with the figure,
its interval, and about how many games would decide. All intervals of a file hold together (Bonferroni): in at most 5 of
100 runs any target is called met or missed wrongly.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from math import isnan, nan

from rulewright.lab.compare import Arm, ArmFigure, ArmGames, figure_of
from rulewright.lab.match_metrics import SKILL, strong_seats
from rulewright.lab.metric import Combined, Metric, Per, Unit
from rulewright.lab.outcomes import Outcomes
from rulewright.lab.statistics import ERROR
from rulewright.lab.targets.conditions import TargetCondition
from rulewright.lab.targets.games_needed import games_needed
from rulewright.lab.targets.target_files import DesignTarget, TargetSheet
from rulewright.lab.targets.target_metrics import NEVER_PLAYED
from rulewright.machine_cache import Ready
from rulewright.stats import ConfidenceInterval, Trouble

FEWEST = 300
"""Games after which an action that nobody took counts as never played: 95 of 100 times
it is taken in fewer than one game of a hundred.
"""


class TargetStanding(Enum):
    """How a figure stands to its target."""

    MET = "met"
    MISSED = "missed"
    OPEN = "undecided"


@dataclass(frozen=True, slots=True)
class TargetVerdict:
    """One target. `seat`: which one decides, where there is a figure for each.
    `more`: about how many games more would decide; none if no number would.
    """

    target: DesignTarget
    standing: TargetStanding
    figure: ArmFigure | None
    games: int
    more: int | None = None
    seat: int | None = None
    names: tuple[str, ...] = ()
    """What was never played."""


@dataclass(frozen=True)
class Assessment:
    """A file held against games."""

    sheet: TargetSheet
    seed: int
    games: int
    verdicts: tuple[TargetVerdict, ...]
    arm: Arm
    outcomes: Outcomes

    @property
    def troubles(self) -> dict[int, Trouble]:
        return self.outcomes.troubles

    def count(self, standing: TargetStanding) -> int:
        return sum(verdict.standing is standing for verdict in self.verdicts)


Progress = Callable[[Iterator[int], int], Iterator[int]]


def assessed(sheet: TargetSheet, seed: int, games: int | None, jobs: int, progress: Progress) -> Assessment:
    """Plays what is needed, and judges every target."""
    assessing = Assessing(sheet, seed, games, jobs)
    assessing.play(progress)
    return assessing.told()


class Assessing:
    """An assessment that is under way. `wanted`: games of the sheet's bots; the strong bot may play fewer."""

    def __init__(self, sheet: TargetSheet, seed: int, games: int | None, jobs: int) -> None:
        self.sheet, self.seed, self.wanted = sheet, seed, games or sheet.games
        self.arm = Arm(sheet.label, sheet.made, sheet.bots)
        self.main = ArmGames(self.arm, seed, self.wanted, jobs, marked=sheet.marked)
        self.strong_wanted = games or sheet.strong_games
        self.strong = _strong(sheet, seed, self.strong_wanted, jobs)

    @property
    def count(self) -> int:
        """How many games of the sheet's bots are played."""
        return min(self.main.count, self.wanted)

    def play(self, progress: Progress) -> None:
        """Plays what is left."""
        _play(self.main, self.wanted, progress)
        if self.strong is not None:
            _play(self.strong, self.strong_wanted, progress)

    def let_go(self) -> None:
        """Ends the processes that play."""
        for games in (self.main, *([self.strong] if self.strong else [])):
            games.let_go()

    def told(self) -> Assessment:
        """Every target, held against the games that there are."""
        strong = self.strong.first(min(self.strong.count, self.strong_wanted)) if self.strong else None
        found = TargetGames(self.main.first(self.count), strong or None, unused_actions(self.main))
        verdicts = verdicts_of(self.sheet.targets, found)
        return Assessment(self.sheet, self.seed, self.count, verdicts, self.arm, found.outcomes)


@dataclass(frozen=True, slots=True)
class TargetGames:
    """What targets are held against. `strong`: games of the strong bot, if they were played;
    `unused`: actions that nobody took.
    """

    outcomes: Outcomes
    strong: Outcomes | None = None
    unused: tuple[str, ...] = ()


def verdicts_of(targets: Sequence[DesignTarget], games: TargetGames, looks: int = 1) -> tuple[TargetVerdict, ...]:
    """All judged together; `looks`: how often they are judged in one run."""
    bounds = sum(games.outcomes.members if _by_seat(target.metric) else 1 for target in targets)
    level = 1 - ERROR / max(1, bounds) / looks
    return tuple(_verdict_of(target, games, level) for target in targets)


def _verdict_of(target: DesignTarget, games: TargetGames, level: float) -> TargetVerdict:
    if target.metric is NEVER_PLAYED:
        return _of_actions(target, games.unused, len(games.outcomes))
    if target.metric is not SKILL:
        return _judged(target, games.outcomes, level)
    if games.strong is None:
        return TargetVerdict(target, TargetStanding.OPEN, None, 0)
    return _judged(target, games.strong, level)


def unused_actions(games: ArmGames) -> tuple[str, ...]:
    """The actions that nobody took, where that is noted."""
    return tuple(
        mark.span.text.partition(":")[0].strip()
        for mark, count in zip(games.arm.made.machine.program.marks, games.reached, strict=True)
        if mark.kind == "action" and mark.side == "taken" and not count and not mark.always
    )


def _play(games: ArmGames, wanted: int, progress: Progress) -> None:
    for _count in progress(_played(games, wanted), wanted):
        pass


def _played(games: ArmGames, wanted: int) -> Iterator[int]:
    while games.count < wanted:
        games.play_some()
        yield min(games.count, wanted)


def strong_arm(label: str, made: Ready, strong: str) -> Arm:
    """The strong bot among random ones."""
    return Arm(label, made, strong_seats(strong, made.machine.program.players))


def _strong(sheet: TargetSheet, seed: int, games: int, jobs: int) -> ArmGames | None:
    """Games of the strong bot among random ones, if they are needed."""
    if not any(target.metric is SKILL for target in sheet.targets):
        return None
    return ArmGames(strong_arm(sheet.label, sheet.made, sheet.strong), seed, games, jobs)


def _by_seat(metric: Metric[Outcomes]) -> bool:
    return metric.per is Per.SEAT and metric.combined is Combined.MEAN


# ---- one target ------------------------------------------------------------------------------------------------------


def _judged(target: DesignTarget, outcomes: Outcomes, level: float) -> TargetVerdict:
    metric, condition = target.metric, target.condition
    columns, deal_games = metric.columns(outcomes), outcomes.deal_games
    if condition.part is not None:
        return _worst([_share_within(target, column, seat, level, deal_games) for seat, column in enumerate(columns)])
    seats: Sequence[int | None] = range(len(columns)) if _by_seat(metric) else (None,)
    return _worst(
        [
            _verdict(
                target,
                condition,
                figure_of(metric, seat, columns, level, deal_games),
                columns[seat or 0],
                seat,
            )
            for seat in seats
        ]
    )


def _numbers_in(column: Sequence[float]) -> int:
    """How many games give one."""
    return sum(not isnan(number) for number in column)


def _share_within(
    target: DesignTarget, column: Sequence[float], seat: int, level: float, deal_games: int
) -> TargetVerdict:
    """How many of the games lie within the range, against the share that was asked."""
    condition = target.condition
    inside = [[nan if isnan(number) else float(condition.low <= number <= condition.high) for number in column]]
    share_metric = replace(target.metric, unit=Unit.SHARE, per=Per.GAME, combined=Combined.MEAN)
    figure = figure_of(share_metric, None, inside, level, deal_games)
    wanted = TargetCondition(condition.text, low=condition.part or 0.0)
    return _verdict(target, wanted, figure, column, seat if _by_seat(target.metric) else None)


def _verdict(
    target: DesignTarget,
    condition: TargetCondition,
    figure: ArmFigure | None,
    column: Sequence[float],
    seat: int | None,
) -> TargetVerdict:
    games = _numbers_in(column)
    if figure is None:
        return TargetVerdict(target, TargetStanding.OPEN, None, games, seat=seat)
    standing = standing_of(condition, figure.interval)
    more = games_needed(condition, figure, len(column), _is_share(target)) if standing is TargetStanding.OPEN else 0
    return TargetVerdict(target, standing, figure, games, more, seat)


def _is_share(target: DesignTarget) -> bool:
    """Whether it is a share of the games that the target is about."""
    metric = target.metric
    return target.condition.part is not None or (metric.unit is Unit.SHARE and metric.combined is not Combined.GAP)


def standing_of(condition: TargetCondition, interval: ConfidenceInterval) -> TargetStanding:
    """Met if all of the interval lies within, missed if all of it lies without."""
    if condition.low <= interval.low and interval.high <= condition.high:
        return TargetStanding.MET
    if interval.high < condition.low or interval.low > condition.high:
        return TargetStanding.MISSED
    return TargetStanding.OPEN


def _worst(verdicts: Sequence[TargetVerdict]) -> TargetVerdict:
    """The one of several seats that decides: a miss, else what is undecided."""
    order = (TargetStanding.MISSED, TargetStanding.OPEN, TargetStanding.MET)
    return min(verdicts, key=lambda verdict: order.index(verdict.standing))


def _of_actions(target: DesignTarget, names: tuple[str, ...], games: int) -> TargetVerdict:
    """Actions that nobody took. A few games cannot say `never`; that one was taken is certain."""
    figure = ArmFigure(float(len(names)), ConfidenceInterval(0.0, float(len(names))))
    condition = target.condition
    if condition.low <= len(names) <= condition.high:
        certain = condition.low <= 0
        standing = TargetStanding.MET if certain or games >= FEWEST else TargetStanding.OPEN
    else:
        standing = TargetStanding.MISSED if games >= FEWEST else TargetStanding.OPEN
    more = max(1, FEWEST - games) if standing is TargetStanding.OPEN else 0
    return TargetVerdict(target, standing, figure, games, more, names=names)
