"""The Python API: what `import rulewright as rw` offers. `rulewright.__all__` lists it; everything else may change.

In: names, numbers and bots. Out: plain values, games, rows. What is refused is a `RulewrightError`. The commands of the
line do their work with the same functions.
"""

from rulewright.api.checks import CheckResult, check
from rulewright.api.comparisons import AssessResult, CompareResult, assess, compare
from rulewright.api.games import Game, Record, read_record, replay, resume
from rulewright.api.player_turns import Bot, Information
from rulewright.api.rules import Rules, load
from rulewright.api.simulations import Batch, Simulation
from rulewright.backend.codegen.compiled_game import CompiledGame

__all__ = [
    "AssessResult",
    "Batch",
    "Bot",
    "CheckResult",
    "CompareResult",
    "CompiledGame",
    "Game",
    "Information",
    "Record",
    "Rules",
    "Simulation",
    "assess",
    "check",
    "compare",
    "load",
    "read_record",
    "replay",
    "resume",
]
