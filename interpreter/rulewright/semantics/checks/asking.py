"""Who is asked is seen by all: what decides it must not be a secret (RW718).

Looked at are the conditions under which steps ask (`when` of the step and of what wraps it, tests of loops, subjects of `match`),
and whom they ask (`by`, `who`, `to`, the members of a loop). What the rules have brought to light before is no secret.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.semantics import symbols as sym
from rulewright.semantics import typed as t
from rulewright.semantics.checks.publishing import is_before, is_open
from rulewright.semantics.checks.scene import Scene
from rulewright.semantics.checks.survey import Rule, Site
from rulewright.semantics.walk import nodes, reads, zones_of
from rulewright.source.diagnostic import Label, Report
from rulewright.source.text import Span

WHETHER = "ask all the same: put it into the action's `where` and let him decline (`may`); or make it public, or say why this may be known"
WHOM = "ask them all: put it into the action's `where`, and who cannot has nothing to say; or make it public, or say why this may be known"
Steps = tuple[t.Step, ...]


def check_asking(scene: Scene, report: Report) -> None:
    light = _Light(scene)
    for site, part, hint in _deciding(scene):
        bad = light.hidden(part, site.rule)
        if bad is not None:
            place = part.where if isinstance(part, t.Domain) and part.where is not None and bad in nodes(part.where) else part
            labels = [Label(bad.span, "this is hidden")] if bad.span != place.span else []
            report.error("RW718", "all see who is asked, and here a secret decides it", place.span, hint, labels)


def _deciding(scene: Scene) -> Iterator[tuple[Site, t.Expr | t.Domain, str]]:
    """What decides whether somebody is asked, and who."""
    for site, step in scene.all(t.Step):
        if step.when is not None and _asks((step,)):
            yield site, step.when, WHETHER
        for part in _tests(step.verb):
            if part is not None and _asks((step,)):
                yield site, part, WHETHER
        for part in _asked(step.verb):
            if _asks((step,)):
                yield site, part, WHOM


def _tests(verb: t.Verb) -> tuple[t.Expr | None, ...]:
    match verb:
        case t.TurnsStep(until=until):
            return (until,)
        case t.RepeatStep(while_=while_, until=until):
            return (while_, until)
        case t.MatchStep(subject=subject):
            return (subject,)
    return ()


def _asked(verb: t.Verb) -> tuple[t.Expr | t.Domain, ...]:
    match verb:
        case t.ChooseStep(by=by):
            return (by,)
        case t.EveryoneStep(who=domain) | t.OfferStep(to=domain) | t.EachStep(loop=domain) | t.TurnsStep(loop=domain):
            return (domain,)
    return ()


def _asks(steps: Steps) -> bool:
    """Whether somebody may be asked in some steps; the typed rules have no circle of phases."""
    return any(_verb_asks(step.verb) or _asks(step.otherwise) for step in steps)


def _verb_asks(verb: t.Verb) -> bool:
    match verb:
        case t.ChooseStep() | t.EveryoneStep() | t.OfferStep():
            return True
        case t.GroupStep(steps=steps) | t.EachStep(steps=steps) | t.TurnsStep(steps=steps) | t.RepeatStep(steps=steps):
            return _asks(steps)
        case t.MatchStep(cases=cases):
            return any(_asks(steps) for _, steps in cases)
        case t.RunStep(phase=phase):
            return _asks(phase.steps)
    return False


class _Light:
    """What is known to all at a place, beyond what lies open: what was shown, turned or moved there before."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        actions = scene.symbols.actions.values()
        self.secret = {var for action in actions if not is_open(action.seen_by, None, scene) for var in action.pick_vars}
        self.picked = {var: _const(var) for action in actions for var in self._named(action.do)}

    def hidden(self, part: t.Expr | t.Domain, rule: Rule) -> t.Expr | None:
        """The part that not everybody knows, or none."""
        bad = self.scene.visibility.hidden_part(part, None)
        if bad is None:
            return next((node for node in nodes(part) if isinstance(node, t.Local | t.Members) and node.var in self.secret), None)  # type: ignore[return-value]
        before = [node for _, node in self.scene.survey.of_rule(rule) if is_before(getattr(node, "span", part.span), part.span)]
        known = self.picked | {var: _const(var) for var in self._named(before)}
        bad = self.scene.visibility.hidden(part, known)
        return bad if bad is not None and not self._shown(part) <= self._zones(before) else None
