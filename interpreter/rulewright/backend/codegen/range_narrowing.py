"""Conditions that say no more than bounds: a range of numbers with such a condition
becomes a smaller range without it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rulewright.ir.program import Domain, Op, Program

FORM = Op("const", (0,)), Op("const", (1,))
ZERO, ONE = FORM


def narrowed(program: Program, domain: Domain) -> Domain:
    """The same members, with fewer questions."""
    if domain.source != "range" or domain.where is None:
        return domain
    low, high = domain.operands
    kept: list[Op] = []
    for condition in _parts(domain.where):
        bounds = _bounds(program, condition, domain.var)
        if bounds is None:
            kept.append(condition)
            continue
        low = _extreme("greatest", low, bounds[0])
        high = _extreme("least", high, bounds[1])
    where = None if not kept else kept[0] if len(kept) == 1 else Op("and", tuple(kept))
    return replace(domain, operands=(low, high), where=where)


def _extreme(name: str, old: Op, new: Op | None) -> Op:
    if new is None or str(old) == str(new):
        return old
    if old.name == new.name == "const":
        pick: Any = max if name == "greatest" else min
        return Op("const", (pick(old.operands[0], new.operands[0]),))
    return Op(name, (old, new))


def _parts(condition: Op) -> tuple[Op, ...]:
    """The parts of a conjunction."""
    if condition.name != "and":
        return (condition,)
    return tuple(part for item in condition.operands if isinstance(item, Op) for part in _parts(item))


def _bounds(program: Program, condition: Op, var: int) -> tuple[Op | None, Op | None] | None:
    """The least and the greatest value for which a condition on `var` holds, or none if it is of another form."""
    o: Any = condition.operands
    match condition.name:
        case "le" | "lt":
            step = condition.name == "lt"
            if _is(o[0], var) and _steady(o[1], var):
                return None, _moved("sub", o[1], step)
            if _is(o[1], var) and _steady(o[0], var):
                return _moved("add", o[0], step), None
        case "payable":
            purse = program.purses[o[0]]
            if not purse.pieces and _is(o[2], var) and _steady(o[1], var):
                return ZERO, Op("array", (purse.slots.base, o[1], purse.slots.size))
    return None


def _moved(by: str, op: Op, step: bool) -> Op:
    return Op(by, (op, ONE)) if step else op


def _is(op: Op, var: int) -> bool:
    return op.name == "slot" and op.operands[0] == var


def _steady(op: Op, var: int) -> bool:
    """Whether an expression has the same value for every member, cannot fail, and costs little: slots and constants."""
    return op.name == "const" or (op.name == "slot" and op.operands[0] != var)
