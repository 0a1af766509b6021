"""Numbers that may depend on the player count."""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typing.constant_expressions import ConstantTyper
from rulewright.frontend.typing.context import Context


class Quantities:
    """Types amounts."""

    def __init__(self, context: Context, constants: ConstantTyper) -> None:
        self.symbols = context.symbols
        self.report = context.report
        self.constants = constants

    def amount(self, node: ast.Expr | doc.ByPlayers | None) -> sym.Amount | None:
        """A constant number, or one for each player count."""
        if node is None:
            return None
        if isinstance(node, doc.ByPlayers):
            return sym.Amount(node.span, None, self.by_players(node))
        return sym.Amount(node.span, self.constants.constant(node), {})

    def by_players(self, node: doc.ByPlayers) -> dict[int, t.Expr]:
        """A complete map from player counts to constants."""
        header = self.symbols.document.header
        found = {count: self.constants.constant(value) for count, _, value in node.cases}
        missing = [count for count in range(header.low, header.high + 1) if count not in found]
        if missing:
            self.report.error(
                "RW507",
                f"nothing is said for {', '.join(map(str, missing))} players",
                node.span,
                "name every number of players from the header",
            )
        for count, span, _ in node.cases:
            if not header.low <= count <= header.high:
                self.report.error(
                    "RW507", f"the game is not for {count} players", span, f"it is for {header.low} to {header.high}"
                )
        return found
