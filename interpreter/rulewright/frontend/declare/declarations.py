"""Collects what a document declares: names first, then types, then constant expressions.

Complains about names declared twice, types and classes that do not exist, and audiences, options and traits that make
no sense. Bodies of rules come later (`rulewright.frontend.typing.steps`).
"""

from __future__ import annotations

from typing import Any

from rulewright.frontend.declare.tables import Tabled
from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import PLAYER, ErrorType
from rulewright.source.diagnostic import Label


class Declarations(Tabled):
    """Fills `symbols` from the document, in the order in which sections depend on each other."""

    def declare(self) -> None:
        document = self.symbols.document
        for option in document.options:
            self._option(option)
        for number in document.numbers:
            symbol = sym.Number(number.name, number.span, number)
            self.symbols.numbers[number.name] = symbol
            self._free(number.name, number.span, symbol)
        for space in document.spaces:
            item = sym.Space(space.name, space.span, space, ring=space.ring)
            self.symbols.spaces[space.name] = item
            self._free(space.name, space.span, item)
        self._enums()
        for cls in document.components:
            self._class_names(cls)
        for cls in document.components:
            self._traits(cls)
        self._places()
        for state in document.state:
            self._state(state)
        self._tables()
        for cls in document.components:
            self._kinds(cls)
        self._callables()

    # ---- what takes parameters ----------------------------------------------------------------------------------------

    def _parameters(self, signature: ast.Signature) -> tuple[t.Var, ...]:
        found: dict[str, t.Var] = {}
        for parameter in signature.parameters:
            name = parameter.name.name
            if name in found:
                self.report.error("RW304", f"two parameters are called `{name}`", parameter.span, "rename one")
            found[name] = t.Var(name, self._type(parameter.type), parameter.name.span, "parameter")
            self.symbols.variables += 1
        if signature.keys:
            self.report.error("RW105", "`by` belongs to tables", signature.span, "parameters stand in parentheses")
        return tuple(found.values())

    def _callables(self) -> None:
        document, symbols = self.symbols.document, self.symbols
        for term in document.terms:
            self._term(term)
        for effect in document.effects:
            name = effect.signature.name
            item = sym.Effect(name.name, effect.span, self._parameters(effect.signature), effect)
            self._file_in(symbols.effects, name, item)
        for action in document.actions:
            name = action.signature.name
            me = t.Var("me", PLAYER, action.span, "parameter", used=True)
            chosen = sym.Action(name.name, action.span, self._parameters(action.signature), action, me)
            if action.seen_by is not None:
                chosen.seen_by = self.audience(action.seen_by, PLAYER, ("everyone", "owner"))
            self._file_in(symbols.actions, name, chosen)
        for priority in document.priorities:
            self._file_in(
                symbols.priorities,
                priority.signature.name,
                sym.Priority(
                    priority.signature.name.name, priority.span, self._parameters(priority.signature), priority
                ),
            )
        for payout in document.payouts:
            self._file_in(
                symbols.payouts,
                payout.signature.name,
                sym.Payout(payout.signature.name.name, payout.span, self._parameters(payout.signature), payout),
            )
        for phase in document.phases:
            self._file_in(
                symbols.phases,
                phase.signature.name,
                sym.Phase(phase.signature.name.name, phase.span, self._parameters(phase.signature), phase),
            )

    def _file_in(self, table: dict[str, Any], name: ast.Name, symbol: sym.Symbol) -> None:
        if name.name in table:
            self.report.error(
                "RW304",
                f"`{name.name}` is declared twice",
                name.span,
                "one name, one meaning",
                [Label(table[name.name].span, "first declared here")],
            )
            return
        table[name.name] = symbol

    def _term(self, decl: doc.TermDecl) -> None:
        parameters = self._parameters(decl.signature)
        owner = parameters[0].type if decl.signature.owner is not None and parameters else None
        term = sym.Term(decl.signature.name.name, decl.span, parameters, decl, owner)
        self.symbols.terms.append(term)
        if owner is not None and not isinstance(owner, ErrorType):
            self._own(owner, term.name, decl.span, term)
        elif owner is None:
            self._free(term.name, decl.span, term)
