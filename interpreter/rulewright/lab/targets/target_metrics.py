"""What a target may be named after: the metrics of outcomes, and two that need games of their own."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.lab.match_metrics import SKILL
from rulewright.lab.metric import Column, Combined, Metric, Needs, Per, Unit
from rulewright.lab.outcome_metrics import OUTCOME_METRICS
from rulewright.lab.outcomes import Outcomes


def _no_columns(_outcomes: Outcomes) -> Sequence[Column]:
    return []


NEVER_PLAYED: Metric[Outcomes] = Metric(
    "never_played",
    "actions never played",
    "how many actions of the rules nobody took in any game",
    Unit.ACTIONS,
    "designers' accounts: cards never played",
    Needs.ACTIONS,
    Per.GAME,
    Combined.MEAN,
    _no_columns,
)
TARGET_METRICS: dict[str, Metric[Outcomes]] = {
    metric.name: metric for metric in (*OUTCOME_METRICS, SKILL, NEVER_PLAYED)
}
