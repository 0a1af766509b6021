"""Every rule is reached: phases, actions, priority lists, payouts and effects are
used (RW317), and no case comes too late (RW319).
"""

from __future__ import annotations

from rulewright.frontend.analysis.survey import Survey
from rulewright.frontend.typed import symbols as sym
from rulewright.source.diagnostic import Report

ADVICE: dict[type, tuple[str, str]] = {
    sym.Phase: ("phase", "run it (`run: {name}`), or remove it"),
    sym.Action: ("action", "offer it (`must: {name}`, `may: {name}`), or remove it"),
    sym.Priority: ("priority list", "resolve it (`resolve: {name}`), or remove it"),
    sym.Payout: ("payout", "pay it (`pay: {name}`), or remove it"),
    sym.Effect: ("effect", "use it in a block, or remove it"),
}


def check_reach(survey: Survey, report: Report) -> None:
    """Tell what no game reaches: those rules that nothing uses; what only they use follows from them."""
    used = {callee for rule in survey.idle for callee, _ in survey.calls[rule]}
    for rule in survey.idle:
        if type(rule) in ADVICE and rule not in used and isinstance(rule, sym.Symbol) and survey.concerns(rule.span):
            word, advice = ADVICE[type(rule)]
            report.error("RW317", f"the {word} `{rule.name}` is never used", rule.span, advice.format(name=rule.name))


def check_cases(survey: Survey, report: Report) -> None:
    """Tell cases of a rule after one that always holds."""
    for priority in survey.symbols.priorities.values():
        for cases in priority.rules.values():
            last = next((index for index, case in enumerate(cases) if case.when is None), len(cases))
            for late in cases[last + 1 :]:
                report.error(
                    "RW319",
                    "this case never acts: the one before it has no condition",
                    late.span,
                    "give that one a `when`, or move it to the end",
                )
