"""Builders of picks, what a player chooses: one for each rule of the grammar that reads one.

In: the parts that a rule has read. Out: an `ast.Pick`. Complains about nothing.
"""

from __future__ import annotations

from typing import get_args

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax.domain_building import named
from rulewright.frontend.syntax.key_building import sizes
from rulewright.frontend.syntax.tree_builder import Builder, Expected, Parts, Rule, as_tree, word
from rulewright.frontend.syntax.value_building import RELATION
from rulewright.source.text import Span

PICK: Expected[ast.Pick] = Expected(get_args(ast.Pick))


def _choose(b: Builder, span: Span, parts: Parts) -> ast.Choose:
    *rest, where = parts
    what = named(b, span, rest)
    return ast.Choose(span, what.words, what.place, b.where(where))


def _choose_some(b: Builder, span: Span, parts: Parts) -> ast.ChooseSome:
    quantity, *rest, relations, where = parts
    what = named(b, span, rest)
    related = b.several(RELATION, as_tree(relations).children) if relations is not None else ()
    return ast.ChooseSome(span, *sizes(b, quantity), what.words, what.place, related, b.where(where))


def _relation(b: Builder, span: Span, parts: Parts) -> ast.Relation:
    relation, *rest = (part for part in parts if part is not None)
    return ast.Relation(span, word(relation), b.name(rest[-1]) if rest else None)


PICKS: dict[str, Rule] = {
    "picks": lambda b, span, parts: b.several(PICK, parts),
    "choose": _choose,
    "choose_some": _choose_some,
    "relation": _relation,
    "determined": lambda b, span, parts: ast.Determined(span, b.name(parts[0]), b.expr(parts[1])),
}
