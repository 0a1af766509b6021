"""No phase runs itself, directly or round about: the place in the rules is one static frame for each phase (RW603)."""

from __future__ import annotations

from rulewright.semantics import symbols as sym
from rulewright.semantics.checks.survey import Survey
from rulewright.source.diagnostic import Label, Report
from rulewright.source.text import Span


def check_recursion(survey: Survey, report: Report) -> None:
    """Tell every ring of phases once, at its first phase in the file."""
    told: set[sym.Phase] = set()
    for phase in survey.symbols.phases.values():
        ring = _ring(phase, survey) if phase not in told else []
        if ring:
            told |= {other for other, _ in ring}
            labels = [Label(span, f"`{other.name}` runs `{called.name}`") for (other, span), (called, _) in zip(ring, [*ring[1:], ring[0]], strict=True)]
            way = " -> ".join([*(f"`{other.name}`" for other, _ in ring), f"`{phase.name}`"])
            report.error("RW603", f"the phase `{phase.name}` runs itself: {way}", phase.span, "loop with `repeat`, `turns` or `each` instead", labels)


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
