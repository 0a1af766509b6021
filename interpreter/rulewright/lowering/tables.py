"""Tables of the rules as constant arrays.

In: a table and its keys. Out: a look-up. Complains, by `BadConstant`, about a row that is missing.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate, chain

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import Type
from rulewright.ir.program import NONE, Op
from rulewright.lowering.context import Context
from rulewright.lowering.expressions import ExpressionLowerer
from rulewright.lowering.marking import NOBODY
from rulewright.lowering.operators import bounded, const, is_const
from rulewright.source.text import Span

Ranges = tuple[tuple[int, int] | None, ...]


class TableLowerer:
    """Lowers tables."""

    def __init__(self, context: Context, expressions: ExpressionLowerer) -> None:
        self.context = context
        self.expressions = expressions

    def table(self, table: sym.Table, keys: tuple[t.Expr, ...]) -> Op:
        """A table as a constant array; keys are shifted to start from 0, an optional key's none comes last."""
        sizes = self._sizes(table.keys, table.ranges)
        if len(keys) == 1 and keys[0].type.optional:
            return self._optional_table(table, keys[0], sizes[0])
        return self._looked_up(table, sizes, self._index(keys, sizes, table.ranges))

    def sets(self, table: sym.Table, keys: tuple[t.Expr, ...]) -> tuple[Op, Op, Op]:
        """A table of sets as lists that lie one behind the other: where each begins (and the last ends), all that
        stands in them, and which list these keys (without the member) mean.
        """
        everyone, *types = table.keys
        ranges, (members,) = table.ranges[1:], self._sizes((everyone,), table.ranges[:1])
        sizes, layout = self._sizes(types, ranges), self.context.layout
        rows = _rows(ranges, sizes)
        lists = [[one for one in range(members) if self._cell(table, (one, *row), table.span)] for row in rows]
        starts, entries = tuple(accumulate(map(len, lists), initial=0)), tuple(chain.from_iterable(lists))
        marks = tuple(self._mark(table, (min(table.named), *row)) for row in rows)
        index = self._marked(marks, self._index(keys, sizes, ranges))
        return const(layout.table(starts)), const(layout.table(entries)), index

    def _sizes(self, types: Iterable[Type], ranges: Ranges) -> list[int]:
        """How many values each key may have."""
        return [
            stretch[1] - stretch[0] + 1 if stretch is not None else self.context.constants.size(type_)
            for type_, stretch in zip(types, ranges, strict=True)
        ]

    def _index(self, keys: tuple[t.Expr, ...], sizes: list[int], ranges: Ranges) -> Op:
        index = const(0)
        for key, size, stretch in zip(keys, sizes, ranges, strict=True):
            value = self.expressions.value(key)
            if stretch is not None:
                value = bounded(value, *stretch)
            index = value if is_const(index, 0) else Op("add", (Op("mul", (index, const(size))), value))
        return index

    def _optional_table(self, table: sym.Table, key: t.Expr, size: int) -> Op:
        none = const(self._cell(table, (-1,), key.span))
        mark = self._mark(table, (-1,))
        noted = none if mark == NOBODY else self.context.marking.probe(none, mark, mark)
        return self.expressions.guarded_by(key, noted, self._looked_up(table, [size], self.expressions.value(key)))

    def _looked_up(self, table: sym.Table, sizes: list[int], index: Op) -> Op:
        rows = _rows(table.ranges, sizes)
        cells = tuple(self._cell(table, row, table.span) for row in rows)
        marks = tuple(self._mark(table, row) for row in rows)
        return Op("lookup", (self.context.layout.table(cells), self._marked(marks, index)))

    def _marked(self, marks: tuple[int, ...], index: Op) -> Op:
        """Which row is asked, noted if anybody wants to know."""
        if all(mark == NOBODY for mark in marks):
            return index
        return Op("probe_row", (self.context.layout.table(marks), index))

    def _cell(self, table: sym.Table, keys: tuple[int, ...], span: Span) -> int:
        found = self.context.constants.cell(table, keys, span)
        return NONE if found is None else found

    def _mark(self, table: sym.Table, keys: tuple[int, ...]) -> int:
        """The mark of the row that holds for these keys, if a designer wrote it and anybody asks for marks."""
        row, marking = table.row_of(keys), self.context.marking
        place = table.places.get(row) if row is not None else None
        return marking.number("row", place, table.name) if marking.on and place is not None else NOBODY


def _rows(ranges: Ranges, sizes: list[int]) -> list[tuple[int, ...]]:
    """All keys, in the order of the cells."""
    rows: list[tuple[int, ...]] = [()]
    for size, stretch in zip(sizes, ranges, strict=True):
        low = stretch[0] if stretch is not None else 0
        rows = [(*row, low + i) for row in rows for i in range(size)]
    return rows
