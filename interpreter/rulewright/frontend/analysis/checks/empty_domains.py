"""Loops and questions over what is always empty (RW725): nothing is done for its members, since there are none.

Asked in every configuration. What reads numbers or tables is left alone: they are there to be changed.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.frontend.analysis.checks.constant_conditions import is_tunable
from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.typed import tree as t
from rulewright.source.diagnostic import Report

HINT = "remove it with what is done for its members, or write which are meant"


def check_empty_domains(scenes: Sequence[Scene], report: Report) -> None:
    survey = scenes[0].survey
    for _, domain in survey.all(t.Domain):
        if survey.concerns(domain.span) and all(_is_empty(domain, scene) for scene in scenes):
            report.error("RW725", "this is always empty", domain.span, HINT)


def _is_empty(domain: t.Domain, scene: Scene) -> bool:
    """Whether nothing is a member, by what can be said of it without the game: an answer `no`, a count of 0, a range
    whose end lies before its start.
    """
    if domain.few is not None and not is_tunable(domain.few) and scene.bounds.of(domain.few).high <= 0:
        return True
    return _never(domain.where) or _has_none(domain.source, scene)


def _never(condition: t.Expr | None) -> bool:
    if isinstance(condition, t.Logic) and condition.operator == "and":
        return any(map(_never, condition.items))
    return isinstance(condition, t.Const) and condition.value == 0


def _has_none(source: t.Source, scene: Scene) -> bool:
    parts = source.items if isinstance(source, t.ListedMembers) else (source,)
    return all(isinstance(part, t.Numbers) and _ends_before_start(part, scene) for part in parts)


def _ends_before_start(numbers: t.Numbers, scene: Scene) -> bool:
    if is_tunable(numbers.low) or is_tunable(numbers.high):
        return False
    return scene.bounds.of(numbers.low).low > scene.bounds.of(numbers.high).high
