"""What may be taken out together: `without 3..4 equal in rank, 3..5 equal in suit and consecutive in rank`.

In: groupings as they are written, and the domain whose members are meant. Out: typed groupings. Complains about sizes
that are not fixed before play, groups of one member, and values that cannot be compared.
"""

from __future__ import annotations

from collections.abc import Callable

from rulewright.frontend.language.aggregate_table import AGGREGATES, Aggregate
from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.constancy import first_variable
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import ComponentType, ErrorType, article
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.expressions import ExpressionTyper

Misfit = Callable[[Aggregate, t.Expr], t.Expr | None]
"""Complains about a value that an aggregate cannot compare."""


class GroupingTyper:
    """Types groupings."""

    def __init__(self, context: Context, expressions: ExpressionTyper, misfit: Misfit) -> None:
        self.context = context
        self.expressions = expressions
        self.misfit = misfit

    def groupings(self, node: ast.Fold, domain: t.Domain, inner: Scope) -> tuple[t.Grouping, ...] | None:
        """All of them; nothing if one was told to be wrong. `inner`: a scope in which the member has its name."""
        found = [self._grouping(one, domain, inner) for one in node.groupings]
        return None if None in found else tuple(one for one in found if one is not None)

    def _grouping(self, node: ast.Grouping, domain: t.Domain, inner: Scope) -> t.Grouping | None:
        low, high = self._size(node.low, inner), self._size(node.high, inner)
        values = [self._value(relation, domain, inner) for relation in node.relations]
        if low is None or high is None or any(isinstance(value, t.Expr) and is_wrong(value) for value in values):
            return None
        words = tuple(relation.word for relation in node.relations)
        return t.Grouping(node.span, low, high, words, tuple(values))

    def _size(self, node: ast.Expr, inner: Scope) -> t.Expr | None:
        """How many: at least two, and fixed before play."""
        size = self.expressions.number(node, inner)
        if is_wrong(size):
            return None
        if (varies := first_variable(size)) is not None:
            hint = "write a number, or one of the section `numbers`"
            self.context.error("RW401", "how many are taken out together is fixed before play", varies.span, hint)
            return None
        if isinstance(size, t.Const) and size.value is not None and size.value < 2:
            self.context.error("RW401", "a group has two members or more", size.span, "write a greater number")
            return None
        return size

    def _value(self, relation: ast.Relation, domain: t.Domain, inner: Scope) -> t.Expr | None:
        """What a relation compares; nothing: all that is printed on the members."""
        if relation.trait is None:
            if relation.word == "consecutive":
                return self.context.error(
                    "RW401", "a run is a run of something", relation.span, "write `consecutive in TRAIT`"
                )
            if not isinstance(domain.type.inner, ComponentType):
                hint = f"write `{relation.word} in` and a name of it"
                return self.context.error("RW401", f"nothing is printed on {article(domain.type)}", relation.span, hint)
            return None
        member = ast.Name(relation.trait.span, domain.var.name)
        value = self.expressions.value(ast.Belonging(relation.trait.span, member, relation.trait, None), inner)
        return value if is_wrong(value) else self.misfit(AGGREGATES[relation.word], value) or value


def is_wrong(expr: t.Expr) -> bool:
    """Whether an expression was told to be wrong."""
    return isinstance(expr.type, ErrorType)
