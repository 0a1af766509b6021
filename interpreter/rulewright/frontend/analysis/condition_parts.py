"""Which parts of conditions a person has written as such: what coverage and the lowering with marks must agree on."""

from __future__ import annotations

import re

from rulewright.frontend.analysis.walk import nodes
from rulewright.frontend.syntax.document import Header
from rulewright.frontend.typed import symbols as sym
from rulewright.frontend.typed import tree as t
from rulewright.source.text import Span

MOST_VALUES = 12
"""Of an option with more values than so many, the ends stand for all."""


def described(domain: t.Domain) -> bool:
    """Whether the condition of a domain is a conjunction that its words make together, not one that is written."""
    return isinstance(domain.where, t.Logic) and domain.where.span == domain.span


def condition_of(domain: t.Domain) -> t.Expr | None:
    """The condition that stands after `where`; none where only words describe the members."""
    where = domain.where
    if where is None:
        return None
    last = where.items[-1] if isinstance(where, t.Logic) and described(domain) else where
    before = last.span.source.text[domain.span.start : last.span.start] if domain.span.start <= last.span.start else ""
    return last if before.rstrip(" \r\n\t(").endswith("where") else None


def clause(span: Span, word: str) -> Span:
    """The key of a clause beside the verb of a step, if it is found on the way to the next empty line;
    else the step itself.
    """
    text = span.source.text
    end = text.find("\n\n", span.start)
    at = text.find(f"{word}:", span.start, end if end >= 0 else len(text))
    return Span(span.source, at, at + len(word)) if at >= 0 else span


def players_span(header: Header) -> Span:
    """Where a ruleset says how many may play."""
    source = header.span.source
    at = re.search(r"^players:", source.text, re.MULTILINE)
    return Span(source, at.start(), at.end() - 1) if at is not None else header.span


def option_spans(option: sym.Option) -> list[tuple[int, str, Span]]:
    """The values of an option that count, as numbers and as they are written, and where they stand."""
    if option.decl.values:
        return [(index, word, span) for index, (word, span) in enumerate(option.decl.values)]
    assert option.decl.range is not None
    every = range(option.low, option.high + 1)
    values = every if len(every) <= MOST_VALUES else (option.low, option.high)
    return [(value, str(value), option.decl.range.span) for value in values]


def has_sides(expr: t.Expr) -> bool:
    """Whether a condition may come out either way: a plain `yes` or `no` may not."""
    return not isinstance(expr, t.Const)


def markable(expr: t.Expr) -> bool:
    """Whether an expression or a part of it has sides of its own: what a constant must not hide."""
    return any(isinstance(node, t.Logic | t.Choice) for node in nodes(expr))
