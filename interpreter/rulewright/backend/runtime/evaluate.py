"""Expressions as functions of the vector: one small maker for each operation of `rulewright.ir.operations.EXPRESSIONS`.

`Evaluator.value(op)` gives a function from the vector to an integer; `members(domain)` one to a list. They write only
scratch slots (and the slot of a domain's variable), so asking changes nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import assert_never

from rulewright.backend.runtime import arithmetic, folds, suppositions
from rulewright.backend.runtime.domain_sources import SOURCE_MAKERS
from rulewright.backend.runtime.least_left import least_left
from rulewright.backend.runtime.table import Table
from rulewright.ir.operations import EXPRESSIONS, complete
from rulewright.ir.program import Domain, Function, Key, Op, Program
from rulewright.ir.repeated import repeated_calls
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
        self.hits = bytearray(len(program.marks) + 1)
        """Which marks were reached; the last stands for those of nobody."""
        self._once: dict[Op, arithmetic.Once] = {}
        for function in program.functions:
            self.span = function.span
            self.functions.append(self._body(function))

    def _body(self, function: Function) -> Value:
        """A term: calls that stand in its body more than once are worked out once each time."""
        with self.keeping(repeated_calls(function, self.program.position_start)) as kept:
            value = self.value(function.body)
        return arithmetic.afresh(kept, value) if kept else value

    @contextmanager
    def keeping(self, calls: tuple[Op, ...]) -> Iterator[tuple[arithmetic.Once, ...]]:
        """While it lasts, functions made of these calls keep their value until it is forgotten."""
        self._once = {op: arithmetic.Once() for op in calls}
        try:
            yield tuple(self._once.values())
        finally:
            self._once = {}

    def value(self, op: Op) -> Value:
        """The function of an expression."""
        made = _MAKERS[op.name](self, *op.operands)
        return self._once[op].value(made) if op.name == "call" and op in self._once else made

    def values(self, ops: tuple[Op, ...]) -> tuple[Value, ...]:
        return tuple(self.value(op) for op in ops)

    # ---- domains --------------------------------------------------------------------------------------------------

    def source(self, domain: Domain) -> Members:
        """All members of the source, unfiltered, in their own order."""
        return SOURCE_MAKERS[domain.source](self, domain, *domain.operands)

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

    def holding(self, domain: Domain) -> Callable[[list[int], int], bool]:
        """Whether something is a member, without asking about all others."""
        source, var = self.source(domain), domain.var
        where = self.value(domain.where) if domain.where is not None else None

        def holds(s: list[int], x: int) -> bool:
            if x not in source(s):
                return False
            s[var] = x
            return where is None or bool(where(s))

        return holds

    def sorted(self, found: Members, domain: Domain) -> Members:
        """Members by their sort keys; equal ones stay in their own order."""
        keys, var = [self.key(key) for key in domain.keys], domain.var
        marks = [key.mark for key in domain.keys] if any(key.mark >= 0 for key in domain.keys) else None

        def ordered(s: list[int]) -> list[int]:
            ranked: list[tuple[int, ...]] = []
            for x in found(s):
                s[var] = x
                ranked.append((*(key(s, x) for key in keys), len(ranked), x))
            ranked.sort()
            if marks is not None:
                self._decided(ranked, marks)
            return [row[-1] for row in ranked]

        return ordered

    def _decided(self, ranked: list[tuple[int, ...]], marks: list[int]) -> None:
        """Notes which keys decided between neighbours."""
        for ours, other in pairwise(ranked):
            at = next((place for place, mark in enumerate(marks) if ours[place] != other[place]), -1)
            self.hits[marks[at] if at >= 0 else -1] = 1

    def key(self, key: Key) -> Callable[[list[int], int], int]:
        value, size = self.value(key.value), key.size
        match key.kind:
            case "highest":
                return lambda s, x: -value(s)
            case "lowest":
                return lambda s, x: value(s)
            case "clockwise":
                return lambda s, x: (x - value(s)) % size
            case "counterclockwise":
                return lambda s, x: (value(s) - x) % size
            case _:
                assert_never(key.kind)

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


_MAKERS: dict[str, Callable[..., Value]] = {
    "const": arithmetic.const,
    "slot": arithmetic.slot,
    "array": arithmetic.array,
    "lookup": arithmetic.lookup,
    "add": arithmetic.binary(lambda a, b: lambda s: a(s) + b(s)),
    "sub": arithmetic.binary(lambda a, b: lambda s: a(s) - b(s)),
    "mul": arithmetic.binary(lambda a, b: lambda s: a(s) * b(s)),
    "div_down": arithmetic.divide(False),
    "div_up": arithmetic.divide(True),
    "mod": arithmetic.mod,
    "eq": arithmetic.equal,
    "ne": arithmetic.binary(lambda a, b: lambda s: a(s) != b(s)),
    "lt": arithmetic.binary(lambda a, b: lambda s: a(s) < b(s)),
    "le": arithmetic.binary(lambda a, b: lambda s: a(s) <= b(s)),
    "and": arithmetic.and_,
    "or": arithmetic.or_,
    "not": arithmetic.not_,
    "if": arithmetic.if_,
    "least": arithmetic.extreme(min),
    "greatest": arithmetic.extreme(max),
    "call": arithmetic.call,
    "count": folds.count,
    "any": folds.any_,
    "sum": folds.sum_,
    "equal": folds.related(folds.equal),
    "different": folds.related(folds.different),
    "consecutive": folds.related(folds.consecutive),
    "max": folds.most(1),
    "min": folds.most(-1),
    "first": folds.end(False),
    "last": folds.end(True),
    "the": folds.the,
    "longest_line": folds.longest_line,
    "longest_path": folds.longest_path,
    "least_left": least_left,
    "contained": folds.contained,
    "present": folds.present,
    "bounded": folds.bounded,
    "position": folds.position,
    "turn_on": folds.turn_on,
    "next_player": folds.next_player,
    "payable": folds.payable,
    "knowing": folds.knowing,
    "common": folds.common,
    "both": arithmetic.binary(lambda a, b: lambda s: a(s) & b(s)),
    "suppose": suppositions.suppose,
    "put": suppositions.put,
    "bind": suppositions.bind,
    "each": suppositions.each,
    "in_turn": suppositions.in_turn,
    "probe": arithmetic.probe,
    "probe_row": arithmetic.probe_row,
}

complete("makers of expressions", _MAKERS, EXPRESSIONS)
