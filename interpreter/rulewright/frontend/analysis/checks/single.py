"""Choices of one: a chooser who must take the one action there is, with nothing to pick (RW708)."""

from __future__ import annotations

from rulewright.frontend.analysis.survey import Survey
from rulewright.frontend.typed import tree as t
from rulewright.source.diagnostic import Report

HINT = "write its effects as a block, let the player decline (`may`), or offer another action"


def check_single(survey: Survey, report: Report) -> None:
    choices = [(choose, choose.actions) for _, choose in survey.all(t.ChooseStep) if not choose.may]
    commons = [(common, common.actions) for _, common in survey.all(t.EveryoneStep)]
    for verb, actions in (*choices, *commons):
        step = survey.steps[id(verb)]
        if len(actions) == 1 and _is_bare(actions[0]) and survey.concerns(step.span):
            report.error(
                "RW708",
                f"there is nothing to choose: only `{actions[0].action.name}`, which picks nothing",
                step.span,
                HINT,
            )


def _is_bare(call: t.ActionCall) -> bool:
    return all(isinstance(pick, t.PickValue) for pick in call.action.picks)
