"""A grid of numbers, options and players, every configuration played with the
same seeds and set against the rules as they are.
"""

from rulewright.lab.sweep.axes import (
    MOST_CELLS,
    BadAxis,
    SweepAxis,
    Varied,
    checked,
    number_axis,
    option_axis,
    players_axis,
    value_axis,
)
from rulewright.lab.sweep.grid import SweepCell, SweepGrid, configured, grid_of
from rulewright.lab.sweep.sweep_report import SweepReport
from rulewright.lab.sweep.sweep_rows import COLUMNS, SweepRow, csv_rows, sweep_rows
from rulewright.lab.sweep.sweep_run import PlayedSweep, count, played, result, sweep_plan
from rulewright.lab.sweep.varied_rules import VariedWords, varied_axes

__all__ = [
    "COLUMNS",
    "MOST_CELLS",
    "BadAxis",
    "PlayedSweep",
    "SweepAxis",
    "SweepCell",
    "SweepGrid",
    "SweepReport",
    "SweepRow",
    "Varied",
    "VariedWords",
    "checked",
    "configured",
    "count",
    "csv_rows",
    "grid_of",
    "number_axis",
    "option_axis",
    "played",
    "players_axis",
    "result",
    "sweep_plan",
    "sweep_rows",
    "value_axis",
    "varied_axes",
]
