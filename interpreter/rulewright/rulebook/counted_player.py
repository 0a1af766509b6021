"""Counts of players that only ask whether one is still in the game. In: typed domains. Out: the player asked about."""

from __future__ import annotations

from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import PlayerType


def same_player(domain: t.Domain) -> t.Expr | None:
    """The player that is counted where only those still in the game are who are that player."""
    where, source = domain.where, domain.source
    if not isinstance(domain.var.type, PlayerType) or not isinstance(source, t.AllOf) or source.seats:
        return None
    if domain.few is not None or not isinstance(where, t.Compare) or where.operator != "=":
        return None
    for own, other in ((where.left, where.right), (where.right, where.left)):
        if isinstance(own, t.Local) and own.var is domain.var and not mentions(other, domain.var):
            return other
    return None


def mentions(expr: t.Expr, var: t.Var) -> bool:
    return any(isinstance(node, t.Local) and node.var is var for node in nodes(expr, deep=False))


def first_local(value: t.Expr) -> t.Var:
    """The first local name of an expression: the member that is ranked."""
    found = next((node.var for node in nodes(value, deep=False) if isinstance(node, t.Local)), None)
    return found or t.Var("", value.type, value.span, "loop")
