"""Where a difference stands: the very lines that make it.

In: a `Change`, and where variants remove things. Out: the nodes, or the line of a variant that drops something. Of a
list it is the item that is new or gone, not where the list begins: a variant's new item stands in the variant's file.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from rulewright.difference.changes import Change, RulePath, words
from rulewright.frontend.syntax import nodes
from rulewright.frontend.syntax.nodes import Node, Scalar, Sequence
from rulewright.frontend.variants import Variant, paths
from rulewright.source.text import Span

Removals = Mapping[RulePath, Span]
"""Where variants say that something goes, by its path in what they extend."""


def removals(root: nodes.Mapping, variants: Iterable[Variant]) -> Removals:
    """The lines of `remove` in variants of a tree."""
    items = [
        item
        for variant in variants
        if isinstance(dropped := variant.root.get("remove"), Sequence)
        for item in dropped.items
    ]
    found = [(paths.find(root, item.text), item.span) for item in items if isinstance(item, Scalar)]
    return {
        tuple(paths.written(place.location).split(".")): span for place, span in found if isinstance(place, paths.Place)
    }


def places(change: Change, dropped: Removals) -> tuple[Span | None, Span | None, Span | None]:
    """Where something stands now, where a variant drops it, and where it stood;
    each none where there is no such place.
    """
    gained, lost = _gained(change.new, change.old), _gained(change.old, change.new)
    if gained:
        return gained[0][1].span, None, _span(change.old)
    ways = [(*change.path, str(index + 1)) for index, _ in lost] if change.new is not None else [change.path]
    line = next((dropped[way] for way in ways if way in dropped), None)
    return (_span(change.new) if line is None else None), line, (lost[0][1].span if lost else _span(change.old))


def _gained(node: Node | None, other: Node | None) -> list[tuple[int, Scalar]]:
    """The words of a list that are not in another, with their positions; nothing where no list was or is."""
    if not isinstance(node, Sequence) or other is None:
        return []
    known = [
        words(item) for item in (other.items if isinstance(other, Sequence) else (other,)) if isinstance(item, Scalar)
    ]
    return [
        (index, item) for index, item in enumerate(node.items) if isinstance(item, Scalar) and words(item) not in known
    ]


def _span(node: Node | None) -> Span | None:
    return node.span if node is not None else None
