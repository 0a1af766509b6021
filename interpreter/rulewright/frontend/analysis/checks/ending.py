"""Loops end, and `end` ends what runs.

A `turns` or `repeat` needs an end: `until`, `while`, an `end` inside that leaves it, or an `ends_when` around it
(RW606). `end: phase` stands where that phase is running on every way that leads there (RW608).
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.frontend.analysis.dominators import Dominators
from rulewright.frontend.analysis.survey import Rule, Site, Survey
from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.source.diagnostic import Label, Report


def check_loops(survey: Survey, report: Report) -> None:
    """Tell every loop that nothing ends."""
    for site, step in survey.all(t.Step):
        if isinstance(step.verb, t.TurnsStep | t.RepeatStep) and not _ends(step.verb, site.rule, survey):
            word = "turns" if isinstance(step.verb, t.TurnsStep) else "repeat"
            report.error(
                "RW606",
                f"nothing ends this `{word}`",
                step.span,
                "add `until: ...`, or an `end: ...` inside that leaves it",
            )


def _ends(loop: t.TurnsStep | t.RepeatStep, phase: Rule, survey: Survey) -> bool:
    has_test = _may_be(loop.until, True) or (isinstance(loop, t.RepeatStep) and _may_be(loop.while_, False))
    return (
        has_test
        or _covered(phase, survey)
        or any(end is None or phase in survey.reachable([end]) for end in _left(loop.steps))
    )


def _may_be(test: t.Expr | None, value: bool) -> bool:
    """Whether a test is there and not always the other way round: `until: no` ends nothing."""
    return test is not None and not (isinstance(test, t.Const) and test.value != int(value))


def _left(steps: tuple[t.Step, ...]) -> Iterator[sym.Phase | None]:
    """The phases that steps may leave, also from inside phases that they run; none for the game."""
    seen: set[sym.Phase] = set()
    stack: list[tuple[t.Step, ...]] = [steps]
    while stack:
        for node in nodes(stack.pop(), deep=False):
            if isinstance(node, t.EndStep):
                yield node.phase
            elif isinstance(node, t.RunStep) and node.phase not in seen:
                seen.add(node.phase)
                stack.append(node.phase.steps)


def _covered(phase: Rule, survey: Survey) -> bool:
    """Whether an `ends_when` is in force wherever a phase runs: its own, or those of all that run it."""
    open_, seen = [phase], {phase}
    while open_:
        at = open_.pop()
        if isinstance(at, sym.Phase) and at.ends_when is not None:
            continue
        callers = survey.callers(at)
        if not callers:
            return False
        open_ += [caller for caller in callers if caller not in seen]
        seen.update(callers)
    return True


def check_ends(survey: Survey, report: Report) -> None:
    """Tell every `end` of a phase that may not be running."""
    game = survey.symbols.phases.get("game")
    ends = [(site, step, step.verb.phase) for site, step in survey.all(t.Step) if isinstance(step.verb, t.EndStep)]
    if game is None or all(end is None for _, _, end in ends):
        return
    running = Dominators(game, lambda rule: (callee for callee, _ in survey.calls.get(rule, ())))
    for site, step, end in ends:
        if end is None or site.rule not in running or running.runs_whenever(end, site.rule):
            continue
        outside = _outside(site.rule, end, running, survey)
        labels = [Label(survey.span_of(outside), "run from here, outside of it")] if outside is not None else []
        hint = f"end `{_name(site.rule)}` here, or move this into `{end.name}`"
        report.error("RW608", f"`{end.name}` may not be running here", step.span, hint, labels)


def _name(rule: Rule) -> str:
    return rule.name if isinstance(rule, sym.Symbol) else "score"


def _outside(rule: Rule, end: sym.Phase, running: Dominators, survey: Survey) -> Site | None:
    """A call on a way to a rule that does not lead through a phase."""
    for caller in survey.callers(rule):
        if caller in running and not running.runs_whenever(end, caller):
            return next(site for callee, site in survey.calls[caller] if callee is rule)
    return None
