"""Tests in C: `test_x` tells whether an index of an action's only pick is legal, without listing the others.

In: an action that picks one of a range, as random play draws it by rejection sampling. Out: the function.
"""

from __future__ import annotations

from typing import NamedTuple

from rulewright.backend.codegen.expression_printer import ExpressionPrinter
from rulewright.backend.codegen.function_scope import FunctionScope, bare
from rulewright.backend.codegen.pick_options import domain_of
from rulewright.backend.codegen.pick_printer import PickPrinter, parameters, slots_of
from rulewright.backend.codegen.translation_unit import TranslationUnit
from rulewright.ir.program import Action


class PrintedIdTest(NamedTuple):
    """The name of a test, and whether it may fault."""

    name: str
    faults: bool


class IdTestPrinter:
    """Prints the test of one action."""

    def __init__(self, unit: TranslationUnit, action: Action) -> None:
        self.unit, self.action = unit, action
        self.scope = FunctionScope()
        printers = ExpressionPrinter(unit, self.scope, action.span)
        self.context, self.values = printers.context, printers.values
        self.picks = PickPrinter(printers)
        self.declared, given = parameters(action)
        self.context.local = {action.me, *action.parameters, *slots_of(action.picks[0])}
        self.scope.env = dict(zip((action.me, *action.parameters), given, strict=True))

    def print(self) -> PrintedIdTest:
        """Prints the function."""
        name, (pick,) = self.unit.names.unique("test", self.action.name), self.action.picks
        domain = self.unit.narrowed(domain_of(pick))
        low, high = (self.values.atom(end) for end in domain.operands)
        member = self.picks.member(pick, "index")
        self.picks.refuse(f"{member} < {low} || {member} > {high}")
        self.context.bind(domain.var, member)
        self.scope.env[pick.slot] = member
        for condition in (domain.where, self.action.where):
            if condition is not None:
                self.scope.line(f"if (!({bare(self.values.value(condition))})) return 0;")
        self.scope.line("return 1;")
        self.unit.add_function(f"RW num {name}(Game *g{self.declared}, num index)", self.scope, self.action.span)
        return PrintedIdTest(name, self.scope.faults)
