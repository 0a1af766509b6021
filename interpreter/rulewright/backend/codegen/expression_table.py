"""The printers of all operations that are expressions.
The table is closed: an operation without one stops the import.
"""

from __future__ import annotations

from collections.abc import Callable

from rulewright.backend.codegen.aggregate_expressions import AGGREGATE_PRINTERS
from rulewright.backend.codegen.component_expressions import COMPONENT_PRINTERS
from rulewright.backend.codegen.interval_rules import PRINTED_GROUPS, PRINTED_TEXT
from rulewright.backend.codegen.operator_expressions import OPERATOR_PRINTERS
from rulewright.backend.codegen.supposed_expressions import SUPPOSED_PRINTERS
from rulewright.ir.operations import EXPRESSIONS, complete

EXPRESSION_PRINTERS: dict[str, Callable[..., str]] = {
    **OPERATOR_PRINTERS,
    **AGGREGATE_PRINTERS,
    **COMPONENT_PRINTERS,
    **SUPPOSED_PRINTERS,
}
"""How each operation of `rulewright.ir.operations.EXPRESSIONS` is printed."""

complete("printers of expressions in C", EXPRESSION_PRINTERS, {PRINTED_TEXT, PRINTED_GROUPS, *EXPRESSIONS})
