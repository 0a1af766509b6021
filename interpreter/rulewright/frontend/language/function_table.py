"""The table of builtin functions: the single source for the typer, bounds, reserved words, the handbook and tests.

What a row says in words of its own (`Takes`, `Gives`, `Among`) each reader takes apart with `assert_never`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum


class Takes(Enum):
    """What the first argument may be."""

    PLAYER = "a player"
    SIDE = "a side"
    SPACE = "a space"
    WORD = "a word"
    COMPONENT = "a component"
    NUMBER = "a number"


class Gives(Enum):
    """The type of the result."""

    SAME = "that of the first argument"
    NUMBER = "a number"
    SIDE = "a side"
    FLAG = "a flag"


class Among(Enum):
    """Between which ends the result lies."""

    TYPE = "anything of its type"
    MEMBERS = "from 1 to as many members as the type of the first argument has"
    COMPONENTS = "from 1 to as many components as the class of the first argument has"


@dataclass(frozen=True, slots=True)
class Builtin:
    """A builtin function; all of them are pure: the same position gives the same result."""

    name: str
    arity: int
    signature: str
    doc: str
    example: str
    takes: tuple[Takes, ...]
    gives: Gives
    among: Among


_TABLE = (
    Builtin(
        "next",
        1,
        "next(player, side, space or word)",
        "The next player still in (clockwise), side, space or word; after the last comes the first.",
        "next(player 1) = player 2",
        (Takes.PLAYER, Takes.SIDE, Takes.SPACE, Takes.WORD),
        Gives.SAME,
        Among.TYPE,
    ),
    Builtin(
        "previous",
        1,
        "previous(player, side, space or word)",
        "The one before; before the first comes the last.",
        "previous(player 2) = player 1",
        (Takes.PLAYER, Takes.SIDE, Takes.SPACE, Takes.WORD),
        Gives.SAME,
        Among.TYPE,
    ),
    Builtin(
        "number_of",
        1,
        "number_of(player, side or space)",
        "Its number, from 1.",
        "number_of(player 2) = 2",
        (Takes.PLAYER, Takes.SIDE, Takes.SPACE),
        Gives.NUMBER,
        Among.MEMBERS,
    ),
    Builtin(
        "side_of",
        1,
        "side_of(player)",
        "The player's partnership; without `sides`, every seat is its own.",
        "side_of(player 1) = side 1",
        (Takes.PLAYER,),
        Gives.SIDE,
        Among.TYPE,
    ),
    Builtin(
        "row_of",
        1,
        "row_of(space)",
        "The row of a space in a grid, from 1.",
        "row_of(cell 4) = 2",
        (Takes.SPACE,),
        Gives.NUMBER,
        Among.MEMBERS,
    ),
    Builtin(
        "column_of",
        1,
        "column_of(space)",
        "The column of a space in a grid, from 1.",
        "column_of(cell 4) = 1",
        (Takes.SPACE,),
        Gives.NUMBER,
        Among.MEMBERS,
    ),
    Builtin(
        "position_of",
        1,
        "position_of(component)",
        "Its place in its row or pile, from 1 (a pile's top is 1).",
        "position_of(the(first(deck))) = 1",
        (Takes.COMPONENT,),
        Gives.NUMBER,
        Among.COMPONENTS,
    ),
    Builtin(
        "payable",
        2,
        "payable(amount, purse)",
        "Whether the purse can make the amount exactly, with its pieces.",
        "payable(6, me.coins)",
        (Takes.NUMBER,),
        Gives.FLAG,
        Among.TYPE,
    ),
)

BUILTINS: dict[str, Builtin] = {builtin.name: builtin for builtin in _TABLE}
