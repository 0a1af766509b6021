"""What a target may be named after: the metrics of outcomes, and two that need games of their own."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.lab.match_metrics import SKILL
from rulewright.lab.metric import DESIGNERS, Column, Combined, Metric, Needs, Per, Unit, formula_of, source_of, title_of
from rulewright.lab.outcome_metrics import OUTCOME_METRICS
from rulewright.lab.outcomes import Outcomes


def _no_columns(_outcomes: Outcomes) -> Sequence[Column]:
    return []


NEVER_PLAYED: Metric[Outcomes] = Metric(
    "never_played",
    title_of("never_played"),
    formula_of("never_played"),
    Unit.ACTIONS,
    source_of(DESIGNERS, "source-never-played"),
    Needs.ACTIONS,
    Per.GAME,
    Combined.MEAN,
    _no_columns,
)
TARGET_METRICS: dict[str, Metric[Outcomes]] = {
    metric.name: metric for metric in (*OUTCOME_METRICS, SKILL, NEVER_PLAYED)
}
