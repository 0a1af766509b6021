"""`random` stands only as the whole right-hand side of a `let` or `set`: each
chance event is an instruction of its own (RW407).
"""

from __future__ import annotations

from rulewright.frontend.analysis.survey import Survey
from rulewright.frontend.typed import tree as t
from rulewright.source.diagnostic import Report

IN_TERM = "a term is worked out without chance: name it in an effect or a step, and give it to the term"


def check_chance(survey: Survey, report: Report) -> None:
    allowed = {id(let.value) for _, let in survey.all(t.Let)}
    allowed |= {id(assign.value) for _, assign in survey.all(t.Assign) if assign.operator == "set"}
    in_terms = {id(named.value) for _, named in survey.all(t.LetIn)}
    for _, random in survey.all(t.Random):
        if id(random) not in allowed:
            hint = IN_TERM if id(random) in in_terms else "bind it first: `let x = random(...)`, then use `x`"
            report.error("RW407", "`random` cannot stand inside an expression", random.span, hint)
