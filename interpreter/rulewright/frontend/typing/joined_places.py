"""Joined places: `sum(card.value for card in me.hand + board)`.

In: an aggregate whose domain lies in several places. Out: the same aggregate of each place alone. How their results are
put together is said by the table of aggregates. An order, `first n` and the like would have to go across places, so
they are refused.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import assert_never

from rulewright.frontend.language.aggregate_table import Joined
from rulewright.frontend.syntax import ast
from rulewright.frontend.typed import tree as t
from rulewright.frontend.typed.types import FLAG
from rulewright.source.text import Span

IsPlace = Callable[[ast.Expr], bool]
ONE_PLACE = "write it for each place alone, and put the results together"


def places_of(domain: ast.Domain, is_place: IsPlace) -> tuple[ast.Expr, ...]:
    """The places that are joined by `+`; none where there is one only."""
    joined = _lies_in(domain.source)
    found = tuple(_leaves(joined)) if joined is not None else ()
    return found if len(found) > 1 and any(map(is_place, found)) else ()


def _lies_in(source: ast.DomainSource) -> ast.Expr | None:
    """What stands behind `in`, or is the domain by itself."""
    match source:
        case ast.Named(place=place) | ast.Slice(place=place):
            return place
        case ast.Whole(value=value):
            return value
        case ast.Reached():
            return None
        case never:
            assert_never(never)


def _leaves(node: ast.Expr) -> Iterator[ast.Expr]:
    if isinstance(node, ast.Arithmetic) and node.operator == "+":
        yield from _leaves(node.left)
        yield from _leaves(node.right)
    else:
        yield node


def is_divisible(domain: ast.Domain) -> bool:
    """Whether the members of each place can be looked at alone."""
    return domain.order is None and domain.extent is None and not isinstance(domain.source, ast.Slice)


def in_place(domain: ast.Domain, place: ast.Expr) -> ast.Domain:
    """The domain in one of its places."""
    match domain.source:
        case ast.Named() | ast.Slice() as named:
            return replace(domain, source=replace(named, place=place))
        case ast.Whole() as whole:
            return replace(domain, source=replace(whole, span=place.span, value=place))
        case ast.Reached():
            return domain
        case never:
            assert_never(never)


def put_together(span: Span, joined: Joined, parts: list[t.Expr]) -> t.Expr:
    """The result for all places from those of each."""
    first, *rest = parts
    match joined:
        case Joined.SUM:
            for part in rest:
                first = t.Arithmetic(span, first.type, "+", first, part)
            return first
        case Joined.SOME | Joined.EVERY:
            return t.Logic(span, FLAG, "or" if joined is Joined.SOME else "and", tuple(parts))
        case Joined.NEVER:
            raise AssertionError("it was refused")
        case never:
            assert_never(never)
