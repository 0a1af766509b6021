"""Builders of domains and orders: one for each rule of the grammar that reads one.

In: the parts that a rule has read. Out: an `ast.Domain`, its source, or an `ast.Order`. Complains about nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from lark import Token, Tree

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax.tree_builder import (
    EXPR,
    ORDER,
    Builder,
    Expected,
    ParseTree,
    Part,
    Parts,
    Rule,
    as_token,
    as_tree,
    word,
)
from rulewright.source.text import Span

SOURCE: Expected[ast.DomainSource] = Expected(get_args(ast.DomainSource))
CRITERION: Expected[ast.Criterion] = Expected((ast.Criterion,))
PLACE: Expected[ast.Expr | ast.MemberList] = Expected((*get_args(ast.Expr), ast.MemberList))


def named(b: Builder, span: Span, parts: Parts) -> ast.Named:
    """Words, and behind them perhaps the place where what they name lies."""
    words = b.names([part for part in parts if isinstance(part, Token)])
    place = next((part for part in parts if isinstance(part, Tree)), None)
    return ast.Named(span, words, b.maybe(PLACE, place))


def _slice(b: Builder, span: Span, parts: Parts) -> ast.Slice:
    end, amount, *rest = parts
    what = named(b, span, rest)
    return ast.Slice(span, word(end), b.expr(amount), what.words, what.place)


def _reached(b: Builder, span: Span, parts: Parts) -> ast.Reached:
    *words, start, through = parts
    return ast.Reached(span, b.names(words), b.expr(start), b.expr(through))


def _domain(b: Builder, span: Span, parts: Parts) -> ast.Domain:
    source, between, where = parts
    order = extent = None
    if between is not None:
        tree = as_tree(between)
        if tree.data == "extent":
            extent = _extent(b, tree)
        else:
            order = _sequence(b, tree)
    return ast.Domain(span, b.one(SOURCE, source), order, b.where(where), extent)


def _extent(b: Builder, tree: ParseTree) -> ast.Extent:
    return ast.Extent(b.span(tree), word(tree), b.expr(tree.children[1]))


def _sequence(b: Builder, tree: ParseTree) -> ast.Order:
    """In which order: `by` one that is written out, or round the table."""
    inner = as_tree(tree.children[0])
    if tree.data == "by":
        return b.one(ORDER, inner)
    span = b.span(inner)
    return ast.Order(span, (ast.Criterion(span, _kind(inner.children[0]), b.expr(inner.children[2]), None),))


def _criterion(b: Builder, span: Span, parts: Parts) -> ast.Criterion:
    first = as_token(parts[0])
    if first.type == "NAME":
        return ast.Criterion(span, "option", b.name(first), None)
    value, when = [*_values(b, parts[1:]), None, None][:2]
    return ast.Criterion(span, _kind(first), value, when)


def _values(b: Builder, parts: Parts) -> Sequence[ast.Expr | None]:
    """Those among words that the grammar lists."""
    return b.exprs([part for part in parts if isinstance(part, Tree)])


def _kind(part: Part) -> ast.CriterionKind:
    """A word that the grammar lists."""
    kinds: tuple[ast.CriterionKind, ...] = get_args(ast.CriterionKind)
    return kinds[kinds.index(as_token(part))]


DOMAINS: dict[str, Rule] = {
    "domain": _domain,
    "whole": lambda b, span, parts: ast.Whole(span, b.one(EXPR, parts[0])),
    "named": named,
    "slice": _slice,
    "listed": lambda b, span, parts: ast.MemberList(span, b.exprs(parts)),
    "reached": _reached,
    "order": lambda b, span, parts: ast.Order(span, b.several(CRITERION, parts)),
    "criterion": _criterion,
}
