"""The score: points, who has won or cannot win, and the ranking."""

from __future__ import annotations

from rulewright.frontend.syntax import document as doc
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    ERROR,
    NUMBER,
    PLAYER,
    SIDE,
    Type,
)
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.frontend.typing.orders import OrderTyper

MEMBERS: dict[str, Type | None] = {"player": PLAYER, "side": SIDE, "everyone": None}
"""Who has a result, by the word of `of`."""


class ScoreTyper:
    """Types the score."""

    def __init__(self, expressions: ExpressionTyper, orders: OrderTyper) -> None:
        self.expressions = expressions
        self.orders = orders

    def body(self, decl: doc.ScoreDecl) -> sym.Score:
        of = MEMBERS.get(decl.of, PLAYER)
        member = t.Var("everyone" if of is None else str(of), of or NUMBER, decl.span, "loop")
        score = sym.Score(decl.span, of, member)
        scope = Scope(None, *([member] if of is not None else []))
        if decl.points is not None:
            score.points = self.expressions.number(decl.points, scope)
        score.points_name = (
            t.Var("points", NUMBER, decl.points.span, "let", origin=score.points)
            if decl.points is not None
            else t.Var("points", ERROR, decl.span, "let")
        )
        scope.bind(score.points_name)
        if decl.cannot_win is not None:
            score.cannot_win = self.expressions.condition(decl.cannot_win, scope)
        if decl.won is not None:
            score.won = self.expressions.condition(decl.won, scope)
        if decl.rank is not None:
            score.rank = self.orders.order(decl.rank, scope, score.member, ("shared", "out"))
        return score
