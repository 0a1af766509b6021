"""What stands before a dot, and what belongs to it."""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.references import Sort
from rulewright.frontend.typed.scope import Scope
from rulewright.frontend.typed.types import (
    ERROR,
    PLAYER,
    SIDE,
    ComponentType,
    PairType,
    SpaceType,
    Type,
    keys_of,
)
from rulewright.frontend.typing.context import Context
from rulewright.frontend.typing.expressions import ExpressionTyper
from rulewright.frontend.typing.type_names import TypeNames


def whose(place: sym.Zone | sym.Purse | sym.State) -> str:
    """How one of a family is written: `player.hand`, `hand[player, level]`."""
    keys = place.per if isinstance(place, sym.State) else keys_of(place.per)
    return f"{keys[0]}.{place.name}" if len(keys) == 1 else f"{place.name}[{', '.join(map(str, keys))}]"


class OwnerTyper:
    """Types owners."""

    def __init__(self, context: Context, expressions: ExpressionTyper, type_names: TypeNames) -> None:
        self.context = context
        self.symbols = context.symbols
        self.expressions = expressions
        self.type_names = type_names

    def owner(self, node: ast.Expr, scope: Scope, owned: str) -> t.Expr:
        """An owner before a dot and what it owns; a type's name there is a common slip with a better message."""
        if (
            isinstance(node, ast.Name)
            and scope.find(node.name) is None
            and isinstance(self.type_names.named(node.name), SpaceType | ComponentType | type(PLAYER) | type(SIDE))
        ):
            self.symbols.refer_type(node.span, node.name)
            self.symbols.want(node.span, Sort.VALUE, scope)
            if self.context.was_misspelt(node, scope):
                return t.Const(node.span, ERROR, 0)
            looped = f"loop over them (`for {node.name}`), or name one as a parameter or pick"
            hint = self.context.names_of_sort(node, scope) or looped
            if isinstance(self.symbols.free.get(owned), sym.Zone):
                hint = f"for all of them write `{owned}` alone; for one, {hint}"
            return self.context.error("RW305", f"no {node.name} is named here", node.span, hint)
        return self.expressions.value(node, scope)

    def pair(self, node: ast.Index, place: sym.Zone | sym.Purse, scope: Scope) -> t.Expr:
        """What stands in brackets behind a zone or purse that several things have together."""
        self.symbols.want(node.name.span, Sort.VALUE, scope)
        self.symbols.refer(node.name.span, place)
        if not isinstance(place.per, PairType):  # what is wrong with it has been told
            return t.Const(node.span, ERROR, 0)
        if len(node.arguments) != len(place.per.of):
            return self.context.error(
                "RW307",
                f"`{place.name}` takes {len(place.per.of)} keys, not {len(node.arguments)}",
                node.span,
                f"write `{whose(place)}`",
            )
        keys = tuple(
            self.expressions.value(argument, scope, wanted)
            for argument, wanted in zip(node.arguments, place.per.of, strict=True)
        )
        return t.JointOwners(node.span, place.per, keys)

    def in_brackets(self, name: str) -> str:
        """What belongs to several things is not written with a dot."""
        symbol = self.symbols.free.get(name)
        several = (isinstance(symbol, sym.Zone | sym.Purse) and isinstance(symbol.per, PairType)) or (
            isinstance(symbol, sym.State) and len(symbol.per) > 1
        )
        return f"write `{whose(symbol)}`" if several and isinstance(symbol, sym.Zone | sym.Purse | sym.State) else ""

    def find(self, owner: Type, name: ast.Name) -> object | None:
        return self.symbols.owned.get((owner.key, name.name))

    def owned_names(self, owner: Type) -> list[str]:
        return [name for key, name in self.symbols.owned if key == owner.key]

    def note_wanted(self, node: ast.Belonging, scope: Scope) -> None:
        """Before a dot stands the name of a type, perhaps while somebody writes `card.value for card in ...`."""
        if isinstance(node.owner, ast.Name):
            self.symbols.want(node.name.span, Sort.OWNED, scope, self.type_names.named(node.owner.name))
