"""Secrets that do not last: choices that their effects show (RW711), money that can
be worked out (RW712), what rules publish (RW716).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain
from typing import assert_never

from rulewright.frontend.analysis.hidden_loops import Loop, body_of, selection_of
from rulewright.frontend.analysis.known_names import Part
from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.analysis.survey import Rule
from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import PlayerType, owner_of
from rulewright.source.diagnostic import Label, Report
from rulewright.source.text import Span


def check_given_away(scene: Scene, report: Report) -> None:
    """Actions that are secret, with effects that put a pick where everybody sees it."""
    for action in scene.symbols.actions.values():
        word = scene.visibility.audience(action.seen_by) if action.seen_by is not None else "everyone"
        if action not in scene.live or word == "everyone":
            continue
        picked = {
            var for pick, var in zip(action.picks, action.pick_vars, strict=True) if not isinstance(pick, t.PickValue)
        }
        for span, what in _shown(action.do, picked, scene):
            report.error(
                "RW711",
                f"`{action.name}` is secret, and this {what}",
                span,
                "hide it first, or drop `seen_by`",
                [Label(action.span, "the action")],
            )


def _shown(block: t.Block, picked: set[t.Var], scene: Scene) -> Iterator[tuple[Span, str]]:
    statements = (node for node in nodes(block, deep=False) if isinstance(node, t.Statement))
    for node in statements:
        match node:
            case t.Move(span=span, what=what, to=to) if _speaks(what, picked) and is_open(
                to.zone.seen_by, node.face, scene
            ):
                yield span, f"moves what was picked to `{to.zone.name}`, which everybody sees"
            case t.Pay(span=span, amount=amount, source=source, to=to) if _speaks(amount, picked):
                place = next((place for place in (source, to) if is_open(place.purse.seen_by, None, scene)), None)
                if place is not None:
                    yield span, f"pays what was picked, and everybody sees `{place.purse.name}`"
            case t.Assign(span=span, value=value, target=target) if _speaks(value, picked) and is_open(
                target.state.seen_by, None, scene
            ):
                yield span, f"keeps what was picked in `{target.state.name}`, which everybody sees"
            case t.Assign(span=span, target=target) if _speaks(target.keys, picked) and is_open(
                target.state.seen_by, None, scene
            ):
                yield span, f"sets `{target.state.name}` of what was picked, which everybody sees"
            case (
                t.Move() | t.Pay() | t.Assign() | t.Draw() | t.Shuffle() | t.Turn() | t.Show() | t.Roll()
                | t.Remember() | t.Eliminate()
                | t.Say() | t.Let() | t.Perform() | t.If() | t.ForEach()
            ):  # fmt: skip
                pass  # brings nothing that was picked to an open place; showing and saying it is meant
            case never:
                assert_never(never)


def _speaks(part: object, picked: set[t.Var]) -> bool:
    """Whether something is said of what was picked: of a thing itself, not only of where it lies."""
    return any(isinstance(node, t.Local | t.Members) and node.var in picked for node in nodes(part, deep=False))


def is_open(audience: sym.Audience | None, face: t.Expr | None, scene: Scene) -> bool:
    word = scene.visibility.audience(audience) if audience is not None else "everyone"
    return word == "everyone" or (word == "face" and face is not None and scene.constants.known(face) == 1)


def check_reckoning(scene: Scene, report: Report) -> None:
    """Hidden purses of which a seat does not see one only: their sum is known, so each is."""
    for currency in scene.symbols.currencies.values():
        purses = [purse for purse in scene.symbols.purses.values() if purse.currency is currency]
        unseen = {purse: _unseen(purse, scene) for purse in purses}
        if sum(unseen.values()) == 1:
            purse = next(purse for purse, count in unseen.items() if count)
            others = "the purses of all others" if purse.per is not None else "all other purses"
            hint = "hide another purse of this money, such as the bank; or let everyone see this one"
            report.error(
                "RW712", f"`{purse.name}` is hidden, but who sees {others} can work out what is in it", purse.span, hint
            )


def _unseen(purse: sym.Purse, scene: Scene) -> int:
    """How many of a family's purses a seat does not see."""
    count = scene.box.count(purse)
    match scene.visibility.audience(purse.seen_by):
        case "everyone":
            return 0
        case "owner" | "side" as word if purse.per is not None:
            owner = owner_of(purse.per)
            seen = scene.players // scene.constants.sides if word == "side" and isinstance(owner, PlayerType) else 1
            return count - seen * (count // scene.constants.size(owner)) if owner is not None else count
    return count


def check_published(scene: Scene, report: Report) -> None:
    """Public state that is worked out from what only some players see, and that the same block has not shown before.

    Names are followed to what they stand for; a loop over what not everybody sees tells its members by what it sets.
    """
    loops = _hidden_loops(scene)
    for site, assign in scene.all(t.Assign):
        if not is_open(assign.target.state.seen_by, None, scene):
            continue
        bad = _hidden_of(assign, scene)
        by_loop = loops.get(id(assign)) if bad is None else None
        found = bad or by_loop
        if found is None or _is_shown_before(assign.span, site.rule, scene):
            continue
        kept = (assign.value, *assign.target.keys)
        if isinstance(found, t.Local) and found.var.role != "parameter" and _speaks(kept, {found.var}):
            continue  # a pick of a secret choice: RW711 says so
        if all(node is not found for node in nodes(assign.value)) and _was_shown(found, scene):
            continue
        message = f"`{assign.target.state.name}` is public, and is worked out from a secret"
        if by_loop is not None:
            message = (
                f"`{assign.target.state.name}` is public, and a secret decides for which members of this loop it is set"
            )
        labels = [Label(found.span, "this is hidden")] if found.span != assign.value.span else []
        report.error("RW716", message, assign.span, "hide it (`seen_by`), or say why this may be known", labels)


def _hidden_of(assign: t.Assign, scene: Scene) -> Part | None:
    """What is hidden of a value that is kept, or of what decides whose it is."""
    parts = (assign.value, *assign.target.keys)
    return next((bad for bad in (scene.visibility.hidden_part(part, None) for part in parts) if bad is not None), None)


def _hidden_loops(scene: Scene) -> dict[int, Part]:
    """What is hidden of a loop around an assignment, by the assignment's identity."""
    found: dict[int, Part] = {}
    steps = (scene.all(t.ForEach), scene.all(t.EachStep), scene.all(t.TurnsStep), scene.all(t.RepeatStep))
    sites: Iterator[tuple[object, Loop]] = chain(*steps)
    for _, loop in sites:
        selection = selection_of(loop)
        parts = (scene.visibility.hidden_part(part, None) for part in (selection.domain, *selection.tests))
        bad = next((part for part in parts if part is not None), None)
        if bad is not None:
            found |= {id(node): bad for node in nodes(body_of(loop)) if isinstance(node, t.Assign)}
    return found


def _was_shown(part: Part, scene: Scene) -> bool:
    """Whether something had been brought to light where a secret was read, if it was handed over by name."""
    return any(
        _is_light_on(part.span, rule, scene, frozenset())
        for rule in scene.live
        if any(node is part for _, node in scene.survey.of_rule(rule))
    )


def _is_light_on(place: Span, rule: Rule, scene: Scene, inside: frozenset[Rule]) -> bool:
    """Whether something is brought to light before a place: in its rule, or in all that use the rule."""
    if _is_shown_before(place, rule, scene):
        return True
    calls = [
        (caller, site.node.span)
        for caller in scene.survey.callers(rule)
        for callee, site in scene.survey.calls[caller]
        if callee is rule and isinstance(site.node, t.Perform)
    ]
    seen = inside | {rule}
    return bool(calls) and all(caller not in seen and _is_light_on(span, caller, scene, seen) for caller, span in calls)


def _is_shown_before(place: Span, rule: Rule, scene: Scene) -> bool:
    """Whether something is brought to light in the same rule before a state is set."""
    for _, node in scene.survey.of_rule(rule):
        match node:
            case t.Show(span=span, audience=t.Domain(source=t.AllOf(), where=None)) | t.Turn(span=span) if is_before(
                span, place
            ):
                return True
            case t.Move(span=span, to=to, face=face) | t.Draw(span=span, to=to, face=face) if is_open(
                to.zone.seen_by, face, scene
            ) and is_before(span, place):
                return True
    return False


def is_before(one: Span, other: Span) -> bool:
    return one.source is other.source and one.start < other.start
