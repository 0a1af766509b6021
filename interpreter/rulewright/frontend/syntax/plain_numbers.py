"""Numbers that are written out, so that they are known without working anything out.

In: an expression. Out: its number, or none. It complains of nothing.
"""

from __future__ import annotations

from rulewright.frontend.syntax import ast


def plain_number(node: ast.Expr) -> int | None:
    """A number that is written out, also a negative one."""
    if isinstance(node, ast.Negate) and isinstance(node.value, ast.Number):
        return -node.value.value
    return node.value if isinstance(node, ast.Number) else None
