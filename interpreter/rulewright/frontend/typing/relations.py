"""Relations of picked subsets: `exactly 3 cards in me.hand equal in suit`.

In: picks as they are written, and typed. Out: conditions about whole subsets, for the action's `where`. Complains where
a relation says nothing (one member or none), or where it can never hold.
"""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import EnumType, ErrorType
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.source.text import Span


class RelationTyper:
    """Types relations as aggregates over the subset."""

    def __init__(self, context: Context, expressions: ExpressionTyper) -> None:
        self.context = context
        self.expressions = expressions

    def conditions(self, node: ast.ChooseSome, pick: t.PickSome, scope: Scope) -> list[t.Expr]:
        """What must hold of the whole subset; names of it stand in `scope`."""
        return [self._condition(relation, pick, scope) for relation in node.relations]

    def _condition(self, relation: ast.Relation, pick: t.PickSome, scope: Scope) -> t.Expr:
        span, member = relation.span, ast.Name(relation.span, pick.domain.var.name)
        if relation.word == "consecutive" and relation.trait is None:
            return self.context.error("RW401", "a run is a run of something", span, "write `consecutive in TRAIT`")
        if isinstance(pick.high, t.Const) and isinstance(pick.high.value, int) and pick.high.value < 2:
            return self.context.error(
                "RW401", f"of one member or none `{relation.word}` always holds", span, "pick more, or leave it out"
            )
        domain = ast.Domain(span, ast.Named(span, (member,), ast.Name(span, pick.var.name)), None, None)
        if relation.trait is None:
            return self.expressions.condition(ast.Gather(span, relation.word, domain, None), scope)
        body = ast.Belonging(relation.trait.span, member, relation.trait, None)
        found = self.expressions.condition(ast.Fold(span, relation.word, body, domain, None), scope)
        return self._possible(relation, pick, found)

    def _possible(self, relation: ast.Relation, pick: t.PickSome, found: t.Expr) -> t.Expr:
        """The condition; an error where there are fewer words than members that must differ."""
        type_ = found.body.type if isinstance(found, t.Fold) and found.body is not None else None
        least = pick.low.value if isinstance(pick.low, t.Const) and isinstance(pick.low.value, int) else 0
        if relation.word == "equal" or not isinstance(type_, EnumType) or least <= len(type_.words):
            return found
        message = (
            f"this can never hold: there are {len(type_.words)} values of `{relation.trait and relation.trait.name}`"
        )
        return self.context.error("RW401", message, relation.span, f"pick at most {len(type_.words)}")


def together(conditions: list[t.Expr], span: Span) -> t.Expr | None:
    """All conditions as one."""
    wrong = next((one for one in conditions if isinstance(one.type, ErrorType)), None)
    if wrong is not None or not conditions:
        return wrong
    return conditions[0] if len(conditions) == 1 else t.Logic(span, conditions[0].type, "and", tuple(conditions))
