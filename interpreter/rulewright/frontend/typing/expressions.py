"""Values: from syntax to typed expressions.

Each form of `rulewright.frontend.syntax.ast.Expr` has one method, here or on the floors below (`Named`, `Compared`, `Folded`). An unknown name or
a wrong type is reported once; the expression then has the error type, which fits everywhere.
"""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import FLAG, NONE, NUMBER, EnumType, Type, fits
from rulewright.frontend.typing.aggregates import Folded
from rulewright.source.text import Span


class Values(Folded):
    """Types values. Domains and places are typed by the floor above (`Domains`)."""

    def value(self, node: ast.Expr, scope: Scope, expected: Type | None = None) -> t.Expr:
        """The typed form of an expression; `expected` decides what a bare word means and is checked."""
        typed = self._form(node, scope, expected)
        self._note_type(node, typed)
        if expected is not None and not fits(typed.type, expected):
            return self._mismatch(typed, expected)
        return typed

    def _form(self, node: ast.Expr, scope: Scope, expected: Type | None) -> t.Expr:
        match node:
            case ast.Number(span, value):
                if value >= 2**31:
                    return self.error("RW409", "this number is too large", span, "numbers go up to 2147483647")
                return t.Const(span, NUMBER, value)
            case ast.Flag(span, value):
                return self._flag(span, value, expected)
            case ast.Nothing(span):
                return t.Const(span, NONE, None)
            case ast.Name():
                return self._name(node, scope, expected)
            case ast.Literal():
                return self._literal(node)
            case ast.Belonging():
                return self._belonging(node, scope)
            case ast.Index():
                return self._index(node, scope)
            case ast.Apply():
                return self._apply(node, scope)
            case ast.Arithmetic(span, operator, left, right):
                return t.Arithmetic(span, NUMBER, operator, self.number(left, scope), self.number(right, scope))
            case ast.Divide(span, left, right, rounded):
                return t.Arithmetic(span, NUMBER, rounded, self.number(left, scope), self._divisor(right, scope))
            case ast.Negate(span, inner):
                return t.Arithmetic(span, NUMBER, "-", t.Const(span, NUMBER, 0), self.number(inner, scope))
            case ast.Compare():
                return self._compare(node, scope)
            case ast.Is():
                return self._is(node, scope)
            case ast.IsIn():
                return self._is_in(node, scope)
            case ast.Logic(span, operator, items):
                return self._logic(span, operator, items, scope)
            case ast.Not(span, inner):
                return t.Not(span, FLAG, self.condition(inner, self._without_facts(scope)))
            case ast.Choice():
                return self._choice(node, scope, expected)
            case ast.Range(span):
                return self.error(
                    "RW308", "a range is not a value", span, "use it as a domain: `x in 1..6`, `x is in 1..6`"
                )
            case ast.Fold():
                return self._fold(node, scope)
            case ast.Gather():
                return self._gather(node, scope)
            case ast.Extreme(span, operator, items):
                return self._extreme(span, operator, items, scope)

    def _divisor(self, node: ast.Expr, scope: Scope) -> t.Expr:
        typed = self.number(node, scope)
        if isinstance(typed, t.Const) and typed.value == 0:
            return self.error("RW408", "a division by zero", node.span)
        return typed

    def _flag(self, span: Span, value: bool, expected: Type | None) -> t.Expr:
        wanted = expected.inner if expected is not None else None
        word = "yes" if value else "no"
        if isinstance(wanted, EnumType) and word in wanted.words:
            return t.Const(span, wanted, wanted.words.index(word))
        return t.Const(span, FLAG, int(value))
