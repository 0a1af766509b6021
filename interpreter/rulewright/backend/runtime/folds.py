"""Makers of folds over domains, and of what is asked of one member."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulewright.backend.runtime.fault import Fault
from rulewright.ir.program import Domain, Op

if TYPE_CHECKING:
    from rulewright.backend.runtime.evaluate import Evaluator, Value


def count(e: Evaluator, domain: Domain) -> Value:
    members = e.members(domain)
    return lambda s: len(members(s))


def any_(e: Evaluator, domain: Domain) -> Value:
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


def sum_(e: Evaluator, domain: Domain, body: Op) -> Value:
    members, var, value = e.members(domain), domain.var, e.value(body)

    def total(s: list[int]) -> int:
        found = 0
        for x in members(s):
            s[var] = x
            found += value(s)
        return found

    return total


def most(sign: int) -> Callable[..., Value]:
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


def related(holds: Callable[[list[int]], bool]) -> Callable[[Evaluator, Domain, Op], Value]:
    """Whether the values of all members have to do with each other."""

    def make(e: Evaluator, domain: Domain, body: Op) -> Value:
        members, var, value = e.members(domain), domain.var, e.value(body)

        def related(s: list[int]) -> int:
            found = []
            for x in members(s):
                s[var] = x
                found.append(value(s))
            return 1 if holds(found) else 0

        return related

    return make


def equal(values: list[int]) -> bool:
    return len(set(values)) < 2


def different(values: list[int]) -> bool:
    return len(set(values)) == len(values)


def consecutive(values: list[int]) -> bool:
    return not values or (different(values) and max(values) - min(values) == len(values) - 1)


def end(last: bool) -> Callable[[Evaluator, Domain], Value]:
    def make(e: Evaluator, domain: Domain) -> Value:
        members, none, at = e.members(domain), domain.none, -1 if last else 0

        def end(s: list[int]) -> int:
            found = members(s)
            return found[at] if found else none

        return end

    return make


def the(e: Evaluator, domain: Domain) -> Value:
    members, span = e.members(domain), e.span

    def the(s: list[int]) -> int:
        found = members(s)
        if len(found) != 1:
            raise Fault("the", f"`the` needs exactly one, and there are {len(found)}", span)
        return found[0]

    return the


def longest_line(e: Evaluator, domain: Domain, table: int, ways: int) -> Value:
    members, onward = e.members(domain), e.program.tables[table]

    def longest(s: list[int]) -> int:
        found, best = set(members(s)), 0
        for start in found:
            for way in range(ways):
                length, space = 1, onward[start * ways + way]
                while space in found:
                    length, space = length + 1, onward[space * ways + way]
                best = max(best, length)
        return best

    return longest


def longest_path(e: Evaluator, domain: Domain, body: Op, table: int, ways: int) -> Value:
    members, var, value, ends = e.members(domain), domain.var, e.value(body), e.program.tables[table]

    def longest(s: list[int]) -> int:
        at: dict[int, list[tuple[int, int, int]]] = {}
        for number, edge in enumerate(members(s)):
            s[var] = edge
            first, second, length = ends[2 * edge], ends[2 * edge + 1], value(s)
            at.setdefault(first, []).append((number, second, length))
            at.setdefault(second, []).append((number, first, length))
        best, waiting = 0, [(end, 0, 0) for end in at]
        while waiting:
            end, used, so_far = waiting.pop()
            best = max(best, so_far)
            waiting += [
                (to, used | 1 << number, so_far + more) for number, to, more in at[end] if not used >> number & 1
            ]
        return best

    return longest


def contained(e: Evaluator, subject: Op, domain: Domain) -> Value:
    value, members = e.value(subject), e.members(domain)
    return lambda s: 1 if value(s) in members(s) else 0


def present(e: Evaluator, item: Op, none: int | None = None) -> Value:
    """`none` is given where other negative numbers are values."""
    value, span = e.value(item), e.span

    def present(s: list[int]) -> int:
        found = value(s)
        if found < 0 if none is None else found == none:
            raise Fault("the", "`the` needs exactly one, and there is none", span)
        return found

    return present


def outside(low: int, high: int, noun: str) -> str:
    """What is said of a number `a` that is none of these, or not the number of any such thing."""
    return f"there is no {noun} {{a}}" if noun else f"number {{a}} is outside {low}..{high}"


def bounded(e: Evaluator, item: Op, low: int, high: int, shift: int = 1, noun: str = "") -> Value:
    value, span, message = e.value(item), e.span, outside(low + shift, high + shift, noun)

    def bounded(s: list[int]) -> int:
        found = value(s)
        if not low <= found <= high:
            raise Fault("range", message.format(a=found + shift), span)
        return found

    return bounded


def position(e: Evaluator, component: Op) -> Value:
    value, table = e.value(component), e.table
    return lambda s: table.position(s, value(s)) + 1


def turn_on(e: Evaluator, item: Op, step: int, size: int) -> Value:
    value = e.value(item)
    return lambda s: (value(s) + step) % size


def next_player(e: Evaluator, item: Op, step: int) -> Value:
    value, players, alive = e.value(item), e.program.players, e.program.alive

    def next_player(s: list[int]) -> int:
        seat = value(s)
        for _ in range(players):
            seat = (seat + step) % players
            if s[alive + seat]:
                break
        return seat

    return next_player


def payable(e: Evaluator, family: int, index: Op, amount: Op) -> Value:
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


def knowing(e: Evaluator, component: Op) -> Value:
    value, knows = e.value(component), e.program.knows
    return lambda s: s[knows + value(s)]


def common(e: Evaluator, domain: Domain) -> Value:
    members, knows, everyone = e.members(domain), e.program.knows, e.table.everyone

    def common(s: list[int]) -> int:
        seats = everyone
        for component in members(s):
            seats &= s[knows + component]
        return seats

    return common
