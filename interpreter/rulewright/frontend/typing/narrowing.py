"""What a condition that holds says about names: which of them are certainly something."""

from __future__ import annotations

from collections.abc import Iterable

from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import Type


def narrowed_type(scope: Scope, var: t.Var) -> Type:
    """The type of a variable, without `or none` where a test has excluded it."""
    at: Scope | None = scope
    while at is not None:
        if isinstance(at, NarrowedScope) and var in at.present:
            return var.type.inner
        if var.name in at.names:
            break
        at = at.parent
    return var.type


class NarrowedScope(Scope):
    """A scope in which some optional variables are known to be present."""

    def __init__(self, parent: Scope, present: frozenset[t.Var]) -> None:
        super().__init__(parent)
        self.present = present


def narrowed(scope: Scope, condition: t.Expr, holds: bool) -> Scope:
    """`scope` with what `condition` (known to hold, or not to) says about optional local names."""
    present = frozenset(_present(condition, holds))
    return NarrowedScope(scope, present) if present else scope


def _present(condition: t.Expr, holds: bool) -> Iterable[t.Var]:
    match condition:
        case t.Not(value=inner):
            yield from _present(inner, not holds)
        case t.Compare(operator="=", left=t.Local(var=var), right=t.Const(value=None)) if not holds:
            yield var
        case t.Compare(operator="!=", left=t.Local(var=var), right=t.Const(value=None)) if holds:
            yield var
        case t.Logic(operator="and", items=items) if holds:
            for item in items:
                yield from _present(item, True)
        case t.Logic(operator="or", items=items) if not holds:
            for item in items:
                yield from _present(item, False)
