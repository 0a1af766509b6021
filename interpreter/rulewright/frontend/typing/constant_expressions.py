"""Expressions that are fixed before play: over numbers, options, tables and the player count only."""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    ERROR,
    NUMBER,
    Type,
)
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.expressions import ExpressionTyper


class ConstantTyper:
    """Types constants."""

    def __init__(self, context: Context, expressions: ExpressionTyper) -> None:
        self.report = context.report
        self.expressions = expressions

    def constant(self, node: ast.Expr, expected: Type = NUMBER) -> t.Expr:
        """An expression over numbers, options, tables and the player count only."""
        typed = self.expressions.value(node, Scope(), expected)
        bad = first_variable(typed)
        if bad is not None:
            self.report.error(
                "RW313",
                "this must be fixed before play: only numbers, options, tables and `players` may stand here",
                bad.span,
            )
            return t.Const(node.span, ERROR, 0)
        return typed


def first_variable(expr: t.Expr) -> t.Expr | None:
    """The first part of an expression that is not fixed before play."""
    match expr:
        case t.Const() | t.OptionValue() | t.NumberValue() | t.Players():
            return None
        case t.Arithmetic(left=left, right=right) | t.Compare(left=left, right=right):
            return first_variable(left) or first_variable(right)
        case t.Logic(items=items) | t.Extreme(items=items) | t.TableAt(keys=items):
            return next((bad for bad in map(first_variable, items) if bad is not None), None)
        case t.Not(value=value):
            return first_variable(value)
        case t.Choice(condition=condition, yes=yes, no=no):
            return first_variable(condition) or first_variable(yes) or first_variable(no)
    return expr
