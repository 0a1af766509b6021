"""From a parse tree of lark to the dataclasses of `ast.py`: how a part is built, and known to be what its place takes.

In: parse trees, and a builder for each rule of the grammar (`building.py`). Out: trees of `ast.py`. A builder that
gives something else than its place takes is a mistake in the program: TypeError.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar, cast, get_args

from lark import Token, Tree

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax.nodes import LONGEST_NUMBER
from rulewright.source.text import Source, Span

Built_co = TypeVar("Built_co", covariant=True)
T = TypeVar("T")
ParseTree = Tree[Token]
Part = ParseTree | Token | None
"""What a rule of the grammar is made of; none where something optional is missing."""
Parts = Sequence[Part]


@dataclass(frozen=True, slots=True)
class Expected(Generic[Built_co]):
    """What may stand at a place: one of these classes."""

    classes: tuple[type, ...]

    def checked(self, built: object) -> Built_co:
        if not isinstance(built, self.classes):
            names = ", ".join(one.__name__ for one in self.classes)
            raise TypeError(f"built as {type(built).__name__}, where one of these stands: {names}")
        return cast(Built_co, built)


EXPR: Expected[ast.Expr] = Expected(get_args(ast.Expr))
BINDING: Expected[ast.Binding] = Expected((ast.Binding,))
CALL: Expected[ast.Call] = Expected((ast.Call,))
DOMAIN: Expected[ast.Domain] = Expected((ast.Domain,))
ORDER: Expected[ast.Order] = Expected((ast.Order,))
BLOCK: Expected[ast.Block] = Expected((ast.Block,))
FACING: Expected[ast.Facing] = Expected((ast.Facing,))


class Builder:
    """Builds the tree of one string that starts at offset `base` of `source`, by the builders of all `rules`."""

    def __init__(self, source: Source, base: int, rules: Mapping[str, Rule]) -> None:
        self.source, self.base, self.rules = source, base, rules

    def build(self, part: Part) -> object:
        """A dataclass, or several; the text of a token that is no name; none for none."""
        if isinstance(part, Token):
            return self.name(part) if part.type == "NAME" else str(part)
        return self.rules[part.data](self, self.span(part), part.children) if part is not None else None

    def one(self, expected: Expected[T], part: Part) -> T:
        """What stands at a place that takes these classes."""
        return expected.checked(self.build(part))

    def maybe(self, expected: Expected[T], part: Part) -> T | None:
        """The same at a place that may be empty."""
        return expected.checked(self.build(part)) if part is not None else None

    def several(self, expected: Expected[T], parts: Parts) -> tuple[T, ...]:
        """Those that are there."""
        return tuple(expected.checked(self.build(part)) for part in parts if part is not None)

    def expr(self, part: Part) -> ast.Expr:
        return self.one(EXPR, part)

    def exprs(self, parts: Parts) -> tuple[ast.Expr, ...]:
        return self.several(EXPR, parts)

    def where(self, part: Part) -> ast.Expr | None:
        """The condition of a `where`, if there is one."""
        return self.expr(as_tree(part).children[0]) if part is not None else None

    def arguments(self, part: Part) -> tuple[ast.Expr, ...]:
        """Those in brackets; none without brackets."""
        return self.exprs(as_tree(part).children) if part is not None else ()

    def name(self, part: Part) -> ast.Name:
        """A word that somebody gave to something."""
        token = as_token(part)
        return ast.Name(self.span(token), str(token))

    def names(self, parts: Parts) -> tuple[ast.Name, ...]:
        return tuple(self.name(part) for part in parts)

    def span(self, part: ParseTree | Token) -> Span:
        """Where it stands in the file; what is empty stands at the beginning."""
        start = end = 0
        if isinstance(part, Token):
            start, end = part.start_pos or 0, part.end_pos or 0
        elif not part.meta.empty:
            start, end = part.meta.start_pos, part.meta.end_pos
        return Span(self.source, self.base + start, self.base + end)


Rule = Callable[[Builder, Span, Parts], object]
"""Builds what a rule of the grammar has read."""


def as_token(part: Part) -> Token:
    """A part of which the grammar says that it is a word, number or sign."""
    if not isinstance(part, Token):
        raise TypeError(f"no token stands here, but {part}")
    return part


def as_tree(part: Part) -> ParseTree:
    """A part of which the grammar says that it has parts of its own."""
    if not isinstance(part, Tree):
        raise TypeError(f"no rule was read here, but {part}")
    return part


def word(part: Part) -> str:
    """The text of a token, or of the first one of a rule that lists words and signs (`compare`, `aggregate`)."""
    return str(as_token(part.children[0] if isinstance(part, Tree) else part))


def number(part: Part) -> int:
    """The number in some digits; one that is beyond all is refused as such by whoever reads it."""
    return int(as_token(part)[:LONGEST_NUMBER])
