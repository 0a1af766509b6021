"""The table of all builders: for each rule of the grammar the one that makes a tree of `ast.py` of what it has read.

In: lark's parse tree. Out: a tree. Complains about nothing: what parses is built.
"""

from __future__ import annotations

from rulewright.frontend.syntax.domain_building import DOMAINS
from rulewright.frontend.syntax.effect_building import EFFECTS
from rulewright.frontend.syntax.key_building import KEYS
from rulewright.frontend.syntax.pick_building import PICKS
from rulewright.frontend.syntax.tree_builder import Builder, ParseTree, Rule
from rulewright.frontend.syntax.value_building import VALUES
from rulewright.source.text import Span

RULES: dict[str, Rule] = {**VALUES, **DOMAINS, **EFFECTS, **PICKS, **KEYS}


def built(body: Span, tree: ParseTree) -> object:
    """The tree of a stretch of a source."""
    return Builder(body.source, body.start, RULES).build(tree)
