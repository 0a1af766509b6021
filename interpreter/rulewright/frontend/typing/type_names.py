"""Types by their names, as declarations and literals write them.

In: names. Out: types. Complains about a name that is no type's (RW306).
"""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.references import Sort
from rulewright.frontend.typed.types import (
    ERROR,
    FLAG,
    NUMBER,
    PLAYER,
    SIDE,
    ComponentType,
    EnumType,
    SpaceType,
    Type,
    list_name,
)
from rulewright.frontend.typing.context import Context
from rulewright.source.suggestions import Guess, did_you_mean


class TypeNames:
    """Finds types by name."""

    def __init__(self, context: Context) -> None:
        self.symbols = context.symbols
        self.report = context.report

    def named(self, name: str) -> Type | None:
        """A type by its name, or none."""
        simple: dict[str, Type] = {"flag": FLAG, "number": NUMBER, "player": PLAYER, "seat": PLAYER, "side": SIDE}
        if name in simple:
            return simple[name]
        symbol = self.symbols.free.get(name)
        match symbol:
            case sym.Space():
                symbol.used = True
                return SpaceType(name)
            case sym.Class():
                return ComponentType(name)
            case sym.Kind():
                return ComponentType(symbol.cls, name)
            case sym.Option() if isinstance(symbol.type, EnumType):
                return symbol.type
        return self.symbols.list_called(name)

    def numbered(self, name: str) -> Type | None:
        if name in ("player", "seat"):
            return PLAYER
        if name == "side":
            return SIDE
        space = self.symbols.spaces.get(name)
        if space is not None:
            space.used = True
            return SpaceType(name)
        return None

    def type_of(self, name: ast.Name) -> Type:
        """The type that a declaration names; complains where there is none (RW306)."""
        found = self.named(name.name)
        self.symbols.want(name.span, Sort.TYPE)
        self.symbols.refer_type(name.span, name.name)
        if found is None:
            self.report.error("RW306", f"no type is called `{name.name}`", name.span, self._guess(name))
            return ERROR
        return found

    def _guess(self, name: ast.Name) -> Guess:
        known = ["flag", "player", "seat", "side", *self.symbols.spaces, *self.symbols.classes]
        return did_you_mean(name.name, [*known, *map(list_name, self.symbols.word_lists)])

    def meant(self, name: ast.Name) -> str:
        """The name of a type as it was meant, where none is called so."""
        return self._guess(name).best or name.name
