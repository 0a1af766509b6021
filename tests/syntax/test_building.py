"""Every rule of the grammar is built by a row of the table, or read by the builder of the rule around it."""

from __future__ import annotations

import pytest
from lark import Token, Tree

from rulewright.frontend.syntax.building import RULES, built
from rulewright.frontend.syntax.expressions import _parser
from rulewright.frontend.syntax.tree_builder import ParseTree
from rulewright.source.text import Source

READ_BY_OTHERS = {
    *("aggregate", "compare", "end", "isness", "updown", "what"),  # words and signs
    *("elif_", "extent", "going", "by", "round", "where", "in_pile", "quantity"),
    *("groupings", "relations", "list"),
}


def test_every_rule_of_the_grammar_is_built() -> None:
    """A row that no rule needs is named too."""
    names = {
        str(rule.alias or rule.origin.name)
        for rule in _parser()[0].rules
        if rule.alias or not (rule.options.expand1 or rule.origin.name.startswith("_"))
    }
    assert names == {*RULES, *READ_BY_OTHERS}


@pytest.mark.parametrize(
    "tree",
    [
        Tree("negative", [Token("INT", "1")]),
        Tree("negative", [Tree("suite", [])]),
        Tree("index", [Tree("nothing", []), None]),
        Tree("among", [Tree("nothing", []), Token("IS", "is")]),
    ],
)
def test_what_does_not_belong_at_a_place_is_a_mistake_of_the_program(tree: ParseTree) -> None:
    """Never a tree with something in it that its type does not have."""
    with pytest.raises(TypeError, match=r"stands?|was read here"):
        built(Source("x.yaml", "x").span(0), tree)
