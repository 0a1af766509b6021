"""Builders of effects: one for each rule of the grammar that reads a statement, or a part of one.

In: the parts that a rule has read. Out: an `ast.Statement`, an `ast.Block`, or what statements are made of. Complains
about nothing.
"""

from __future__ import annotations

from typing import get_args

from lark import Token

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax.tree_builder import (
    BINDING,
    BLOCK,
    CALL,
    DOMAIN,
    EXPR,
    FACING,
    Builder,
    Expected,
    Parts,
    Rule,
    as_token,
    as_tree,
    word,
)
from rulewright.source.text import Span

AMOUNT: Expected[ast.Amount] = Expected((ast.Amount,))
STATEMENT: Expected[ast.Statement] = Expected(get_args(ast.Statement))


def _amount(b: Builder, span: Span, parts: Parts) -> ast.Amount:
    first = parts[0]
    if isinstance(first, Token) and first.type == "EVERYTHING":
        return ast.Amount(span, "everything", None)
    return ast.Amount(span, "up_to" if len(parts) == 3 else "exact", b.expr(parts[-1]))


def _facing(b: Builder, span: Span, parts: Parts) -> ast.Facing:
    first, direction = parts
    return ast.Facing(span, word(direction) if word(first) == "face" else b.expr(direction))


def _move(b: Builder, span: Span, parts: Parts) -> ast.Move:
    what, to, facing, in_pile = parts
    end = word(as_tree(in_pile).children[1]) if in_pile is not None else None
    return ast.Move(span, b.one(DOMAIN, what), b.expr(to), b.maybe(FACING, facing), end)


def _draw(b: Builder, span: Span, parts: Parts) -> ast.Draw:
    amount, source, to, facing = parts
    return ast.Draw(span, b.one(AMOUNT, amount), b.expr(source), b.expr(to), b.maybe(FACING, facing))


def _shuffle(b: Builder, span: Span, parts: Parts) -> ast.Shuffle:
    *places, into = parts
    return ast.Shuffle(span, b.exprs(places), b.maybe(EXPR, into))


def _pay(b: Builder, span: Span, parts: Parts) -> ast.Pay:
    amount, source, to = parts
    return ast.Pay(span, b.one(AMOUNT, amount), b.expr(source), b.expr(to))


def _if(b: Builder, span: Span, parts: Parts) -> ast.If:
    condition, suite, *rest = parts
    branches: list[tuple[ast.Expr | None, ast.Block]] = [(b.expr(condition), b.one(BLOCK, suite))]
    for tree in [as_tree(part) for part in rest if part is not None]:
        if tree.data == "elif_":
            branches.append((b.expr(tree.children[0]), b.one(BLOCK, tree.children[1])))
        else:
            branches.append((None, b.one(BLOCK, tree)))
    return ast.If(span, tuple(branches))


def _set(operator: str) -> Rule:
    """Builds `set X to V`, `add V to X`, `subtract V from X`: the amount stands first where there is one."""

    def build(b: Builder, span: Span, parts: Parts) -> ast.Set:
        slot, value = parts if operator == "set" else reversed(parts)
        return ast.Set(span, operator, b.expr(slot), b.expr(value))

    return build


def _say(b: Builder, span: Span, parts: Parts) -> ast.Say:
    quoted = as_token(parts[0])
    inner = b.span(quoted)
    return ast.Say(span, ast.Template(Span(b.source, inner.start + 1, inner.end - 1), (str(quoted)[1:-1],)))


EFFECTS: dict[str, Rule] = {
    "block": lambda b, span, parts: ast.Block(span, b.several(STATEMENT, parts)),
    "suite": lambda b, span, parts: ast.Block(span, b.several(STATEMENT, parts)),
    "move": _move,
    "draw": _draw,
    "amount": _amount,
    "facing": _facing,
    "shuffle": _shuffle,
    "turn": lambda b, span, parts: ast.Turn(span, b.one(DOMAIN, parts[0]), b.one(FACING, parts[1])),
    "show": lambda b, span, parts: ast.Show(span, b.one(DOMAIN, parts[0]), b.one(DOMAIN, parts[1])),
    "roll": lambda b, span, parts: ast.Roll(span, b.one(DOMAIN, parts[0])),
    "pay": _pay,
    "set": _set("set"),
    "add": _set("add"),
    "subtract": _set("subtract"),
    "eliminate": lambda b, span, parts: ast.Eliminate(span, b.expr(parts[0])),
    "say": _say,
    "let": lambda b, span, parts: b.one(BINDING, parts[0]),
    "binding": lambda b, span, parts: ast.Binding(span, b.name(parts[0]), b.expr(parts[1])),
    "call": lambda b, span, parts: ast.Call(span, b.name(parts[0]), b.arguments(parts[1])),
    "calls": lambda b, span, parts: b.several(CALL, parts),
    "if_": _if,
    "for_each": lambda b, span, parts: ast.ForEach(span, b.one(DOMAIN, parts[0]), b.one(BLOCK, parts[1])),
}
