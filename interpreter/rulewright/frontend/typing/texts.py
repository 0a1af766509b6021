"""Texts with holes, as `says`, `asks` and `say` have them."""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax.expressions import template_of
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    ComponentType,
)
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.domains import DomainTyper
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.frontend.typing.places import PlaceTyper


class TextTyper:
    """Types texts."""

    def __init__(
        self, context: Context, expressions: ExpressionTyper, places: PlaceTyper, domains: DomainTyper
    ) -> None:
        self.report = context.report
        self.expressions = expressions
        self.places = places
        self.domains = domains

    def say(self, node: ast.Template, scope: Scope) -> tuple[str | t.Expr, ...]:
        """The text of a `say`: its holes are parsed here, because the block's grammar keeps it whole."""
        parsed = template_of(node.span, self.report)
        return self.text(parsed, scope) if parsed is not None else ()

    def text(self, node: ast.Template, scope: Scope) -> tuple[str | t.Expr, ...]:
        """A text with typed holes; a hole may name a zone, and stands for what lies there."""
        return tuple(part if isinstance(part, str) else self._hole(part, scope) for part in node.parts)

    def _hole(self, node: ast.Expr, scope: Scope) -> t.Expr:
        if self.places.names_zone(node, scope):
            domain = self.domains.domain(ast.Domain(node.span, ast.Whole(node.span, node), None, None), scope)
            if domain is not None:
                return t.Fold(node.span, ComponentType(domain.type.key), t.LIST, None, domain, None)
        return self.expressions.present(node, scope)
