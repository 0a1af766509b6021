"""Priority lists: their order, and the cases of their rules."""

from __future__ import annotations

from rulewright.frontend.syntax import document as doc
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.references import Rule
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.frontend.typing.narrowing import later, narrowed
from rulewright.frontend.typing.statements import StatementTyper
from rulewright.source.suggestions import did_you_mean


class PriorityTyper:
    """Types priority lists."""

    def __init__(self, context: Context, expressions: ExpressionTyper, statements: StatementTyper) -> None:
        self.symbols = context.symbols
        self.report = context.report
        self.expressions = expressions
        self.statements = statements

    def body(self, priority: sym.Priority) -> None:
        decl = priority.decl
        scope = Scope(None, *priority.signature)
        listed = [name for level in decl.order.levels for name in level]
        known = {rule.name for rule in decl.rules}
        meant = {name.name for name in listed}
        for name in listed:
            self.symbols.refer(name.span, Rule(priority.name, name.name))
            if name.name not in known:
                guess = did_you_mean(name.name, known)
                meant.add(guess.best)
                self.report.error("RW305", f"no rule is called `{name.name}`", name.span, guess)
        for rule in decl.rules:
            if rule.name not in meant:
                self.report.error(
                    "RW602", f"the rule `{rule.name}` is not in the order", rule.span, "add it to `order`, or remove it"
                )
            priority.rules[rule.name] = tuple(self._case(case, scope) for case in rule.cases)
        doubles = [name for name in listed if [n.name for n in listed].count(name.name) > 1]
        if doubles:
            self.report.error("RW304", f"`{doubles[-1].name}` stands twice in the order", doubles[-1].span, "keep one")
        priority.levels = tuple(tuple(n.name for n in level if n.name in known) for level in decl.order.levels)

    def _case(self, case: doc.CaseDecl, scope: Scope) -> sym.RuleCase:
        when = self.expressions.condition(case.when, scope) if case.when is not None else None
        inner = later(narrowed(scope, when, True)) if when is not None else scope  # others of its level act meanwhile
        return sym.RuleCase(
            case.span, when, self.statements.block(case.do, inner) if case.do is not None else (), case.ends
        )
