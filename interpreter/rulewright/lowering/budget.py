"""What a ruleset may cost in one configuration (RW619).

In: a Program, and a report. Complains about every rule that may take more evaluations than a machine does while people
wait, or look at more members in one go than a machine should hold, at its place, with the numbers that multiply; rules
that only use such a rule are not told as well.
"""

from __future__ import annotations

from rulewright.ir.cost import Costs
from rulewright.ir.cost_amount import LARGEST, RuleCost
from rulewright.ir.program import Program
from rulewright.source.diagnostic import Report
from rulewright.source.text import Span

MOST_EVALUATIONS = 100_000_000
"""How much one decision, and the way from one decision to the next, may take."""

MOST_MEMBERS = 1_000_000
"""How many members may be looked at in one go: the reference interpreter has them all at the same time."""

MOST_FACTORS = 6
"""So many numbers that multiply are told."""

_SUBJECTS = {
    "term": "`{0}`",
    "action": "finding what can be chosen for `{0}`",
    "instruction": "this",
    "score": "the score",
}


def check_cost(program: Program, score: Span, report: Report) -> None:
    """Complains about what may take too long."""
    for rule in Costs(program, MOST_EVALUATIONS, MOST_MEMBERS).excessive:
        report.error("RW619", _message(rule), score if rule.kind == "score" else rule.span, _hint(rule))


def _message(rule: RuleCost) -> str:
    subject = _SUBJECTS.get(rule.kind, "one run of `{0}`").format(rule.name)
    if rule.cost.total <= MOST_EVALUATIONS:
        return f"{subject} may look at {rule.members:,} members in one go; {MOST_MEMBERS:,} are possible"
    total = f"{rule.cost.total:,}" if rule.cost.total < min(LARGEST, 10**12) else "more than a million million"
    return f"{subject} may take {total} evaluations{_product(rule)}; {MOST_EVALUATIONS:,} are possible"


def _product(rule: RuleCost) -> str:
    """The numbers that multiply, if some do; of many, the first."""
    factors = rule.cost.factors
    told = " x ".join(f"{factor:,}" for factor in factors[:MOST_FACTORS]) + " x ..." * (len(factors) > MOST_FACTORS)
    return f" ({told} times what is inside)" if factors else ""


def _hint(rule: RuleCost) -> str:
    if rule.cost.factors:
        return "let fewer members be looked at, or keep in state what need not be worked out each time"
    return "what is used several times is worked out each time: use it once, or keep it in state"
