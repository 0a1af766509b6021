"""Many games and what they tell: played, counted, and told with their uncertainty."""

from rulewright.stats.blocks import Block
from rulewright.stats.building_choice import Worth, WorthBuilding
from rulewright.stats.confidence_intervals import LEVEL, ConfidenceInterval, mean, share, t_quantile
from rulewright.stats.game_result import Trouble
from rulewright.stats.rows import BadRows, Rows, arrow_table, check_arrow
from rulewright.stats.run_execution import BACKENDS, blocks, games_from
from rulewright.stats.shared_deals import worth_in_games
from rulewright.stats.simulation_report import SimulationReport
from rulewright.stats.simulation_run import Run, played, sides_of
from rulewright.stats.spool import stretch_of
from rulewright.stats.tally import Tally

__all__ = [
    "BACKENDS",
    "LEVEL",
    "BadRows",
    "Block",
    "ConfidenceInterval",
    "Rows",
    "Run",
    "SimulationReport",
    "Tally",
    "Trouble",
    "Worth",
    "WorthBuilding",
    "arrow_table",
    "blocks",
    "check_arrow",
    "games_from",
    "mean",
    "played",
    "share",
    "sides_of",
    "stretch_of",
    "t_quantile",
    "worth_in_games",
]
