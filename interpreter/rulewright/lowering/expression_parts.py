"""Parts of typed expressions: which they are, which name members of a fold
around them, and what stands for a parameter.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from rulewright.frontend.analysis.walk import child_fields, nodes, once_a_tree
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import ComponentType

Inner = dict[t.Var, t.Domain]
"""The members' names of the folds around an expression, with their domains: they have no value outside."""


def parts_of(node: object) -> list[object]:
    """What a typed node is made of."""
    return [getattr(node, name) for name in reversed(child_fields(node.__class__) or ())]


def uses(node: object, inner: Inner) -> bool:
    """Whether an expression names a member of a fold around it."""
    return any(isinstance(part, t.Local) and part.var in inner for part in nodes(node, deep=False))


def substituted(node: Any, arguments: dict[t.Var, t.Expr]) -> Any:
    """A typed tree with expressions in place of parameters."""
    if isinstance(node, tuple):
        return tuple(substituted(part, arguments) for part in node)
    if isinstance(node, t.Local):
        return arguments.get(node.var, node)
    if not parts_of(node):
        return node
    return replace(
        node, **{name: substituted(getattr(node, name), arguments) for name in child_fields(node.__class__) or ()}
    )


@once_a_tree
def located_names(part: object) -> frozenset[t.Var]:
    """The names of components of which more is asked than what is printed on them: faces, places, marks, identity."""
    found: set[t.Var] = set()
    for node in nodes(part):
        match node:
            case t.Property(subject=t.Local(var=var)) | t.FaceTest(subject=t.Local(var=var)):
                found.add(var)
            case t.Contained(subject=t.Local(var=var)) | t.StateOf(keys=(t.Local(var=var),)):
                found.add(var)
            case t.Compare(left=left, right=right):
                found |= {side.var for side in (left, right) if isinstance(side, t.Local)}
    return frozenset(var for var in found if isinstance(var.type.inner, ComponentType))


class Weights:
    """How many nodes trees have when they are written out; trees that share parts are gone through once a part.

    What has been weighed is kept alive, so that nothing else can take its identity.
    """

    def __init__(self) -> None:
        self._known: dict[int, tuple[object, int]] = {}

    def of(self, root: object) -> int:
        stack = [root]
        while stack:
            parts = _below(stack[-1])
            missing = [part for part in parts if id(part) not in self._known]
            if missing:
                stack += missing
            else:
                node = stack.pop()
                self._known[id(node)] = node, 1 + sum(self._known[id(part)][1] for part in parts)
        return self._known[id(root)][1]


def _below(node: object) -> Sequence[object]:
    return node if isinstance(node, tuple) else parts_of(node)
