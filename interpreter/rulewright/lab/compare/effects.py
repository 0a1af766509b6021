"""What is different in the games of two arms, metric by metric, with its uncertainty.

In: the outcomes of two arms, game by game with the same seeds, and what was declared: metrics, looks, margin. Out: an
`ArmEffect` for each metric (and seat). What cannot be told says why. Games that did not end by the rules in one of both
are left out of the pairs, and counted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from math import inf, isnan, lcm

from rulewright.lab.metric import Column, Combined, Metric, Per, Unit
from rulewright.lab.outcomes import Outcomes
from rulewright.lab.statistics import (
    ERROR,
    Looks,
    MeanEstimate,
    contrast,
    correlation,
    deviation_of,
    estimate,
    farthest,
    gap_interval,
    holm,
    scale_of,
)
from rulewright.sentences import Words, saying
from rulewright.stats import ConfidenceInterval, share, worth_in_games

FigureKey = tuple[str, int | None]
"""A metric, and a seat where it has a number for each."""


class Judgement(Enum):
    """What is known of a difference."""

    DIFFERENT = "different"
    SAME = "equivalent"
    SMALL = "different and equivalent"
    """There is a difference, and it is smaller than matters."""
    OPEN = "undecided"
    UNTESTED = "not tested"


JUDGEMENTS = {
    (True, True): Judgement.SMALL,
    (True, False): Judgement.DIFFERENT,
    (False, True): Judgement.SAME,
    (False, False): Judgement.OPEN,
}
"""By whether a difference was found, and whether it is smaller than matters."""


BOUNDS = {
    Unit.SHARE: (0.0, 1.0),
    Unit.VALUE: (0.0, 1.0),
    Unit.DECISIONS: (0.0, inf),
    Unit.TURNS: (0.0, inf),
    Unit.ACTIONS: (0.0, inf),
}
"""Where a metric with this unit cannot lie outside."""


@dataclass(frozen=True, slots=True)
class ArmFigure:
    """A metric of one arm."""

    value: float
    interval: ConfidenceInterval


@dataclass(frozen=True, slots=True)
class ArmEffect:
    """One metric of the second arm against the first. `margin`: what does not matter, in the metric's unit."""

    metric: Metric[Outcomes]
    seat: int | None
    before: ArmFigure | None = None
    after: ArmFigure | None = None
    pairs: int = 0
    equal_pairs: int = 0
    difference: float = 0.0
    interval: ConfidenceInterval | None = None
    size: float | None = None
    """The difference in standard deviations of a game's number (Cohen's d)."""
    correlation: float | None = None
    margin: float | None = None
    found: MeanEstimate | None = None
    detectable: float | None = None
    p_value: float | None = None
    outside: float | None = None
    """How likely so small a difference would be if it were as large as the margin in truth."""
    judgement: Judgement = Judgement.UNTESTED
    reason: Words = ""
    """Why it is not tested."""

    @property
    def key(self) -> FigureKey:
        return self.metric.name, self.seat

    @property
    def title(self) -> Words:
        title = self.metric.title
        return title if self.seat is None else saying("lab-of-seat", what=title, number=self.seat + 1)


@dataclass(frozen=True, slots=True)
class Declared:
    """What was declared before the first game: it decides how large the family of tests is."""

    metrics: tuple[Metric[Outcomes], ...]
    looks: Looks
    within: float


def _by_seat(metric: Metric[Outcomes]) -> bool:
    return metric.per is Per.SEAT and metric.combined is Combined.MEAN


def figure_of(
    metric: Metric[Outcomes], seat: int | None, columns: Sequence[Column], level: float, deal_games: int = 1
) -> ArmFigure | None:
    """A metric of one arm; `columns`: with `nan` for games that give no number. `deal_games`: so many games that follow
    each other have the same deal.
    """
    if metric.combined is Combined.GAP:
        found = estimate(contrast(columns, farthest(columns)), 1.0)
        return ArmFigure(found.mean, gap_interval(columns, 1.0, level, deal_games)) if found is not None else None
    column = [number for number in columns[seat or 0] if not isnan(number)]
    if not column:
        return None
    if metric.unit is Unit.SHARE:
        value, worth = sum(column) / len(column), worth_in_games(columns[seat or 0], deal_games)
        hits = sum(column) if worth == len(column) else value * worth
        return ArmFigure(value, share(hits, worth, level))
    found = estimate(columns[seat or 0], scale_of(column), deal_games=deal_games)
    return ArmFigure(found.mean, _within_bounds(metric, found.interval(level))) if found is not None else None


def _within_bounds(metric: Metric[Outcomes], found: ConfidenceInterval) -> ConfidenceInterval:
    """No value of a position lies below 0 or above 1, and no count below 0."""
    low, high = BOUNDS.get(metric.unit, (-inf, inf))
    return ConfidenceInterval(max(low, found.low), min(high, found.high))


def _within_differences(metric: Metric[Outcomes], found: ConfidenceInterval) -> ConfidenceInterval:
    """Numbers between two bounds cannot differ by more than these do."""
    low, high = BOUNDS.get(metric.unit, (-inf, inf))
    return ConfidenceInterval(max(low - high, found.low), min(high - low, found.high))


def effects(first: Outcomes, second: Outcomes, declared: Declared) -> list[ArmEffect]:
    """All metrics that were declared, judged as one family: with those of the other arms, each of which has as many."""
    found = [one for metric in declared.metrics for one in _of_metric(metric, first, second, declared)]
    return [replace(one, p_value=_times(one.p_value, declared), outside=_times(one.outside, declared)) for one in found]


def _times(p_value: float | None, declared: Declared) -> float | None:
    return None if p_value is None else declared.looks.corrected(p_value)


def judged(of_arms: Sequence[Sequence[ArmEffect]], looks: Looks) -> list[list[ArmEffect]]:
    """The same with p-values that are corrected for all metrics of all arms together, and what follows from them."""
    rows = [(arm, effect) for arm, found in enumerate(of_arms) for effect in found]
    p_values = holm({(arm, *effect.key): effect.p_value for arm, effect in rows})
    outside = holm({(arm, *effect.key): effect.outside for arm, effect in rows})
    error = looks.error / max(1, len(rows))
    return [
        [_judged(one, p_values[arm, *one.key], outside[arm, *one.key], error) for one in found]
        for arm, found in enumerate(of_arms)
    ]


def _judged(effect: ArmEffect, p_value: float | None, outside: float | None, error: float) -> ArmEffect:
    if p_value is None or effect.found is None:
        return effect
    differs, is_small = p_value <= ERROR, outside is not None and outside <= ERROR
    judgement = JUDGEMENTS[differs, is_small]
    detectable = effect.found.detectable(error)
    return replace(effect, p_value=p_value, outside=outside, detectable=detectable, judgement=judgement)


# ---- one metric ------------------------------------------------------------------------------------------------------


def _of_metric(metric: Metric[Outcomes], first: Outcomes, second: Outcomes, declared: Declared) -> Iterator[ArmEffect]:
    """An effect, or one for each seat."""
    members = min(first.members, second.members)
    columns = metric.columns(first), metric.columns(second)
    for seat in range(members) if _by_seat(metric) else (None,):
        empty = ArmEffect(metric, seat)
        misfit = metric.misfit(members, first.is_declared) or metric.misfit(members, second.is_declared)
        if misfit:
            yield replace(empty, reason=misfit)
        elif seat is not None and first.members != second.members:
            yield replace(empty, reason=saying("report-unlike-seats"))
        else:
            deals = first.deal_games_of(metric.name), second.deal_games_of(metric.name)
            yield _effect(empty, columns, deals, declared)


def _effect(
    empty: ArmEffect, columns: tuple[Sequence[Column], Sequence[Column]], deals: tuple[int, int], declared: Declared
) -> ArmEffect:
    metric, seat = empty.metric, empty.seat
    before, after = (
        figure_of(metric, seat, one, declared.looks.level, games) for one, games in zip(columns, deals, strict=True)
    )
    found = replace(empty, before=before, after=after)
    if before is None or after is None:
        return replace(found, reason=saying("report-no-number"))
    return _compared(found, [_numbers(metric, seat, one) for one in columns], before, lcm(*deals), declared)


def _numbers(metric: Metric[Outcomes], seat: int | None, columns: Sequence[Column]) -> Column:
    """Game by game; of a gap, the seat that is ahead less the one that is behind."""
    return contrast(columns, farthest(columns)) if metric.combined is Combined.GAP else columns[seat or 0]


def _compared(
    effect: ArmEffect, numbers: Sequence[Column], before: ArmFigure, deal_games: int, declared: Declared
) -> ArmEffect:
    """`deal_games`: so many pairs that follow each other have the same deals."""
    pairs = [(old, new) for old, new in zip(*numbers, strict=True) if not (isnan(old) or isnan(new))]
    olds, news = [old for old, _ in pairs], [new for _, new in pairs]
    bounded = effect.metric.unit is Unit.SHARE
    differences = [new - old for old, new in zip(*numbers, strict=True)]
    found = estimate(differences, 1.0 if bounded else scale_of(olds, news), bounded, deal_games)
    if found is None:
        return replace(effect, reason=saying("report-no-pair"))
    margin = declared.within if bounded else declared.within * abs(before.value)
    deviation = deviation_of([*olds, *news])
    return replace(
        effect,
        pairs=len(pairs),
        equal_pairs=sum(old == new for old, new in pairs),
        difference=found.mean,
        interval=_within_differences(effect.metric, found.interval(declared.looks.level)),
        size=found.mean / deviation if deviation else None,
        correlation=correlation(olds, news),
        margin=margin or None,
        found=found,
        p_value=found.p_value(),
        outside=_outside(found, margin),
    )


def _outside(found: MeanEstimate, margin: float) -> float | None:
    return found.outside(margin) if margin > 0 else None
