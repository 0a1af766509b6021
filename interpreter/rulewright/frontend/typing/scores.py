"""The score: points, who cannot win, and the ranking."""

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
)
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.frontend.typing.orders import OrderTyper


class ScoreTyper:
    """Types the score."""

    def __init__(self, expressions: ExpressionTyper, orders: OrderTyper) -> None:
        self.expressions = expressions
        self.orders = orders

    def body(self, decl: doc.ScoreDecl) -> sym.Score:
        of = SIDE if decl.of == "side" else PLAYER
        member = t.Var(decl.of if decl.of == "side" else "player", of, decl.span, "loop")
        score = sym.Score(decl.span, of, member)
        scope = Scope(None, score.member)
        if decl.points is not None:
            score.points = self.expressions.number(decl.points, scope)
        scope.bind(
            t.Var("points", NUMBER, decl.points.span, "let", origin=score.points)
            if decl.points is not None
            else t.Var("points", ERROR, decl.span, "let")
        )
        if decl.cannot_win is not None:
            score.cannot_win = self.expressions.condition(decl.cannot_win, scope)
        if decl.rank is not None:
            score.rank = self.orders.order(decl.rank, scope, score.member, ("shared", "out"))
        return score
