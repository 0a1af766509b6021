"""Texts that people read.

In: words and expressions. Out: words and holes, each with those who may see its value.
"""

from __future__ import annotations

from dataclasses import replace

from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import ComponentType, SetType, list_name
from rulewright.ir.program import NONE, Domain, Hole, Op, Text
from rulewright.lowering.audiences import AudienceLowerer
from rulewright.lowering.context import Context
from rulewright.lowering.domains import DomainLowerer
from rulewright.lowering.expressions import ExpressionLowerer
from rulewright.lowering.hole_kinds import hole_kind, hole_text
from rulewright.lowering.operators import const, slot


class TextLowerer:
    """Lowers texts."""

    def __init__(
        self, context: Context, expressions: ExpressionLowerer, domains: DomainLowerer, audiences: AudienceLowerer
    ) -> None:
        self.context = context
        self.expressions = expressions
        self.domains = domains
        self.audiences = audiences
        self.knew: dict[t.Var, int] = {}

    def text(self, parts: tuple[str | t.Expr, ...]) -> Text:
        with self.context.marking.paused():
            return Text(tuple(part if isinstance(part, str) else self.hole(part) for part in parts))

    def hole(self, expr: t.Expr) -> Hole:
        """A hole: how the value is shown, and to whom."""
        return replace(self._hole(expr), name=hole_text(expr))

    def _hole(self, expr: t.Expr) -> Hole:
        inner = expr.type.inner
        if isinstance(expr, t.Fold) and expr.operator == t.LIST:
            domain = self.domains.domain(expr.domain)
            return Hole("component", str(inner), const(0), Op("knowing", (slot(domain.var),)), domain)
        if isinstance(inner, SetType):
            assert isinstance(expr, t.Local)
            domain = self._set_domain(expr.var)
            member = inner.member
            audience = (
                Op("knowing", (slot(domain.var),))
                if isinstance(member, ComponentType)
                else self.audiences.audience(expr)
            )
            return Hole(hole_kind(member), list_name(member), const(0), audience, domain)
        value = self.expressions.value(expr)
        if isinstance(inner, ComponentType):
            return Hole("component", inner.cls, value, self._component_mask(expr, value), optional=expr.type.optional)
        return Hole(hole_kind(inner), list_name(inner), value, self.audiences.audience(expr))

    def _set_domain(self, var: t.Var) -> Domain:
        most = (
            self.context.bounds.count(var.origin)
            if isinstance(var.origin, t.Domain)
            else self.context.bounds.set_size(var).high
        )
        return Domain("set", (const(self.context.sets[var]),), self.context.layout.scratch(), most=most)

    def _component_mask(self, expr: t.Expr, value: Op) -> Op:
        """Those who knew the component before the action, where that was noted; the runtime adds those who know it now.

        That there is none is known to those who see everything that was asked for it.
        """
        if isinstance(expr, t.Local) and expr.var in self.knew:
            return slot(self.knew[expr.var])
        if not expr.type.optional:
            return Op("knowing", (value,))
        none_known = (
            self.audiences.masks.get(expr.var, const(self.context.everyone()))
            if isinstance(expr, t.Local)
            else self.audiences.audience(expr)
        )
        return Op("if", (Op("eq", (value, const(NONE))), none_known, Op("knowing", (value,))))
