"""Calls of terms that need to be worked out once only, though their value is asked for several times.

In: a term of a Program; out: those of its calls that stand in its body more than once and have one value as long as the
body is worked out, because what is given to them reads nothing that a fold of the body changes. In: an action; out:
those of its calls that have one value for all picks.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from rulewright.ir.operations import EXPRESSIONS
from rulewright.ir.program import Action, Domain, Function, Op
from rulewright.ir.supposed import changed_stretches, stretches

PLAIN = frozenset({int, str, bool, type(None)})
"""What operands are that hold no expression."""


def repeated_calls(function: Function, position_start: int) -> tuple[Op, ...]:
    """The calls to be worked out once each time that the term is called, in the order in which they are written."""
    found = list(calls(function.body))
    if len(found) < 2 or stretches(function):  # where something changes, the same call may have another value
        return ()
    given = (*function.parameters, *_named_first(function.body))
    counts = Counter(op for op in found if _is_fixed(op, given, position_start))
    return tuple(op for op, count in counts.items() if count > 1)


def _named_first(op: Op) -> Iterator[int]:
    """The slots of names that an expression gives before it is worked out."""
    while op.name == "in_turn":
        *before, last = [part for part in op.operands if isinstance(part, Op)]
        yield from (bound.operands[0] for bound in before if isinstance(bound.operands[0], int))
        op = last


def calls_for_all_picks(action: Action, picked: frozenset[int], position_start: int) -> tuple[Op, ...]:
    """The calls of an action's conditions and domains that no pick changes, each once; `picked` are the slots that
    picking writes.
    """
    written = (action.where, action.picks)
    if any(True for _ in changed_stretches(written)):
        return ()
    given = (action.me, *action.parameters)
    fixed = [op for op in calls(written) if _is_fixed(op, given, position_start) and not picked & _slots_read(op)]
    return tuple(dict.fromkeys(fixed))


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


def _slots_read(op: Op) -> frozenset[int]:
    """The slots that an expression without folds may read; of an array, all of them."""
    inner = frozenset[int]().union(*(_slots_read(part) for part in op.operands if isinstance(part, Op)))
    if not op.operands or EXPRESSIONS[op.name].operands.split()[0] != "slot":
        return inner
    first, size = op.operands[0], op.operands[2] if op.name == "array" else 1
    assert isinstance(first, int)
    assert isinstance(size, int)
    return inner | frozenset(range(first, first + size))


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
