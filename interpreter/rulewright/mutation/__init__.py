"""Mutation testing: rules changed a little, one place at a time, to see whether any scenario notices.

`mutants` lists the changes of a ruleset, made by the operators of the table `OPERATORS`; `Run` tries them against the
ruleset's scenarios; `Report` tells which were noticed and which were not.
"""

from rulewright.mutation.mutant_trial import Failing, NoScenarios, RefusedMutant, Trial, Verdict
from rulewright.mutation.mutants import Mutant, mutants, sample
from rulewright.mutation.mutation_operators import KINDS, OPERATORS, Operator
from rulewright.mutation.mutation_report import MutationReport
from rulewright.mutation.mutation_run import Run, tried

__all__ = [
    "KINDS",
    "OPERATORS",
    "Failing",
    "Mutant",
    "MutationReport",
    "NoScenarios",
    "Operator",
    "RefusedMutant",
    "Run",
    "Trial",
    "Verdict",
    "mutants",
    "sample",
    "tried",
]
