"""Builders of values: one for each rule of the grammar that reads one.

In: the parts that a rule has read. Out: an `ast.Expr`. Complains about nothing: what parses is built.
"""

from __future__ import annotations

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax.key_building import sizes
from rulewright.frontend.syntax.tree_builder import (
    BINDING,
    CALL,
    DOMAIN,
    EXPR,
    Builder,
    Expected,
    Parts,
    Rule,
    as_tree,
    number,
    word,
)
from rulewright.source.text import Span

RELATION: Expected[ast.Relation] = Expected((ast.Relation,))
GROUPING: Expected[ast.Grouping] = Expected((ast.Grouping,))


def _arithmetic(operator: str) -> Rule:
    return lambda b, span, parts: ast.Arithmetic(span, operator, b.expr(parts[0]), b.expr(parts[1]))


def _logic(operator: str) -> Rule:
    return lambda b, span, parts: ast.Logic(span, operator, b.exprs(parts))


def _divide(b: Builder, span: Span, parts: Parts) -> ast.Divide:
    left, right, rounded = parts
    return ast.Divide(span, b.expr(left), b.expr(right), word(rounded))


def _compare(b: Builder, span: Span, parts: Parts) -> ast.Compare:
    left, sign, right = parts
    return ast.Compare(span, word(sign), b.expr(left), b.expr(right))


def _compare_lists(b: Builder, span: Span, parts: Parts) -> ast.CompareLists:
    left, sign, right = parts
    return ast.CompareLists(span, word(sign), b.arguments(left), b.arguments(right))


def _is_negated(parts: Parts) -> bool:
    """Whether the second part is `is not`."""
    return len(as_tree(parts[1]).children) == 2


def _is(b: Builder, span: Span, parts: Parts) -> ast.Is:
    return ast.Is(span, b.expr(parts[0]), _is_negated(parts), b.name(as_tree(parts[2]).children[0]))


def _is_in(b: Builder, span: Span, parts: Parts) -> ast.IsIn:
    return ast.IsIn(span, b.expr(parts[0]), _is_negated(parts), b.expr(parts[2]))


def _is_among(b: Builder, span: Span, parts: Parts) -> ast.IsAmong:
    return ast.IsAmong(span, b.expr(parts[0]), _is_negated(parts), b.exprs(parts[2:]))


def _choice(b: Builder, span: Span, parts: Parts) -> ast.Choice:
    yes, condition, no = parts
    return ast.Choice(span, b.expr(yes), b.expr(condition), b.expr(no))


def _belonging(b: Builder, span: Span, parts: Parts) -> ast.Belonging:
    owner, name, arguments = parts
    return ast.Belonging(span, b.expr(owner), b.name(name), b.arguments(arguments) if arguments is not None else None)


def _fold(b: Builder, span: Span, parts: Parts) -> ast.Fold:
    aggregate, body, domain, groupings, otherwise = parts
    taken = b.several(GROUPING, as_tree(groupings).children) if groupings is not None else ()
    return ast.Fold(span, word(aggregate), b.expr(body), b.one(DOMAIN, domain), b.maybe(EXPR, otherwise), taken)


def _grouping(b: Builder, span: Span, parts: Parts) -> ast.Grouping:
    quantity, relations = parts
    return ast.Grouping(span, *sizes(b, quantity), b.several(RELATION, as_tree(relations).children))


def _gather(b: Builder, span: Span, parts: Parts) -> ast.Gather:
    aggregate, domain, otherwise = parts
    return ast.Gather(span, word(aggregate), b.one(DOMAIN, domain), b.maybe(EXPR, otherwise))


VALUES: dict[str, Rule] = {
    "number": lambda b, span, parts: ast.Number(span, number(parts[0])),
    "yes": lambda b, span, parts: ast.Flag(span, True),
    "no": lambda b, span, parts: ast.Flag(span, False),
    "nothing": lambda b, span, parts: ast.Nothing(span),
    "name": lambda b, span, parts: ast.Name(span, word(parts[0])),
    "literal": lambda b, span, parts: ast.Literal(span, word(parts[0]), number(parts[1])),
    "belonging": _belonging,
    "index": lambda b, span, parts: ast.Index(span, b.name(parts[0]), b.arguments(parts[1])),
    "apply": lambda b, span, parts: ast.Apply(span, b.name(parts[0]), b.arguments(parts[1])),
    "group": lambda b, span, parts: b.expr(parts[0]),
    "plus": _arithmetic("+"),
    "minus": _arithmetic("-"),
    "times": _arithmetic("*"),
    "modulo": _arithmetic("mod"),
    "divide": _divide,
    "negative": lambda b, span, parts: ast.Negate(span, b.expr(parts[0])),
    "compare_": _compare,
    "compare_lists": _compare_lists,
    "is_": _is,
    "member": _is_in,
    "among": _is_among,
    "or_": _logic("or"),
    "and_": _logic("and"),
    "not_": lambda b, span, parts: ast.Not(span, b.expr(parts[0])),
    "choice": _choice,
    "range_": lambda b, span, parts: ast.Range(span, b.expr(parts[0]), b.expr(parts[1])),
    "fold": _fold,
    "grouping": _grouping,
    "gather": _gather,
    "after": lambda b, span, parts: ast.After(span, b.expr(parts[0]), b.one(CALL, parts[1])),
    "term": lambda b, span, parts: b.expr(parts[0]),
    "parts_named": lambda b, span, parts: ast.LetIn(span, b.one(BINDING, parts[0]), b.expr(parts[1])),
    "extreme": lambda b, span, parts: ast.Extreme(span, word(parts[0]), b.exprs(parts[1:])),
    "arguments": lambda b, span, parts: b.exprs(parts),
}
