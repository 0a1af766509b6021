"""Makers of what is supposed: state is changed, a value worked out, and all of it taken back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.backend.runtime.fault import Fault
from rulewright.ir.program import Domain, Op
from rulewright.ir.supposed import stretches

if TYPE_CHECKING:
    from rulewright.backend.runtime.evaluate import Evaluator, Value


def suppose(e: Evaluator, index: int, *arguments: Op) -> Value:
    function, body = e.program.functions[index], e.functions[index]
    parameters, given = function.parameters, e.values(arguments)
    changed = [slice(base, base + size) for base, size in stretches(function)]

    def suppose(s: list[int]) -> int:
        worked_out = [value(s) for value in given]
        for parameter, value in zip(parameters, worked_out, strict=True):
            s[parameter] = value
        before = [s[stretch] for stretch in changed]
        try:
            return body(s)
        finally:
            for stretch, values in zip(changed, before, strict=True):
                s[stretch] = values

    return suppose


def put(e: Evaluator, base: int, index: Op, size: int, op: Op, low: int, high: int, name: str) -> Value:
    at, value, span = e.value(index), e.value(op), e.span

    def put(s: list[int]) -> int:
        new, where = int(value(s)), at(s)
        if not low <= new <= high:
            raise Fault("range", f"`{name}` would become {new}, outside {low}..{high}", span)
        if not 0 <= where < size:
            raise Fault("the", f"`{name}` was set for something that is none", span)
        s[base + where] = new
        return 0

    return put


def bind(e: Evaluator, slot: int, op: Op) -> Value:
    value = e.value(op)

    def bind(s: list[int]) -> int:
        s[slot] = value(s)
        return 0

    return bind


def each(e: Evaluator, domain: Domain, op: Op) -> Value:
    members, var, body = e.members(domain), domain.var, e.value(op)

    def each(s: list[int]) -> int:
        for member in list(members(s)):
            s[var] = member
            body(s)
        return 0

    return each


def in_turn(e: Evaluator, *ops: Op) -> Value:
    values = e.values(ops)

    def in_turn(s: list[int]) -> int:
        found = 0
        for value in values:
            found = value(s)
        return found

    return in_turn
