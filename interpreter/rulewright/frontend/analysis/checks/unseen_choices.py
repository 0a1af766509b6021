"""A choice may read only what its chooser sees: the legal actions would tell the rest (RW607)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import chain
from typing import assert_never

from rulewright.frontend.analysis.checks.publishing import is_open
from rulewright.frontend.analysis.kept_marks import keeps_marks
from rulewright.frontend.analysis.known_names import Known, Names, Part, Viewer, seat_of
from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.analysis.survey import Site
from rulewright.frontend.analysis.walk import local_names, nodes, once_a_tree
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import ComponentType
from rulewright.source.diagnostic import Label, Report

Asking = t.ChooseStep | t.EveryoneStep | t.OfferStep
Arguments = dict[t.Var, list[Known]]
"""What the choosers know of what steps give to the parameters of actions: once for each step."""


@dataclass(frozen=True, slots=True)
class ChosenBefore:
    """An action that was chosen on the way to a step: by whom, as far as that is plain, and what was done since."""

    chooser: Viewer
    since: tuple[object, ...] = ()


Picked = dict[sym.Action, ChosenBefore]


def check_secrets(scene: Scene, report: Report) -> None:
    given = _given(scene, report)
    for action in scene.symbols.actions.values():
        if action in scene.live:
            _check_action(action, _parameters(action, given), scene, report)


def _check_action(action: sym.Action, names: Names, scene: Scene, report: Report) -> None:
    for part in _read(action):
        bad = scene.visibility.hidden_part(part, action.me, names)
        if bad is not None:
            _tell(bad, _place(part, bad, action, names, scene), report)
            break
    for pick in action.picks:
        if not isinstance(pick, t.PickValue) and _is_blind(pick.domain, action, names, scene):
            _tell(pick.domain, pick.domain, report)


def _is_blind(domain: t.Domain, action: sym.Action, names: Names, scene: Scene) -> bool:
    """Whether a pick is made from components that were handed over and that the
    chooser does not see: the choices would name them.
    """
    if not isinstance(domain.source, t.Members) or not isinstance(domain.type.inner, ComponentType):
        return False
    var = domain.source.var
    given = t.Local(domain.span, var.type, var)
    return var.role == "parameter" and not scene.visibility.component(given, action.me, names)


def _parameters(action: sym.Action, given: Arguments) -> Names:
    """What the chooser knows of an action's parameters: their values are judged where they are given."""
    return {var: _known_by_all(given[var]) for var in action.signature if var in given}


def _known_by_all(given: Sequence[Known]) -> Known:
    """Whose a component is that was handed over counts where each chooser owns it (`_own_place`)."""
    places = [known.place for known in given]
    return Known(None, all(known.component for known in given), None, places[0] if all(places) else None)


# ---- what steps hand over --------------------------------------------------------------------------------------------


def _given(scene: Scene, report: Report) -> Arguments:
    """What a step hands over to an action is read by its choices too."""
    found: Arguments = {}
    handed = _Handed(scene)
    steps: Iterator[tuple[Site, Asking]] = chain(
        scene.all(t.ChooseStep), scene.all(t.EveryoneStep), scene.all(t.OfferStep)
    )
    for site, step in steps:
        me = _chooser(step)
        before = _picked_before(site.rule.steps) if isinstance(site.rule, sym.Phase) else {}
        names = {**_remembered(before.get(id(step), {}), me, scene), **handed.of(site.rule)}
        for call in step.actions:
            _judge_call(call, me, names, scene, found, report)
    return found


def _judge_call(call: t.ActionCall, me: Viewer, names: Names, scene: Scene, found: Arguments, report: Report) -> None:
    asked = _names_read(call.action)
    for var, argument in zip(call.action.signature, call.arguments, strict=True):
        known = scene.visibility.known(argument, me, names)
        found.setdefault(var, []).append(replace(known, place=_own_place(known.place, me, names, call.action, scene)))
        if var in asked and known.hidden is not None:
            _tell(known.hidden, argument, report)


def _own_place(
    place: t.ZonePlace | None, me: Viewer, names: Names, action: sym.Action, scene: Scene
) -> t.ZonePlace | None:
    """Where a component lies that is handed over, as the action names it, if plainly the chooser's."""
    is_asked_again = bool(action.collected)  # for what was handed over before the first time
    if place is None or place.owner is None or seat_of(place.owner, names) != me or is_asked_again:
        return None
    return scene.visibility.owned_by(place, action.me)


def _chooser(step: Asking) -> Viewer:
    match step:
        case t.ChooseStep(by=by):
            return seat_of(by)
        case t.EveryoneStep(me=var) | t.OfferStep(to=t.Domain(var=var)):
            return var
        case never:
            assert_never(never)


# ---- what was picked before ------------------------------------------------------------------------------------------


@once_a_tree
def _picked_before(steps: tuple[t.Step, ...]) -> dict[int, Picked]:
    """By the identity of every verb, the actions whose picks it can name."""
    return {id(verb): picked for verb, picked in _after_picks(steps, {})}


def _after_picks(steps: tuple[t.Step, ...], picked: Picked) -> Iterator[tuple[t.Verb, Picked]]:
    """Every verb, with the actions whose picks it can name."""
    for step in steps:
        yield step.verb, picked
        if isinstance(step.verb, t.CollectStep):  # what was picked before is known when more is picked
            yield step.verb.choice, _chosen(step.verb.choice, step.verb.choice.actions, picked)
        for inside, known in (*_inside(step.verb, picked), (step.otherwise, picked)):
            yield from _after_picks(inside, known)
        picked = _later(picked, step)


def _later(picked: Picked, done: object) -> Picked:
    return {action: replace(chosen, since=(*chosen.since, done)) for action, chosen in picked.items()}


def _chosen(step: Asking, calls: Sequence[t.ActionCall], picked: Picked) -> Picked:
    """What was picked before, and by one of these actions just now."""
    return {**_later(picked, tuple(calls)), **{call.action: ChosenBefore(_chooser(step)) for call in calls}}


def _inside(verb: t.Verb, picked: Picked) -> Iterator[tuple[tuple[t.Step, ...], Picked]]:
    match verb:
        case t.ChooseStep(actions=calls, cases=cases, if_none=if_none, otherwise=otherwise):
            for call, steps in zip(calls, cases, strict=True):
                yield steps, _chosen(verb, (call,), picked)
            yield from ((steps, picked) for steps in (if_none, otherwise) if isinstance(steps, tuple))
        case t.CollectStep(choice=choice, steps=steps):
            yield steps, _chosen(choice, choice.actions, picked)
            yield from ((after, picked) for after in (choice.if_none, choice.otherwise) if isinstance(after, tuple))
        case t.OfferStep(actions=calls, accepted=accepted, refused=refused):
            yield accepted, _chosen(verb, calls, picked)
            yield refused, picked
        case t.EveryoneStep(if_none=if_none):
            yield (if_none if isinstance(if_none, tuple) else ()), picked
        case t.EachStep(steps=steps) | t.TurnsStep(steps=steps) | t.RepeatStep(steps=steps):
            yield steps, _later(picked, verb)  # the time before may have come first
        case t.GroupStep(steps=steps):
            yield steps, picked
        case t.MatchStep(cases=cases):
            yield from ((steps, picked) for _, steps in cases)
        case t.DoStep() | t.LetStep() | t.RunStep() | t.ResolveStep() | t.PayStep() | t.EndStep():
            return
        case never:
            assert_never(never)


def _remembered(picked: Picked, me: Viewer, scene: Scene) -> Names:
    """What a viewer knows of picks: the chooser what was seen while picking, and
    everybody what was brought to light since.
    """
    found: dict[t.Var, Known] = {}
    for action, chosen in picked.items():
        chooser, is_known = chosen.chooser, keeps_marks((action.do,), chosen.since)
        found[action.me] = Known(seat=chooser)
        shown = {var for var in _brought_to_light(action, scene) if var in action.pick_vars}
        shown |= set(action.collected if shown else ())  # the only pick is what is collected
        for var in (*action.pick_vars, *action.collected):
            known = scene.visibility.known(t.Local(var.span, var.type, var), action.me if chooser == me else None)
            place = known.place if is_known else None
            found[var] = replace(known, component=known.component or var in shown, place=place)
    return found


def _brought_to_light(action: sym.Action, scene: Scene) -> Iterator[t.Var]:
    """The picks that the effects of an action show to all, whatever else is so."""
    for node in action.do:
        match node:
            case t.Move(what=what, to=to, face=face) if is_open(to.zone.seen_by, face, scene):
                yield from _named(what)
            case t.Turn(what=what, face=face) if scene.constants.known(face) == 1:
                yield from _named(what)
            case t.Show(what=t.Domain() as what, audience=t.Domain(source=t.AllOf(), where=None)):
                yield from _named(what)


def _named(what: t.Domain) -> Iterator[t.Var]:
    match what:
        case t.Domain(source=t.Single(value=t.Local(var=var)) | t.Members(var=var), where=None, few=None):
            yield var


class _Handed:
    """What everybody knows of the parameters of phases, because it was brought to
    light before every `run` that hands it over.
    """

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.runs: dict[sym.Phase, list[tuple[Site, t.RunStep]]] = {}
        for site, step in scene.all(t.RunStep):
            self.runs.setdefault(step.phase, []).append((site, step))
        self.found: dict[object, Names] = {}

    def of(self, rule: object) -> Names:
        """The parameters of a rule, if it is a phase, that everybody knows; judged once."""
        if rule not in self.found:
            self.found[rule] = {}  # nothing is known in a circle
            self.found[rule] = self._shown(rule) if isinstance(rule, sym.Phase) else {}
        return self.found[rule]

    def _shown(self, phase: sym.Phase) -> Names:
        visibility, runs = self.scene.visibility, self.runs.get(phase, [])
        given = [self._given(site, step) for site, step in runs]
        names = (t.Local(var.span, var.type, var) for var in phase.signature)
        return {
            name.var: replace(visibility.known(name, None), component=True)
            for name in names
            if given and all(known[name.var].component for known in given)
        }

    def _given(self, site: Site, step: t.RunStep) -> Names:
        """What everybody knows of the arguments of one `run`."""
        before = _picked_before(site.rule.steps) if isinstance(site.rule, sym.Phase) else {}
        names = {**_remembered(before.get(id(step), {}), None, self.scene), **self.of(site.rule)}
        pairs = zip(step.phase.signature, step.arguments, strict=True)
        return {var: self.scene.visibility.known(argument, None, names) for var, argument in pairs}


# ---- words -----------------------------------------------------------------------------------------------------------


def _tell(bad: Part, place: Part, report: Report) -> None:
    labels = [] if place is bad else [Label(bad.span, "this is hidden")]
    hint = "read only what `me` may see: the legal choices would tell the rest"
    report.error("RW607", f"what the chooser does not see decides here: `{_text(bad)}`", place.span, hint, labels)


def _place(part: Part, bad: Part, action: sym.Action, names: Names, scene: Scene) -> Part:
    """Where the action reads the hidden thing: itself, or a term that does."""
    own = nodes(part, deep=False)
    calls = (node for node in own if isinstance(node, t.TermCall) and not scene.visibility.seen(node, action.me, names))
    return bad if any(node is bad for node in own) else next(calls, bad)


def _read(action: sym.Action) -> Iterator[Part]:
    """What is read to find the legal choices."""
    for pick in action.picks:
        match pick:
            case t.PickOne(domain=domain):
                yield domain
            case t.PickSome(domain=domain, low=low, high=high):
                yield from (domain, low, high)
            case t.PickValue(value=value):
                yield value
            case never:
                assert_never(never)
    if action.where is not None:
        yield action.where


@once_a_tree
def _names_read(action: sym.Action) -> frozenset[t.Var]:
    """The names that are read to find the legal choices."""
    return frozenset[t.Var]().union(*map(local_names, _read(action)))


def _text(part: Part) -> str:
    return " ".join(part.span.text.split())
