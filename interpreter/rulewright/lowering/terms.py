"""Terms as functions of the Program.

In: calls of terms. Out: calls of functions, each lowered on first use.
"""

from __future__ import annotations

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import SetType
from rulewright.ir.program import Function, Op
from rulewright.lowering.context import Context
from rulewright.lowering.expressions import ExpressionLowerer
from rulewright.lowering.set_parameters import given, slots_of, width


class TermLowerer:
    """Lowers terms."""

    def __init__(self, context: Context, expressions: ExpressionLowerer) -> None:
        self.context = context
        self.expressions = expressions
        self.functions: list[Function] = []
        self.function_index: dict[sym.Term, int] = {}
        self.function_settles: dict[sym.Term, set[sym.Zone]] = {}
        self.marks_rules = context.marking.on

    def call(self, term: sym.Term, arguments: tuple[t.Expr, ...]) -> Op:
        assert term.body is not None
        if not arguments and isinstance(term.body, t.Const | t.StateOf | t.PurseOf) and not self.context.marking.marks:
            return self.expressions.value(term.body)
        index = self.function(term)
        return Op("call", (index, *given(self.context, self.expressions, term.signature, arguments)))

    def _place(self, var: t.Var) -> None:
        """Scratch slots for a parameter; those of a set lie one behind the other."""
        if isinstance(var.type, SetType):
            first, *_ = [self.context.layout.scratch() for _ in range(width(self.context, var))]
            self.context.slots[var] = self.context.sets[var] = first
        else:
            self.context.slot_of(var)

    def function(self, term: sym.Term) -> int:
        """The index of a term's function, lowered on first use."""
        if term not in self.function_index:
            assert term.body is not None
            for var in term.signature:
                self._place(var)
            parameters = slots_of(self.context, term.signature)
            outside, self.context.settled = self.context.settled, set()
            with self.context.marking.resumed(self.marks_rules):
                body = self.context.marking.reached(self.expressions.value(term.body), "term", term.span)
            self.function_settles[term], self.context.settled = self.context.settled, outside
            self.function_index[term] = len(self.functions)
            self.functions.append(Function(term.name, parameters, body, term.span))
        self.context.settled |= self.function_settles[term]
        return self.function_index[term]
