"""Where a state or a purse lies: slots and elements of arrays.

In: states with their keys, places of money and of components. Out: slots, and indices of zones and purses.
"""

from __future__ import annotations

from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import Type
from rulewright.ir.program import Op
from rulewright.lowering.context import Context
from rulewright.lowering.expressions import ExpressionLowerer
from rulewright.lowering.operators import const, is_const, slot


class StateLowerer:
    """Lowers what names a slot."""

    def __init__(self, context: Context, expressions: ExpressionLowerer) -> None:
        self.context = context
        self.expressions = expressions

    def element(self, base: int, index: Op, size: int) -> Op:
        """A slot of an array; a constant index makes it a plain slot."""
        if is_const(index):
            at = index.operands[0]
            assert isinstance(at, int)
            if 0 <= at < size:
                return slot(base + at)
        return Op("array", (base, index, size))

    def state_index(self, state: sym.State, keys: tuple[t.Expr, ...]) -> Op:
        return self.index(keys, state.per)

    def index(self, keys: tuple[t.Expr, ...], types: tuple[Type, ...]) -> Op:
        """The place of some keys among all: the last goes fastest."""
        index = const(0)
        for key, type_ in zip(keys, types, strict=True):
            size = self.context.constants.size(type_)
            scaled = Op("mul", (index, const(size))) if not is_const(index, 0) else index
            value = self.expressions.value(key)
            index = value if is_const(scaled, 0) else Op("add", (scaled, value))
        return index

    def state_size(self, state: sym.State) -> int:
        return self.context.layout.variables[self.context.layout.state_index[state]].slots.size

    def zone(self, place: t.ZonePlace) -> Op:
        """The index of one zone."""
        family = self.context.layout.family(place.zone)
        if place.owner is None:
            return const(family.start)
        owner = self.expressions.value(place.owner)
        if is_const(owner):
            at = owner.operands[0]
            assert isinstance(at, int)
            return const(family.start + at)
        return Op("add", (const(family.start), owner)) if family.start else owner

    def purse(self, place: t.PursePlace) -> tuple[int, Op]:
        """A purse's family and index."""
        return self.context.layout.purse_index[place.purse], self.expressions.value(
            place.owner
        ) if place.owner is not None else const(0)

    def purse_amount(self, place: t.PursePlace) -> Op:
        family, index = self.purse(place)
        info = self.context.layout.purses[family]
        stride = 1 + len(info.pieces)
        scaled = (
            index
            if stride == 1
            else const(stride * int(str(index)))
            if is_const(index)
            else Op("mul", (index, const(stride)))
        )
        return self.element(info.slots.base, scaled, info.slots.size)
