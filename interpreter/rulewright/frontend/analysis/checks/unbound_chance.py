"""`random` stands only as the whole right-hand side of a `let` or `set`: each
chance event is an instruction of its own (RW407).
"""

from __future__ import annotations

from rulewright.frontend.analysis.survey import Survey
from rulewright.frontend.typed import tree as t
from rulewright.source.diagnostic import Report


def check_chance(survey: Survey, report: Report) -> None:
    allowed = {id(let.value) for _, let in survey.all(t.Let)}
    allowed |= {id(assign.value) for _, assign in survey.all(t.Assign) if assign.operator == "set"}
    for _, random in survey.all(t.Random):
        if id(random) not in allowed:
            report.error(
                "RW407",
                "`random` cannot stand inside an expression",
                random.span,
                "bind it first: `let x = random(...)`, then use `x`",
            )
