"""What a target may be named after: the metrics of outcomes, and two that need games of their own."""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.lab.metric import Column, Combined, EndingKind, Metric, Needs, Per, Unit
from rulewright.lab.outcome_metrics import OUTCOME_METRICS, win_columns
from rulewright.lab.outcomes import Outcomes


def _no_columns(_outcomes: Outcomes) -> Sequence[Column]:
    return []


def skill_column(outcomes: Outcomes) -> list[float]:
    """Game by game, the skill that the strong bot showed: it sits in the first seat, then in the last, and so on down."""
    wins, members = win_columns(outcomes), outcomes.members
    chance = 1 / members
    return [(wins[-game % outcomes.players % members][game] - chance) / (1 - chance) for game in range(len(outcomes))]


SKILL: Metric[Outcomes] = Metric(
    "skill",
    "skill",
    "(win rate of one strong bot among random ones - 1/n) / (1 - 1/n)",
    Unit.NUMBER,
    "CardStock (order)",
    Needs.OUTCOMES,
    Per.GAME,
    Combined.MEAN,
    lambda outcomes: [skill_column(outcomes)],
    2,
    EndingKind.RANKED,
)
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
