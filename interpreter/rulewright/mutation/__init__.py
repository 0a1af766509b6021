"""Mutation testing: rules changed a little, one place at a time, to see whether any scenario notices.

`mutants` lists the changes of a ruleset, made by the operators of the table `OPERATORS`; `Run` tries them against the
ruleset's scenarios; `Report` tells which were noticed and which were not.
"""

from rulewright.mutation.mutants import Mutant, mutants, sample
from rulewright.mutation.operators import KINDS, OPERATORS, Operator
from rulewright.mutation.report import Report
from rulewright.mutation.run import Run, tried
from rulewright.mutation.trial import Failing, NoScenarios, Refused, Trial, Verdict

__all__ = [
    "KINDS",
    "OPERATORS",
    "Failing",
    "Mutant",
    "NoScenarios",
    "Operator",
    "Refused",
    "Report",
    "Run",
    "Trial",
    "Verdict",
    "mutants",
    "sample",
    "tried",
]
