"""Scenarios: worked examples of a game as data, and whether the rules agree with them.

`scenario_files` says which files are meant, `listed` which scenarios one holds; `attempt` tries one and gives `Tried`, the results of its scenarios; `told`
tells them.
"""

from rulewright.scenarios.files import ScenarioFile, ruleset_of, scenario_files
from rulewright.scenarios.filling import Filled
from rulewright.scenarios.results import Failure, Result, Tried
from rulewright.scenarios.suite import Suite, Trace
from rulewright.scenarios.telling import FORMATS, summary, told
from rulewright.scenarios.trying import Depth, Shelf, attempt, listed

__all__ = [
    "FORMATS",
    "Depth",
    "Failure",
    "Filled",
    "Result",
    "ScenarioFile",
    "Shelf",
    "Suite",
    "Trace",
    "Tried",
    "attempt",
    "listed",
    "ruleset_of",
    "scenario_files",
    "summary",
    "told",
]
