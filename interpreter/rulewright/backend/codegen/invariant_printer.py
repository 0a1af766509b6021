"""What is the same for every member of a loop, worked out before the loop.

In: the condition of a loop. Out: the condition with what was worked out in place of its aggregates, or of what they
share. What may fault stays where it is.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from rulewright.backend.codegen.function_context import FunctionContext
from rulewright.backend.codegen.grouping_expressions import groups_found_once
from rulewright.backend.codegen.interval_rules import PRINTED_TEXT, already_printed
from rulewright.backend.codegen.slot_reads import reads
from rulewright.backend.codegen.value_printer import ValuePrinter
from rulewright.ir.program import Op


class InvariantPrinter:
    """Prints the parts of a condition that no member changes."""

    def __init__(self, context: FunctionContext, values: ValuePrinter) -> None:
        self.context = context
        self.scope = context.scope
        self.values = values

    def outside(self, where: Op, var: int) -> Op:
        """Folds that do not look at the member are worked out before the loop, if they cannot fault."""
        if not self.context.steady or where.name == PRINTED_TEXT or self.context.unit.may_fault(where):
            return where
        if self.context.unit.loops.needed(where) and var not in reads(where):
            return self._before(where, lambda: self._worked_out(where))
        if where.name == "least_left":
            return self._before(where, lambda: groups_found_once(self.values.printers, where, var))
        return replace(
            where, operands=tuple(self.outside(item, var) if isinstance(item, Op) else item for item in where.operands)
        )

    def _worked_out(self, op: Op) -> Op:
        return already_printed(self.scope.atom(self.values.value(op)), self.context.range(op))

    def _before(self, op: Op, printed: Callable[[], Op | None]) -> Op:
        """What takes the place of an operation when something was printed; the operation if there is nothing, or it may
        fault.
        """
        before, faults = len(self.scope.lines), self.scope.faults
        shifted, self.scope.faults = self.scope.shifted, False
        found = printed()
        failed, self.scope.faults = self.scope.faults, faults
        if failed:
            del self.scope.lines[before + self.scope.shifted - shifted :]
            self.context.unit.note_fault(op)
        return op if failed or found is None else found
