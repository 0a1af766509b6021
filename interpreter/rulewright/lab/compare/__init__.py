"""Variants, options and numbers of players compared: the same seeds for all,
effects with intervals, and in words what changed.
"""

from rulewright.lab.compare.again_options import USUAL_WITHIN, again_options
from rulewright.lab.compare.arms import MOST_ARMS, Arm, ArmGames, ArmRequest, BadArm, asked_arm
from rulewright.lab.compare.changed_rule import ChangedRule
from rulewright.lab.compare.comparison_report import ComparisonReport
from rulewright.lab.compare.comparison_run import Comparing, ComparisonPlan, ComparisonResult
from rulewright.lab.compare.effect_texts import number
from rulewright.lab.compare.effects import ArmEffect, ArmFigure, Declared, Judgement, figure_of
from rulewright.lab.compare.metric_choice import MetricChoice, chosen_metrics
from rulewright.lab.compare.saved_comparison import BadComparison, keep, kept_games, saved_seed
from rulewright.lab.outcome_metrics import usual_metrics

__all__ = [
    "MOST_ARMS",
    "USUAL_WITHIN",
    "Arm",
    "ArmEffect",
    "ArmFigure",
    "ArmGames",
    "ArmRequest",
    "BadArm",
    "BadComparison",
    "ChangedRule",
    "Comparing",
    "ComparisonPlan",
    "ComparisonReport",
    "ComparisonResult",
    "Declared",
    "Judgement",
    "MetricChoice",
    "again_options",
    "asked_arm",
    "chosen_metrics",
    "figure_of",
    "keep",
    "kept_games",
    "number",
    "saved_seed",
    "usual_metrics",
]
