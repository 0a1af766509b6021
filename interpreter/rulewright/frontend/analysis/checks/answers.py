"""What follows where no action is possible: demanded where that may be (RW505), refused where it cannot be (RW506)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulewright.frontend.analysis.existence import can_act
from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.typed import tree as t
from rulewright.source.diagnostic import Report


def check_missing_answers(scene: Scene, report: Report) -> None:
    """Tell every `must` and `everyone` without `if_none` whose actions may all be impossible."""
    for step, verb in _choices(scene):
        if verb.if_none is None and not _is_sure(verb, scene):
            word = "everyone" if isinstance(verb, t.EveryoneStep) else "must"
            hint = "add `if_none: skip`, steps to take instead, or `never` (a promise that this cannot be)"
            report.error("RW505", f"this `{word}` does not say what follows if no action is possible", step.span, hint)


def check_needless_answers(scenes: Sequence[Scene], report: Report) -> None:
    """Tell every `if_none` for which there is no occasion, in any configuration."""
    steps: dict[int, t.Step] = {}
    needed: set[int] = set()
    for scene in scenes:
        for step, verb in _choices(scene):
            if verb.if_none is not None:
                steps[id(step)] = step
                if not _is_sure(verb, scene):
                    needed.add(id(step))
    for key, step in steps.items():
        if key not in needed and scenes[0].survey.concerns(step.span):
            report.error("RW506", "`if_none` is not needed: an action is always possible here", step.span, "remove it")


def _choices(scene: Scene) -> Iterator[tuple[t.Step, t.ChooseStep | t.EveryoneStep]]:
    for _, choice in scene.all(t.ChooseStep):
        if not choice.may:
            yield scene.survey.steps[id(choice)], choice
    for _, common in scene.all(t.EveryoneStep):
        yield scene.survey.steps[id(common)], common


def _is_sure(verb: t.ChooseStep | t.EveryoneStep, scene: Scene) -> bool:
    """Whether there is an action always. Of a set that may have few members, as many as it must have."""
    fewest = next((scene.bounds.set_size(c.var).low for _, c in scene.all(t.CollectStep) if c.choice is verb), 1)
    return fewest == 0 or (fewest == 1 and any(can_act(call, scene) for call in verb.actions))
