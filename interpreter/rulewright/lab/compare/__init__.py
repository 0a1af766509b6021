"""Variants, options and numbers of players compared: the same seeds for all, effects with intervals, and in words what changed."""

from rulewright.lab.compare.arms import MOST_ARMS, Arm, ArmRequest, BadArm, asked_arm
from rulewright.lab.compare.changed_rules import changed_rules
from rulewright.lab.compare.comparison_report import ComparisonReport
from rulewright.lab.compare.comparison_run import Comparing, ComparisonPlan, ComparisonResult
from rulewright.lab.compare.effects import ArmEffect, Declared, Judgement
from rulewright.lab.compare.saved_comparison import BadComparison, keep, kept_games, saved_seed

__all__ = [
    "MOST_ARMS",
    "Arm",
    "ArmEffect",
    "ArmRequest",
    "BadArm",
    "BadComparison",
    "Comparing",
    "ComparisonPlan",
    "ComparisonReport",
    "ComparisonResult",
    "Declared",
    "Judgement",
    "asked_arm",
    "changed_rules",
    "keep",
    "kept_games",
    "saved_seed",
]
