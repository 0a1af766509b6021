"""Values of numbers, options, counts and table rows that meet the targets of a designer: searched,
confirmed with fresh seeds, written as a variant.
"""

from rulewright.lab.tune.asked_tuning import (
    CONFIRMED_TIMES,
    MOST_GAMES,
    USUAL_GAMES,
    OpenedRules,
    TuneWords,
    tune_plan,
    usual_confirmation,
)
from rulewright.lab.tune.confirmation import TuneConfirmation, confirmed
from rulewright.lab.tune.proposals import check_optuna
from rulewright.lab.tune.search_space import MOST_CONFIGURATIONS, SearchSpace, space_of
from rulewright.lab.tune.study_file import BadStudy, keep_study, kept_evaluations, study_seed
from rulewright.lab.tune.tune_goals import TuneGoals, TuneObjective
from rulewright.lab.tune.tune_report import TuneReport, evidence
from rulewright.lab.tune.tuned_variant import BaseValue, base_value, variant_text
from rulewright.lab.tune.tuning_run import SearchEnd, Tuning, TuningPlan
from rulewright.lab.tune.written_variant import tuned_text, variant_base

__all__ = [
    "CONFIRMED_TIMES",
    "MOST_CONFIGURATIONS",
    "MOST_GAMES",
    "USUAL_GAMES",
    "BadStudy",
    "BaseValue",
    "OpenedRules",
    "SearchEnd",
    "SearchSpace",
    "TuneConfirmation",
    "TuneGoals",
    "TuneObjective",
    "TuneReport",
    "TuneWords",
    "Tuning",
    "TuningPlan",
    "base_value",
    "check_optuna",
    "confirmed",
    "evidence",
    "keep_study",
    "kept_evaluations",
    "space_of",
    "study_seed",
    "tune_plan",
    "tuned_text",
    "usual_confirmation",
    "variant_base",
    "variant_text",
]
