"""Aggregates over the members of a domain: sums, counts, first and last, the least and the most."""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    ERROR,
    FLAG,
    NUMBER,
    ErrorType,
    SetType,
    article,
    optional,
    ordered,
)
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.domains import DomainTyper
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.frontend.typing.narrowing import narrowed
from rulewright.frontend.typing.places import PlaceTyper
from rulewright.source.diagnostic import Fix
from rulewright.source.text import Span


class AggregateTyper:
    """Types aggregates."""

    def __init__(
        self, context: Context, expressions: ExpressionTyper, places: PlaceTyper, domains: DomainTyper
    ) -> None:
        self.context = context
        self.symbols = context.symbols
        self.report = context.report
        self.expressions = expressions
        self.places = places
        self.domains = domains

    def fold(self, node: ast.Fold, scope: Scope) -> t.Expr:
        domain = self.domains.domain(node.domain, scope)
        if domain is None:
            return t.Const(node.span, ERROR, 0)
        inner = (
            narrowed(scope.child(domain.var), domain.where, True)
            if domain.where is not None
            else scope.child(domain.var)
        )
        operator = node.operator
        if operator in ("any", "all", "none"):
            return t.Fold(node.span, FLAG, operator, self.expressions.condition(node.body, inner), domain, None)
        if operator == "sum":
            return t.Fold(node.span, NUMBER, operator, self.expressions.number(node.body, inner), domain, None)
        if operator in ("max", "min"):
            return self._most(
                node.span, operator, self.expressions.value(node.body, inner), domain, node.otherwise, scope
            )
        return self.context.error(
            "RW401", f"`{operator}` takes a domain alone", node.span, f"write `{operator}(... where ...)`"
        )

    def _most(
        self, span: Span, operator: str, body: t.Expr, domain: t.Domain, otherwise: ast.Expr | None, scope: Scope
    ) -> t.Expr:
        if body.type.optional or not ordered(body.type):
            return self.context.error(
                "RW404", f"{article(body.type)} has no order", body.span, f"`{operator}` needs numbers"
            )
        other = self.expressions.value(otherwise, scope, body.type) if otherwise is not None else None
        return t.Fold(span, body.type, operator, body, domain, other)

    def gather(self, node: ast.Gather, scope: Scope) -> t.Expr:
        operator = node.operator
        if operator == "the" and isinstance(node.domain.source, ast.Whole) and node.domain.where is None:
            single = self._unwrapped(node, scope)
            if single is not None:
                return single
        domain = self.domains.domain(node.domain, scope)
        if domain is None:
            return t.Const(node.span, ERROR, 0)
        if operator == "random":
            return t.Random(node.span, domain.type, domain)
        if operator in ("any", "none"):
            return t.Fold(node.span, FLAG, operator, None, domain, None)
        if operator == "count":
            return t.Fold(node.span, NUMBER, operator, None, domain, None)
        if operator in ("first", "last"):
            return t.Fold(node.span, optional(domain.type), operator, None, domain, None)
        if operator == "the":
            return t.Fold(node.span, domain.type, operator, None, domain, None)
        if operator in ("max", "min", "sum") and domain.type == NUMBER:
            body = t.Local(node.span, NUMBER, domain.var)
            return (
                self._most(node.span, operator, body, domain, node.otherwise, scope)
                if operator != "sum"
                else t.Fold(node.span, NUMBER, "sum", body, domain, None)
            )
        hint = f"write `{operator}(something for ...)`"
        return self.context.error("RW401", f"`{operator}` needs to know of what", node.span, hint)

    def _unwrapped(self, node: ast.Gather, scope: Scope) -> t.Expr | None:
        source = node.domain.source
        assert isinstance(source, ast.Whole)
        if isinstance(source.value, ast.Name):
            symbol = self.symbols.free.get(source.value.name)
            is_value = scope.find(source.value.name) is not None or isinstance(symbol, sym.State | sym.Term)
        else:
            is_value = not self.places.names_zone(source.value, scope)
        if not is_value or isinstance(source.value, ast.Range):
            return None
        value = self.expressions.value(source.value, scope)
        if isinstance(value.type, SetType):
            return None
        if not value.type.optional and not isinstance(value.type, ErrorType):
            self.report.error(
                "RW403",
                f"`the(...)` is not needed: this is always {article(value.type)}",
                node.span,
                "remove it",
                fixes=[Fix(node.span, source.value.span.text, "remove `the`")],
            )
            return t.Const(node.span, ERROR, 0)
        return t.Unwrap(node.span, value.type.inner, value)

    def extreme(self, span: Span, operator: str, items: tuple[ast.Expr, ...], scope: Scope) -> t.Expr:
        if operator not in ("min", "max"):
            return self.context.error(
                "RW401", f"`{operator}` takes one domain", span, "only `min` and `max` take several values"
            )
        return t.Extreme(span, NUMBER, operator, tuple(self.expressions.number(item, scope) for item in items))
