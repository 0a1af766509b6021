"""State that is set back to its start whenever a phase begins (`restarts_with`).

In: the declarations, once phases are known. Out: for each phase a step that sets back what restarts with it, before its
own steps. Complains about a phase that is not there or runs itself, and about state that has not one start for all of
its owners (RW624).
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import PLAYER
from rulewright.frontend.typing.context import Context
from rulewright.source.diagnostic import Report


def check_restarts(context: Context) -> None:
    """Whether what restarts has one start, and the phase is one."""
    for state in context.symbols.states:
        if state.decl.restarts_with is not None:
            phase = context.called(state.decl.restarts_with, "phase", context.symbols.phases)
            if phase is not None:
                _check(context.report, state, phase, state.decl.restarts_with)


def _check(report: Report, state: sym.State, phase: sym.Phase, name: ast.Name) -> None:
    if phase.decl.depth > 1:
        hint = "it would be set back in the middle of play; set it back in a step"
        report.error("RW624", f"`{phase.name}` may run itself: `{state.name}` cannot restart with it", name.span, hint)
    elif state.marked:
        hint = f"set it back in a step: `for each {state.marked} in ...: set {state.marked}.{state.name} to ...`"
        report.error("RW624", f"`{state.name}` lies on components: it cannot restart with a phase", name.span, hint)
    elif state.position is not None:
        hint = "only one value that holds for all can be restarted with; set it back in a step"
        report.error("RW624", f"`{state.name}` starts with different values", name.span, hint)


def restarting(symbols: sym.Symbols, phase: sym.Phase) -> Iterator[t.Step]:
    """The step that sets back what restarts with a phase; none if nothing does."""
    for state in symbols.states:
        name = state.decl.restarts_with
        if name is not None and name.name == phase.name and state.start is not None and not state.marked:
            yield t.Step(state.name, name.span, t.DoStep((_set_back(state, state.start, name),)), None, ())


def _set_back(state: sym.State, start: t.Expr, name: ast.Name) -> t.Statement:
    """`for each owner: set owner.state to start`, of those out of the game too."""
    owners = [t.Var(str(owner), owner, name.span, "loop", used=True) for owner in state.per]
    keys = tuple(t.Local(name.span, var.type, var) for var in owners)
    done: t.Statement = t.Assign(name.span, "set", t.StateOf(name.span, state.type, state, keys), start)
    for var in reversed(owners):
        domain = t.Domain(name.span, var, t.AllOf(var.type, seats=var.type == PLAYER), None, (), "", None)
        var.origin = domain
        done = t.ForEach(name.span, domain, (done,))
    return done
