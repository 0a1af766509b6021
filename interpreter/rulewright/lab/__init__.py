"""What rules do to a game, measured: metrics, comparisons of variants, targets of a designer."""

from rulewright.lab.decision_log.log_files import check_log_target, log_seed
from rulewright.lab.decision_log.log_heading import BadLog
from rulewright.lab.decision_log.logged_game import MeasuredGame
from rulewright.lab.decision_log.measured_run import MeasuredRun
from rulewright.lab.measuring import MeasureResult, from_log, measured
from rulewright.lab.metrics.measure_report import MeasureReport

__all__ = [
    "BadLog",
    "MeasureReport",
    "MeasureResult",
    "MeasuredGame",
    "MeasuredRun",
    "check_log_target",
    "from_log",
    "log_seed",
    "measured",
]
