"""Who is asked is seen by all: what decides it must not be a secret (RW718).

Looked at are the conditions under which steps ask (`when` of the step and of what wraps it, tests of loops, subjects of
`match`), and whom they ask (`by`, `who`, `to`, the members of a loop). What the rules have brought to light before is
no secret.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import assert_never

from rulewright.frontend.analysis.checks.publishing import is_before, is_open
from rulewright.frontend.analysis.known_names import Part
from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.analysis.survey import Rule, Site
from rulewright.frontend.analysis.walk import nodes, reads, zones_of
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.source.diagnostic import Label, Report
from rulewright.source.text import Span

WHETHER = (
    "ask all the same: put it into the action's `where` and let the player decline "
    "(`may`); or make it public, or say why this may be known"
)
WHOM = (
    "ask them all: put it into the action's `where`, and who cannot has nothing "
    "to say; or make it public, or say why this may be known"
)


def check_asking(scene: Scene, report: Report) -> None:
    light = _Light(scene)
    for site, part, hint in _deciding(scene):
        bad = light.hidden(part, site.rule)
        if bad is not None:
            labels = [Label(bad.span, "this is hidden")] if bad.span != part.span else []
            report.error("RW718", "all see who is asked, and a secret decides it here", part.span, hint, labels)


def _deciding(scene: Scene) -> Iterator[tuple[Site, Part, str]]:
    """What decides whether somebody is asked, and who."""
    asking = _asking(scene)
    for site, step in scene.all(t.Step):
        if _asks((step,), asking):
            yield from ((site, test, WHETHER) for test in (step.when, *_tests(step.verb)) if test is not None)
            yield from ((site, whom, WHOM) for whom in _asked(step.verb))


def _tests(verb: t.Verb) -> tuple[t.Expr | None, ...]:
    match verb:
        case t.TurnsStep(until=until):
            return (until,)
        case t.RepeatStep(while_=while_, until=until):
            return (while_, until)
        case t.MatchStep(subject=subject):
            return (subject,)
        case (
            t.DoStep() | t.LetStep() | t.ChooseStep() | t.CollectStep() | t.EveryoneStep() | t.OfferStep()
            | t.EachStep() | t.RunStep() | t.ResolveStep() | t.PayStep() | t.EndStep() | t.GroupStep()
        ):  # fmt: skip
            return ()
        case never:
            assert_never(never)


def _asked(verb: t.Verb) -> tuple[Part, ...]:
    match verb:
        case t.ChooseStep(by=by) | t.CollectStep(choice=t.ChooseStep(by=by)):
            return (by,)
        case t.EveryoneStep(who=domain) | t.OfferStep(to=domain) | t.EachStep(loop=domain) | t.TurnsStep(loop=domain):
            return (domain,)
        case (
            t.DoStep() | t.LetStep() | t.RepeatStep() | t.MatchStep() | t.RunStep() | t.ResolveStep() | t.PayStep()
            | t.EndStep() | t.GroupStep()
        ):  # fmt: skip
            return ()
        case never:
            assert_never(never)


def _asking(scene: Scene) -> set[Rule]:
    """The phases in which somebody may be asked, and those that run them."""
    stack: list[Rule] = [
        site.rule for kind in (t.ChooseStep, t.EveryoneStep, t.OfferStep) for site, _ in scene.all(kind)
    ]
    found: set[Rule] = set()
    while stack:
        rule = stack.pop()
        if rule not in found:
            found.add(rule)
            stack += scene.survey.callers(rule)
    return found


def _asks(steps: t.Steps, asking: set[Rule]) -> bool:
    """Whether somebody may be asked in some steps."""
    return any(_verb_asks(step.verb, asking) or _asks(step.otherwise, asking) for step in steps)


def _verb_asks(verb: t.Verb, asking: set[Rule]) -> bool:
    match verb:
        case t.ChooseStep() | t.CollectStep() | t.EveryoneStep() | t.OfferStep():
            return True
        case t.GroupStep(steps=steps) | t.EachStep(steps=steps) | t.TurnsStep(steps=steps) | t.RepeatStep(steps=steps):
            return _asks(steps, asking)
        case t.MatchStep(cases=cases):
            return any(_asks(steps, asking) for _, steps in cases)
        case t.RunStep(phase=phase):
            return phase in asking
        case t.DoStep() | t.LetStep() | t.ResolveStep() | t.PayStep() | t.EndStep():
            return False
        case never:
            assert_never(never)


class _Light:
    """What all know at a place beyond what lies open: what was moved there, turned or shown before."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        actions = scene.symbols.actions.values()
        secret = [action for action in actions if not is_open(action.seen_by, None, scene)]
        self.kept = {var for action in secret for var in (*action.pick_vars, *action.collected)}
        self.after: set[t.Var] = set()
        for action in actions:
            shown = {var for var in self._named(nodes(action.do, deep=False)) if var in action.pick_vars}
            self.after |= shown | set(action.collected if shown else ())  # the only pick is what is collected
        self.after |= self._handed_over()

    def _handed_over(self) -> set[t.Var]:
        """Parameters of phases that always are what an action brought to light, also by way of other phases."""
        waiting = {var for phase in self.scene.symbols.every_phase for var in phase.signature if var.sites}
        found: set[t.Var] = set()
        while more := {var for var in waiting - found if self._always(var, self.after | found)}:
            found |= more
        return found

    @staticmethod
    def _always(parameter: t.Var, known: set[t.Var]) -> bool:
        return all(isinstance(site, t.Local) and site.var in known for site in parameter.sites)

    def hidden(self, part: Part, rule: Rule) -> Part | None:
        """What of a part not everybody knows, or none."""
        kept = self._kept(part)
        if kept is not None or self.scene.visibility.hidden_part(part, None) is None:
            return kept
        before = [node for _, node in self.scene.survey.of_rule(rule) if _is_before(node, part)]
        known = self.after | set(self._named(before))
        bad = self.scene.visibility.hidden(part, known)
        return bad if not self._secrets(part) <= set(self._shown(before)) else None

    def _kept(self, part: Part) -> Part | None:
        """A pick of a choice that is kept secret: a number that nobody else has seen, say."""
        for node in nodes(part):
            match node:
                case t.Local(var=var) | t.Domain(source=t.Members(var=var)) if var in self.kept - self.after:
                    return node
        return None

    def _named(self, found: Iterable[object]) -> Iterator[t.Var]:
        """The names of what is brought to light."""
        for node in found:
            match node:
                case t.Move(what=what, to=to, face=face) if is_open(to.zone.seen_by, face, self.scene):
                    yield from _names(what)
                case t.Turn(what=what, face=face) if self.scene.constants.known(face) != 0:
                    yield from _names(what)
                case t.Show(what=what, audience=t.Domain(source=t.AllOf(), where=None)):
                    yield from _names(what)

    def _shown(self, found: Iterable[object]) -> Iterator[sym.Symbol]:
        """The places whose contents are shown where they lie."""
        for node in found:
            match node:
                case t.Show(what=t.PursePlace(purse=purse), audience=t.Domain(source=t.AllOf(), where=None)):
                    yield purse
                case (
                    t.Turn(what=what) | t.Show(what=t.Domain() as what, audience=t.Domain(source=t.AllOf(), where=None))
                ):
                    yield from zones_of(what)

    def _secrets(self, part: Part) -> set[sym.Symbol]:
        """The places that not everybody sees and that are looked at."""
        places = reads(part).union(*(zones_of(node) for node in nodes(part, deep=False) if isinstance(node, t.Local)))
        return {
            place
            for place in places
            if isinstance(place, sym.Zone | sym.Purse | sym.State) and not is_open(place.seen_by, None, self.scene)
        }


def _names(what: object) -> Iterator[t.Var]:
    return (node.var for node in nodes(what, deep=False) if isinstance(node, t.Local | t.Members))


def _is_before(node: object, part: Part) -> bool:
    span = getattr(node, "span", None)
    return isinstance(span, Span) and is_before(span, part.span)
