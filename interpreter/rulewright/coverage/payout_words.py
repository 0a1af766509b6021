"""Which results of a payout can come about: what an option leaves open, and what is written as a word.

In: typed parts of a payout. Out: the shortage rules that it may have; whether claims of equal rank are paid together.
"""

from __future__ import annotations

from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import EnumType
from rulewright.frontend.typing.payouts import SHORT_WORDS


def short_words(short: t.Expr) -> tuple[str, ...]:
    """The shortage rules that a payout may have."""
    if isinstance(short, t.OptionValue):
        return short.option.words
    if isinstance(short, t.Const) and short.value is not None and isinstance(short.type, EnumType):
        return (short.type.words[short.value],)
    return SHORT_WORDS


def may_be_together(criterion: t.Criterion) -> bool:
    if criterion.kind == "option" and isinstance(criterion.value, t.OptionValue):
        return "together" in criterion.value.option.words
    return criterion.kind == "together"
