"""The Python API: what `import rulewright as rw` offers. `rulewright.__all__` lists it; everything else may change.

In: names, numbers and bots. Out: plain values, games, rows. What is refused is a `RulewrightError`. The commands of the
line do their work with the same functions. A name is imported when it is first used: who plays a game does not load the
lab.
"""

from typing import TYPE_CHECKING

from rulewright.late_names import late_names

if TYPE_CHECKING:
    from rulewright.api.checks import CheckResult, check
    from rulewright.api.comparisons import AssessResult, CompareResult, assess, compare
    from rulewright.api.games import Game, Record, read_record, replay, resume
    from rulewright.api.player_turns import Bot, Information
    from rulewright.api.rules import Rules, load
    from rulewright.api.simulations import Batch, Simulation
    from rulewright.api.sweeps import SweepResult, TuneResult, sweep, tune
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
    "SweepResult",
    "TuneResult",
    "assess",
    "check",
    "compare",
    "load",
    "read_record",
    "replay",
    "resume",
    "sweep",
    "tune",
]

_HOMES = {
    "rulewright.api.checks": ("CheckResult", "check"),
    "rulewright.api.comparisons": ("AssessResult", "CompareResult", "assess", "compare"),
    "rulewright.api.games": ("Game", "Record", "read_record", "replay", "resume"),
    "rulewright.api.player_turns": ("Bot", "Information"),
    "rulewright.api.rules": ("Rules", "load"),
    "rulewright.api.simulations": ("Batch", "Simulation"),
    "rulewright.api.sweeps": ("SweepResult", "TuneResult", "sweep", "tune"),
    "rulewright.backend.codegen.compiled_game": ("CompiledGame",),
}
"""By module, the names that come from there."""

if not TYPE_CHECKING:  # a type checker knows the names, and should complain about others
    __getattr__ = late_names(__name__, {name: module for module, names in _HOMES.items() for name in names})
