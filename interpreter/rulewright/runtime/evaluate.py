"""Expressions as functions of the vector: one small maker for each operation of `rulewright.ir.operations.EXPRESSIONS`.

`Evaluator.value(op)` gives a function from the vector to an integer; `members(domain)` one to a list. They write only
scratch slots (and the slot of a domain's variable), so asking changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulewright.ir.program import NONE, Domain, Key, Op, Program
from rulewright.runtime.fault import Fault
from rulewright.runtime.table import Table
from rulewright.source.text import NOWHERE, Span

Value = Callable[[list[int]], int]
Members = Callable[[list[int]], list[int]]


class Evaluator:
    """Makes functions for the expressions of one Program."""

    def __init__(self, program: Program, table: Table) -> None:
        self.program = program
        self.table = table
        self.span: Span = NOWHERE
        self.made: dict[tuple[str, str], Value] = {}
        self.functions: list[Value] = []
        for function in program.functions:
            self.span = function.span
            self.functions.append(self.value(function.body))

    def value(self, op: Op) -> Value:
        """The function of an expression."""
        return _MAKERS[op.name](self, *op.operands)

    def values(self, ops: tuple[Op, ...]) -> tuple[Value, ...]:
        return tuple(self.value(op) for op in ops)

    # ---- domains --------------------------------------------------------------------------------------------------

    def source(self, domain: Domain) -> Members:
        """All members of the source, unfiltered, in their own order."""
        return _SOURCES[domain.source](self, domain, *domain.operands)

    def filtered(self, domain: Domain) -> Members:
        """The members for which the condition holds, in order, before `first n`."""
        source, var = self.source(domain), domain.var
        if domain.where is None:
            found = source
        else:
            where = self.value(domain.where)

            def found(s: list[int]) -> list[int]:
                kept = []
                for x in source(s):
                    s[var] = x
                    if where(s):
                        kept.append(x)
                return kept

        return self.sorted(found, domain) if domain.keys else found

    def sorted(self, found: Members, domain: Domain) -> Members:
        """Members by their sort keys; equal ones stay in their own order."""
        keys, var = [self.key(key) for key in domain.keys], domain.var

        def ordered(s: list[int]) -> list[int]:
            ranked: list[tuple[int, ...]] = []
            for x in found(s):
                s[var] = x
                ranked.append((*(key(s, x) for key in keys), len(ranked), x))
            ranked.sort()
            return [row[-1] for row in ranked]

        return ordered

    def key(self, key: Key) -> Callable[[list[int], int], int]:
        value, size = self.value(key.value), key.size
        match key.kind:
            case "highest":
                return lambda s, x: -value(s)
            case "lowest":
                return lambda s, x: value(s)
            case "clockwise":
                return lambda s, x: (x - value(s)) % size
        return lambda s, x: (value(s) - x) % size

    def members(self, domain: Domain) -> Members:
        """The members of a domain, all told."""
        found = self.filtered(domain)
        if not domain.end:
            return found
        assert domain.few is not None
        few, last = self.value(domain.few), domain.end == "last"

        def some(s: list[int]) -> list[int]:
            most = max(0, few(s))
            every = found(s)
            return every[len(every) - min(most, len(every)) :] if last else every[:most]

        return some


# ---- plain values -----------------------------------------------------------------------------------------


def _const(e: Evaluator, number: int) -> Value:
    return lambda s: number


def _slot(e: Evaluator, index: int) -> Value:
    return lambda s: s[index]


def _array(e: Evaluator, base: int, index: Op, size: int) -> Value:
    span = e.span
    at = e.value(index)

    def get(s: list[int]) -> int:
        i = at(s)
        if 0 <= i < size:
            return s[base + i]
        raise Fault("the", "something that is none was asked for a property", span)

    return get


def _lookup(e: Evaluator, table: int, index: Op) -> Value:
    entries, at, span = e.program.tables[table], e.value(index), e.span

    def get(s: list[int]) -> int:
        i = at(s)
        if 0 <= i < len(entries):
            return entries[i]
        raise Fault("the", "something that is none was looked up", span)

    return get


def _binary(make: Callable[[Value, Value], Value]) -> Callable[[Evaluator, Op, Op], Value]:
    return lambda e, left, right: make(e.value(left), e.value(right))


def _divide(up: bool) -> Callable[[Evaluator, Op, Op], Value]:
    def make(e: Evaluator, left: Op, right: Op) -> Value:
        a, b, span = e.value(left), e.value(right), e.span

        def quotient(s: list[int]) -> int:
            x, y = a(s), b(s)
            if y == 0:
                raise Fault("division", "a division by zero", span)
            return -(-x // y) if up else x // y

        return quotient

    return make


def _mod(e: Evaluator, left: Op, right: Op) -> Value:
    a, b, span = e.value(left), e.value(right), e.span

    def remainder(s: list[int]) -> int:
        y = b(s)
        if y == 0:
            raise Fault("division", "a division by zero", span)
        return a(s) % y

    return remainder


def _equal(e: Evaluator, left: Op, right: Op) -> Value:
    if left.name == "slot" and right.name == "const":
        index: Any = left.operands[0]
        number: Any = right.operands[0]
        return lambda s: s[index] == number
    a, b = e.value(left), e.value(right)
    return lambda s: a(s) == b(s)


def _and(e: Evaluator, *items: Op) -> Value:
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


def _or(e: Evaluator, *items: Op) -> Value:
    parts = e.values(items)

    def some(s: list[int]) -> int:
        for part in parts:
            if part(s):
                return 1
        return 0

    return some


def _not(e: Evaluator, item: Op) -> Value:
    value = e.value(item)
    return lambda s: 0 if value(s) else 1


def _if(e: Evaluator, condition: Op, yes: Op, no: Op) -> Value:
    test, a, b = e.value(condition), e.value(yes), e.value(no)
    return lambda s: a(s) if test(s) else b(s)


def _extreme(pick: Callable[..., int]) -> Callable[..., Value]:
    def make(e: Evaluator, *items: Op) -> Value:
        parts = e.values(items)
        return lambda s: pick(part(s) for part in parts)

    return make


def _call(e: Evaluator, index: int, *arguments: Op) -> Value:
    body, parameters = e.functions[index], e.program.functions[index].parameters
    if not parameters:
        return body
    if len(parameters) == 1:
        only, argument = parameters[0], e.value(arguments[0])

        def call_one(s: list[int]) -> int:
            s[only] = argument(s)
            return body(s)

        return call_one
    given = e.values(arguments)

    def call(s: list[int]) -> int:
        worked_out = [value(s) for value in given]
        for parameter, value in zip(parameters, worked_out, strict=True):
            s[parameter] = value
        return body(s)

    return call


# ---- folds --------------------------------------------------------------------------------------------------


def _count(e: Evaluator, domain: Domain) -> Value:
    members = e.members(domain)
    return lambda s: len(members(s))


def _any(e: Evaluator, domain: Domain) -> Value:
    if domain.where is None or domain.end:
        members = e.members(domain)
        return lambda s: 1 if members(s) else 0
    source, var, where = e.source(domain), domain.var, e.value(domain.where)

    def any_(s: list[int]) -> int:
        for x in source(s):
            s[var] = x
            if where(s):
                return 1
        return 0

    return any_


def _sum(e: Evaluator, domain: Domain, body: Op) -> Value:
    members, var, value = e.members(domain), domain.var, e.value(body)

    def total(s: list[int]) -> int:
        found = 0
        for x in members(s):
            s[var] = x
            found += value(s)
        return found

    return total


def _most(sign: int) -> Callable[..., Value]:
    def make(e: Evaluator, domain: Domain, body: Op, otherwise: Op | None = None) -> Value:
        members, var, value, span = e.members(domain), domain.var, e.value(body), e.span
        other = e.value(otherwise) if otherwise is not None else None

        def most(s: list[int]) -> int:
            best: int | None = None
            for x in members(s):
                s[var] = x
                found = value(s)
                if best is None or found * sign > best * sign:
                    best = found
            if best is not None:
                return best
            if other is None:
                raise Fault("the", f"the {'greatest' if sign > 0 else 'least'} of nothing was asked for", span)
            return other(s)

        return most

    return make


def _end(last: bool) -> Callable[[Evaluator, Domain], Value]:
    def make(e: Evaluator, domain: Domain) -> Value:
        members, none, at = e.members(domain), domain.none, -1 if last else 0

        def end(s: list[int]) -> int:
            found = members(s)
            return found[at] if found else none

        return end

    return make


def _the(e: Evaluator, domain: Domain) -> Value:
    members, span = e.members(domain), e.span

    def the(s: list[int]) -> int:
        found = members(s)
        if len(found) != 1:
            raise Fault("the", f"`the` needs exactly one, and there are {len(found)}", span)
        return found[0]

    return the


def _contained(e: Evaluator, subject: Op, domain: Domain) -> Value:
    value, members = e.value(subject), e.members(domain)
    return lambda s: 1 if value(s) in members(s) else 0


def _present(e: Evaluator, item: Op) -> Value:
    value, span = e.value(item), e.span

    def present(s: list[int]) -> int:
        found = value(s)
        if found < NONE or found == NONE:
            raise Fault("the", "`the` needs exactly one, and there is none", span)
        return found

    return present


def _bounded(e: Evaluator, item: Op, low: int, high: int) -> Value:
    value, span = e.value(item), e.span

    def bounded(s: list[int]) -> int:
        found = value(s)
        if not low <= found <= high:
            raise Fault("range", f"number {found + 1 if low == 0 else found} is outside {low + (low == 0)}..{high + (low == 0)}", span)
        return found

    return bounded


def _position(e: Evaluator, component: Op) -> Value:
    value, table = e.value(component), e.table
    return lambda s: table.position(s, value(s)) + 1


def _turn_on(e: Evaluator, item: Op, step: int, size: int) -> Value:
    value = e.value(item)
    return lambda s: (value(s) + step) % size


def _next_player(e: Evaluator, item: Op, step: int) -> Value:
    value, players, alive = e.value(item), e.program.players, e.program.alive

    def next_player(s: list[int]) -> int:
        seat = value(s)
        for _ in range(players):
            seat = (seat + step) % players
            if s[alive + seat]:
                break
        return seat

    return next_player


def _payable(e: Evaluator, family: int, index: Op, amount: Op) -> Value:
    purse, at, value = e.program.purses[family], e.value(index), e.value(amount)
    stride = 1 + len(purse.pieces)

    def payable(s: list[int]) -> int:
        base = purse.slots.base + at(s) * stride
        wanted = value(s)
        if not purse.pieces:
            return int(0 <= wanted <= s[base])
        for place, piece in enumerate(purse.pieces, 1):
            wanted -= piece * min(s[base + place], wanted // piece)
        return int(wanted == 0)

    return payable


def _knowing(e: Evaluator, component: Op) -> Value:
    value, knows = e.value(component), e.program.knows
    return lambda s: s[knows + value(s)]


def _common(e: Evaluator, domain: Domain) -> Value:
    members, knows, everyone = e.members(domain), e.program.knows, e.table.everyone

    def common(s: list[int]) -> int:
        seats = everyone
        for component in members(s):
            seats &= s[knows + component]
        return seats

    return common


# ---- sources -------------------------------------------------------------------------------------------------


def _range_source(e: Evaluator, domain: Domain, low: Op, high: Op) -> Members:
    if low.name == high.name == "const":
        first: Any = low.operands[0]
        last: Any = high.operands[0]
        fixed = list(range(first, last + 1))
        return lambda s: fixed
    a, b = e.value(low), e.value(high)
    return lambda s: list(range(a(s), b(s) + 1))


def _players_source(e: Evaluator, domain: Domain) -> Members:
    alive, players = e.program.alive, e.program.players
    everyone = list(range(players))

    def living(s: list[int]) -> list[int]:
        flags = s[alive : alive + players]
        return everyone if 0 not in flags else [seat for seat in everyone if flags[seat]]

    return living


def _zone_source(e: Evaluator, domain: Domain, zone: Op) -> Members:
    table = e.table
    if zone.name == "const":
        fixed: Any = zone.operands[0]
        base, first = table.bases[fixed], table.firsts[fixed]
        if table.piles[fixed]:
            return lambda s: s[first : first + s[base]][::-1]
        return lambda s: s[first : first + s[base]]
    at, members = e.value(zone), table.members
    return lambda s: members(s, at(s))


def _zones_source(e: Evaluator, domain: Domain, start: Op, count: Op) -> Members:
    first: Any = start.operands[0]
    number: Any = count.operands[0]
    zones, members = range(first, first + number), e.table.members

    def family(s: list[int]) -> list[int]:
        found: list[int] = []
        for zone in zones:
            found += members(s, zone)
        return found

    return family


def _single_source(e: Evaluator, domain: Domain, item: Op) -> Members:
    value, none = e.value(item), domain.none

    def single(s: list[int]) -> list[int]:
        found = value(s)
        return [] if found == none else [found]

    return single


def _set_source(e: Evaluator, domain: Domain, base: Op) -> Members:
    at: Any = base.operands[0]
    return lambda s: s[at + 1 : at + 1 + s[at]]


_SOURCES: dict[str, Callable[..., Members]] = {
    "range": _range_source,
    "players": _players_source,
    "zone": _zone_source,
    "zones": _zones_source,
    "single": _single_source,
    "set": _set_source,
}

_MAKERS: dict[str, Callable[..., Value]] = {
    "const": _const,
    "slot": _slot,
    "array": _array,
    "lookup": _lookup,
    "add": _binary(lambda a, b: lambda s: a(s) + b(s)),
    "sub": _binary(lambda a, b: lambda s: a(s) - b(s)),
    "mul": _binary(lambda a, b: lambda s: a(s) * b(s)),
    "div_down": _divide(False),
    "div_up": _divide(True),
    "mod": _mod,
    "eq": _equal,
    "ne": _binary(lambda a, b: lambda s: a(s) != b(s)),
    "lt": _binary(lambda a, b: lambda s: a(s) < b(s)),
    "le": _binary(lambda a, b: lambda s: a(s) <= b(s)),
    "and": _and,
    "or": _or,
    "not": _not,
    "if": _if,
    "least": _extreme(min),
    "greatest": _extreme(max),
    "call": _call,
    "count": _count,
    "any": _any,
    "sum": _sum,
    "max": _most(1),
    "min": _most(-1),
    "first": _end(False),
    "last": _end(True),
    "the": _the,
    "contained": _contained,
    "present": _present,
    "bounded": _bounded,
    "position": _position,
    "turn_on": _turn_on,
    "next_player": _next_player,
    "payable": _payable,
    "knowing": _knowing,
    "common": _common,
    "both": _binary(lambda a, b: lambda s: a(s) & b(s)),
}
