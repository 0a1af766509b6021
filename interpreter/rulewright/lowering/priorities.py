"""Priority lists: who acts first.

In: typed priorities. Out: routines.
"""

from __future__ import annotations

from rulewright.frontend.typed import symbols as sym
from rulewright.ir.program import Op
from rulewright.lowering.code import Label, OpenRoutine
from rulewright.lowering.context import Context
from rulewright.lowering.emitter import Emitter
from rulewright.lowering.expressions import ExpressionLowerer
from rulewright.lowering.operators import const, is_const, slot
from rulewright.lowering.statements import StatementLowerer


class PriorityLowerer:
    """Lowers priority lists."""

    def __init__(
        self, context: Context, expressions: ExpressionLowerer, emitter: Emitter, statements: StatementLowerer
    ) -> None:
        self.context = context
        self.expressions = expressions
        self.emitter = emitter
        self.statements = statements

    def priority(self, priority: sym.Priority) -> OpenRoutine:
        return self.emitter.open(
            priority, priority.name, "priority", priority.span, priority.signature, lambda: self._levels(priority)
        )

    def _levels(self, priority: sym.Priority) -> None:
        end = Label()
        for order, level in enumerate(priority.levels):
            fired = {name: self.emitter.place(f"{name}.case", 1, -1, 100) for name in level}
            for name in level:
                self.emitter.code.span = priority.rules[name][0].span if priority.rules[name] else priority.span
                with self.emitter.outline.rule("rule", name, self.emitter.code.span) as rule:
                    first = self._first_case(priority.rules[name])
                    rule.level, rule.when = order, first
                    self.emitter.emit("set", fired[name], first)
            for name in level:
                self._cases(name, fired[name], priority.rules[name])
            enders = [
                Op("eq", (slot(fired[name]), const(i)))
                for name in level
                for i, case in enumerate(priority.rules[name])
                if case.ends
            ]
            if enders:
                goes_on = Label()
                self.emitter.emit("unless", enders[0] if len(enders) == 1 else Op("or", tuple(enders)), goes_on)
                self.emitter.emit("jump", end)
                self.emitter.code.mark(goes_on)
        self.emitter.code.mark(end)

    def _first_case(self, cases: tuple[sym.RuleCase, ...]) -> Op:
        """The index of the first case that holds, or -1."""
        result = const(-1)
        for index in range(len(cases) - 1, -1, -1):
            when = cases[index].when
            condition = self.expressions.condition(when) if when is not None else const(1)
            if is_const(condition, 1):
                result = const(index)
            elif not is_const(condition, 0):
                result = Op("if", (condition, const(index), result))
        return result

    def _cases(self, name: str, fired: int, cases: tuple[sym.RuleCase, ...]) -> None:
        for index, case in enumerate(cases):
            with self.emitter.outline.rule("case", name, case.span) as rule:
                rule.number, rule.ends, rule.asks = index, case.ends, _asked(case)
                self._case(fired, index, case)

    def _case(self, fired: int, index: int, case: sym.RuleCase) -> None:
        if not case.do and not self.context.marking.on:
            return
        after = Label()
        self.emitter.code.span = case.span
        self.emitter.emit("unless", Op("eq", (slot(fired), const(index))), after)
        self.emitter.note("priority", case.span)
        self.statements.block(case.do)
        self.emitter.code.mark(after)


def _asked(case: sym.RuleCase) -> str:
    """What a case asks, as it is written; nothing if it asks nothing."""
    return " ".join(case.when.span.text.split()) if case.when is not None else ""
