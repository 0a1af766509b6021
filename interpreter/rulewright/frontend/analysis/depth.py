"""How deep terms, effects and numbers go, through those that they use.

In: a document. Complains about a chain so long that nobody, and no stack, could follow it. It looks at names only and
comes before everything else that reads bodies; what uses itself is another module's matter.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import Any

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.source.diagnostic import Report
from rulewright.source.text import Source, Span

MOST_LEVELS = 100


@dataclass(frozen=True, slots=True)
class _Body:
    """A body's own levels, and the deepest level at which each name stands in it."""

    name: str
    span: Span
    levels: int
    uses: dict[str, int]


def check_depth(document: doc.Document, report: Report) -> bool:
    """Whether no term, effect or number goes too deep."""
    signed: list[doc.TermDecl | doc.EffectDecl] = [*document.terms, *document.effects]
    bodies = [_levels_of(decl) for decl in signed]
    bodies += [_body(decl.name, decl.span, decl.value) for decl in document.numbers]
    named: dict[str, list[_Body]] = {}
    for body in bodies:
        named.setdefault(body.name, []).append(body)
    totals = _totals(named)
    for body in bodies:
        if _total(body, totals) > MOST_LEVELS and all(totals.get(name, 0) <= MOST_LEVELS for name in body.uses):
            message = (
                f"`{body.name}` goes {_total(body, totals)} operations deep, "
                f"through what it uses; {MOST_LEVELS} are possible"
            )
            report.error("RW613", message, body.span, "shorten the chain of those that use each other")
    return all(total <= MOST_LEVELS for total in totals.values())


def _levels_of(decl: doc.TermDecl | doc.EffectDecl) -> _Body:
    """The body of a declaration, written out as often as it may use itself."""
    name = decl.signature.name.name
    body = _body(name, decl.span, decl.body)
    if not isinstance(decl, doc.TermDecl) or decl.depth == 1:
        return body
    above = (decl.depth - 1) * body.uses.get(name, 0)
    below = _body(name, decl.span, decl.deeper)
    uses = {one: level + above for one, level in body.uses.items()}
    for one, level in below.uses.items():
        uses[one] = max(uses.get(one, 0), above + body.uses.get(name, 0) + level)
    uses.pop(name, None)  # it is written out here, not behind its name
    return _Body(name, decl.span, above + max(body.levels, body.uses.get(name, 0) + below.levels), uses)


def _body(name: str, span: Span, root: object) -> _Body:
    deepest, row = 0, [(1, root)]
    uses: dict[str, int] = {}
    while row:
        deepest = max(deepest, *(level for level, _ in row))
        for level, node in row:
            if isinstance(node, ast.Name):
                uses[node.name] = max(level, uses.get(node.name, 0))
        row = [(level + _steps(node), child) for level, node in row for child in _children(node)]
    return _Body(name, span, deepest, uses)


def _steps(node: object) -> int:
    """How much deeper what stands in a part is: lists are compared value by value, each in two
    operations inside those of the value before.
    """
    return 2 * len(node.left) if isinstance(node, ast.CompareLists) else 1


def _children(node: object) -> list[object]:
    if isinstance(node, tuple):
        return [child for item in node for child in (_children(item) if isinstance(item, tuple) else [item])]
    if isinstance(node, Span | Source) or not is_dataclass(node):
        return []
    found = (getattr(node, name) for name in _names(node.__class__))
    return [child for value in found for child in (_children(value) if isinstance(value, tuple) else [value])]


@cache
def _names(cls: Any) -> tuple[str, ...]:
    return tuple(field.name for field in fields(cls) if field.name != "span")


def _total(body: _Body, totals: dict[str, int]) -> int:
    return max([body.levels, *(level + totals[name] for name, level in body.uses.items() if name in totals)])


def _totals(named: dict[str, list[_Body]]) -> dict[str, int]:
    """The levels behind every name, used names first; a name met again on its own way counts nothing."""
    totals: dict[str, int] = {}
    begun: set[str] = set()
    stack = list(named)
    while stack:
        name = stack[-1]
        waiting = [used for body in named[name] for used in body.uses if used in named and used not in begun]
        if name not in begun and waiting:
            begun.add(name)
            stack += waiting
            continue
        begun.add(stack.pop())
        if name not in totals:
            totals[name] = max(_total(body, totals) for body in named[name])
    return totals
