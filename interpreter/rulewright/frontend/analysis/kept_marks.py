"""Whether who saw the marks of a component as it was chosen still knows them.

In: what the choice did, and what was done since. Out: whether marks are as they were seen, or changed where their
viewer sees it. Complains about nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulewright.frontend.analysis.walk import callee_of, done_by, nodes, once_a_tree
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t


def keeps_marks(chosen: Sequence[object], since: Sequence[object]) -> bool:
    """Whether the marks are known as before: the component stays in its zone, or the choice itself has moved it and
    nothing sets marks.
    """
    if any(_moves(part) for part in since):
        return False
    return not any(_moves(part) for part in chosen) or not any(_sets_marks(part) for part in (*chosen, *since))


@once_a_tree
def _moves(part: object) -> bool:
    return any(isinstance(node, t.Move | t.Draw | t.Shuffle) for node in _all_that_happens(part))


@once_a_tree
def _sets_marks(part: object) -> bool:
    return any(isinstance(node, t.Assign) and bool(node.target.state.marked) for node in _all_that_happens(part))


def _all_that_happens(part: object) -> Iterator[object]:
    """Everything in some rules, and in those that they call, each once."""
    met: set[sym.Callable] = set()
    stack: list[object] = [part]
    while stack:
        for node in nodes(stack.pop(), deep=False):
            yield node
            rule = callee_of(node)
            if rule is not None and rule not in met:
                met.add(rule)
                stack += done_by(rule)
