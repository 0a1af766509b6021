"""Numbers of constant expressions: what operators give, within the numbers that there are.

Complains by raising `BadConstant`, a fault of the ruleset with its place.
"""

from __future__ import annotations

from rulewright.source.text import Span

LARGEST = 2**31 - 1


class BadConstant(Exception):
    """A constant that cannot be worked out in this configuration."""

    def __init__(self, message: str, span: Span, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.span = span
        self.hint = hint


def arithmetic(operator: str, left: int, right: int, span: Span) -> int:
    """`+ - * mod down up`; divisions round as they say, whatever the signs."""
    match operator:
        case "+":
            return _fitting(left + right, span)
        case "-":
            return _fitting(left - right, span)
        case "*":
            return _fitting(left * right, span)
        case "mod" | "down" | "up" if right == 0:
            raise BadConstant("a division by zero", span, "write `... if ... else ...` around it")
        case "mod":
            return left % right
        case "down":
            return left // right
        case "up":
            return -(-left // right)
        case _:
            raise AssertionError(operator)


def _fitting(value: int, span: Span) -> int:
    if abs(value) > LARGEST:
        raise BadConstant("this number is too large", span, f"numbers go up to {LARGEST}")
    return value


def compare(operator: str, left: int | None, right: int | None) -> bool:
    match operator:
        case "=":
            return left == right
        case "!=":
            return left != right
        case _:
            assert left is not None and right is not None
            return {"<": left < right, "<=": left <= right, ">": left > right, ">=": left >= right}[operator]
