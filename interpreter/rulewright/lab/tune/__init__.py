"""Values of numbers, options, counts and table rows that meet the targets of a designer: searched,
confirmed with fresh seeds, written as a variant.
"""

from rulewright.lab.tune.confirmation import TuneConfirmation, confirmed
from rulewright.lab.tune.proposals import check_optuna
from rulewright.lab.tune.search_space import MOST_CONFIGURATIONS, SearchSpace, space_of
from rulewright.lab.tune.study_file import BadStudy, keep_study, kept_evaluations, study_seed
from rulewright.lab.tune.tune_goals import TuneGoals, TuneObjective
from rulewright.lab.tune.tune_report import TuneReport, evidence
from rulewright.lab.tune.tuned_variant import BaseValue, base_value, variant_text
from rulewright.lab.tune.tuning_run import SearchEnd, Tuning, TuningPlan

__all__ = [
    "MOST_CONFIGURATIONS",
    "BadStudy",
    "BaseValue",
    "SearchEnd",
    "SearchSpace",
    "TuneConfirmation",
    "TuneGoals",
    "TuneObjective",
    "TuneReport",
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
    "variant_text",
]
