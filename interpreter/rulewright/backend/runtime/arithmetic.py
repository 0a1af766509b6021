"""Makers of values that look at no domain."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rulewright.backend.runtime.fault import Fault
from rulewright.ir.program import Op

if TYPE_CHECKING:
    from rulewright.backend.runtime.evaluate import Evaluator, Value


def const(e: Evaluator, number: int) -> Value:
    return lambda s: number


def slot(e: Evaluator, index: int) -> Value:
    return lambda s: s[index]


def array(e: Evaluator, base: int, index: Op, size: int) -> Value:
    span = e.span
    at = e.value(index)

    def get(s: list[int]) -> int:
        i = at(s)
        if 0 <= i < size:
            return s[base + i]
        raise Fault("the", "something that is none was asked for a property", span)

    return get


def lookup(e: Evaluator, table: int, index: Op) -> Value:
    entries, at, span = e.program.tables[table], e.value(index), e.span

    def get(s: list[int]) -> int:
        i = at(s)
        if 0 <= i < len(entries):
            return entries[i]
        raise Fault("the", "something that is none was looked up", span)

    return get


def binary(make: Callable[[Value, Value], Value]) -> Callable[[Evaluator, Op, Op], Value]:
    return lambda e, left, right: make(e.value(left), e.value(right))


def divide(up: bool) -> Callable[[Evaluator, Op, Op], Value]:
    def make(e: Evaluator, left: Op, right: Op) -> Value:
        a, b, span = e.value(left), e.value(right), e.span

        def quotient(s: list[int]) -> int:
            x, y = a(s), b(s)
            if y == 0:
                raise Fault("division", "a division by zero", span)
            return -(-x // y) if up else x // y

        return quotient

    return make


def mod(e: Evaluator, left: Op, right: Op) -> Value:
    a, b, span = e.value(left), e.value(right), e.span

    def remainder(s: list[int]) -> int:
        y = b(s)
        if y == 0:
            raise Fault("division", "a division by zero", span)
        return a(s) % y

    return remainder


def equal(e: Evaluator, left: Op, right: Op) -> Value:
    if left.name == "slot" and right.name == "const":
        index: Any = left.operands[0]
        number: Any = right.operands[0]
        return lambda s: s[index] == number
    a, b = e.value(left), e.value(right)
    return lambda s: a(s) == b(s)


def and_(e: Evaluator, *items: Op) -> Value:
    parts = e.values(items)
    if len(parts) == 2:
        a, b = parts
        return lambda s: a(s) and b(s)

    def every(s: list[int]) -> int:
        for part in parts:
            if not part(s):
                return 0
        return 1

    return every


def or_(e: Evaluator, *items: Op) -> Value:
    parts = e.values(items)

    def some(s: list[int]) -> int:
        for part in parts:
            if part(s):
                return 1
        return 0

    return some


def not_(e: Evaluator, item: Op) -> Value:
    value = e.value(item)
    return lambda s: 0 if value(s) else 1


def if_(e: Evaluator, condition: Op, yes: Op, no: Op) -> Value:
    test, a, b = e.value(condition), e.value(yes), e.value(no)
    return lambda s: a(s) if test(s) else b(s)


def probe(e: Evaluator, yes: int, no: int, item: Op) -> Value:
    value, hits = e.value(item), e.hits

    def probe(s: list[int]) -> int:
        found = value(s)
        hits[yes if found else no] = 1
        return found

    return probe


def probe_row(e: Evaluator, table: int, index: Op) -> Value:
    marks, value, hits = e.program.tables[table], e.value(index), e.hits

    def probe_row(s: list[int]) -> int:
        found = value(s)
        if 0 <= found < len(marks):
            hits[marks[found]] = 1
        return found

    return probe_row


def extreme(pick: Callable[..., int]) -> Callable[..., Value]:
    def make(e: Evaluator, *items: Op) -> Value:
        parts = e.values(items)
        return lambda s: pick(part(s) for part in parts)

    return make


def call(e: Evaluator, index: int, *arguments: Op) -> Value:
    """A term of its arguments: all are worked out before one is put, as one may call the same term."""
    body, parameters, given = e.functions[index], e.program.functions[index].parameters, e.values(arguments)
    if not parameters:
        return body
    if len(parameters) == 1:
        return _with_one(body, *parameters, *given)
    if len(parameters) == 2:
        return _with_two(body, *parameters, *given)
    return _with_many(body, parameters, given)


def _with_one(body: Value, only: int, argument: Value) -> Value:
    def call(s: list[int]) -> int:
        s[only] = argument(s)
        return body(s)

    return call


def _with_two(body: Value, first: int, second: int, one: Value, two: Value) -> Value:
    def call(s: list[int]) -> int:
        a, b = one(s), two(s)
        s[first] = a
        s[second] = b
        return body(s)

    return call


def _with_many(body: Value, parameters: tuple[int, ...], given: tuple[Value, ...]) -> Value:
    def call(s: list[int]) -> int:
        worked_out = [value(s) for value in given]
        for parameter, value in zip(parameters, worked_out, strict=True):
            s[parameter] = value
        return body(s)

    return call


class Once:
    """A value that is kept while the body in which it stands several times is worked out."""

    __slots__ = ("kept",)

    def __init__(self) -> None:
        self.kept: int | None = None

    def value(self, worked_out: Value) -> Value:
        def once(s: list[int]) -> int:
            if self.kept is None:
                self.kept = worked_out(s)
            return self.kept

        return once


def afresh(kept: tuple[Once, ...], body: Value) -> Value:
    """A body before which all that is kept is forgotten."""

    def forgetting(s: list[int]) -> int:
        for each in kept:
            each.kept = None
        return body(s)

    return forgetting
