"""Sums as formulas: `5 + the card's rank`. In: typed expressions. Out: marked strings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulewright.frontend.typed import tree as t

if TYPE_CHECKING:
    from rulewright.rulebook.wording import Wording

SIGNS = {"+": "+", "-": "-", "*": "\N{MULTIPLICATION SIGN}", "mod": "modulo", "down": "/", "up": "/"}
ROUNDED = {"down": ", rounded down", "up": ", rounded up"}


class SumPhrases:
    def __init__(self, wording: Wording) -> None:
        self.wording = wording

    def phrase(self, operator: str, left: t.Expr, right: t.Expr) -> str:
        if operator == "-" and isinstance(left, t.Const) and left.value == 0:
            return f"minus {self.bracketed(right)}"
        value = self.wording.constant(operator, left, right)
        formula = self._formula(operator, left, right, is_told=value is not None)
        return formula if value is None else f"{value} ({formula})"

    def _formula(self, operator: str, left: t.Expr, right: t.Expr, *, is_told: bool) -> str:
        """`a + b`; where the value of the whole `is_told`, those of its parts are not."""
        first = self._operand(left, is_told, is_bare=_is_sum(operator, left))
        second = self._operand(right, is_told, is_bare=False)
        if operator == "mod":
            return f"the remainder of {first} / {second}"
        return f"{first} {SIGNS[operator]} {second}{ROUNDED.get(operator, '')}"

    def _operand(self, expr: t.Expr, is_told: bool, *, is_bare: bool) -> str:
        if is_told and isinstance(expr, t.Arithmetic):
            text = self._formula(expr.operator, expr.left, expr.right, is_told=True)
            return text if is_bare else f"({text})"
        return self.wording.value(expr) if is_bare else self.bracketed(expr)

    def bracketed(self, expr: t.Expr) -> str:
        """A part of a sum; in brackets where it is made of several words that could be taken apart."""
        text = self.wording.value(expr)
        simple = isinstance(expr, t.Const | t.NumberValue | t.Local | t.TraitOf | t.StateOf | t.PurseOf | t.TermCall)
        return text if simple or " " not in text else f"({text})"


def _is_sum(operator: str, left: t.Expr) -> bool:
    """Whether the left part of a sum is a sum, which needs no brackets."""
    return operator in ("+", "-") and isinstance(left, t.Arithmetic) and left.operator in ("+", "-")
