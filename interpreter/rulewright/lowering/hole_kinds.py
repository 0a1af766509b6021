"""How a value of a type is shown in a text, and what stands in its braces."""

from __future__ import annotations

from typing import assert_never

from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import (
    ComponentType,
    EnumType,
    ErrorType,
    FlagType,
    NoneType,
    NumberType,
    OptionalType,
    PairType,
    PlayerType,
    SetType,
    SideType,
    SpaceType,
    Type,
)
from rulewright.ir.program import HoleKind


def hole_text(expr: t.Expr) -> str:
    """What stands in the braces of a hole, on one line. Of an action that says nothing: the name of what was picked."""
    return expr.var.name if isinstance(expr, t.Local) else " ".join(expr.span.text.split())


def hole_kind(type_: Type) -> HoleKind:
    match type_:
        case ComponentType():
            return "component"
        case NumberType():
            return "number"
        case FlagType():
            return "flag"
        case EnumType():
            return "word"
        case PlayerType() | SideType() | SpaceType():
            return "member"
        case PairType() | SetType() | OptionalType() | NoneType() | ErrorType():
            raise AssertionError(f"no text shows {type_}")
        case _:
            assert_never(type_)
