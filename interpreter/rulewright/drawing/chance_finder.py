"""Which rules roll dice, shuffle, draw or pick at random, by themselves or by what they call.

In: a document. Out: a test for a part of it. Complains about nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from rulewright.frontend.syntax import ast
from rulewright.frontend.syntax import document as doc
from rulewright.source.text import Source, Span

RANDOM = "random"


class ChanceFinder:
    """Knows the effects and terms that lead to chance."""

    def __init__(self, document: doc.Document) -> None:
        parts = {one.signature.name.name: _parts(one.body) for one in document.effects}
        parts |= {one.signature.name.name: _parts(one.body) for one in document.terms}
        self._names = {RANDOM}
        while found := {name for name, (own, called) in parts.items() if own or called & self._names} - self._names:
            self._names |= found

    def leads_to_chance(self, part: object) -> bool:
        own, called = _parts(part)
        return own or bool(called & self._names)


def _parts(part: object) -> tuple[bool, set[str]]:
    """Whether chance stands in a part itself, and the names that it calls or reads."""
    nodes = list(_below(part))
    own = any(isinstance(node, ast.Shuffle | ast.Roll | ast.Draw) for node in nodes)
    return own, {node.name for node in nodes if isinstance(node, ast.Name)}


def _below(part: object) -> Iterator[object]:
    """A node and all below it."""
    waiting = [part]
    while waiting:
        node = waiting.pop()
        yield node
        if isinstance(node, tuple):
            waiting += node
        elif is_dataclass(node) and not isinstance(node, Span | Source):
            waiting += [getattr(node, field.name) for field in fields(node)]
