"""The same call of a term, written several times in the body of one term: it is worked out once.

In: a term of a Program. Out: those of its calls that stand in its body more than once and have one value as long as the
body is worked out, because what is given to them reads nothing that a fold of the body changes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from rulewright.ir.operations import EXPRESSIONS
from rulewright.ir.program import Domain, Function, Op
from rulewright.ir.supposed import stretches

PLAIN = frozenset({int, str, bool, type(None)})
"""What operands are that hold no expression."""


def repeated_calls(function: Function, position_start: int) -> tuple[Op, ...]:
    """The calls to be worked out once each time that the term is called, in the order in which they are written."""
    found = list(calls(function.body))
    if len(found) < 2 or stretches(function):  # where something changes, the same call may have another value
        return ()
    counts = Counter(op for op in found if _is_fixed(op, function.parameters, position_start))
    return tuple(op for op, count in counts.items() if count > 1)


def calls(root: object) -> Iterator[Op]:
    """Every call in an expression, also in the domains of its folds."""
    stack = [root]
    while stack:
        node = stack.pop()
        if isinstance(node, tuple):
            stack.extend(part for part in reversed(node) if part.__class__ not in PLAIN)
            continue
        if isinstance(node, Op) and node.name == "call":
            yield node
        stack.extend(getattr(node, name) for name in reversed(_field_names(node.__class__)))


_FIELD_NAMES: dict[type, tuple[str, ...]] = {}


def _field_names(cls: type) -> tuple[str, ...]:
    """The names of a dataclass's fields; none of anything else's."""
    if cls not in _FIELD_NAMES:
        _FIELD_NAMES[cls] = tuple(field.name for field in fields(cls)) if is_dataclass(cls) else ()
    return _FIELD_NAMES[cls]


def _is_fixed(op: Op, parameters: tuple[int, ...], position_start: int) -> bool:
    """Whether an expression reads only the position and the parameters: no fold's member, and no fold of its own."""
    if not EXPRESSIONS[op.name].pure:
        return False
    if op.name == "slot":
        index = op.operands[0]
        return index in parameters or (isinstance(index, int) and index >= position_start)
    return all(
        _is_fixed(part, parameters, position_start) if isinstance(part, Op) else not isinstance(part, Domain | tuple)
        for part in op.operands
    )
