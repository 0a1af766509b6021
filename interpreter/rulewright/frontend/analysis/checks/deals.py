"""Deals that are bound to run short: more is drawn at once than there is (RW616)."""

from __future__ import annotations

from rulewright.frontend.analysis.existence import has_member
from rulewright.frontend.analysis.listed_values import listed_values
from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.typed import tree as t
from rulewright.source.diagnostic import Report


def check_deals(scene: Scene, report: Report) -> None:
    """Draws, alone and in loops that go round for sure, against the components of
    the class and the room of the zone.
    """
    for _, draw in scene.all(t.Draw):
        _judge(draw, 1, "", scene, report)
    for _, loop in scene.all(t.ForEach):
        times = _times(loop.domain, scene)
        for statement in loop.body:
            if (
                isinstance(statement, t.Draw)
                and not _mentions(statement, loop.domain.var)
                and not _brings_back(loop.body, statement)
            ):
                _judge(statement, times, f"{times} times ", scene, report)


def _judge(draw: t.Draw, times: int, words: str, scene: Scene, report: Report) -> None:
    if draw.kind != "exact" or draw.amount is None:
        return
    amount, cls = _for_sure(draw.amount, scene), draw.source.zone.cls
    total, room = scene.box.total(cls), scene.bounds.room(draw.to.zone)
    if amount * times > total:
        message = f"{words}{amount} are drawn here, and there are {total} of `{cls}` in all"
        report.error("RW616", message, draw.span, "draw less, or say `up to`")
    elif amount > room and times == 1:
        report.error(
            "RW616",
            f"{amount} are drawn here into `{draw.to.zone.name}`, which has room for {room}",
            draw.span,
            "draw less, or enlarge its `room`",
        )


def _for_sure(amount: t.Expr, scene: Scene) -> int:
    """How many are drawn some time, at least: a loop over numbers reaches its last."""
    match amount:
        case t.Local(var=t.Var(origin=t.Domain(source=t.Numbers(high=high), where=None, end=""))):
            return scene.bounds.of(high).low
        case t.Local(var=t.Var(role="parameter", sites=[*sites])) if sites:
            return max(_for_sure(site, scene) for site in sites)
        case t.Local(var=t.Var(role="let", origin=t.ExpressionNode() as origin)):
            return _for_sure(origin, scene)
    return scene.bounds.of(amount).low


def _times(domain: t.Domain, scene: Scene) -> int:
    """How often a loop goes round, at least."""
    if domain.where is not None or domain.end or not has_member(domain, scene):
        return 1
    match domain.source:
        case t.AllOf(type=type_):
            return scene.constants.size(type_)
        case t.ListedMembers():
            return len(listed_values(domain.source, scene.constants))
        case t.Numbers(low=low, high=high):
            return max(1, scene.bounds.of(high).low - scene.bounds.of(low).high + 1)
    return 1


def _mentions(draw: t.Draw, member: t.Var) -> bool:
    return any(isinstance(node, t.Local) and node.var is member for node in nodes(draw.amount))


def _brings_back(body: t.Block, draw: t.Draw) -> bool:
    """Whether a loop's body also puts components of the class somewhere else."""
    others = [node for node in nodes(body) if isinstance(node, t.Move | t.Draw | t.Shuffle) and node is not draw]
    return any(isinstance(node, t.Shuffle) or node.to.zone.cls == draw.source.zone.cls for node in others)
