"""Players, sides and spaces by the numbers that people know them by.

In: an operation for a number, or for a place counted from 0. Out: one for the other.
"""

from __future__ import annotations

from rulewright.frontend.typed.types import Type
from rulewright.ir.program import Op
from rulewright.lowering.context import Context
from rulewright.lowering.operators import bounded, const


def number_at(place: Op, type_: Type, context: Context) -> Op:
    """The number of the member at a place."""
    numbers = context.constants.symbols.numbers_of(type_)
    if numbers.listed:
        return Op("lookup", (context.layout.table(numbers.listed), place))
    return Op("add", (place, const(numbers.first)))


def place_of(number: Op, type_: Type, context: Context) -> Op:
    """The place of the member with a number, or a fault; where numbers follow no order, by a table in which those that
    nothing has are negative.
    """
    numbers, (low, high) = context.constants.symbols.numbers_of(type_), context.constants.reach(type_)
    found = bounded(number, low, high)
    if not numbers.listed:
        return found
    places = (numbers.place(one) for one in range(low, high + 1))
    entries = tuple(one - high - 1 if place is None else place for one, place in enumerate(places, low))
    looked_up = Op("lookup", (context.layout.table(entries), found))
    return Op("bounded", (looked_up, 0, len(numbers.listed) - 1, high + 1, str(type_)))
