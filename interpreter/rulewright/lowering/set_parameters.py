"""Sets as parameters: a stretch of slots in the callee's frame, filled from the set that is given.

In: a parameter and its argument. Out: the slots that a parameter takes (one; of a set its count and then its members),
and the values that go there. Complains about nothing: whether a set fits is checked before.
"""

from __future__ import annotations

from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import SetType
from rulewright.ir.program import Op
from rulewright.lowering.context import Context
from rulewright.lowering.expressions import ExpressionLowerer
from rulewright.lowering.operators import const, slot


def width(context: Context, var: t.Var) -> int:
    """How many slots a parameter takes."""
    return 1 + context.bounds.set_size(var).high if isinstance(var.type, SetType) else 1


def slots_of(context: Context, signature: tuple[t.Var, ...]) -> tuple[int, ...]:
    """The slots of parameters that have been placed, in order."""
    return tuple(context.slots[var] + offset for var in signature for offset in range(width(context, var)))


def given(
    context: Context, expressions: ExpressionLowerer, signature: tuple[t.Var, ...], arguments: tuple[t.Expr, ...]
) -> tuple[Op, ...]:
    """The values for the slots of parameters, in order."""
    pairs = zip(signature, arguments, strict=True)
    return tuple(op for var, argument in pairs for op in _values(context, expressions, var, argument))


def _values(context: Context, expressions: ExpressionLowerer, var: t.Var, argument: t.Expr) -> list[Op]:
    if not isinstance(var.type, SetType):
        return [expressions.value(argument, var.type)]
    assert isinstance(argument, t.Local)  # the typing lets nothing else be a set
    base, held = context.sets[argument.var], context.bounds.set_size(argument.var).high
    wanted = width(context, var)
    return [slot(base + offset) if offset <= held else const(0) for offset in range(wanted)]
