"""Builders of types, and of what stands in the keys of declarations and in scenarios: one for each rule of the grammar.

In: the parts that a rule has read. Out: signatures, types, rankings, contents. Complains about nothing.
"""

from __future__ import annotations

from dataclasses import replace

from lark import Token

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax.tree_builder import FACING, Builder, Expected, Part, Parts, Rule, as_tree, number, word
from rulewright.source.text import Span

PARAMETER: Expected[ast.Parameter] = Expected((ast.Parameter,))
KEY: Expected[ast.Name | ast.KeyRange] = Expected((ast.Name, ast.KeyRange))
KIND_TYPE: Expected[ast.KindType] = Expected((ast.KindType,))
LOT: Expected[ast.Lot] = Expected((ast.Lot,))


def sizes(b: Builder, quantity: Part) -> tuple[ast.Expr, ast.Expr]:
    """How few and how many: `2`, `1..3`, `exactly n`."""
    tree = as_tree(quantity)
    bounds = [_size(b, part, b.span(tree)) for part in tree.children if part is not None]
    return bounds[0], bounds[-1]


def _size(b: Builder, part: Part, span: Span) -> ast.Expr:
    is_number = isinstance(part, Token) and part.type == "INT"
    return ast.Number(span, number(part)) if is_number else b.expr(part)


def _signature(b: Builder, span: Span, parts: Parts) -> ast.Signature:
    owner, name, *rest = parts
    owner_name = b.name(owner) if owner is not None else None
    own = [ast.Parameter(owner_name.span, owner_name, owner_name)] if owner_name is not None else []
    parameters = [part for part in rest if _is_parameter(part)]
    keys = [part for part in rest if not _is_parameter(part)]
    return ast.Signature(
        span, owner_name, b.name(name), (*own, *b.several(PARAMETER, parameters)), b.several(KEY, keys)
    )


def _is_parameter(part: Part) -> bool:
    return part is not None and not isinstance(part, Token) and part.data == "parameter"


def _parameter(b: Builder, span: Span, parts: Parts) -> ast.Parameter:
    quantity, type_word, own_word = parts
    type_name = b.name(type_word)
    name = b.name(own_word) if own_word is not None else type_name
    return ast.Parameter(span, type_name, name, sizes(b, quantity) if quantity is not None else None)


def _type_range(b: Builder, span: Span, parts: Parts) -> ast.KindType:
    return ast.KindType(span, "range", None, b.expr(parts[0]), b.expr(parts[1]), False)


def _optional_type(b: Builder, span: Span, parts: Parts) -> ast.KindType:
    return replace(b.one(KIND_TYPE, parts[0]), span=span, optional=True)


def _every(b: Builder, span: Span, parts: Parts) -> ast.KindType:
    low, high = [*b.exprs(parts), None, None][:2]
    return ast.KindType(span, "every", None, low, high, False)


def _ranking(b: Builder, span: Span, parts: Parts) -> ast.Ranking:
    levels: list[list[ast.Name]] = [[b.name(parts[0])]]
    for sign, name in zip(parts[1::2], parts[2::2], strict=True):
        if word(sign) == ">":
            levels.append([])
        levels[-1].append(b.name(name))
    return ast.Ranking(span, tuple(tuple(level) for level in levels))


def _lot(b: Builder, span: Span, parts: Parts) -> ast.Lot:
    count, thing, facing = parts
    built = b.maybe(FACING, facing)
    direction = built.direction if built is not None and isinstance(built.direction, str) else None
    return ast.Lot(span, number(count) if count is not None else 1, b.expr(thing), direction)


KEYS: dict[str, Rule] = {
    "signature": _signature,
    "parameter": _parameter,
    "key_range": lambda b, span, parts: ast.KeyRange(span, number(parts[0]), number(parts[1])),
    "kind_type": lambda b, span, parts: b.one(KIND_TYPE, parts[0]),
    "type_name": lambda b, span, parts: ast.KindType(span, "name", b.name(parts[0]), None, None, False),
    "type_range": _type_range,
    "optional_type": _optional_type,
    "every": _every,
    "ranking": _ranking,
    "contents": lambda b, span, parts: b.several(LOT, parts),
    "lot": _lot,
}
