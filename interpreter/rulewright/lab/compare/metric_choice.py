"""Which metrics are compared: those that are named, or the usual ones with all that the named bots make possible.

In: names, a value bot, a strong bot, arms. Out: metrics of outcomes, and what has to be measured for them. Complains
with `BadConfiguration` about names that are none. Metrics of decisions become metrics of outcomes: their numbers are
kept with the games, so that they are paired, judged and told as all others are.
"""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import nan
from typing import Any

from rulewright.errors import BadConfiguration
from rulewright.lab.compare.arms import Arm
from rulewright.lab.compare.measured_games import ENDS_ALONE, Measuring, usage_subjects
from rulewright.lab.decision_log.game_recorder import value_bot as checked_value_bot
from rulewright.lab.match_metrics import SKILL
from rulewright.lab.metric import DESIGNERS, Column, Combined, Metric, Needs, Per, Unit, formula_of, source_of
from rulewright.lab.metrics.decision_metrics import DECISION_METRICS
from rulewright.lab.outcome_metrics import OUTCOME_METRICS, usual_metrics
from rulewright.lab.outcomes import Outcomes
from rulewright.source.suggestions import did_you_mean

USAGE = "usage"
"""Stands for one metric for each action and component."""
VALUE_BOT, STRONG = "flat(iterations=200)", "greedy"
"""Where a metric needs one and none is named."""
COMPARABLE: tuple[Metric[Any], ...] = (*OUTCOME_METRICS, *DECISION_METRICS, SKILL)
BY_NAME = {one.name: one for one in COMPARABLE}
NAMES = (*BY_NAME, USAGE)


@dataclass(frozen=True)
class MetricChoice:
    """`strong`: the bot whose skill is measured; empty: nobody's."""

    metrics: tuple[Metric[Outcomes], ...]
    measuring: Measuring = ENDS_ALONE
    strong: str = ""


def chosen_metrics(
    names: Sequence[str], value_bot: str | None, strong: str | None, arms: Sequence[Arm]
) -> MetricChoice:
    """Raises `UnknownBot` where a bot gives no values."""
    for name in names:
        if name not in NAMES:
            raise BadConfiguration(f"there is no metric `{name}`", did_you_mean(name, NAMES))
    wanted = _wanted(names, value_bot, strong, arms)
    logged = tuple(one for one in wanted if one.needs in (Needs.DECISIONS, Needs.VALUES))
    bot = (value_bot or VALUE_BOT) if value_bot or any(one.needs is Needs.VALUES for one in logged) else ""
    if bot:
        checked_value_bot(bot)
    measuring, usage = Measuring(logged, bot, USAGE in names), _usage_metrics(arms) if USAGE in names else ()
    metrics = (*(_kept_metric(one) if one.needs is not Needs.OUTCOMES else one for one in wanted), *usage)
    return MetricChoice(metrics, measuring, (strong or STRONG) if SKILL in wanted else "")


def _wanted(
    names: Sequence[str], value_bot: str | None, strong: str | None, arms: Sequence[Arm]
) -> tuple[Metric[Any], ...]:
    if names:
        return tuple(BY_NAME[name] for name in dict.fromkeys(names) if name != USAGE)
    found: tuple[Metric[Any], ...] = usual_metrics(arm.is_declared for arm in arms)
    return (*found, *(DECISION_METRICS if value_bot else ()), *((SKILL,) if strong else ()))


def _kept_metric(metric: Metric[Any]) -> Metric[Outcomes]:
    """The same metric, whose numbers are kept with the games."""
    return replace(metric, columns=_reader(metric.name))


def _reader(name: str) -> Any:
    def columns(outcomes: Outcomes) -> Sequence[Column]:
        return [outcomes.measured.get(name) or array("d", [nan]) * len(outcomes)]

    return columns


def _usage_metrics(arms: Sequence[Arm]) -> tuple[Metric[Outcomes], ...]:
    """One for each action and component of any arm."""
    names = dict.fromkeys(name for arm in arms for _, name in usage_subjects(arm.made.machine))
    return tuple(map(_usage_metric, names))


def _usage_metric(name: str) -> Metric[Outcomes]:
    return Metric(
        name, name, formula_of("usage"), Unit.SHARE, source_of(DESIGNERS, "source-nobody-plays"),
        Needs.ACTIONS, Per.GAME, Combined.MEAN, _reader(name),
    )  # fmt: skip
