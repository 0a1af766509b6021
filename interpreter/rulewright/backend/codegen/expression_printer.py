"""All printers of one C function, wired together: the one place that knows which needs which.

In: the unit, the text of the function, and the rule it comes from. Out: printers.
"""

from __future__ import annotations

from rulewright.backend.codegen.condition_printer import ConditionPrinter
from rulewright.backend.codegen.domain_printer import DomainPrinter
from rulewright.backend.codegen.expression_table import EXPRESSION_PRINTERS
from rulewright.backend.codegen.function_context import FunctionContext
from rulewright.backend.codegen.function_scope import FunctionScope
from rulewright.backend.codegen.histogram_printer import HistogramPrinter
from rulewright.backend.codegen.invariant_printer import InvariantPrinter
from rulewright.backend.codegen.order_printer import OrderPrinter
from rulewright.backend.codegen.set_printer import SetPrinter
from rulewright.backend.codegen.term_printer import TermPrinter
from rulewright.backend.codegen.translation_unit import TranslationUnit
from rulewright.backend.codegen.value_printer import ValuePrinter
from rulewright.backend.codegen.zone_printer import ZonePrinter
from rulewright.source.text import NOWHERE, Span


class ExpressionPrinter:
    """Prints every expression of one function. Rows of the table of expressions take what they need from here."""

    def __init__(self, unit: TranslationUnit, scope: FunctionScope, span: Span = NOWHERE) -> None:
        self.scope = scope
        self.context = context = FunctionContext(unit, scope, span)
        self.values = values = ValuePrinter(context, self, EXPRESSION_PRINTERS)
        self.terms = TermPrinter(context, ExpressionPrinter)
        self.orders = orders = OrderPrinter(context, values)
        self.zones = zones = ZonePrinter(context, values)
        self.invariants = invariants = InvariantPrinter(context, values)
        self.sets = sets = SetPrinter(context, values)
        self.domains = domains = DomainPrinter(context, values, zones, orders, invariants, sets)
        self.histograms = HistogramPrinter(context, values, zones, domains)
        self.conditions = ConditionPrinter(context, values, zones, domains, invariants)
