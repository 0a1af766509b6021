"""Phases do not run too deep inside each other, nor end too many others early (RW613).

An `ends_when` is asked after every step inside its phase, and an `end` leaves all phases inside of the one that it
names; the work for both grows with what is inside.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TypeVar

from rulewright.frontend.analysis.dominators import used_first
from rulewright.frontend.analysis.survey import Survey
from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.source.diagnostic import Report
from rulewright.source.text import Span

MOST_PHASES = 100
"""So many phases may run, each inside the one before."""

MOST_LEFT = 200_000
"""The most that all ends of phases may add up to: for each, the phases that are left, and ten for the question."""

EACH = 10

N = TypeVar("N")


def check_nesting(survey: Survey, report: Report) -> None:
    """Tell where phases go too deep; else where too much ends early."""
    phases = tuple(survey.symbols.every_phase)
    runs = {phase: [node.phase for node in _steps(phase, t.RunStep)] for phase in phases}
    if not _told_deep(runs, report):
        _tell_ends(survey, runs, report)


def _steps(phase: sym.Phase, kind: type[N]) -> list[N]:
    return [node for node in nodes(phase.steps, deep=False) if isinstance(node, kind)]


def _told_deep(runs: dict[sym.Phase, list[sym.Phase]], report: Report) -> bool:
    deep: dict[sym.Phase, int] = {}
    for phase in used_first(runs, runs.__getitem__):
        inside = max((deep.get(callee, 0) for callee in runs[phase]), default=0)
        deep[phase] = inside + 1
        if inside == MOST_PHASES:
            message = f"from `{phase.name}` on, {inside + 1} phases run, each inside the one before"
            hint = f"{MOST_PHASES} are possible: let phases run one after the other"
            report.error("RW613", message, phase.span, hint)
    return max(deep.values(), default=0) > MOST_PHASES


def _tell_ends(survey: Survey, runs: dict[sym.Phase, list[sym.Phase]], report: Report) -> None:
    """Tell the first place at which what ends phases early gets too much."""
    steps = {phase: len(_steps(phase, t.Step)) for phase in runs}
    insides: dict[sym.Phase, set[sym.Phase]] = {}
    total = 0
    for phase, times, span in _ends(survey, runs):
        inside = insides[phase] if phase in insides else insides.setdefault(phase, _inside(phase, runs))
        asked = sum(steps[one] for one in inside) if times == 0 else times
        total += asked * (EACH + len(inside))
        if total > MOST_LEFT:
            message = f"{len(inside):,} phases with {sum(steps[one] for one in inside):,} steps may end early here"
            hint = "let fewer phases end early, or run less inside them"
            report.error("RW613", message, span, hint)
            return


def _ends(survey: Survey, runs: dict[sym.Phase, list[sym.Phase]]) -> Iterable[tuple[sym.Phase, int, Span]]:
    """What ends early: the phase, how often that is asked (0: after every step inside), and where it is said."""
    for phase in runs:
        if phase.ends_when is not None:
            yield phase, 0, phase.ends_when.span
    for _, step in survey.all(t.Step):
        if isinstance(step.verb, t.EndStep) and step.verb.phase is not None:
            yield step.verb.phase, 1, step.span


def _inside(phase: sym.Phase, runs: dict[sym.Phase, list[sym.Phase]]) -> set[sym.Phase]:
    found: set[sym.Phase] = set()
    stack = [phase]
    while stack:
        at = stack.pop()
        if at not in found:
            found.add(at)
            stack += runs[at]
    return found
