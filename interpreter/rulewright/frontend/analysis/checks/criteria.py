"""Criteria of orders and ranks that cannot decide (RW710)."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.frontend.analysis.alike import alike
from rulewright.frontend.analysis.checks.ranking import ENDINGS, ROUND, is_number_of
from rulewright.frontend.analysis.survey import Survey
from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.typed import tree as t
from rulewright.source.diagnostic import Label, Report

Order = tuple[t.Criterion, ...]


def check_criteria(survey: Survey, report: Report) -> None:
    for order, member, points in _orders(survey):
        for index, criterion in enumerate(order):
            if criterion.kind not in ENDINGS and survey.concerns(criterion.span):
                _judge(criterion, order[:index], member, points, report)


def _orders(survey: Survey) -> Iterator[tuple[Order, t.Var, t.Expr | None]]:
    """Each order with the name of what is put in order; in the score also what `points` are."""
    yield from ((domain.order, domain.var, None) for _, domain in survey.all(t.Domain) if domain.order)
    yield from (
        (payout.order, payout.among.var, None) for payout in survey.symbols.payouts.values() if payout.among is not None
    )
    score = survey.symbols.score
    if score is not None:
        yield score.rank, score.member, score.points


def _judge(criterion: t.Criterion, before: Order, member: t.Var, points: t.Expr | None, report: Report) -> None:
    """Tell one criterion: it is there already, leaves nobody out, or comes too late."""
    value = _value(criterion, member, points)
    for earlier in before:
        is_same = value is not None and earlier.value is not None and alike(value, _value(earlier, member, points))
        if earlier.when is None and earlier.kind not in ENDINGS and (is_same or _is_total(earlier, member)):
            what = "asks what an earlier one has asked" if is_same else "comes after one that leaves no ties"
            report.error(
                "RW710",
                f"this criterion {what}",
                criterion.span,
                "remove it, or ask for something else",
                [Label(earlier.span, "the earlier one")],
            )
            return
    is_own = value is criterion.value  # points that say nothing yet are a beginning, not a mistake
    if (
        value is not None
        and is_own
        and criterion.kind not in ROUND
        and not any(isinstance(node, t.Local) and node.var is member for node in nodes(value))
    ):
        report.error(
            "RW710",
            f"this criterion is the same for every {member.name}",
            criterion.span,
            f"ask for something of the {member.name}, or remove it",
        )


def _value(criterion: t.Criterion, member: t.Var, points: t.Expr | None) -> t.Expr | None:
    """What a criterion compares; `points` of a score stand for themselves."""
    value = criterion.value
    is_points = points is not None and isinstance(value, t.Local) and value.var is not member
    return points if is_points else value


def _is_total(criterion: t.Criterion, member: t.Var) -> bool:
    return criterion.kind in ROUND or is_number_of(criterion.value, member)
