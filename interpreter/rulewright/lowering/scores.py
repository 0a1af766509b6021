"""The score: points, who has won, and what members are ranked by.

In: the typed score. Out: its operations. Order matters: slots and marks are given in the order in which parts are
lowered.
"""

from __future__ import annotations

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import list_name
from rulewright.ir.program import Op, ScoreSpec
from rulewright.lowering.expression_parts import substituted
from rulewright.lowering.lowerer import Lowerer
from rulewright.lowering.operators import const
from rulewright.lowering.rule_outline import score_parts

Key = tuple[str, Op, str]


class ScoreLowerer:
    """Lowers one score."""

    def __init__(self, lowerer: Lowerer, score: sym.Score) -> None:
        self.score = score
        self.context = lowerer.context
        self.expressions = lowerer.expressions
        self.functions = lowerer.terms.functions
        self.points: Op | None = None

    def spec(self) -> ScoreSpec:
        score, constants = self.score, self.context.constants
        var = self.context.slot_of(score.member)
        self.points = self.expressions.value(score.points) if score.points is not None else None
        rank, marks, ending = self._rank()
        of = "everyone" if score.of is None else str(score.of)
        size = {"everyone": 1, "side": constants.sides, "player": constants.players}[of]
        won = self._condition(score.won)
        if won is not None and self.points is not None:
            rank.append(("highest", self.points, "points"))
        cannot_win = self._condition(score.cannot_win)
        parts = (
            score_parts(score.points, self.points, self.functions)
            if score.points is not None and self.points is not None
            else ()
        )
        types = tuple(list_name(one.value.type.inner) for one in score.rank if one.value and one.kind not in ENDINGS)
        return ScoreSpec(of, size, var, self.points, cannot_win, tuple(rank), ending, marks, parts, won, types)

    def _rank(self) -> tuple[list[Key], tuple[int, ...], str]:
        """What members are ranked by, the marks of all criteria (that of the ending last), and how ties end."""
        rank, marks, last, ending = list[Key](), list[int](), -1, "shared"
        marking = self.context.marking
        for criterion in self.score.rank:
            mark = marking.number("tie", criterion.span) if marking.on else -1
            if criterion.kind in ENDINGS:
                ending, last = self._ending(criterion), mark
            else:
                marks += [mark] if marking.on else []
                rank += [self._key(criterion)] if criterion.value is not None else []
        return rank, (*marks, last) if marks else (), ending

    def _ending(self, criterion: t.Criterion) -> str:
        if criterion.kind == "option" and isinstance(criterion.value, t.OptionValue):
            return criterion.value.option.words[self.context.constants.number(criterion.value)]
        return "out" if criterion.kind == "out" else "shared"

    def _key(self, criterion: t.Criterion) -> Key:
        assert criterion.value is not None
        with self.context.marking.paused():
            condition = (
                self.expressions.value(self._with_points(criterion.when)) if criterion.when is not None else const(1)
            )
        value = self._value(criterion.value)
        text = "points" if isinstance(criterion.value, t.Local) else criterion.value.span.text
        made = Op("if", (condition, value, const(0))) if str(condition) != "1" else value
        return criterion.kind, made, " ".join(text.split())

    def _value(self, value: t.Expr) -> Op:
        """`points` alone is the score itself."""
        if isinstance(value, t.Local) and value.var is not self.score.member and self.points is not None:
            return self.points
        return self.expressions.value(self._with_points(value))

    def _condition(self, expr: t.Expr | None) -> Op | None:
        return self.expressions.condition(self._with_points(expr)) if expr is not None else None

    def _with_points(self, expr: t.Expr) -> t.Expr:
        """An expression with what the points are in place of their name."""
        score = self.score
        if score.points is None or score.points_name is None:
            return expr
        found: t.Expr = substituted(expr, {score.points_name: score.points})
        return found


ENDINGS = ("shared", "out", "together", "option")
"""Criteria that say what becomes of those who are equal in the end."""
