"""What is left when groups of members are taken out.

In: the members' numbers, the values that are compared, and groupings. Out: the least sum that can be left.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rulewright.ir.groupings import CONSECUTIVE, DIFFERENT, EQUAL, Grouping, groupings_of
from rulewright.ir.program import Domain, Op

if TYPE_CHECKING:
    from rulewright.backend.runtime.evaluate import Evaluator, Value

Compared = Sequence[tuple[int, ...]]
"""For each member the values that are compared."""


def least_left(e: Evaluator, domain: Domain, body: Op, table: int, *compared: Op) -> Value:
    members, var, value, values = e.members(domain), domain.var, e.value(body), [e.value(one) for one in compared]
    groupings = groupings_of(e.program.tables[table], len(compared))

    def left(s: list[int]) -> int:
        numbers, rows = [], []
        for x in members(s):
            s[var] = x
            numbers.append(value(s))
            rows.append(tuple(one(s) for one in values))
        return least_sum(numbers, [group for one in groupings for group in groups(rows, one)])

    return left


def least_sum(numbers: Sequence[int], found: Sequence[int]) -> int:
    """The least sum of numbers that are in none of some groups (sets of places, as bits), which share no member."""
    known = {0: 0}

    def least(rest: int) -> int:
        if rest not in known:
            first = rest & -rest
            ways = [numbers[first.bit_length() - 1] + least(rest ^ first)]
            ways += [least(rest ^ group) for group in found if group & first and not group & ~rest]
            known[rest] = min(ways)
        return known[rest]

    return least((1 << len(numbers)) - 1)


def groups(rows: Compared, grouping: Grouping) -> Iterator[int]:
    """All groups of a grouping, as sets of places."""
    after = [
        sum(1 << at for at in range(first + 1, len(rows)) if _fit(row, rows[at], grouping))
        for first, row in enumerate(rows)
    ]
    return _grown(rows, grouping, after, (), (1 << len(rows)) - 1)


def _grown(
    rows: Compared, grouping: Grouping, after: Sequence[int], chosen: tuple[int, ...], fitting: int
) -> Iterator[int]:
    """All groups that begin with the chosen members. `fitting`: the later places that fit all of these; `after`: that
    fit one.
    """
    if len(chosen) >= grouping.low and _is_whole([rows[at] for at in chosen], grouping):
        yield sum(1 << at for at in chosen)
    if len(chosen) == grouping.high or len(chosen) + fitting.bit_count() < grouping.low:
        return
    while fitting:
        at = (fitting & -fitting).bit_length() - 1
        fitting &= fitting - 1
        yield from _grown(rows, grouping, after, (*chosen, at), fitting & after[at])


def _fit(one: tuple[int, ...], other: tuple[int, ...], grouping: Grouping) -> bool:
    """Whether two members may lie in one group."""
    for a, b, relation in zip(one, other, grouping.relations, strict=True):
        if relation == EQUAL and a != b:
            return False
        if relation in (DIFFERENT, CONSECUTIVE) and a == b:
            return False
        if relation == CONSECUTIVE and abs(a - b) >= grouping.high:
            return False
    return True


def _is_whole(rows: Compared, grouping: Grouping) -> bool:
    """Whether members that fit each other are a group: a run has no gap."""
    columns = zip(*rows, strict=True)
    runs = [column for column, relation in zip(columns, grouping.relations, strict=True) if relation == CONSECUTIVE]
    return all(max(run) - min(run) == len(run) - 1 for run in runs)
