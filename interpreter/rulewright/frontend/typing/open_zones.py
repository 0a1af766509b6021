"""Zones that lie open while a condition holds (`open_while`).

In: the declarations, once all state is known. Out: for each such zone a statement that shows what lies there to all,
done behind every step that may have changed the condition or the zone. Complains about zones of several things together
(RW624).
"""

from __future__ import annotations

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import PLAYER, ComponentType, PairType, Type
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.source.text import Span


def open_zones(context: Context, expressions: ExpressionTyper) -> None:
    """Types the conditions, and files what they do with the game."""
    game = context.symbols.phases.get("game")
    for zone in context.symbols.zones.values():
        if zone.decl.open_while is None or game is None:
            continue
        if isinstance(zone.per, PairType):
            hint = "show it in a step: `show card in ... to everyone`"
            message = f"`{zone.name}` belongs to several things together: it cannot lie open by itself"
            context.report.error("RW624", message, zone.decl.open_while.span, hint)
            continue
        zone.opening = _opening(zone, expressions)
        game.openings += (zone.opening,)


def _opening(zone: sym.Zone, expressions: ExpressionTyper) -> sym.OpenWhile:
    assert zone.decl.open_while is not None
    span = zone.decl.open_while.span
    owner = t.Var(str(zone.per), zone.per, span, "loop", used=True) if zone.per is not None else None
    condition = expressions.condition(zone.decl.open_while, Scope(None, *((owner,) if owner is not None else ())))
    place = t.ZonePlace(span, zone, t.Local(span, owner.type, owner) if owner is not None else None)
    shown = t.Show(
        span, _every(ComponentType(zone.cls), place, span), _every(PLAYER, t.AllOf(PLAYER, seats=True), span)
    )
    if owner is None:
        return sym.OpenWhile(condition, t.If(span, ((condition, (shown,)),)))
    domain = t.Domain(span, owner, t.AllOf(owner.type, seats=owner.type == PLAYER), condition, (), "", None)
    owner.origin = domain
    return sym.OpenWhile(condition, t.ForEach(span, domain, (shown,)))


def _every(type_: Type, source: t.Source, span: Span) -> t.Domain:
    """All members of a source."""
    var = t.Var(str(type_), type_, span, "loop", used=True)
    var.origin = t.Domain(span, var, source, None, (), "", None)
    return var.origin
