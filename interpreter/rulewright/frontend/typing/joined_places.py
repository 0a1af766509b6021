"""Joined places: `cards in me.hand + board`.

In: what stands where a zone may stand. Out: the places that `+` joins, in the order in which they are written.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulewright.frontend.syntax import ast


def places_of(node: ast.Expr, is_place: Callable[[ast.Expr], bool]) -> tuple[ast.Expr, ...]:
    """The places that are joined; none where there is one only, or where numbers are added."""
    found = tuple(_leaves(node))
    return found if len(found) > 1 and any(map(is_place, found)) else ()


def _leaves(node: ast.Expr) -> Iterator[ast.Expr]:
    if isinstance(node, ast.Arithmetic) and node.operator == "+":
        yield from _leaves(node.left)
        yield from _leaves(node.right)
    else:
        yield node
