"""Operations made from operations, without needless parts.

In: operations. Out: operations.
"""

from __future__ import annotations

from rulewright.ir.program import Op

COMPARE = {"=": "eq", "!=": "ne", "<": "lt", "<=": "le"}
ARITHMETIC = {"+": "add", "-": "sub", "*": "mul", "mod": "mod", "down": "div_down", "up": "div_up"}


def const(value: int) -> Op:
    return Op("const", (value,))


TRUE, FALSE = const(1), const(0)


def is_const(op: Op, value: int | None = None) -> bool:
    return op.name == "const" and (value is None or op.operands[0] == value)


def slot(index: int) -> Op:
    return Op("slot", (index,))


def bounded(number: Op, low: int, high: int) -> Op:
    """A number from `low` to `high`, counted from 0; a fault if it is another."""
    shift = () if low == 1 else (low,)
    return Op("bounded", (Op("sub", (number, const(low))), 0, high - low, *shift))


def both(*items: Op) -> Op:
    """A conjunction without needless parts."""
    wanted = [item for item in items if not is_const(item, 1)]
    if any(is_const(item, 0) for item in wanted):
        return FALSE
    return wanted[0] if len(wanted) == 1 else Op("and", tuple(wanted)) if wanted else TRUE


def negated(op: Op) -> Op:
    if is_const(op):
        return FALSE if is_const(op, 1) else TRUE
    return op.operands[0] if op.name == "not" and isinstance(op.operands[0], Op) else Op("not", (op,))


def either(items: list[Op]) -> Op:
    wanted = [item for item in items if not is_const(item, 0)]
    if any(is_const(item, 1) for item in wanted):
        return TRUE
    return wanted[0] if len(wanted) == 1 else Op("or", tuple(wanted)) if wanted else FALSE
