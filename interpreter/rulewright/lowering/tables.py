"""Tables of the rules as constant arrays.

In: a table and its keys. Out: a look-up. Complains, by `BadConstant`, about a row that is missing.
"""

from __future__ import annotations

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.ir.program import Op
from rulewright.lowering.context import Context
from rulewright.lowering.expressions import ExpressionLowerer
from rulewright.lowering.operators import const, is_const


class TableLowerer:
    """Lowers tables."""

    def __init__(self, context: Context, expressions: ExpressionLowerer) -> None:
        self.context = context
        self.expressions = expressions

    def table(self, table: sym.Table, keys: tuple[t.Expr, ...]) -> Op:
        """A table as a constant array; keys are shifted to start from 0, an optional key's none comes last."""
        sizes = []
        for type_, stretch in zip(table.keys, table.ranges, strict=True):
            sizes.append(stretch[1] - stretch[0] + 1 if stretch is not None else self.context.constants.size(type_))
        if len(keys) == 1 and keys[0].type.optional:
            return self._optional_table(table, keys[0], sizes[0])
        index = const(0)
        for key, size, stretch in zip(keys, sizes, table.ranges, strict=True):
            value = self.expressions.value(key)
            if stretch is not None:
                value = Op("bounded", (Op("sub", (value, const(stretch[0]))), 0, size - 1))
            index = value if is_const(index, 0) else Op("add", (Op("mul", (index, const(size))), value))
        return Op("lookup", (self.context.layout.table(self._cells(table, sizes)), index))

    def _optional_table(self, table: sym.Table, key: t.Expr, size: int) -> Op:
        cells = self._cells(table, [size])
        none = self.context.constants.cell(table, (-1,), key.span)
        return self.expressions.guarded(
            key, none, Op("lookup", (self.context.layout.table(cells), self.expressions.value(key)))
        )

    def _cells(self, table: sym.Table, sizes: list[int]) -> tuple[int, ...]:
        rows: list[tuple[int, ...]] = [()]
        for size, stretch in zip(sizes, table.ranges, strict=True):
            low = stretch[0] if stretch is not None else 0
            rows = [(*row, low + i) for row in rows for i in range(size)]
        return tuple(self.context.constants.cell(table, row, table.span) for row in rows)
