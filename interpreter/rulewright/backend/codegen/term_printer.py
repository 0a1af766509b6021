"""Terms in C: one function each, printed on first use, and their calls.

In: the index of a term. Out: its function, which the unit keeps, or the C expression of its value.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulewright.backend.codegen.function_context import FunctionContext
from rulewright.backend.codegen.function_scope import FunctionScope, bare
from rulewright.backend.codegen.translation_unit import PrintedTerm, TranslationUnit
from rulewright.ir.program import Function, Op
from rulewright.ir.repeated import repeated_calls
from rulewright.ir.supposed import stretches
from rulewright.source.text import Span

if TYPE_CHECKING:
    from rulewright.backend.codegen.expression_printer import ExpressionPrinter

NewPrinter = Callable[[TranslationUnit, FunctionScope, Span], "ExpressionPrinter"]
"""Makes the printers of another function."""


class TermPrinter:
    """Prints terms.

    `lifted` holds, in a term with parameters, the terms without that it asks its callers for: inside of a loop they
    would be worked out again and again. `kept` holds the calls that stand in its body several times, by the name of the
    variable that keeps the value of each from its first use on.
    """

    def __init__(self, context: FunctionContext, new_printer: NewPrinter) -> None:
        self.context = context
        self.scope = context.scope
        self.new_printer = new_printer
        self.lifted: list[int] | None = None
        self.kept: dict[Op, str] = {}

    def term(self, index: int) -> PrintedTerm:
        """A term, printed on first use."""
        terms = self.context.unit.terms
        if index not in terms:
            terms[index] = self._print_term(index)
        return terms[index]

    def _print_term(self, index: int) -> PrintedTerm:
        function = self.context.program.functions[index]
        name = self.context.unit.names.unique("term", function.name)
        scope = FunctionScope()
        inner = self.new_printer(self.context.unit, scope, function.span)
        if stretches(function):  # what has one value elsewhere may have another after each change
            inner.context.steady = False
        else:
            inner.terms.lifted = [] if function.parameters else None
        inner.terms.keep(function)
        names = [f"p{place}" for place, _ in enumerate(function.parameters, 1)]
        scope.env = dict(zip(function.parameters, names, strict=True))
        inner.context.given = frozenset(function.parameters)
        scope.line(f"return {bare(inner.values.value(function.body))};")
        needs = tuple(inner.terms.lifted or ())
        parameters = "".join(f", num {parameter}" for parameter in (*names, *(_handed(need) for need in needs)))
        self.context.unit.add_function(f"RW num {name}(Game *g{parameters})", scope, function.span)
        return PrintedTerm(name, scope.faults, needs)

    def keep(self, function: Function) -> None:
        """Declares what keeps the values of repeated calls, where working them
        out again would double, and double again.
        """
        repeated = repeated_calls(function, self.context.program.position_start)
        for call in (call for call in repeated if call not in self.kept):
            index = call.operands[0]
            if isinstance(index, int) and self.context.unit.loops.repeats(index):
                name = self.kept[call] = self.scope.fresh("kept")
                self.scope.line(f"num {name} = 0, has_{name} = 0;")
        self.scope.restart()

    def once(self, name: str, value: Callable[[], str]) -> str:
        """A call whose value is kept: worked out where it is first needed."""
        with self.scope.block(f"if (!has_{name})"):
            self.scope.line(f"{name} = {bare(value())};")
            self.scope.line(f"has_{name} = 1;")
        return name

    def constant_term(self, index: int) -> str:
        """A term without parameters that cannot fault: it has one value while a statement runs."""
        call = f"{self.term(index).name}(g)"
        if not self.context.unit.loops.needed_by_term(index):
            return call
        if self.lifted is not None:
            if index not in self.lifted:
                self.lifted.append(index)
            return _handed(index)
        return self.scope.hoist(call) if self.scope.in_loop and self.context.steady else call


def _handed(index: int) -> str:
    """The C parameter by which a term without parameters is handed in."""
    return f"given{index}"
