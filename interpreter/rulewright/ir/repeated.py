"""The same call of a term, written several times in the body of one term: it is worked out once.

In: a term of a Program. Out: those of its calls that stand in its body more than once and have one value as long as the body
is worked out, because what is given to them reads nothing that a fold of the body changes.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from rulewright.ir.operations import EXPRESSIONS
from rulewright.ir.program import Domain, Function, Op


def repeated_calls(function: Function, position_start: int) -> frozenset[Op]:
    """The calls to be worked out once each time that the term is called."""
    counts = Counter(op for op in calls(function.body) if _is_fixed(op, function.parameters, position_start))
    return frozenset(op for op, count in counts.items() if count > 1)


def calls(node: object) -> Iterator[Op]:
    """Every call in an expression, also in the domains of its folds."""
    if isinstance(node, Op) and node.name == "call":
        yield node
    if isinstance(node, tuple):
        for part in node:
            yield from calls(part)
    elif is_dataclass(node):
        for field in fields(node):
            yield from calls(getattr(node, field.name))


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
