"""Lark's parse trees to the dataclasses of `rulewright.frontend.syntax.ast`:
one small function per rule of the grammar.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any, get_args

from lark import Token, Tree

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax.nodes import LONGEST_NUMBER
from rulewright.source.text import Source, Span


class Builder:
    """Builds the tree of one string that starts at offset `base` of `source`."""

    def __init__(self, source: Source, base: int) -> None:
        self.source = source
        self.base = base

    def build(self, tree: Any) -> Any:
        """Any parse tree or token to its dataclass; other things stay."""
        if isinstance(tree, Token):
            return self.name(tree) if tree.type == "NAME" else str(tree)
        if not isinstance(tree, Tree):
            return tree
        return _BUILD[tree.data](self, self.span(tree), tree.children)

    def all(self, trees: list[Any]) -> tuple[Any, ...]:
        return tuple(self.build(tree) for tree in trees if tree is not None)

    def span(self, tree: Any) -> Span:
        if isinstance(tree, Token):
            start, end = tree.start_pos or 0, tree.end_pos or 0
        elif tree.meta.empty:
            start = end = 0
        else:
            start, end = tree.meta.start_pos, tree.meta.end_pos
        return Span(self.source, self.base + start, self.base + end)

    def name(self, token: Token) -> ast.Name:
        return ast.Name(self.span(token), str(token))

    def arguments(self, tree: Any) -> tuple[ast.Expr, ...]:
        return self.all(tree.children) if tree is not None else ()

    def optional_where(self, tree: Any) -> ast.Expr | None:
        return self.build(tree.children[0]) if tree is not None else None


def _int(digits: str) -> int:
    """The number in some digits; one that is beyond all is refused as such by whoever reads it."""
    return int(digits[:LONGEST_NUMBER])


def _binary(b: Builder, span: Span, kids: list[Any], operator: str) -> ast.Expr:
    return ast.Arithmetic(span, operator, b.build(kids[0]), b.build(kids[1]))


def _not_chain(operator: str) -> Callable[[Builder, Span, list[Any]], ast.Expr]:
    return lambda b, span, kids: ast.Logic(span, operator, b.all(kids))


def _isness(tree: Any) -> bool:
    return len(tree.children) == 2


def _what(b: Builder, tree: Any) -> ast.Name:
    return b.name(tree.children[0])


def _aggregate(tree: Any) -> str:
    return str(tree.children[0])


def _named(b: Builder, span: Span, kids: list[Any]) -> ast.Named:
    words = [kid for kid in kids if isinstance(kid, Token)]
    place = next((kid for kid in kids if isinstance(kid, Tree)), None)
    return ast.Named(span, tuple(b.name(word) for word in words), b.build(place))


def _reached(b: Builder, span: Span, kids: list[Any]) -> ast.Reached:
    *words, start, through = kids
    return ast.Reached(span, tuple(b.name(word) for word in words), b.build(start), b.build(through))


def _slice(b: Builder, span: Span, kids: list[Any]) -> ast.Slice:
    end, amount, *rest = kids
    named = _named(b, span, rest)
    return ast.Slice(span, str(end.children[0]), b.build(amount), named.words, named.place)


def _domain(b: Builder, span: Span, kids: list[Any]) -> ast.Domain:
    source, between, where = kids
    order: ast.Order | None = None
    if between is not None and between.data == "extent":
        return ast.Domain(span, b.build(source), None, b.optional_where(where), _extent(b, between))
    if between is not None:
        inner = between.children[0]
        order = b.build(inner) if between.data == "by" else ast.Order(b.span(inner), (_round(b, inner),))
    return ast.Domain(span, b.build(source), order, b.optional_where(where))


def _extent(b: Builder, tree: Any) -> ast.Extent:
    return ast.Extent(b.span(tree), str(tree.children[0]), b.build(tree.children[1]))


def _round(b: Builder, tree: Any) -> ast.Criterion:
    return ast.Criterion(b.span(tree), _kind(tree.children[0]), b.build(tree.children[2]), None)


def _criterion(b: Builder, span: Span, kids: list[Any]) -> ast.Criterion:
    first = kids[0]
    if first.type == "NAME":
        return ast.Criterion(span, "option", b.build(first), None)
    values = [
        b.build(kid) for kid in kids[1:] if isinstance(kid, Tree) or (isinstance(kid, Token) and kid.type == "NAME")
    ]
    return ast.Criterion(span, _kind(first), values[0] if values else None, values[1] if len(values) > 1 else None)


def _kind(word: Token) -> ast.CriterionKind:
    """A word that the grammar lists."""
    kinds: tuple[ast.CriterionKind, ...] = get_args(ast.CriterionKind)
    return kinds[kinds.index(str(word))]


def _amount(b: Builder, span: Span, kids: list[Any]) -> ast.Amount:
    if isinstance(kids[0], Token) and kids[0].type == "EVERYTHING":
        return ast.Amount(span, "everything", None)
    return ast.Amount(span, "up_to" if len(kids) == 3 else "exact", b.build(kids[-1]))


def _facing(b: Builder, span: Span, kids: list[Any]) -> ast.Facing:
    if str(kids[0]) == "face":
        return ast.Facing(span, str(kids[1]))
    return ast.Facing(span, b.build(kids[1]))


def _shuffle(b: Builder, span: Span, kids: list[Any]) -> ast.Shuffle:
    *places, into = kids
    return ast.Shuffle(span, b.all(places), b.build(into))


def _if(b: Builder, span: Span, kids: list[Any]) -> ast.If:
    condition, suite, *rest = kids
    branches: list[tuple[ast.Expr | None, ast.Block]] = [(b.build(condition), b.build(suite))]
    for tree in rest:
        if tree is None:
            continue
        if tree.data == "elif_":
            branches.append((b.build(tree.children[0]), b.build(tree.children[1])))
        else:
            branches.append((None, b.build(tree)))
    return ast.If(span, tuple(branches))


def _set(operator: str, slot_first: bool) -> Callable[[Builder, Span, list[Any]], ast.Set]:
    def build(b: Builder, span: Span, kids: list[Any]) -> ast.Set:
        slot, value = kids if slot_first else reversed(kids)
        return ast.Set(span, operator, b.build(slot), b.build(value))

    return build


def _say(b: Builder, span: Span, kids: list[Any]) -> ast.Say:
    inner = b.span(kids[0])
    return ast.Say(span, ast.Template(Span(b.source, inner.start + 1, inner.end - 1), (str(kids[0])[1:-1],)))


def _choose(b: Builder, span: Span, kids: list[Any]) -> ast.Choose:
    *rest, where = kids
    named = _named(b, span, [kid for kid in rest if kid is not None])
    return ast.Choose(span, named.words, named.place, b.optional_where(where))


def _choose_some(b: Builder, span: Span, kids: list[Any]) -> ast.ChooseSome:
    quantity, *rest, relations, where = kids
    named = _named(b, span, [kid for kid in rest if kid is not None])
    low, high = _sizes(b, quantity)
    related = tuple(b.build(kid) for kid in relations.children) if relations is not None else ()
    return ast.ChooseSome(span, low, high, named.words, named.place, related, b.optional_where(where))


def _sizes(b: Builder, quantity: Any) -> tuple[ast.Expr, ast.Expr]:
    """How few and how many: `2`, `1..3`, `exactly n`."""
    bounds = [b.build(kid) for kid in quantity.children if kid is not None]
    bounds = [ast.Number(b.span(quantity), _int(bound)) if isinstance(bound, str) else bound for bound in bounds]
    return bounds[0], bounds[-1]


def _relation(b: Builder, span: Span, kids: list[Any]) -> ast.Relation:
    word, *rest = (kid for kid in kids if kid is not None)
    return ast.Relation(span, str(word), b.name(rest[-1]) if rest else None)


def _signature(b: Builder, span: Span, kids: list[Any]) -> ast.Signature:
    owner, name, *rest = kids
    parameters: list[ast.Parameter] = []
    keys: list[ast.Name | ast.KeyRange] = []
    owner_name = b.name(owner) if owner is not None else None
    if owner_name is not None:
        parameters.append(ast.Parameter(owner_name.span, owner_name, owner_name))
    for kid in rest:
        if isinstance(kid, Tree) and kid.data == "parameter":
            parameters.append(b.build(kid))
        elif kid is not None:
            keys.append(b.build(kid))
    return ast.Signature(span, owner_name, b.name(name), tuple(parameters), tuple(keys))


def _parameter(b: Builder, span: Span, kids: list[Any]) -> ast.Parameter:
    quantity, type_word, word = kids
    type_name = b.name(type_word)
    name = b.name(word) if word is not None else type_name
    return ast.Parameter(span, type_name, name, _sizes(b, quantity) if quantity is not None else None)


def _type_range(b: Builder, span: Span, kids: list[Any]) -> ast.KindType:
    return ast.KindType(span, "range", None, b.build(kids[0]), b.build(kids[1]), False)


def _optional_type(b: Builder, span: Span, kids: list[Any]) -> ast.KindType:
    plain: ast.KindType = b.build(kids[0])
    return replace(plain, span=span, optional=True)


def _every(b: Builder, span: Span, kids: list[Any]) -> ast.KindType:
    bounds = [b.build(kid) for kid in kids if kid is not None]
    return ast.KindType(span, "every", None, bounds[0] if bounds else None, bounds[1] if bounds else None, False)


def _ranking(b: Builder, span: Span, kids: list[Any]) -> ast.Ranking:
    levels: list[list[ast.Name]] = [[b.name(kids[0])]]
    for sign, name in zip(kids[1::2], kids[2::2], strict=True):
        if str(sign) == ">":
            levels.append([])
        levels[-1].append(b.name(name))
    return ast.Ranking(span, tuple(tuple(level) for level in levels))


def _lot(b: Builder, span: Span, kids: list[Any]) -> ast.Lot:
    count, thing, facing = kids
    built = b.build(facing)
    direction = built.direction if isinstance(built, ast.Facing) and isinstance(built.direction, str) else None
    return ast.Lot(span, _int(count) if count is not None else 1, b.build(thing), direction)


def _literal(b: Builder, span: Span, kids: list[Any]) -> ast.Literal:
    return ast.Literal(span, str(kids[0]), _int(kids[1]))


def _fold(b: Builder, span: Span, kids: list[Any]) -> ast.Expr:
    word, body, domain, groupings, otherwise = kids
    taken = b.all(groupings.children) if groupings is not None else ()
    return ast.Fold(span, _aggregate(word), b.build(body), b.build(domain), b.build(otherwise), taken)


def _grouping(b: Builder, span: Span, kids: list[Any]) -> ast.Grouping:
    quantity, relations = kids
    return ast.Grouping(span, *_sizes(b, quantity), b.all(relations.children))


def _gather(b: Builder, span: Span, kids: list[Any]) -> ast.Expr:
    return ast.Gather(span, _aggregate(kids[0]), b.build(kids[1]), b.build(kids[2]))


def _compare(b: Builder, span: Span, kids: list[Any]) -> ast.Expr:
    return ast.Compare(span, str(kids[1].children[0]), b.build(kids[0]), b.build(kids[2]))


def _compare_lists(b: Builder, span: Span, kids: list[Any]) -> ast.Expr:
    left, compare, right = kids
    return ast.CompareLists(span, str(compare.children[0]), b.all(left.children), b.all(right.children))


def _belonging(b: Builder, span: Span, kids: list[Any]) -> ast.Expr:
    return ast.Belonging(span, b.build(kids[0]), b.name(kids[1]), b.arguments(kids[2]) if kids[2] is not None else None)


_BUILD: dict[str, Callable[[Builder, Span, list[Any]], Any]] = {
    # values
    "number": lambda b, span, kids: ast.Number(span, _int(kids[0])),
    "yes": lambda b, span, kids: ast.Flag(span, True),
    "no": lambda b, span, kids: ast.Flag(span, False),
    "nothing": lambda b, span, kids: ast.Nothing(span),
    "name": lambda b, span, kids: ast.Name(span, str(kids[0])),
    "literal": _literal,
    "belonging": _belonging,
    "index": lambda b, span, kids: ast.Index(span, b.name(kids[0]), b.arguments(kids[1])),
    "apply": lambda b, span, kids: ast.Apply(span, b.name(kids[0]), b.arguments(kids[1])),
    "group": lambda b, span, kids: b.build(kids[0]),
    "plus": lambda b, span, kids: _binary(b, span, kids, "+"),
    "minus": lambda b, span, kids: _binary(b, span, kids, "-"),
    "times": lambda b, span, kids: _binary(b, span, kids, "*"),
    "modulo": lambda b, span, kids: _binary(b, span, kids, "mod"),
    "divide": lambda b, span, kids: ast.Divide(span, b.build(kids[0]), b.build(kids[1]), str(kids[2].children[0])),
    "negative": lambda b, span, kids: ast.Negate(span, b.build(kids[0])),
    "compare_": _compare,
    "compare_lists": _compare_lists,
    "is_": lambda b, span, kids: ast.Is(span, b.build(kids[0]), _isness(kids[1]), _what(b, kids[2])),
    "member": lambda b, span, kids: ast.IsIn(span, b.build(kids[0]), _isness(kids[1]), b.build(kids[2])),
    "among": lambda b, span, kids: ast.IsAmong(
        span, b.build(kids[0]), _isness(kids[1]), tuple(b.build(kid) for kid in kids[2:])
    ),
    "or_": _not_chain("or"),
    "and_": _not_chain("and"),
    "not_": lambda b, span, kids: ast.Not(span, b.build(kids[0])),
    "choice": lambda b, span, kids: ast.Choice(span, b.build(kids[0]), b.build(kids[1]), b.build(kids[2])),
    "range_": lambda b, span, kids: ast.Range(span, b.build(kids[0]), b.build(kids[1])),
    "fold": _fold,
    "grouping": _grouping,
    "gather": _gather,
    "after": lambda b, span, kids: ast.After(span, b.build(kids[0]), b.build(kids[1])),
    "term": lambda b, span, kids: b.build(kids[0]),
    "parts_named": lambda b, span, kids: ast.LetIn(span, b.build(kids[0]), b.build(kids[1])),
    "extreme": lambda b, span, kids: ast.Extreme(span, _aggregate(kids[0]), b.all(kids[1:])),
    # domains
    "domain": _domain,
    "whole": lambda b, span, kids: ast.Whole(span, b.build(kids[0])),
    "named": _named,
    "slice": _slice,
    "listed": lambda b, span, kids: ast.MemberList(span, b.all(kids)),
    "reached": _reached,
    "order": lambda b, span, kids: ast.Order(span, b.all(kids)),
    "criterion": _criterion,
    # effects
    "block": lambda b, span, kids: ast.Block(span, b.all(kids)),
    "suite": lambda b, span, kids: ast.Block(span, b.all(kids)),
    "move": lambda b, span, kids: ast.Move(
        span,
        b.build(kids[0]),
        b.build(kids[1]),
        b.build(kids[2]),
        str(kids[3].children[1]) if kids[3] is not None else None,
    ),
    "draw": lambda b, span, kids: ast.Draw(
        span, b.build(kids[0]), b.build(kids[1]), b.build(kids[2]), b.build(kids[3])
    ),
    "amount": _amount,
    "facing": _facing,
    "shuffle": _shuffle,
    "turn": lambda b, span, kids: ast.Turn(span, b.build(kids[0]), b.build(kids[1])),
    "show": lambda b, span, kids: ast.Show(span, b.build(kids[0]), b.build(kids[1])),
    "roll": lambda b, span, kids: ast.Roll(span, b.build(kids[0])),
    "pay": lambda b, span, kids: ast.Pay(span, b.build(kids[0]), b.build(kids[1]), b.build(kids[2])),
    "set": _set("set", True),
    "add": _set("add", False),
    "subtract": _set("subtract", False),
    "eliminate": lambda b, span, kids: ast.Eliminate(span, b.build(kids[0])),
    "say": _say,
    "let": lambda b, span, kids: b.build(kids[0]),
    "binding": lambda b, span, kids: ast.Binding(span, b.name(kids[0]), b.build(kids[1])),
    "call": lambda b, span, kids: ast.Call(span, b.name(kids[0]), b.arguments(kids[1])),
    "calls": lambda b, span, kids: b.all(kids),
    "arguments": lambda b, span, kids: b.all(kids),
    "if_": _if,
    "for_each": lambda b, span, kids: ast.ForEach(span, b.build(kids[0]), b.build(kids[1])),
    # picks, keys, types
    "picks": lambda b, span, kids: b.all(kids),
    "choose": _choose,
    "choose_some": _choose_some,
    "relation": _relation,
    "determined": lambda b, span, kids: ast.Determined(span, b.name(kids[0]), b.build(kids[1])),
    "signature": _signature,
    "parameter": _parameter,
    "key_range": lambda b, span, kids: ast.KeyRange(span, _int(kids[0]), _int(kids[1])),
    "kind_type": lambda b, span, kids: b.build(kids[0]),
    "type_name": lambda b, span, kids: ast.KindType(span, "name", b.name(kids[0]), None, None, False),
    "type_range": _type_range,
    "optional_type": _optional_type,
    "every": _every,
    "ranking": _ranking,
    "contents": lambda b, span, kids: b.all(kids),
    "lot": _lot,
}
