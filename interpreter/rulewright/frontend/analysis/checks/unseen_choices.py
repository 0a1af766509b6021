"""A choice may read only what its chooser sees: the legal actions would tell the rest (RW607)."""

from __future__ import annotations

from collections.abc import Iterator

from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.source.diagnostic import Label, Report


def check_secrets(scene: Scene, report: Report) -> None:
    for action in scene.symbols.actions.values():
        for part in _read(action) if action in scene.live else ():
            bad = scene.visibility.hidden_part(part, action.me)
            if bad is not None:
                _tell(bad, _place(part, bad, action, scene), report)
                break
    for kind in (t.ChooseStep, t.OfferStep, t.EveryoneStep):
        for _, step in scene.all(kind):
            _check_arguments(step, scene, report)


def _check_arguments(step: object, scene: Scene, report: Report) -> None:
    """What a step hands over to an action is read by its choices too."""
    match step:
        case (
            t.ChooseStep(actions=calls, by=t.Local(var=chooser)) | t.OfferStep(actions=calls, to=t.Domain(var=chooser))
        ):
            me: t.Var | None = chooser
        case t.ChooseStep(actions=calls) | t.EveryoneStep(actions=calls):
            me = None
        case _:
            return
    for call in calls:
        asked = {node.var for part in _read(call.action) for node in nodes(part) if isinstance(node, t.Local)}
        for var, argument in zip(call.action.signature, call.arguments, strict=True):
            bad = scene.visibility.hidden_part(argument, me) if var in asked else None
            if bad is not None:
                _tell(bad, argument, report)


def _tell(bad: t.Expr, place: t.Expr, report: Report) -> None:
    labels = [] if place is bad else [Label(bad.span, "this is hidden")]
    hint = "read only what `me` may see: the legal choices would tell the rest"
    report.error("RW607", f"what the chooser does not see decides here: `{_text(bad)}`", place.span, hint, labels)


def _place(part: object, bad: t.Expr, action: sym.Action, scene: Scene) -> t.Expr:
    """Where the action reads the hidden thing: itself, or a term that does."""
    own = nodes(part, deep=False)
    calls = (node for node in own if isinstance(node, t.TermCall) and not scene.visibility.seen(node, action.me))
    return bad if any(node is bad for node in own) else next(calls, bad)


def _read(action: sym.Action) -> Iterator[object]:
    """What is read to find the legal choices."""
    for pick in action.picks:
        match pick:
            case t.PickOne(domain=domain):
                yield domain
            case t.PickSome(domain=domain, low=low, high=high):
                yield from (domain, low, high)
            case t.PickValue(value=value):
                yield value
    yield action.where


def _text(expr: t.Expr) -> str:
    return " ".join(expr.span.text.split())
