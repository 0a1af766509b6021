"""Types by their names, as declarations and literals write them."""

from __future__ import annotations

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.types import (
    FLAG,
    NUMBER,
    PLAYER,
    SIDE,
    ComponentType,
    EnumType,
    SpaceType,
    Type,
)
from rulewright.frontend.typing.context import Context


class TypeNames:
    """Finds types by name."""

    def __init__(self, context: Context) -> None:
        self.symbols = context.symbols

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
