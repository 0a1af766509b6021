"""Functions that are supposed: what they change, and what is taken back afterwards.

In: a function of a Program. Out: the stretches of slots that its operations `put` may change.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from rulewright.ir.program import Function, Op
from rulewright.source.text import Span


def stretches(function: Function) -> tuple[tuple[int, int], ...]:
    """First slots and sizes, each once, in the order of slots; nothing for a term."""
    return tuple(sorted(set(changed_stretches(function.body))))


def changed_stretches(root: object) -> Iterator[tuple[int, int]]:
    """First slot and size of each operation `put` in an expression, as often as it is written."""
    stack = [root]
    while stack:
        node = stack.pop()
        if isinstance(node, tuple):
            stack.extend(node)
        elif is_dataclass(node) and not isinstance(node, Span):
            stack += [getattr(node, field.name) for field in fields(node)]
            if isinstance(node, Op) and node.name == "put":
                base, _, size, *_ = node.operands
                assert isinstance(base, int)
                assert isinstance(size, int)
                yield base, size
