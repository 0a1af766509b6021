"""Values in C: the C expression of an operation.

In: operations, and the table of their printers. Out: C expressions that are pure and cannot fail; what must come before
them (loops, checks) is written to the scope. So faults are found in the order in which the reference interpreter finds
them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

from rulewright.backend.codegen.fault_sites import TOO_LARGE
from rulewright.backend.codegen.function_context import FunctionContext
from rulewright.backend.codegen.integer_ranges import ANY
from rulewright.ir.program import Op

if TYPE_CHECKING:
    from rulewright.backend.codegen.expression_printer import ExpressionPrinter


class ValuePrinter:
    """Prints values into one function, each operation by its row of the table."""

    def __init__(
        self, context: FunctionContext, printers: ExpressionPrinter, table: Mapping[str, Callable[..., str]]
    ) -> None:
        self.context = context
        self.scope = context.scope
        self.printers = printers
        self.table = table

    def value(self, op: Op | None) -> str:
        """The C expression of an operation."""
        assert op is not None
        return self.table[op.name](self.printers, *op.operands)

    def atom(self, op: Op | None) -> str:
        """The same, as a name or number that can be used several times."""
        return self.scope.atom(self.value(op))

    def fitting(self, op: Op) -> str:
        """A value for a slot, or a fault where it is larger than a slot."""
        found, range_ = self.value(op), self.context.range(op)
        if not range_.within(*ANY) and not range_.empty:
            found = self.scope.atom(found)
            self.context.fail(f"{found} != (cell){found}", "range", TOO_LARGE, found)
        return found

    def checked(self, op: Op, size: int, message: str, kind: str = "the") -> str:
        """An index below `size`, or a fault."""
        index = self.value(op)
        if not self.context.range(op).within(0, size - 1):
            index = self.scope.atom(index)
            self.context.fail(f"(uint64_t){index} >= {size}", kind, message)
        return index

    def captured(self, op: Op) -> tuple[list[str], str]:
        """The lines that must come before a value, taken out of the scope, and the value."""
        lines = self.scope.lines
        start = len(lines) - self.scope.shifted
        text = self.value(op)
        start += self.scope.shifted
        before = lines[start:]
        del lines[start:]
        return before, text

    def paste(self, lines: list[str]) -> None:
        """Captured lines, one block deeper."""
        self.scope.lines += ["    " + line for line in lines]
