"""Who sees something: a word, or words by condition on options."""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax.value_reader import AUDIENCES
from rulewright.frontend.syntax.words_as_said import closed
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import (
    FLAG,
    PLAYER,
    SIDE,
    ComponentType,
    ErrorType,
    Type,
)
from rulewright.frontend.typing.constant_expressions import ConstantTyper
from rulewright.frontend.typing.context import Context
from rulewright.source.suggestions import did_you_mean, instead

WITHOUT_FACE = AUDIENCES[:-1]
OWNED = ("owner", "side", "others")
"""Words that mean something only where there is an owner;
of a component's marks, whoever owns the zone where it lies.
"""


class Audiences:
    """Types audiences."""

    def __init__(self, context: Context, constants: ConstantTyper) -> None:
        self.report = context.report
        self.constants = constants

    def audience(self, node: ast.Expr | None, per: Type | None, words: tuple[str, ...]) -> sym.Audience | None:
        """Who sees something: one of some words, or words by condition on options."""
        if node is None:
            return None
        cases: list[tuple[t.Expr | None, str]] = []
        at = node
        while isinstance(at, ast.Choice):
            cases.append((self.constants.constant(at.condition, FLAG), self._word(at.yes, per, words)))
            at = at.no
        cases.append((None, self._word(at, per, words)))
        return sym.Audience(tuple(cases))

    def _word(self, node: ast.Expr, per: Type | None, words: tuple[str, ...]) -> str:
        word = node.name if isinstance(node, ast.Name) else ""
        if word not in words:
            said = closed(word, words)
            guess = instead(word, said) if said else did_you_mean(word, words)
            hint = "only what lies in zones has a face" if word == "face" else guess
            self.report.error("RW104", f"`{node.span.text}` is not an audience here", node.span, hint)
            return "nobody"
        if word in OWNED and per not in (PLAYER, SIDE) and not isinstance(per, ErrorType | ComponentType):
            self.report.error(
                "RW104",
                f"`{word}` sees it, but it belongs to no player",
                node.span,
                f"add `per: player`, or choose {', '.join(w for w in words if w not in OWNED)}",
            )
            return "nobody"
        return word
