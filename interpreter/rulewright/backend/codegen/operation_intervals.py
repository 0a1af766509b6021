"""The rule of every operation for the interval in which its value lies, given those of its operands.

In: the rules of one Program, and operands. Out: intervals. Every part of an expression is visited once.
An operation's row says which rule it has; one that has none stops the import.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.backend.codegen.integer_ranges import FLAG, NOTHING, IntegerRange, corners, cut
from rulewright.backend.codegen.interval_rules import PRINTED_GROUPS, PRINTED_TEXT, IntervalRules
from rulewright.ir.operations import EXPRESSIONS, OWN, SEATS, complete
from rulewright.ir.operations import FLAG as FLAG_VALUES
from rulewright.ir.program import Domain, Op


def _flag(r: IntervalRules, *operands: Any) -> IntegerRange:
    r.visit(operands)
    return FLAG


def _const(r: IntervalRules, value: int) -> IntegerRange:
    return IntegerRange(value, value)


def _slot(r: IntervalRules, slot: int) -> IntegerRange:
    return r.slots.at(slot)


def _array(r: IntervalRules, base: int, index: Op, size: int) -> IntegerRange:
    r.of(index)
    if base in r.rooms:
        return IntegerRange(0, max(r.rooms[base], len(r.program.components)))
    return r.slots.at(base)


def _lookup(r: IntervalRules, table: int, index: Op) -> IntegerRange:
    r.of(index)
    entries = r.program.tables[table]
    return IntegerRange(min(entries), max(entries)) if entries else NOTHING


def _add(r: IntervalRules, left: Op, right: Op) -> IntegerRange:
    return corners(r.of(left), r.of(right), lambda x, y: x + y)


def _sub(r: IntervalRules, left: Op, right: Op) -> IntegerRange:
    return corners(r.of(left), r.of(right), lambda x, y: x - y)


def _mul(r: IntervalRules, left: Op, right: Op) -> IntegerRange:
    return corners(r.of(left), r.of(right), lambda x, y: x * y)


def _div_down(r: IntervalRules, left: Op, right: Op) -> IntegerRange:
    a, b = r.of(left), r.of(right)
    if b.low > 0:
        return corners(a, b, lambda x, y: x // y)
    most = max(abs(a.low), abs(a.high), 0)
    return IntegerRange(-most - 1, most + 1)


def _div_up(r: IntervalRules, left: Op, right: Op) -> IntegerRange:
    low, high = _div_down(r, left, right)
    return IntegerRange(low, high + 1)


def _mod(r: IntervalRules, left: Op, right: Op) -> IntegerRange:
    r.of(left)
    b = r.of(right)
    return IntegerRange(min(0, b.low + 1), max(0, b.high - 1))


def _if(r: IntervalRules, condition: Op, yes: Op, no: Op) -> IntegerRange:
    r.of(condition)
    return r.of(yes).hull(r.of(no))


def _probe(r: IntervalRules, yes: int, no: int, item: Op) -> IntegerRange:
    return r.of(item)


def _probe_row(r: IntervalRules, table: int, index: Op) -> IntegerRange:
    return r.of(index)


def _extreme(pick: Callable[..., int]) -> Callable[..., IntegerRange]:
    def rule(r: IntervalRules, *items: Op) -> IntegerRange:
        found = [r.of(item) for item in items]
        return (
            NOTHING
            if any(f.empty for f in found)
            else IntegerRange(pick(f.low for f in found), pick(f.high for f in found))
        )

    return rule


def _call(r: IntervalRules, index: int, *arguments: Op) -> IntegerRange:
    for slot, argument in zip(r.program.functions[index].parameters, arguments, strict=True):
        r.slots.grow(slot, r.of(argument))
    return r.slots.results[index]


def _count(r: IntervalRules, domain: Domain) -> IntegerRange:
    return IntegerRange(0, r.domain(domain).most)


def _sum(r: IntervalRules, domain: Domain, body: Op) -> IntegerRange:
    most = r.domain(domain).most
    low, high = r.of(body)
    return cut(min(0, low * most), max(0, high * most))


def _best(r: IntervalRules, domain: Domain, body: Op, otherwise: Op | None = None) -> IntegerRange:
    r.domain(domain)
    found = r.of(body)
    return found if otherwise is None else found.hull(r.of(otherwise))


def _longest_line(r: IntervalRules, domain: Domain, table: int, ways: int) -> IntegerRange:
    return IntegerRange(0, r.domain(domain).most)


def _longest_path(r: IntervalRules, domain: Domain, body: Op, table: int, ways: int) -> IntegerRange:
    most = r.domain(domain).most
    return cut(0, max(0, r.of(body)[1] * most))


def _least_left(r: IntervalRules, domain: Domain, body: Op, table: int, *compared: Op) -> IntegerRange:
    for value in compared:
        r.of(value)
    return _sum(r, domain, body)


def _end(r: IntervalRules, domain: Domain) -> IntegerRange:
    return r.domain(domain).range.hull(IntegerRange(domain.none, domain.none))


def _the(r: IntervalRules, domain: Domain) -> IntegerRange:
    return r.domain(domain).range


def _present(r: IntervalRules, item: Op, none: int | None = None) -> IntegerRange:
    low, high = r.of(item)
    return IntegerRange(max(low, 0) if none is None else low + (low == none), high)


def _bounded(r: IntervalRules, item: Op, low: int, high: int, shift: int = 1, noun: str = "") -> IntegerRange:
    r.of(item)
    return IntegerRange(low, high)


def _position(r: IntervalRules, component: Op) -> IntegerRange:
    r.of(component)
    return IntegerRange(1, max(1, len(r.program.components)))


def _turn_on(r: IntervalRules, item: Op, step: int, size: int) -> IntegerRange:
    r.of(item)
    return IntegerRange(0, size - 1)


def _next_player(r: IntervalRules, item: Op, step: int) -> IntegerRange:
    r.of(item)
    return r.player


def _mask(r: IntervalRules, *operands: Any) -> IntegerRange:
    r.visit(operands)
    return r.seats


def _put(r: IntervalRules, base: int, index: Op, size: int, value: Op, low: int, high: int, name: str) -> IntegerRange:
    r.of(index)
    least, most = r.of(value)
    r.slots.grow(base, IntegerRange(max(least, low), min(most, high)))
    return DONE


def _bind(r: IntervalRules, slot: int, value: Op) -> IntegerRange:
    r.slots.grow(slot, r.of(value))
    return DONE


def _each(r: IntervalRules, domain: Domain, body: Op) -> IntegerRange:
    r.domain(domain)
    r.of(body)
    return DONE


def _in_turn(r: IntervalRules, *ops: Op) -> IntegerRange:
    found = [r.of(op) for op in ops]
    return found[-1] if found else DONE


def _already_printed(r: IntervalRules, text: str, low: int, high: int) -> IntegerRange:
    return IntegerRange(low, high)


def _groups_already_printed(
    r: IntervalRules, found: tuple[str, ...], var: int, asked: tuple[Op, ...], low: int, high: int
) -> IntegerRange:
    return IntegerRange(low, high)


DONE = IntegerRange(0, 0)
"""What an operation gives that is there for what it does."""

IntervalRule = Callable[..., IntegerRange]
_BY_ROW: dict[str, IntervalRule] = {FLAG_VALUES: _flag, SEATS: _mask}
_OWN: dict[str, IntervalRule] = {
    "const": _const,
    "slot": _slot,
    "array": _array,
    "lookup": _lookup,
    "add": _add,
    "sub": _sub,
    "mul": _mul,
    "div_down": _div_down,
    "div_up": _div_up,
    "mod": _mod,
    "if": _if,
    "least": _extreme(min),
    "greatest": _extreme(max),
    "call": _call,
    "suppose": _call,
    "put": _put,
    "bind": _bind,
    "each": _each,
    "in_turn": _in_turn,
    "count": _count,
    "sum": _sum,
    "max": _best,
    "min": _best,
    "first": _end,
    "last": _end,
    "the": _the,
    "longest_line": _longest_line,
    "longest_path": _longest_path,
    "least_left": _least_left,
    "present": _present,
    "bounded": _bounded,
    "position": _position,
    "turn_on": _turn_on,
    "next_player": _next_player,
    "probe": _probe,
    "probe_row": _probe_row,
}

complete("rules of intervals", _OWN, [row.name for row in EXPRESSIONS.values() if row.values == OWN])

OPERATION_INTERVALS: dict[str, IntervalRule] = {
    PRINTED_TEXT: _already_printed,
    PRINTED_GROUPS: _groups_already_printed,
    **{row.name: _OWN[row.name] if row.values == OWN else _BY_ROW[row.values] for row in EXPRESSIONS.values()},
}
