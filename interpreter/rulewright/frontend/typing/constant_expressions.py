"""Expressions that are fixed before play: over numbers, options, tables and the player count only."""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.constancy import first_variable
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
