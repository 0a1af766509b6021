"""What provably exists in a configuration: members of domains, and actions that a player can always take."""

from __future__ import annotations

from typing import assert_never

from rulewright.frontend.analysis.constant_arithmetic import compare
from rulewright.frontend.analysis.listed_values import listed_values
from rulewright.frontend.analysis.scene import Scene
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import FlagType, NumberType, PlayerType

Env = dict[t.Var, int]


def has_member(domain: t.Domain, scene: Scene) -> bool:
    """Whether a domain provably has a member, always."""
    if domain.where is not None and not scene.constants.known(domain.where):
        return False
    if domain.few is not None and scene.bounds.of(domain.few).low < 1:
        return False
    match domain.source:
        case t.AllOf(type=PlayerType(), seats=False):
            return not scene.survey.eliminates
        case t.AllOf():
            return True
        case t.ListedMembers():
            return bool(listed_values(domain.source, scene.constants))
        case t.Numbers(low=low, high=high):
            return scene.bounds.of(low).high <= scene.bounds.of(high).low
        case t.Single(value=value):
            return not value.type.optional
        case t.ZonePlace() | t.Joined() | t.Members() | t.SpacesOf() | t.Reached():
            return False
        case never:
            assert_never(never)


def can_act(call: t.ActionCall, scene: Scene) -> bool:
    """Whether an action is provably possible, whenever it is offered."""
    given = zip(call.action.signature, call.arguments, strict=True)
    env = {var: value for var, argument in given if (value := scene.constants.known(argument)) is not None}
    return (
        all(_can_pick(pick, scene, env) for pick in call.action.picks) and truth(call.action.where, scene, env) is True
    )


def _can_pick(pick: t.Pick, scene: Scene, env: Env) -> bool:
    """Whether a pick has an answer; the least number is noted as the one that speaks for it."""
    match pick:
        case t.PickValue(value=value):
            return not value.type.optional
        case t.PickSome(low=low, domain=domain):
            return scene.bounds.of(low).high <= 0 and domain.where is None
        case t.PickOne(domain=domain):
            if isinstance(domain.source, t.Numbers) and (least := scene.constants.known(domain.source.low)) is not None:
                env[domain.var] = least
                return scene.bounds.of(domain.source.high).low >= least and truth(domain.where, scene, env) is True
            return has_member(domain, scene) or (
                isinstance(domain.source, t.AllOf) and domain.where is None
            )  # who chooses is in
        case never:
            assert_never(never)


def truth(expr: t.Expr | None, scene: Scene, env: Env) -> bool | None:
    """Whether a condition holds when some names have known values; none if that does not say."""
    match expr:
        case None:
            return True
        case t.Local(var=var) if isinstance(var.type, FlagType) and var in env:
            return bool(env[var])
        case t.Not(value=value):
            inner = truth(value, scene, env)
            return None if inner is None else not inner
        case t.Logic(operator=operator, items=items):
            return _joined(operator, [truth(item, scene, env) for item in items])
        case t.Compare(operator=operator, left=left, right=right):
            values = [_value(side, scene, env) for side in (left, right)]
            return None if None in values else compare(operator, values[0], values[1])
    known = scene.constants.known(expr)
    return None if known is None else bool(known)


def _joined(operator: str, items: list[bool | None]) -> bool | None:
    decisive = operator == "or"
    if decisive in items:
        return decisive
    return None if None in items else not decisive


def _value(expr: t.Expr, scene: Scene, env: Env) -> int | None:
    if isinstance(expr, t.Local):
        return env.get(expr.var) if isinstance(expr.type, NumberType | FlagType) else None
    return scene.constants.known(expr)
