"""Zones and purses: from syntax to typed places."""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import Sort
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    ErrorType,
    PairType,
)
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.owners import OwnerTyper, whose
from rulewright.source.suggestions import did_you_mean
from rulewright.source.text import Span


class PlaceTyper:
    """Types places; what is no place is reported."""

    def __init__(self, context: Context, owners: OwnerTyper) -> None:
        self.context = context
        self.symbols = context.symbols
        self.report = context.report
        self.owners = owners

    def zone(self, node: ast.Expr, scope: Scope) -> t.ZonePlace | None:
        """A zone, or a whole family of zones; anything else is reported."""
        self.symbols.want(node.span, Sort.ZONE, scope)
        place = self.find(node, scope)
        if isinstance(place, t.PursePlace):
            self.report.error(
                "RW405",
                f"`{place.purse.name}` is a purse; components do not lie there",
                node.span,
                "money moves with `pay`, components with `move` and `draw`",
            )
            return None
        if place is None:
            self._no_place(node, scope, [*self.symbols.zones])
        return place if isinstance(place, t.ZonePlace) else None

    def single_zone(self, node: ast.Expr, scope: Scope) -> t.ZonePlace | None:
        """One zone, not a family."""
        place = self.zone(node, scope)
        if (
            place is not None
            and place.owner is None
            and place.zone.per is not None
            and not isinstance(place.zone.per, ErrorType)
        ):
            self.report.error(
                "RW405",
                f"every {place.zone.per} has its own `{place.zone.name}`",
                node.span,
                f"say whose: `{whose(place.zone)}`",
            )
            return None
        return place

    def purse(self, node: ast.Expr, scope: Scope) -> t.PursePlace | None:
        self.symbols.want(node.span, Sort.PURSE, scope)
        place = self.find(node, scope)
        if isinstance(place, t.ZonePlace):
            self.report.error(
                "RW405",
                f"`{place.zone.name}` is a zone; money does not lie there",
                node.span,
                "components move with `move` and `draw`, money with `pay`",
            )
            return None
        if place is None:
            self._no_place(node, scope, [*self.symbols.purses])
            return None
        if isinstance(place, t.PursePlace) and place.owner is None and place.purse.per is not None:
            self.report.error(
                "RW405",
                f"every {place.purse.per} has its own `{place.purse.name}`",
                node.span,
                f"say whose: `{whose(place.purse)}`",
            )
            return None
        return place if isinstance(place, t.PursePlace) else None

    def _no_place(self, node: ast.Expr, scope: Scope, names: list[str]) -> None:
        name = node.name if isinstance(node, ast.Name) else ""
        name = node.name.name if isinstance(node, ast.Belonging | ast.Index | ast.Apply) else name
        if isinstance(node, ast.Belonging):
            owner = self.owners.owner(node.owner, scope, node.name.name).type
            self.symbols.want(node.name.span, Sort.OWNED, scope, owner)
            if isinstance(owner, ErrorType):
                return
        hint = self.owners.in_brackets(name) if isinstance(node, ast.Belonging) else self._meant(node, name)
        self.report.error("RW405", f"`{node.span.text}` is not a place", node.span, hint or did_you_mean(name, names))

    def _meant(self, node: ast.Expr, name: str) -> str:
        """What to write where words that are gone through, or an owner in parentheses, stand for a place."""
        if name in self.symbols.enums or name in self.symbols.named_numbers:
            return f"`{name} x` alone goes through all of them; some of them are `{name} x in [..., ...]`"
        if isinstance(node, ast.Apply) and node.arguments and name in self.symbols.free:
            owners = ", ".join(argument.span.text for argument in node.arguments)
            return f"whose it is stands before it, with a dot: `{owners}.{name}`" if len(node.arguments) == 1 else ""
        return ""

    def find(self, node: ast.Expr, scope: Scope) -> t.ZonePlace | t.PursePlace | None:
        match node:
            case ast.Name(span, name) if scope.find(name) is None:
                return self._as_place(span, span, self.symbols.free.get(name), None)
            case ast.Belonging(span, owner_node, name_, None):
                if not any(
                    name == name_.name and isinstance(symbol, sym.Zone | sym.Purse)
                    for (_, name), symbol in self.symbols.owned.items()
                ):
                    return None
                owner = self.owners.owner(owner_node, scope, name_.name)
                self.symbols.want(name_.span, Sort.OWNED, scope, owner.type)
                symbol = self.owners.find(owner.type, name_)
                if symbol is None or isinstance(owner.type, ErrorType):
                    return None
                if owner.type.optional:
                    self.context.mismatch(owner, owner.type.inner)
                return self._as_place(span, name_.span, symbol, owner)
            case ast.Index(span, name_, _):
                symbol = self.symbols.free.get(name_.name)
                if not isinstance(symbol, sym.Zone | sym.Purse) or not isinstance(symbol.per, PairType | ErrorType):
                    return None
                return self._as_place(span, name_.span, symbol, self.owners.pair(node, symbol, scope))
        return None

    def _as_place(
        self, span: Span, name: Span, symbol: object, owner: t.Expr | None
    ) -> t.ZonePlace | t.PursePlace | None:
        if isinstance(symbol, sym.Zone | sym.Purse):
            self.symbols.refer(name, symbol)
        match symbol:
            case sym.Zone():
                symbol.used = True
                return t.ZonePlace(span, symbol, owner)
            case sym.Purse():
                symbol.used = True
                return t.PursePlace(span, symbol, owner)
        return None

    def names_zone(self, node: ast.Expr, scope: Scope) -> bool:
        """Whether an expression names a zone."""
        match node:
            case ast.Name(_, name):
                return scope.find(name) is None and isinstance(self.symbols.free.get(name), sym.Zone)
            case ast.Belonging(_, _, name_, None):
                return any(
                    name == name_.name and isinstance(symbol, sym.Zone)
                    for (_, name), symbol in self.symbols.owned.items()
                )
            case ast.Index(_, name_, _):
                symbol = self.symbols.free.get(name_.name)
                return isinstance(symbol, sym.Zone) and isinstance(symbol.per, PairType | ErrorType)
        return False
