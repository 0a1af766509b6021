"""What sources of points are called: a name of the rules, or, of a calculation, its words.

In: a game and its rules in words. Out: words by the place of the source in the ruleset.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeGuard

from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.typed import tree as t
from rulewright.ir.program import Program
from rulewright.rulebook import RuleWords
from rulewright.source.text import Span

NAMED = (t.TermCall, t.StateOf, t.PurseOf)
"""What has a name of its own, which is shorter than its words."""


def score_words(words: RuleWords, program: Program) -> Mapping[Span, str]:
    """For each source of points that is a calculation (ten times the notes), and for what players are ranked by."""
    wanted = {part.span for part in program.score.parts}
    found: dict[Span, str] = {}
    for tree in (words.symbols.score, *words.symbols.terms):
        for node in nodes(tree):
            span = getattr(node, "span", None)
            if span in wanted and span not in found and _is_calculated(node):
                found[span] = _without_owner(words, node, program.score.of)
    score = words.symbols.score
    for criterion in score.rank if score is not None else ():
        if criterion.value is not None and not isinstance(criterion.value, t.Local):
            found.setdefault(criterion.value.span, _without_owner(words, criterion.value, program.score.of))
    return found


def _is_calculated(node: object) -> TypeGuard[t.Expr]:
    return isinstance(node, t.ExpressionNode) and not isinstance(node, (*NAMED, t.Const))


def _without_owner(words: RuleWords, node: t.Expr, owner: str) -> str:
    """Without whose it is: the sheet says that."""
    return words.value(node, {}).replace(f"the {owner}'s ", "")
