"""Names of positions that are remembered.

In: an expression. Out: the history that it names, if it does. Complains about nothing.
"""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed.scope import Scope


def history_named(node: object, symbols: sym.Symbols, scope: Scope) -> sym.PositionHistory | None:
    """The history of that name; a local name comes first."""
    if not isinstance(node, ast.Name) or scope.find(node.name) is not None:
        return None
    return symbols.histories.get(node.name)
