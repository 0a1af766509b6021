"""Scenarios: worked examples of a game as data, and whether the rules agree with them.

`scenario_files` says which files are meant, `listed` which scenarios one holds; `attempt` tries one and gives `Tried`,
the results of its scenarios; `results_text` tells them.
"""

from rulewright.scenarios.result_report import FORMATS, MOST_REASONS, results_text, summary
from rulewright.scenarios.results import Failure, Result, Tried
from rulewright.scenarios.scenario_cases import Case, Filled
from rulewright.scenarios.scenario_files import ScenarioFile, ruleset_of, scenario_files
from rulewright.scenarios.scenario_run import Depth, Shelf, attempt, listed
from rulewright.scenarios.suite import Suite, SuiteTrace
from rulewright.scenarios.written_components import written_components, written_forms

__all__ = [
    "FORMATS",
    "MOST_REASONS",
    "Case",
    "Depth",
    "Failure",
    "Filled",
    "Result",
    "ScenarioFile",
    "Shelf",
    "Suite",
    "SuiteTrace",
    "Tried",
    "attempt",
    "listed",
    "results_text",
    "ruleset_of",
    "scenario_files",
    "summary",
    "written_components",
    "written_forms",
]
