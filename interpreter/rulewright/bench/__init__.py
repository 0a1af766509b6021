"""How fast games are played: contenders side by side in one run, and their ratios.

In: a machine, and what else plays the same game. Out: a `Comparison`. Absolute figures say as much about the machine
and the hour as about the programs; the ratios are taken round by round, and their medians are what counts.
"""

from rulewright.bench.comparison import Comparison, Row, compared
from rulewright.bench.contenders import Contender, contenders

__all__ = ["Comparison", "Contender", "Row", "compared", "contenders"]
