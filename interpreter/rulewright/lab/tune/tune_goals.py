"""What tuning is for: targets that have to be met, and metrics to make small or large beside them.

In: verdicts on targets, figures. Out: how far a configuration is from what is wanted, in one number that is zero where
all targets are met.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, isinf

from rulewright.lab.compare import ArmFigure, figure_of
from rulewright.lab.metric import Metric, Unit
from rulewright.lab.outcomes import Outcomes
from rulewright.lab.targets import SKILL, DesignTarget, TargetGames, TargetVerdict
from rulewright.lab.targets.target_metrics import NEVER_PLAYED

NO_FIGURE = 10.0
"""How far a target is missed where no game gives a number."""
SHARE_SCALE = 0.1


@dataclass(frozen=True, slots=True)
class TuneObjective:
    """A metric to be small, or large."""

    metric: Metric[Outcomes]
    wants_most: bool

    @property
    def words(self) -> str:
        return f"{'maximise' if self.wants_most else 'minimise'} {self.metric.name}"

    def cost(self, value: float) -> float:
        """What is to be small."""
        return -value if self.wants_most else value

    def figure(self, games: TargetGames, level: float) -> ArmFigure | None:
        outcomes = games.strong if self.metric is SKILL and games.strong is not None else games.outcomes
        return figure_of(self.metric, None, self.metric.columns(outcomes), level, outcomes.deal_games)

    def least_cost(self, figure: ArmFigure) -> float:
        """The best that the interval leaves possible."""
        return min(self.cost(figure.interval.low), self.cost(figure.interval.high))


@dataclass(frozen=True, slots=True)
class TuneGoals:
    """`strong`: the bot whose skill is measured, in so many games."""

    targets: tuple[DesignTarget, ...]
    objectives: tuple[TuneObjective, ...]
    strong: str
    strong_games: int

    @property
    def needs_strong(self) -> bool:
        metrics = (*(one.metric for one in self.targets), *(one.metric for one in self.objectives))
        return any(metric is SKILL for metric in metrics)

    @property
    def needs_marks(self) -> bool:
        return any(one.metric is NEVER_PLAYED for one in self.targets)

    @property
    def words(self) -> list[str]:
        """As they stand in a report and in a study."""
        return [target_words(one) for one in self.targets] + [one.words for one in self.objectives]


def target_words(target: DesignTarget) -> str:
    return f"{target.metric.name}: {target.condition.text}"


def _ends(target: DesignTarget) -> tuple[float, float]:
    """Between which figures the target is met."""
    condition = target.condition
    return (condition.low, condition.high) if condition.part is None else (condition.part, inf)


def overhang(verdict: TargetVerdict) -> float:
    """How far the interval reaches out of the target; zero if it is met."""
    if verdict.figure is None:
        return inf
    (low, high), interval = _ends(verdict.target), verdict.figure.interval
    return max(0.0, low - interval.low, interval.high - high)


def certain_miss(verdict: TargetVerdict) -> float:
    """How far the whole interval lies outside; zero if the target may be met."""
    if verdict.figure is None:
        return 0.0
    (low, high), interval = _ends(verdict.target), verdict.figure.interval
    return max(0.0, low - interval.high, interval.low - high)


def scale_of_target(verdict: TargetVerdict) -> float:
    """What counts as one: how far the rules as they are miss the target, else what is usual for its unit."""
    missed = overhang(verdict)
    if 0 < missed < inf:
        return missed
    target = verdict.target
    if target.metric.unit is Unit.SHARE or target.condition.part is not None:
        return SHARE_SCALE
    return max([1.0, *(abs(end) for end in _ends(target) if not isinf(end))])


def scaled(distances: Sequence[float], scales: Sequence[float]) -> float:
    """All distances in one number."""
    return sum(
        min(NO_FIGURE, distance / scale) if not isinf(distance) else NO_FIGURE
        for distance, scale in zip(distances, scales, strict=True)
    )
