"""Aggregates over the members of a domain: sums, counts, first and last, the least and the most."""

from __future__ import annotations

from typing import assert_never

from rulewright.frontend.language.aggregate_table import (
    AGGREGATES,
    OF_VALUES,
    Aggregate,
    AggregateResult,
    Alone,
    Body,
    Empty,
)
from rulewright.frontend.language.ways import STEPS, Shape
from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    ERROR,
    FLAG,
    NUMBER,
    ComponentType,
    ErrorType,
    SetType,
    SpaceType,
    Type,
    article,
    list_name,
    optional,
    ordered,
)
from rulewright.frontend.typing.calls import call_for_several
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.domains import DomainTyper
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.frontend.typing.places import PlaceTyper
from rulewright.frontend.typing.taken_out import GroupingTyper
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
        self.taken_out = GroupingTyper(context, expressions, self._misfit)

    def fold(self, node: ast.Fold, scope: Scope) -> t.Expr:
        """`sum(body for domain)`."""
        domain = self.domains.several(node.domain, scope)
        if domain is None:
            return t.Const(node.span, ERROR, 0)
        aggregate, inner = AGGREGATES[node.operator], self.domains.inside(domain, scope)
        match aggregate.body:
            case Body.CONDITION:
                body = self.expressions.condition(node.body, inner)
            case Body.NUMBER:
                body = self.expressions.number(node.body, inner)
            case Body.ORDERED | Body.COMPARED:
                body = self.expressions.value(node.body, inner)
            case Body.NOTHING:
                hint = f"write `{aggregate.name}(... where ...)`"
                return self.context.error("RW401", f"`{aggregate.name}` takes a domain alone", node.span, hint)
            case never:
                assert_never(never)
        return self._over(
            node.span, aggregate, body, domain, node.otherwise, scope, self._groupings(node, domain, inner)
        )

    def _groupings(self, node: ast.Fold, domain: t.Domain, inner: Scope) -> tuple[t.Grouping, ...] | None:
        """What is taken out before; nothing if that was told to be wrong."""
        aggregate = AGGREGATES[node.operator]
        if aggregate.taken_out and not node.groupings:
            hint = f"write `{aggregate.name}(X for ... without 3..4 equal in TRAIT)`"
            self.context.error("RW401", f"`{aggregate.name}` needs to know what is taken out", node.span, hint)
            return None
        if node.groupings and not aggregate.taken_out:
            hint = "`without` stands in `least_left`; leave members out by `where`"
            self.context.error("RW401", f"`{aggregate.name}` takes nothing out", node.groupings[0].span, hint)
            return None
        return self.taken_out.groupings(node, domain, inner)

    def gather(self, node: ast.Gather, scope: Scope) -> t.Expr:
        """`count(domain)`."""
        aggregate = AGGREGATES[node.operator]
        source = node.domain.source
        if (
            aggregate.name == "the"
            and isinstance(source, ast.Whole)
            and node.domain.where is None
            and call_for_several(source.value) is None
        ):
            single = self._unwrapped(node, scope)
            if single is not None:
                return single
        domain = self.domains.several(node.domain, scope)
        if domain is None:
            return t.Const(node.span, ERROR, 0)
        body = t.Local(node.span, domain.type, domain.var)
        match aggregate.alone:
            case Alone.MEMBERS:
                each = t.Const(node.span, NUMBER, 1) if aggregate.body is Body.NUMBER else None
                return self._over(node.span, aggregate, each, domain, node.otherwise, scope)
            case Alone.NUMBERS if domain.type == NUMBER:
                return self._over(node.span, aggregate, body, domain, node.otherwise, scope)
            case Alone.PRINTED if isinstance(domain.type.inner, ComponentType):
                return self._over(node.span, aggregate, None, domain, node.otherwise, scope)
            case Alone.NUMBERS | Alone.NEVER | Alone.PRINTED:
                hint = f"write `{aggregate.name}(something for ...)`"
                return self.context.error("RW401", f"`{aggregate.name}` needs to know of what", node.span, hint)
            case never:
                assert_never(never)

    def _over(
        self,
        span: Span,
        aggregate: Aggregate,
        body: t.Expr | None,
        domain: t.Domain,
        otherwise: ast.Expr | None,
        scope: Scope,
        groupings: tuple[t.Grouping, ...] | None = (),
    ) -> t.Expr:
        """An aggregate over a domain, with its body (which may be the member itself)."""
        name = aggregate.name
        misfit = self._misfit(aggregate, body) if body is not None else None
        if misfit is not None:
            return misfit
        type_ = self._result(aggregate, body, domain)
        if otherwise is not None and aggregate.empty is not Empty.OTHERWISE:
            return self.context.error(
                "RW401", f"`{name}` takes no `else`", otherwise.span, "remove `else` and what follows it"
            )
        if groupings is None:
            return t.Const(span, ERROR, 0)
        if name == "longest_line" and not self._lie_in_lines(domain.type):
            hint = "it is about spaces of a grid: `longest_line(cell where ...)`"
            return self.context.error("RW401", f"{article(domain.type)} stands in no line", domain.span, hint)
        if name == "longest_path" and not self._join_spaces(domain.type):
            hint = "it is about edges that join spaces: `longest_path(road where ...)`"
            return self.context.error("RW401", f"{article(domain.type)} joins no spaces", domain.span, hint)
        other = self.expressions.value(otherwise, scope, type_) if otherwise is not None else None
        if not aggregate.pure:
            return t.Random(span, type_, domain)
        return t.Fold(span, type_, name, body, domain, other, groupings)

    def _misfit(self, aggregate: Aggregate, body: t.Expr) -> t.Expr | None:
        """A complaint about a value that the aggregate cannot compare."""
        name = aggregate.name
        if aggregate.body is Body.ORDERED and (body.type.optional or not ordered(body.type)):
            return self.context.error(
                "RW404", f"{article(body.type)} has no order", body.span, f"`{name}` needs numbers"
            )
        if aggregate.body is Body.COMPARED and not _comparable(body.type):
            what = "may be none" if body.type.optional else f"is {article(body.type)}"
            hint = "leave such members out by `where ... is not none`" if body.type.optional else "name a trait of it"
            return self.context.error("RW404", f"`{name}` compares values, and this {what}", body.span, hint)
        return None

    def _join_spaces(self, type_: Type) -> bool:
        """Whether the members are edges with two ends, or were told to be wrong."""
        if not isinstance(type_, SpaceType):
            return isinstance(type_, ErrorType)
        return Shape(self.symbols.spaces[type_.name].decl.shape) in (Shape.EDGES, Shape.BORDERS)

    def _lie_in_lines(self, type_: Type) -> bool:
        """Whether the members are spaces of a grid, or were told to be wrong."""
        if not isinstance(type_, SpaceType):
            return isinstance(type_, ErrorType)
        return bool(STEPS[Shape(self.symbols.spaces[type_.name].decl.shape)])

    def _result(self, aggregate: Aggregate, body: t.Expr | None, domain: t.Domain) -> Type:
        match aggregate.result:
            case AggregateResult.FLAG:
                return FLAG
            case AggregateResult.NUMBER:
                return NUMBER
            case AggregateResult.MEMBER:
                return domain.type
            case AggregateResult.MEMBER_OR_NONE:
                return optional(domain.type)
            case AggregateResult.BODY:
                assert body is not None, "an aggregate whose result is its body has one"
                return body.type
            case never:
                assert_never(never)

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
        value = self.expressions.present(source.value, scope, is_declared=True)
        if isinstance(value.type, SetType):
            return None
        if not value.type.optional and not isinstance(value.type, ErrorType):
            self.report.error(
                "RW403",
                f"`the(...)` is not needed: this is always {article(value.type)}",
                node.span,
                "remove it",
                fixes=[Fix(node.span, source.value.span.text, "remove `the`", is_safe=True)],
            )
            return t.Const(node.span, ERROR, 0)
        return t.Unwrap(node.span, value.type.inner, value)

    def extreme(self, span: Span, operator: str, items: tuple[ast.Expr, ...], scope: Scope) -> t.Expr:
        if operator not in OF_VALUES:
            names = " and ".join(f"`{name}`" for name in sorted(OF_VALUES))
            return self.context.error(
                "RW401", f"`{operator}` takes one domain", span, f"only {names} take several values"
            )
        typed = tuple(self.expressions.number(item, scope) for item in items)
        alike = {list_name(item.type) for item in typed}
        return t.Extreme(span, typed[0].type if len(alike) == 1 else NUMBER, operator, typed)


def _comparable(type_: Type) -> bool:
    """Whether equal values are the same value: two components are never the same one."""
    return not (type_.optional or isinstance(type_, SetType | ComponentType))
