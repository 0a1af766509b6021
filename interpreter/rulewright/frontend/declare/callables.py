"""What takes parameters: terms, effects, actions, priority lists, payouts, phases."""

from __future__ import annotations

from rulewright.frontend.declare.audiences import Audiences
from rulewright.frontend.declare.namespace import Namespace
from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.syntax.steps import NOTHING
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import PLAYER, ErrorType
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.signatures import ParameterTyper


class CallableDeclarations:
    """Files callables."""

    def __init__(
        self,
        context: Context,
        namespace: Namespace,
        audiences: Audiences,
        parameters: ParameterTyper,
    ) -> None:
        self.symbols = context.symbols
        self.report = context.report
        self.namespace = namespace
        self.audiences = audiences
        self.parameters = parameters

    def _parameters(self, signature: ast.Signature) -> tuple[t.Var, ...]:
        found: dict[str, t.Var] = {}
        for parameter in signature.parameters:
            name = parameter.name.name
            if name in found:
                self.report.error("RW304", f"two parameters are called `{name}`", parameter.span, "rename one")
            found[name] = self.parameters.parameter(parameter)
            self.symbols.variables += 1
        if signature.keys:
            self.report.error("RW105", "`by` belongs to tables", signature.span, "parameters stand in parentheses")
        return tuple(found.values())

    def declare(self) -> None:
        document, symbols = self.symbols.document, self.symbols
        for term in document.terms:
            self._term(term)
        for effect in document.effects:
            name = effect.signature.name
            if name.name == NOTHING:
                self.report.error(
                    "RW312", f"`{NOTHING}` is the step that does nothing", name.span, "choose another name"
                )
            item = sym.Effect(name.name, effect.span, self._parameters(effect.signature), effect)
            self.namespace.callable(symbols.effects, name, item)
        for action in document.actions:
            name = action.signature.name
            me = t.Var("me", PLAYER, action.span, "parameter", used=True)
            chosen = sym.Action(name.name, action.span, self._parameters(action.signature), action, me)
            if action.seen_by is not None:
                chosen.seen_by = self.audiences.audience(action.seen_by, PLAYER, ("everyone", "owner"))
            self.namespace.callable(symbols.actions, name, chosen)
        for priority in document.priorities:
            self.namespace.callable(
                symbols.priorities,
                priority.signature.name,
                sym.Priority(
                    priority.signature.name.name, priority.span, self._parameters(priority.signature), priority
                ),
            )
        for payout in document.payouts:
            self.namespace.callable(
                symbols.payouts,
                payout.signature.name,
                sym.Payout(payout.signature.name.name, payout.span, self._parameters(payout.signature), payout),
            )
        for phase in document.phases:
            self.namespace.callable(
                symbols.phases,
                phase.signature.name,
                sym.Phase(phase.signature.name.name, phase.span, self._parameters(phase.signature), phase),
            )

    def _term(self, decl: doc.TermDecl) -> None:
        parameters = self._parameters(decl.signature)
        owner = parameters[0].type if decl.signature.owner is not None and parameters else None
        term = sym.Term(decl.signature.name.name, decl.span, parameters, decl, owner)
        self.symbols.terms.append(term)
        if owner is not None and not isinstance(owner, ErrorType):
            self.namespace.own(owner, term.name, decl.span, term)
        elif owner is not None:
            self.report.lost.add(term.name)
        else:
            self.namespace.free(term.name, decl.span, term)
