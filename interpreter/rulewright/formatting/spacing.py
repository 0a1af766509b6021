"""Blanks between the tokens of an expression.

In: tokens as the grammar's lexer gives them. Out: what stands between two of them on one line. No token is changed.
"""

from __future__ import annotations

from collections.abc import Sequence

from rulewright.frontend.language.aggregate_table import AGGREGATES
from rulewright.frontend.syntax.expressions import WordToken

TIGHT_BEFORE = {")", "]", ",", ".", "..", ":"}
TIGHT_AFTER = {"(", "[", ".", ".."}
VALUES = {"NAME", "PLACE", "INT", "STRING"}
CLOSING = {")", "]"}


def blank(words: Sequence[WordToken], index: int, plain: bool) -> str:
    """What stands before a word that is not the first of its line.
    `plain`: in plain YAML, where `: ` would make a key.
    """
    before, word = words[index - 1], words[index]
    if (
        word.text in TIGHT_BEFORE
        or before.text in TIGHT_AFTER
        or is_sign(words, index - 1)
        or (before.text == ":" and plain)
    ):
        return ""
    if word.text == "(":
        return "" if before.kind == "NAME" or before.text in AGGREGATES else " "
    if word.text == "[":
        return "" if before.kind == "NAME" else " "
    return " "


def is_sign(words: Sequence[WordToken], index: int) -> bool:
    """Whether a minus makes a number negative: no value stands before it."""
    if words[index].text != "-":
        return False
    before = words[index - 1] if index else None
    return before is None or not (before.kind in VALUES or before.text in CLOSING)
