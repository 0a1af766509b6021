"""Steps behind an end (RW714), and sides that nothing uses (RW717)."""

from __future__ import annotations

from itertools import pairwise
from typing import assert_never

from rulewright.frontend.analysis.survey import Survey
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import SideType, keys_of
from rulewright.source.diagnostic import Label, Report


def check_after_end(survey: Survey, report: Report) -> None:
    """An `end` without a condition leaves for good; the first step behind it is told."""
    steps = [step for _, step in survey.all(t.Step)]
    following = {id(one): (one, other) for steps_ in _lists(survey, steps) for one, other in pairwise(steps_)}
    for one, other in following.values():
        if isinstance(one.verb, t.EndStep) and one.when is None and survey.concerns(other.span):
            report.error(
                "RW714",
                f"no game reaches the step `{other.name}`",
                other.span,
                "give the end a `when`, or remove this",
                [Label(one.span, "this always leaves")],
            )


def _lists(survey: Survey, steps: list[t.Step]) -> list[tuple[t.Step, ...]]:
    """All lists of steps."""
    found = [phase.steps for phase in survey.symbols.phases.values()]
    for step in steps:
        found.append(step.otherwise)
        match step.verb:
            case t.ChooseStep(cases=cases, if_none=if_none, otherwise=otherwise):
                found += [*cases, otherwise, if_none if isinstance(if_none, tuple) else ()]
            case t.CollectStep(choice=choice, steps=inner):
                found += [inner, choice.otherwise, choice.if_none if isinstance(choice.if_none, tuple) else ()]
            case t.EveryoneStep(if_none=tuple() as if_none):
                found.append(if_none)
            case t.OfferStep(accepted=accepted, refused=refused):
                found += [accepted, refused]
            case (
                t.EachStep(steps=inner)
                | t.TurnsStep(steps=inner)
                | t.RepeatStep(steps=inner)
                | t.GroupStep(steps=inner)
            ):
                found.append(inner)
            case t.MatchStep(cases=tests):
                found += [inner for _, inner in tests]
            case (
                t.EveryoneStep() | t.DoStep() | t.LetStep() | t.RunStep() | t.ResolveStep() | t.PayStep() | t.EndStep()
            ):  # fmt: skip
                pass
            case never:
                assert_never(never)
    return found


def check_sides(survey: Survey, report: Report) -> None:
    """Sides that no rule speaks of."""
    symbols = survey.symbols
    if symbols.sides is None or not survey.concerns(symbols.sides.span):
        return
    owners = [
        symbols.score.of if symbols.score is not None else None,
        *(key for zone in symbols.zones.values() for key in keys_of(zone.per)),
        *(key for purse in symbols.purses.values() for key in keys_of(purse.per)),
    ]
    owners += [type_ for state in symbols.states for type_ in (*state.per, state.type.inner)]
    owners += [var.type.inner for rule in survey.calls for var in getattr(rule, "signature", ())]
    audiences = [zone.seen_by for zone in symbols.zones.values()]
    audiences += [purse.seen_by for purse in symbols.purses.values()] + [state.seen_by for state in symbols.states]
    is_shown = any(word == "side" for audience in audiences if audience is not None for _, word in audience.cases)
    is_read = any(
        isinstance(node.type.inner, SideType)
        for kind in survey.sites
        if issubclass(kind, t.ExpressionNode)
        for _, node in survey.all(kind)
    )
    if not is_shown and not is_read and not any(isinstance(owner, SideType) for owner in owners):
        report.error(
            "RW717",
            "no rule speaks of sides",
            symbols.sides.span,
            "score by side, let partners see something, or remove `sides`",
        )
