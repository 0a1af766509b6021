"""Payouts: who claims how much, in which order, and where the rest goes."""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    EnumType,
)
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.domains import DomainTyper
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.frontend.typing.narrowing import later
from rulewright.frontend.typing.orders import OrderTyper
from rulewright.frontend.typing.places import PlaceTyper
from rulewright.frontend.typing.statements import StatementTyper

SHORT_WORDS = ("stop", "skip", "part")
"""What may happen when a purse cannot pay a claim."""


class PayoutTyper:
    """Types payouts."""

    def __init__(
        self,
        context: Context,
        expressions: ExpressionTyper,
        places: PlaceTyper,
        orders: OrderTyper,
        domains: DomainTyper,
        statements: StatementTyper,
    ) -> None:
        self.symbols = context.symbols
        self.report = context.report
        self.expressions = expressions
        self.places = places
        self.orders = orders
        self.domains = domains
        self.statements = statements

    def body(self, payout: sym.Payout) -> None:
        decl = payout.decl
        scope = Scope(None, *payout.signature)
        payout.among = self.domains.domain(decl.among, scope)
        payout.from_ = self.places.purse(decl.from_, scope)
        payout.rest = self._rest(decl.rest, scope)
        payout.short_rest = self._rest(decl.short_rest, scope) if decl.short_rest is not None else payout.rest
        payout.short = self._short(decl.short)
        if payout.among is None:
            return
        inner = self.domains.inside(payout.among, scope)
        payout.claims = self.expressions.number(decl.claims, inner)
        inner = later(inner)  # earlier claimants have been paid
        payout.to = self.places.purse(decl.to, inner)
        payout.order = self.orders.order(decl.order, scope, payout.among.var)
        if decl.paid is not None:
            payout.paid = self.statements.block(decl.paid, inner)
        if decl.unpaid is not None:
            payout.unpaid = self.statements.block(decl.unpaid, inner)

    def _rest(self, node: ast.Expr, scope: Scope) -> tuple[tuple[t.Expr | None, t.PursePlace], ...]:
        """Where the rest goes: a purse, or purses by condition."""
        if isinstance(node, ast.Choice):
            condition, yes = self.expressions.condition(node.condition, scope), self.places.purse(node.yes, scope)
            return ((condition, yes), *self._rest(node.no, scope)) if yes is not None else self._rest(node.no, scope)
        place = self.places.purse(node, scope)
        return ((None, place),) if place is not None else ()

    def _short(self, node: ast.Expr) -> t.Expr:
        words = EnumType("short", SHORT_WORDS)
        if isinstance(node, ast.Name) and node.name in self.symbols.options:
            option = self.symbols.options[node.name]
            option.used = True
            self.symbols.refer(node.span, option)
            if not option.words or any(word not in SHORT_WORDS for word in option.words):
                self.report.error(
                    "RW514",
                    f"the option `{node.name}` has values that say nothing about a shortage",
                    node.span,
                    "its values must be among stop, skip, part",
                )
            return t.OptionValue(node.span, option.type, option)
        return self.expressions.value(node, Scope(), words)
