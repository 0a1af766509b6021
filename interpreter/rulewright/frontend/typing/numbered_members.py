"""Players, sides and spaces by numbers that are written out: `space 3`, `depth(-2)`, or 3 where one is wanted.

In: a number and a type. Out: a constant. Complains about numbers that no member has.
"""

from __future__ import annotations

from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import (
    Type,
    several,
)
from rulewright.frontend.typing.context import Context
from rulewright.source.text import Span

FURTHEST_MEMBER = 20_000
NEAR = 3


def numbered(context: Context, span: Span, type_: Type, number: int) -> t.Expr:
    """The member with a number; whether there are so many shows in each configuration."""
    numbers = context.symbols.numbers_of(type_)
    place = numbers.place(number)
    if place is not None and place < FURTHEST_MEMBER:
        return t.Const(span, type_, place)
    if not numbers.listed:
        return context.error("RW409", f"{several(type_)} are numbered from {numbers.first}", span)
    near = sorted(sorted(numbers.listed, key=lambda one: abs(one - number))[:NEAR])
    hint = f"near it are {', '.join(map(str, near))}"
    return context.error("RW409", f"there is no {type_} {number}", span, hint)
