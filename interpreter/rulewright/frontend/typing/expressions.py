"""Expressions: from syntax to typed expressions.

Each form of `rulewright.frontend.syntax.ast.Expr` has one typer. An unknown name or a wrong type is reported once; the
expression then has the error type, which fits everywhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    ERROR,
    FLAG,
    NONE,
    NUMBER,
    EnumType,
    NoneType,
    Type,
    fits,
)
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.narrowing import as_narrowed
from rulewright.source.text import Span

if TYPE_CHECKING:
    from rulewright.frontend.typing.aggregates import AggregateTyper
    from rulewright.frontend.typing.calls import CallTyper
    from rulewright.frontend.typing.names import NameTyper
    from rulewright.frontend.typing.operators import OperatorTyper
    from rulewright.frontend.typing.suppositions import SuppositionTyper


class ExpressionTyper:
    """Types expressions of every form, by the typers of forms."""

    names: NameTyper
    calls: CallTyper
    operators: OperatorTyper
    aggregates: AggregateTyper
    suppositions: SuppositionTyper

    def __init__(self, context: Context) -> None:
        self.context = context

    def connect(self, names: NameTyper, calls: CallTyper, operators: OperatorTyper, aggregates: AggregateTyper) -> None:
        """Take the typers of forms, which were made with this one: forms have parts of every form."""
        self.names = names
        self.calls = calls
        self.operators = operators
        self.aggregates = aggregates

    def suppose(self, suppositions: SuppositionTyper) -> None:
        """Take the typer of `after`, which needs that of effects, which needs this one."""
        self.suppositions = suppositions

    def value(self, node: ast.Expr, scope: Scope, expected: Type | None = None) -> t.Expr:
        """The typed form of an expression; `expected` decides what a bare word means and is checked."""
        typed = self.form(node, scope, expected)
        self.context.note_type(node, typed)
        if expected is not None and not fits(typed.type, expected):
            return self.context.mismatch(typed, expected)
        return typed

    def present(self, node: ast.Expr, scope: Scope, is_declared: bool = False) -> t.Expr:
        """The typed form where nothing else says of which type it is: a bare
        `none` says nothing either, and is refused.
        """
        typed = self.as_declared(node, scope) if is_declared else self.value(node, scope)
        if isinstance(typed.type, NoneType):
            hint = "let it be something sometimes: `... if ... else none`"
            return self.context.error("RW402", "this is always none", typed.span, hint)
        return typed

    def condition(self, node: ast.Expr, scope: Scope) -> t.Expr:
        return self.value(node, scope, FLAG)

    def number(self, node: ast.Expr, scope: Scope) -> t.Expr:
        return self.value(node, scope, NUMBER)

    def form(self, node: ast.Expr, scope: Scope, expected: Type | None) -> t.Expr:
        """The typed form, without `or none` where a test has excluded it."""
        return as_narrowed(self._form(node, scope, expected), scope)

    def as_declared(self, node: ast.Expr, scope: Scope) -> t.Expr:
        """The typed form where it may be asked again whether it is none: only of local names it is known for good."""
        typed = self._form(node, scope, None)
        typed = as_narrowed(typed, scope) if isinstance(typed, t.Local) else typed
        self.context.note_type(node, typed)
        return typed

    def _form(self, node: ast.Expr, scope: Scope, expected: Type | None) -> t.Expr:
        match node:
            case ast.Number(span, value):
                if value >= 2**31:
                    return self.context.error("RW409", "this number is too large", span, "numbers go up to 2147483647")
                return t.Const(span, NUMBER, value)
            case ast.Flag(span, value):
                return self._flag(span, value, expected)
            case ast.Nothing(span):
                return t.Const(span, NONE, None)
            case ast.Name():
                return self.names.name(node, scope, expected)
            case ast.Literal():
                return self.names.literal(node)
            case ast.Belonging():
                return self.names.belonging(node, scope)
            case ast.Index():
                return self.names.index(node, scope)
            case ast.Apply():
                return self.calls.apply(node, scope)
            case ast.Arithmetic(span, operator, left, right):
                first, second = self.number(left, scope), self.operators.second(operator, right, scope)
                return _worked_out(span, operator, first, second)
            case ast.Divide(span, left, right, rounded):
                first, second = self.number(left, scope), self.operators.second(rounded, right, scope)
                return _worked_out(span, rounded, first, second)
            case ast.Negate(span, inner):
                return _worked_out(span, "-", t.Const(span, NUMBER, 0), self.number(inner, scope))
            case ast.Compare():
                return self.operators.compare(node, scope)
            case ast.Is():
                return self.operators.is_(node, scope)
            case ast.CompareLists():
                return self.operators.compare_lists(node, scope)
            case ast.IsAmong():
                return self.operators.is_among(node, scope)
            case ast.IsIn():
                return self.operators.is_in(node, scope)
            case ast.Logic(span, operator, items):
                return self.operators.logic(span, operator, items, scope)
            case ast.Not(span, inner):
                return t.Not(span, FLAG, self.condition(inner, scope))
            case ast.Choice():
                return self.operators.choice(node, scope, expected)
            case ast.After():
                return self.suppositions.after(node, scope, expected)
            case ast.LetIn():
                return self._let_in(node, scope, expected)
            case ast.Range(span):
                return self.context.error(
                    "RW308", "a range is not a value", span, "use it as a domain: `x in 1..6`, `x is in 1..6`"
                )
            case ast.Fold():
                return self.aggregates.fold(node, scope)
            case ast.Gather():
                return self.aggregates.gather(node, scope)
            case ast.Extreme(span, operator, items):
                return self.aggregates.extreme(span, operator, items, scope)
            case _:
                assert_never(node)

    def _let_in(self, node: ast.LetIn, scope: Scope, expected: Type | None) -> t.Expr:
        var, value = self.named(node.binding, scope)
        self.context.symbols.variables += 1
        body = self.value(node.value, scope.child(var), expected)
        return t.LetIn(node.span, body.type, var, value, body)

    def named(self, node: ast.Binding, scope: Scope) -> tuple[t.Var, t.Expr]:
        """The name that a `let` gives, and what it is given to."""
        value = self.context.one_value(self.present(node.value, scope))
        if scope.find(node.name.name) is not None:
            self.context.error(
                "RW304", f"`{node.name.name}` is a local name already", node.name.span, "choose another name"
            )
        return t.Var(node.name.name, value.type, node.name.span, "let", origin=value), value

    def _flag(self, span: Span, value: bool, expected: Type | None) -> t.Expr:
        wanted = expected.inner if expected is not None else None
        word = "yes" if value else "no"
        if isinstance(wanted, EnumType) and word in wanted.words:
            return t.Const(span, wanted, wanted.words.index(word))
        return t.Const(span, FLAG, int(value))


def _worked_out(span: Span, operator: str, left: t.Expr, right: t.Expr) -> t.Expr:
    """Arithmetic; with an operand that was refused, nothing more is said of the result."""
    result = ERROR if ERROR in (left.type, right.type) else NUMBER
    return t.Arithmetic(span, result, operator, left, right)
