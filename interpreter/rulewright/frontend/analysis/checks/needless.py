"""The same twice: both ways of a choice, both sides of a comparison, parts of a whole (RW713)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulewright.frontend.analysis.alike import alike, likeness, spans_differ
from rulewright.frontend.analysis.survey import Survey
from rulewright.frontend.typed import tree as t
from rulewright.source.diagnostic import Label, Report
from rulewright.source.text import Span

Found = tuple[str, Span, Span, str]
"""A message, the place, the other place, and what to do."""

ONCE = "write it once, or mend one of them"


def check_twice(survey: Survey, report: Report) -> None:
    for message, span, other, hint in _needless_parts(survey):
        if spans_differ(span, other) and survey.concerns(span):
            report.error("RW713", message, span, hint, [Label(other, "the same")])


def _needless_parts(survey: Survey) -> Iterator[Found]:
    yield from _choices(survey)
    yield from _parts(survey)
    for payout in survey.symbols.payouts.values():
        if payout.short_rest and alike(payout.short_rest, payout.rest):
            yield (
                "`short_rest` says what `rest` says",
                payout.short_rest[0][1].span,
                payout.rest[0][1].span,
                "remove `short_rest`",
            )


def _choices(survey: Survey) -> Iterator[Found]:
    for _, choice in survey.all(t.Choice):
        if alike(choice.yes, choice.no):
            yield (
                "both ways of this choice are the same",
                choice.no.span,
                choice.yes.span,
                "drop the condition, or mend one way",
            )
    for _, branch in survey.all(t.If):
        bodies = [body for _, body in branch.branches]
        if (
            len(bodies) > 1
            and branch.branches[-1][0] is None
            and all(body and alike(body, bodies[0]) for body in bodies)
        ):
            yield (
                "all ways of this `if` are the same",
                bodies[-1][0].span,
                bodies[0][0].span,
                "drop the condition, or mend one way",
            )
    for _, compare in survey.all(t.Compare):
        if alike(compare.left, compare.right) and not isinstance(compare.left, t.Const):
            yield (
                "this is compared with itself",
                compare.right.span,
                compare.left.span,
                "compare it with something else",
            )


def _parts(survey: Survey) -> Iterator[Found]:
    groups: list[tuple[str, Sequence[t.Expr | t.ActionCall]]] = []
    groups += [(f"this stands twice in the `{logic.operator}`", logic.items) for _, logic in survey.all(t.Logic)]
    groups += [
        (f"this stands twice in the `{extreme.operator}`", extreme.items) for _, extreme in survey.all(t.Extreme)
    ]
    groups += [("this action is offered twice", choose.actions) for _, choose in survey.all(t.ChooseStep)]
    groups += [("this action is offered twice", common.actions) for _, common in survey.all(t.EveryoneStep)]
    for message, items in groups:
        seen: dict[int, list[t.Expr | t.ActionCall]] = {}
        for item in items:
            others = seen.setdefault(likeness(item), [])
            first = next((other for other in others if alike(item, other)), None)
            if first is not None:
                yield message, item.span, first.span, ONCE
            else:
                others.append(item)
