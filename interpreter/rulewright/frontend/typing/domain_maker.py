"""Typed domains, put together from a source, tests, an order and an end."""

from __future__ import annotations

from dataclasses import replace

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import FLAG, Type
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.frontend.typing.narrowing import narrowed
from rulewright.frontend.typing.orders import OrderTyper
from rulewright.source.text import Span


class DomainMaker:
    """Makes domains."""

    def __init__(self, context: Context, expressions: ExpressionTyper, orders: OrderTyper) -> None:
        self.symbols, self.report = context.symbols, context.report
        self.expressions = expressions
        self.orders = orders

    def finish(
        self,
        node: ast.Domain,
        var: t.Var,
        source: t.Source,
        tests: list[t.Expr],
        scope: Scope,
        end: str = "",
        few: t.Expr | None = None,
    ) -> t.Domain:
        inner = scope.child(var)
        for test in tests:
            inner = narrowed(inner, test, True)
        if node.where is not None:
            tests = [*tests, self.expressions.condition(node.where, inner)]
        where = tests[0] if len(tests) == 1 else t.Logic(node.span, FLAG, "and", tuple(tests)) if tests else None
        if node.extent is not None:
            source = self._as_far(source, node.extent, scope.child(var))
        order = self.orders.order(node.order, scope, var) if node.order is not None else ()
        domain = t.Domain(node.span, var, source, where, order, end, few)
        var.origin = domain
        return domain

    def _as_far(self, source: t.Source, extent: ast.Extent, inner: Scope) -> t.Source:
        """Spaces that go as far as is told; other members have no way to go."""
        condition = self.expressions.condition(extent.condition, inner)
        if isinstance(source, t.SpacesOf):
            return replace(source, extent=t.Extent(extent.word, condition))
        self.report.error(
            "RW405",
            f"`{extent.word}` says how far spaces go that lie one behind the other",
            extent.span,
            (
                "such as `cell in ray(cell 1, east) while cell is empty`; members "
                "of other domains are picked out by `where`"
            ),
        )
        return source

    def var(self, name: str, type_: Type, span: Span) -> t.Var:
        self.symbols.variables += 1
        return t.Var(name, type_, span, "loop")
