"""Currencies and their purses."""

from __future__ import annotations

from rulewright.frontend.declare.audiences import WITHOUT_FACE, Audiences
from rulewright.frontend.declare.declared_types import DeclaredTypes
from rulewright.frontend.declare.namespace import Namespace
from rulewright.frontend.declare.quantities import Quantities
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.references import Sort
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    FLAG,
    owner_of,
)
from rulewright.frontend.typing.constant_expressions import ConstantTyper
from rulewright.frontend.typing.context import Context
from rulewright.source.suggestions import did_you_mean


class CurrencyDeclarations:
    """Files money."""

    def __init__(
        self,
        context: Context,
        constants: ConstantTyper,
        namespace: Namespace,
        types: DeclaredTypes,
        quantities: Quantities,
        audiences: Audiences,
    ) -> None:
        self.symbols = context.symbols
        self.report = context.report
        self.constants = constants
        self.namespace = namespace
        self.types = types
        self.quantities = quantities
        self.audiences = audiences

    def declare(self, decl: doc.CurrencyDecl) -> None:
        currency = sym.Currency(decl.name, decl.span, decl, decl.piece_values)
        if decl.pieces_when is not None:
            currency.pieces_when = self.constants.constant(decl.pieces_when, FLAG)
        self.symbols.currencies[decl.name] = currency
        self.namespace.free(decl.name, decl.span, currency)
        for purse in decl.purses:
            self._purse(purse, currency)
        for purse in decl.purses:
            self._purse_from(purse)

    def _purse(self, decl: doc.PurseDecl, currency: sym.Currency) -> None:
        per = self.types.owners(decl.per)
        purse = sym.Purse(decl.name, decl.span, currency, per, decl)
        purse.start = self.quantities.amount(decl.start)
        purse.at_most = self.constants.constant(decl.at_most) if decl.at_most is not None else None
        purse.may_owe = self.constants.constant(decl.may_owe, FLAG) if decl.may_owe is not None else None
        purse.seen_by = self.audiences.audience(decl.seen_by, owner_of(per), WITHOUT_FACE)
        self.symbols.purses[decl.name] = purse
        self.namespace.family(decl.name, decl.span, per, purse)

    def _purse_from(self, decl: doc.PurseDecl) -> None:
        if decl.from_ is None:
            return
        source = self.symbols.purses.get(decl.from_.name)
        self.symbols.want(decl.from_.span, Sort.PURSE, Scope())
        self.symbols.refer(decl.from_.span, source)
        if source is None or source.per is not None or source.currency is not self.symbols.purses[decl.name].currency:
            hint = did_you_mean(decl.from_.name, [p for p, purse in self.symbols.purses.items() if purse.per is None])
            self.report.error(
                "RW405", f"`{decl.from_.name}` is not a purse without owner of this currency", decl.from_.span, hint
            )
            return
        source.used = True
        self.symbols.purses[decl.name].from_ = source
