"""The table of builtin functions: the single source for the checker, the reference and the tests."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from rulewright.frontend.typed.types import (
    FLAG,
    NUMBER,
    SIDE,
    ComponentType,
    EnumType,
    NumberType,
    PlayerType,
    SideType,
    SpaceType,
    Type,
)


@dataclass(frozen=True, slots=True)
class Builtin:
    """`result` gives the type of the result for the type of the first argument, or none if it does not fit."""

    name: str
    arity: int
    signature: str
    doc: str
    example: str
    result: Callable[[Type], Type | None]


def _same(*kinds: type[Type]) -> Callable[[Type], Type | None]:
    return lambda type_: type_ if isinstance(type_, kinds) else None


def _gives(result: Type, *kinds: type[Type]) -> Callable[[Type], Type | None]:
    return lambda type_: result if isinstance(type_, kinds) else None


_TABLE = (
    Builtin(
        "next",
        1,
        "next(player, side, space or word)",
        "The next player still in (clockwise), side, space or word; after the last comes the first.",
        "next(player 1) = player 2",
        _same(PlayerType, SpaceType, EnumType, SideType),
    ),
    Builtin(
        "previous",
        1,
        "previous(player, side, space or word)",
        "The one before; before the first comes the last.",
        "previous(player 2) = player 1",
        _same(PlayerType, SpaceType, EnumType, SideType),
    ),
    Builtin(
        "number_of",
        1,
        "number_of(player, side or space)",
        "Its number, from 1.",
        "number_of(player 2) = 2",
        _gives(NUMBER, PlayerType, SideType, SpaceType),
    ),
    Builtin(
        "side_of",
        1,
        "side_of(player)",
        "The player's partnership; without `sides`, every seat is its own.",
        "side_of(player 1) = side 1",
        _gives(SIDE, PlayerType),
    ),
    Builtin(
        "row_of",
        1,
        "row_of(space)",
        "The row of a space in a grid, from 1.",
        "row_of(cell 4) = 2",
        _gives(NUMBER, SpaceType),
    ),
    Builtin(
        "column_of",
        1,
        "column_of(space)",
        "The column of a space in a grid, from 1.",
        "column_of(cell 4) = 1",
        _gives(NUMBER, SpaceType),
    ),
    Builtin(
        "position_of",
        1,
        "position_of(component)",
        "Its place in its row or pile, from 1 (a pile's top is 1).",
        "position_of(the(first(deck))) = 1",
        _gives(NUMBER, ComponentType),
    ),
    Builtin(
        "payable",
        2,
        "payable(amount, purse)",
        "Whether the purse can make the amount exactly, with its pieces.",
        "payable(6, me.coins)",
        _gives(FLAG, NumberType),
    ),
)

BUILTINS: dict[str, Builtin] = {builtin.name: builtin for builtin in _TABLE}
