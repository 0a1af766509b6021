"""An order that is read once: a loop goes by a state that its own steps change (RW722).

Members and their order are fixed when a loop begins, of `turns` too, which goes round and round in that order. Whoever
changes the state inside often means that the next turn goes by it. To set it to whoever acts right now is how one
remembers one, and is not told.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.frontend.analysis.survey import Survey
from rulewright.frontend.analysis.walk import callee_of, done_by, nodes, reads
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.source.diagnostic import Label, Report

HINT = (
    "to go by it anew each time, `repeat` a step that runs one turn; to change it for later only, do it after the loop"
)


def check_loop_orders(survey: Survey, report: Report) -> None:
    for domain, body, again in _loops(survey):
        read = (symbol for symbol in reads(domain.order) if isinstance(symbol, sym.State))
        ordered = {state for state in read if again or not state.per}
        change = next((one for one in _changes(body) if one.target.state in ordered), None)
        if change is not None and survey.concerns(domain.span):
            name = change.target.state.name
            message = f"the order of this loop is read once, when it begins, and `{name}` changes inside"
            report.error("RW722", message, domain.span, HINT, [Label(change.span, "here")])


def _loops(survey: Survey) -> Iterator[tuple[t.Domain, object, bool]]:
    """Each with what it does, and whether its members come again: then a member's own state may move it, too."""
    yield from ((loop.domain, loop.body, False) for _, loop in survey.all(t.ForEach))
    yield from ((step.loop, step.steps, False) for _, step in survey.all(t.EachStep))
    yield from ((step.loop, step.steps, True) for _, step in survey.all(t.TurnsStep))


def _changes(body: object) -> Iterator[t.Assign]:
    """What is set to something else than whoever acts, in all rules that are used too."""
    seen: set[int] = set()
    stack = [body]
    while stack:
        for node in nodes(stack.pop(), deep=False):
            if isinstance(node, t.Assign) and not _is_whoever_acts(node.value):
                yield node
            rule = callee_of(node) if not isinstance(node, t.After) else None
            if rule is not None and id(rule) not in seen:
                seen.add(id(rule))
                stack.append(done_by(rule))


def _is_whoever_acts(value: t.Expr) -> bool:
    """Whether a value is a loop's own member, a chooser, or what a rule was given: not what was worked out."""
    return isinstance(value, t.Local) and value.var.role in ("loop", "parameter")
