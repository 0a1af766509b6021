"""No phase runs itself round about, nor directly without a `depth`: the place in the rules is
one static frame for each level of a phase (RW603).
"""

from __future__ import annotations

from rulewright.frontend.analysis.survey import Rule, Survey
from rulewright.frontend.typed import symbols as sym
from rulewright.source.diagnostic import Label, Report
from rulewright.source.text import Span


def check_recursion(survey: Survey, report: Report) -> None:
    """Tell every ring of phases once, at its first phase in the file."""
    told: set[Rule] = set()
    for phase in _suspects(survey):
        ring = _ring(phase, survey) if phase not in told else []
        if ring:
            told |= {other for other, _ in ring}
            labels = [
                Label(span, f"`{other.name}` runs `{called.name}`")
                for (other, span), (called, _) in zip(ring, [*ring[1:], ring[0]], strict=True)
            ]
            way = " -> ".join([*(f"`{other.name}`" for other, _ in ring), f"`{phase.name}`"])
            report.error(
                "RW603",
                f"the phase `{phase.name}` runs itself: {way}",
                phase.span,
                _hint(ring),
                labels,
            )


def _hint(ring: list[tuple[sym.Phase, Span]]) -> str:
    loop = "loop with `repeat`, `turns` or `each` instead"
    return f"{loop}, or say how deep it may go: `depth: 3`" if len(ring) == 1 else loop


def _suspects(survey: Survey) -> list[sym.Phase]:
    """The phases that are left when those are taken away, again and again, that run none that is left."""
    waiting = {
        phase: {callee for callee, _ in survey.calls[phase] if isinstance(callee, sym.Phase)}
        for phase in survey.symbols.every_phase
    }
    done: list[Rule] = [phase for phase, called in waiting.items() if not called]
    while done:
        rule = done.pop()
        for caller in survey.callers(rule):
            if isinstance(caller, sym.Phase) and rule in waiting[caller]:
                waiting[caller].remove(rule)
                done += [caller] if not waiting[caller] else []
    return [phase for phase, called in waiting.items() if called]


def _ring(phase: sym.Phase, survey: Survey) -> list[tuple[sym.Phase, Span]]:
    """The shortest way from a phase back to itself: the phases on it, each with the place where it runs the next."""
    came: dict[sym.Phase, tuple[sym.Phase, Span]] = {}
    queue = [phase]
    while queue:
        at = queue.pop(0)
        for callee, site in survey.calls[at]:
            if isinstance(callee, sym.Phase) and callee not in came:
                came[callee] = (at, survey.span_of(site))
                queue.append(callee)
    if phase not in came:
        return []
    ring = [came[phase]]
    while ring[0][0] is not phase:
        ring.insert(0, came[ring[0][0]])
    return ring
