"""What to write where a value of another type is needed.

In: the type that is needed, the type that is there, and its text. Out: a hint, or nothing. Complains about nothing
itself.
"""

from __future__ import annotations

from typing import assert_never

from rulewright.frontend.typed.types import (
    FLAG,
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

SHOWN = 40
"""Characters of the text that are repeated."""


def way_out(expected: Type, found: Type, text: str) -> str:
    """A hint about `text`, which is `found` where `expected` is needed."""
    shown = text if len(text) <= SHOWN else "..."
    if isinstance(found, NoneType):
        return f"write a value; where there may be none, the declaration says `{expected} or none`"
    needed = expected.inner
    match needed:
        case FlagType():
            return _condition(found.inner, shown)
        case NumberType():
            return _number(found.inner, shown)
        case PlayerType():
            digits = f"player {text}" if text.isdigit() else "player 1"
            return f"players are written `me`, `next(me)`, `{digits}`"
        case EnumType():
            return f"its values are {', '.join(needed.words)}" if len(", ".join(needed.words)) < 2 * SHOWN else ""
        case SpaceType():
            return f"a space by its number is `{needed}({shown})`" if isinstance(found, NumberType) else ""
        case ComponentType():
            return "one of them is `the(...)` or `first(...)` of a place, or a pick"
        case SideType() | PairType() | SetType() | OptionalType() | NoneType() | ErrorType():
            return ""
        case _:
            assert_never(needed)


def compared(left: Type, right: Type, text: str, other: str) -> str:
    """A hint about `text`, which is `left`, and `other`, which is `right`, where one is compared with the other."""
    if FLAG in (left.inner, right.inner):
        flag = text if left.inner == FLAG else other
        return "it is a condition by itself: write it alone, or with `not`" if flag not in ("yes", "no") else ""
    if isinstance(left.inner, ComponentType):
        return way_out(right, left, text)
    return way_out(left, right, other)


def _condition(found: Type, text: str) -> str:
    """What is asked about a value where yes or no is needed."""
    match found:
        case NumberType():
            return f"compare it: `{text} > 0`"
        case EnumType():
            return f"compare it: `{text} = {found.words[0]}`"
        case PlayerType():
            return f"compare it: `{text} = me`"
        case SideType() | SpaceType():
            return f"compare it: `{text} = ...`"
        case ComponentType():
            return f"say what is asked about it: `{text} is ...`, `any({text} in ...)`"
        case FlagType() | PairType() | SetType() | OptionalType() | NoneType() | ErrorType():
            return ""
        case _:
            assert_never(found)


def _number(found: Type, text: str) -> str:
    """Which number belongs to a value."""
    match found:
        case FlagType():
            return "write 1 or 0" if text in ("yes", "no") else f"a number for each case is `1 if {text} else 0`"
        case EnumType():
            if all(word.isdigit() for word in found.words):
                return (
                    "values in a list are words; numbers are a range, as `values: 1..9`; `allowed` takes some of it out"
                )
            return f"a number for each of its words is `1 if {text} = {found.words[0]} else 0`, or a table"
        case PlayerType() | SideType() | SpaceType():
            return f"its number is `number_of({text})`; what it has is written behind a dot"
        case ComponentType():
            return f"what is printed on it is written behind a dot; how many there are is `count({text} in ...)`"
        case NumberType() | PairType() | SetType() | OptionalType() | NoneType() | ErrorType():
            return ""
        case _:
            assert_never(found)
